"""Phase B: arrive at a place, with a pause for free actions before Wellington's parts and after them."""

from typing import ClassVar, Final

from railherd.core.contract import Field
from railherd.games.gwt_nz.state import State
from railherd.kit.decision import IN_KANSAS_CITY
from railherd.kit.figures.lookup import EMPTY, NOWHERE
from railherd.kit.rules.pauses import FreeActions
from railherd.kit.rules.place import Use
from railherd.kit.state import TrailState

BEFORE: Final = 0
AFTER: Final = 1


class Pause(FreeActions):
    """Do free actions before the parts of Wellington begin, or after them, or go on."""

    NAME: ClassVar[str] = "pause"
    PART: ClassVar[str] = IN_KANSAS_CITY
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("after", "flag", high=1),)

    def __init__(self, seat: int, after: int) -> None:
        super().__init__(seat)
        self.after = after

    def go_on(self, s: TrailState) -> None:
        """Go on with the parts of Wellington, or end the turn after them."""
        if self.after == AFTER:
            s.end_turn(self.seat)


def use_place(s: State, seat: int) -> None:
    """Ask for the actions of the place where a runholder stands."""
    s.pending.append(Use(seat, s.tile[s.players[seat].place], 0, NOWHERE, EMPTY))


def pause(s: State, seat: int, after: int) -> None:
    """Let a seat do free actions before or after Wellington's parts, if it has any or may draw one with a token."""
    if s.players[seat].tokens or s.free_options(seat):
        s.pending.append(Pause(seat, after))
    elif after == AFTER:
        s.end_turn(seat)
