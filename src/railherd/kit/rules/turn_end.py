"""Phase C, and the end of the game."""

from railherd.kit.figures.events import GAME_ENDED, TURN_ENDED
from railherd.kit.figures.lookup import NOBODY
from railherd.kit.rules.herd import draw_cards, hand_limit
from railherd.kit.state import TrailState


def draw_up(s: TrailState, seat: int) -> None:
    """Draw cards up to the hand limit."""
    missing = hand_limit(s, seat) - len(s.players[seat].hand)
    if missing > 0:
        draw_cards(s, seat, missing)


def next_seat(s: TrailState, seat: int) -> int:
    """End a seat's turn and return the next one; NOBODY if everybody has had a last turn, which ends the game."""
    s.emit(TURN_ENDED, seat)
    following = (seat + 1) % s.seats
    if following != s.marker:
        return following
    s.pending.clear()
    s.emit(GAME_ENDED, NOBODY)
    return NOBODY
