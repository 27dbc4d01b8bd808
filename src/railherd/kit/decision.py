"""The bases of the decisions that trail games share."""

from typing import ClassVar, Final, Generic, TypeVar

from railherd.core.contract import Field
from railherd.kit.figures.reasons import LEGAL
from railherd.kit.state import DecisionOn, TrailState

S = TypeVar("S", bound=TrailState, contravariant=True)

# The parts of a turn: a decision of one of them lies at the bottom of the stack, all others come with an action.
TRAVELLING: Final = "travelling"
USING: Final = "using"
IN_KANSAS_CITY: Final = "in_kansas_city"
DELIVERING: Final = "delivering"  # in Kansas City, or as an action of a building


class Decision(DecisionOn[TrailState]):
    """A question that all trail games ask."""


class OneOfSeveral(Decision):
    """A question for one of several cards. People name them in any order, `options` lists ascending order only.

    After a card with too few others above it, `options` lists the others from the lowest on.
    """

    def allowed(self, s: TrailState) -> list[int]:
        """Return every option that `refusal` accepts."""
        return [option for option in range(self.span(s)) if self.refusal(s, option) == 0]


class Unrefused(DecisionOn[S], Generic[S]):
    """A question whose options are all allowed."""

    SPAN: ClassVar[int] = 1

    def options(self, s: S) -> list[int]:
        """Offer all."""
        return list(range(self.SPAN))

    def refusal(self, s: S, option: int) -> int:
        """Refuse nothing."""
        return LEGAL


class UpTo(DecisionOn[S], Generic[S]):
    """A question how many or how far: up to `most`."""

    FIELDS: ClassVar[tuple[Field, ...]] = (Field("most", "number"),)

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat)
        self.most = most


class Surcharged(DecisionOn[S], Generic[S]):
    """A question what to take from a market, where an action changes the printed costs."""

    FIELDS: ClassVar[tuple[Field, ...]] = (Field("surcharge", "change", low=-9, high=9),)

    def __init__(self, seat: int, surcharge: int) -> None:
        super().__init__(seat)
        self.surcharge = surcharge
