"""The first turn, phase C, the next turn and the end of the game."""

from typing import ClassVar

from railherd.games.gwt_nz.figures import steps
from railherd.games.gwt_nz.figures.events import PATH_STARTED
from railherd.games.gwt_nz.figures.reasons import DISC_NOT_WHITE
from railherd.games.gwt_nz.sarah.step import then
from railherd.games.gwt_nz.state import Decision, State
from railherd.kit.figures.lookup import NOBODY, NOWHERE
from railherd.kit.figures.reasons import DISC_GONE, DISC_TOO_DEAR, LEGAL
from railherd.kit.rules.discards import Shed
from railherd.kit.rules.discs import take_disc
from railherd.kit.rules.travel import Place, Travel
from railherd.kit.rules.turn_end import draw_up, next_seat


def begin_turn(s: State, seat: int) -> None:
    """Ask a seat to travel; in its first turn, to discard, to start on the pathfinder track and to place itself."""
    s.turn += 1
    if s.is_sarah(seat):
        then(s, steps.TURN_UP)
        return
    if s.players[seat].place != NOWHERE:
        s.pending.append(Travel(seat))
        return
    s.pending.append(Place(seat))
    s.pending.append(StartPath(seat))
    surplus = len(s.players[seat].hand) - s.figures.start_hand
    if surplus > 0:
        s.pending.append(Shed(seat, surplus, 0))


def pass_turn(s: State, seat: int) -> None:
    """Draw up to the hand limit and pass the turn on. Once the token is taken nobody draws; each has a last turn."""
    if s.marker == NOBODY and not s.is_sarah(seat):
        draw_up(s, seat)
    s.players[seat].gained.clear()
    following = next_seat(s, seat)
    if following != NOBODY:
        begin_turn(s, following)


class StartPath(Decision):
    """Move a disc with white corners to the first space of the pathfinder track."""

    NAME: ClassVar[str] = "start_path"

    def span(self, s: State) -> int:
        """Return one option for each disc space of the player board."""
        return s.figures.discs

    def refusal(self, s: State, option: int) -> int:
        """Refuse a disc with black corners, one that is gone, and one that costs too much."""
        if not s.figures.disc_white[option]:
            return DISC_NOT_WHITE
        player = s.players[self.seat]
        if player.cleared >> option & 1:
            return DISC_GONE
        return LEGAL if s.figures.disc_cost[option] <= player.money else DISC_TOO_DEAR

    def apply(self, s: State, option: int) -> None:
        """Take the disc, which opens its space of the board."""
        take_disc(s, self.seat, option)
        s.players[self.seat].path = 0
        s.emit(PATH_STARTED, self.seat, option)
