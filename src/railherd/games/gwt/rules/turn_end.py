"""Phase C, the next turn and the end of the game."""

from railherd.games.gwt.state import State
from railherd.kit.figures.events import GAME_ENDED, TURN_ENDED
from railherd.kit.figures.lookup import NOBODY, NOWHERE
from railherd.kit.rules.herd import draw_cards, hand_limit
from railherd.kit.rules.travel import Place, Travel


def pass_turn(s: State, seat: int) -> None:
    """Draw up to the hand limit and pass the turn on, or end the game after everybody's last turn."""
    missing = hand_limit(s, seat) - len(s.players[seat].hand)
    if missing > 0:
        draw_cards(s, seat, missing)
    s.emit(TURN_ENDED, seat)
    following = (seat + 1) % s.seats
    if following == s.marker:
        s.pending.clear()
        s.emit(GAME_ENDED, NOBODY)
        return
    s.turn += 1
    if s.players[following].place == NOWHERE:
        s.pending.append(Place(following))
    else:
        s.pending.append(Travel(following))
