"""Phase B: arrive at a place, with a pause for free actions before Wellington's parts and after them."""

from typing import ClassVar, Final

from railherd.core.contract import Field
from railherd.games.gwt_nz.state import Decision, State
from railherd.kit.decision import IN_KANSAS_CITY
from railherd.kit.figures.lookup import EMPTY, NOWHERE
from railherd.kit.figures.reasons import LEGAL
from railherd.kit.rules.place import Use

BEFORE: Final = 0
AFTER: Final = 1


class Pause(Decision):
    """Do free actions before the parts of Wellington begin, or after them, or go on."""

    NAME: ClassVar[str] = "pause"
    PART: ClassVar[str] = IN_KANSAS_CITY
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("after", "flag", high=1),)

    def __init__(self, seat: int, after: int) -> None:
        super().__init__(seat)
        self.after = after

    def values(self) -> list[int]:
        """Return 1 after the parts of Wellington, 0 before them."""
        return [self.after]

    def span(self, s: State) -> int:
        """Return one option for each free action, then one to go on."""
        return s.figures.free_choices + 1

    def options(self, s: State) -> list[int]:
        """Offer the free actions, and to go on."""
        return [*s.free_options(self.seat), s.figures.free_choices]

    def refusal(self, s: State, option: int) -> int:
        """Refuse a free action that cannot be done."""
        return LEGAL if option == s.figures.free_choices else s.refuse_free(self.seat, option)

    def apply(self, s: State, option: int) -> None:
        """Do the free action and ask again, or go on with Wellington or the end of the turn."""
        if option != s.figures.free_choices:
            s.pending.append(self)
            s.do_free(self.seat, option)
        elif self.after == AFTER:
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
