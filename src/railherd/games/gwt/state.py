"""A game of Great Western Trail in play, and the base of its own decisions."""

from typing import Final

from railherd.core.bag import Pile
from railherd.games.gwt.figures.lookup import Figures
from railherd.kit.figures.piles import FIRST_OWN, later_pile
from railherd.kit.seat import BLANK, TrailSeat
from railherd.kit.state import DecisionOn, Trail

STACKS: Final = 3
START_PILE: Final = later_pile(STACKS, FIRST_OWN)


class Seat(TrailSeat):
    """One player's board, cards and pieces, with an engine and tepees."""

    def __init__(self, deck: Pile) -> None:
        super().__init__(deck)
        self.engine = 0  # a position of the railway
        self.tepees = BLANK  # green, blue

    def copy(self) -> "Seat":
        """Return an independent copy."""
        seat = Seat(self.deck.copy())
        seat.copy_from(self)
        seat.engine = self.engine
        seat.tepees = self.tepees[:]
        return seat


class State(Trail[Figures, Seat]):
    """The board and all players."""


class Decision(DecisionOn[State]):
    """A question that only Great Western Trail asks."""
