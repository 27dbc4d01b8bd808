"""Phase C and the next turn."""

from railherd.games.gwt.state import State
from railherd.kit.figures.lookup import NOBODY, NOWHERE
from railherd.kit.rules.travel import Place, Travel
from railherd.kit.rules.turn_end import draw_up, next_seat


def pass_turn(s: State, seat: int) -> None:
    """Draw up to the hand limit and pass the turn on, or end the game after everybody's last turn."""
    draw_up(s, seat)
    following = next_seat(s, seat)
    if following != NOBODY:
        s.turn += 1
        s.pending.append(Place(following) if s.players[following].place == NOWHERE else Travel(following))
