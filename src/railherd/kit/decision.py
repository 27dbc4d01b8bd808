"""The bases of the decisions that trail games share."""

from typing import Final

from railherd.kit.state import DecisionOn, TrailState

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
