"""Offer actions that come with something else, such as a worker's space, a station master or a reward."""

from typing import ClassVar, Final

from railherd.core.contract import Field
from railherd.kit.decision import Decision
from railherd.kit.figures.events import ACTION_USED
from railherd.kit.figures.reasons import LEGAL, NO_SUCH_ACTION
from railherd.kit.figures.verbs import NO_ACTION
from railherd.kit.rules.starting import refuse_action, start_action
from railherd.kit.state import TrailState

FIRST: Final = 0
SECOND: Final = 1
DECLINE: Final = 2


class Offer(Decision):
    """Do an action that was just earned, or one of two, or decline."""

    NAME: ClassVar[str] = "offer"
    SPAN: ClassVar[int] = 3
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("first", "action"), Field("second", "action", optional=True))

    def __init__(self, seat: int, first: int, second: int) -> None:
        super().__init__(seat)
        self.first = first
        self.second = second

    def meant(self, options: list[int]) -> int:
        """Return the action where there is but one."""
        return options[0] if len(options) == 2 else -1

    def options(self, s: TrailState) -> list[int]:
        """Offer the actions that the seat can do, and to decline."""
        options = []
        if s.able(self.seat, self.first):
            options.append(FIRST)
        if self.second != NO_ACTION and s.able(self.seat, self.second):
            options.append(SECOND)
        options.append(DECLINE)
        return options

    def refusal(self, s: TrailState, option: int) -> int:
        """Refuse an action that there is not or that lacks something. Declining is always legal."""
        if option == DECLINE:
            return LEGAL
        action = self.first if option == FIRST else self.second
        return NO_SUCH_ACTION if action == NO_ACTION else refuse_action(s, self.seat, action)

    def apply(self, s: TrailState, option: int) -> None:
        """Start the chosen action, if any."""
        if option != DECLINE:
            action = self.first if option == FIRST else self.second
            s.emit(ACTION_USED, self.seat, action)
            start_action(s, self.seat, action)


def offer(s: TrailState, seat: int, first: int, second: int = NO_ACTION) -> None:
    """Offer an action, or one of two, if any of them can be done; the second is the other side of its slash, if any."""
    if second == NO_ACTION:
        second = s.figures.actions[first].other
    if s.able(seat, first) or (second != NO_ACTION and s.able(seat, second)):
        s.pending.append(Offer(seat, first, second))
