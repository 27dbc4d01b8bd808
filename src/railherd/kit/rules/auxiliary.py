"""Auxiliary actions: five of them, each single or, with all its discs gone, double."""

from typing import ClassVar

from railherd.core.contract import Field
from railherd.kit.decision import Decision
from railherd.kit.figures.events import ACTION_USED
from railherd.kit.figures.reasons import AUXILIARY_LOCKED, AUXILIARY_SINGLE_ONLY, LEGAL
from railherd.kit.rules.starting import refuse_action, start_action
from railherd.kit.state import TrailState


class Auxiliary(Decision):
    """Do one auxiliary action: option = action × 2, plus 1 for double."""

    NAME: ClassVar[str] = "auxiliary"
    LEADS: ClassVar[bool] = True
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("single", "flag", high=1),)

    def __init__(self, seat: int, single: int) -> None:
        super().__init__(seat)
        self.single = single

    def span(self, s: TrailState) -> int:
        """Return one option for each action, single and double."""
        return len(s.figures.auxiliary_actions)

    def options(self, s: TrailState) -> list[int]:
        """Offer the auxiliary actions that the player board has open and that can be done now."""
        return possible(s, self.seat, self.single)

    def refusal(self, s: TrailState, option: int) -> int:
        """Refuse a locked action, a double one where only single ones are open, or one that lacks something."""
        return refuse_auxiliary(s, self.seat, option, self.single)

    def apply(self, s: TrailState, option: int) -> None:
        """Start the auxiliary action."""
        action = s.figures.auxiliary_actions[option]
        s.emit(ACTION_USED, self.seat, action)
        start_action(s, self.seat, action)


def strength(s: TrailState, seat: int, auxiliary: int) -> int:
    """Return 0 for locked, 1 for single, 2 for double: one for each disc space cleared.

    Some are single without a cleared space.
    """
    discs = s.figures.auxiliary_discs[auxiliary]
    cleared = s.players[seat].cleared & discs
    count = 1 if s.figures.auxiliary_free[auxiliary] else 0
    while cleared:
        cleared &= cleared - 1
        count += 1
    return count


def refuse_auxiliary(s: TrailState, seat: int, option: int, single: int) -> int:
    """Return why an auxiliary action cannot be done, 0 if it can."""
    closed = _refuse_strength(s, seat, option, single)
    return closed if closed != LEGAL else refuse_action(s, seat, s.figures.auxiliary_actions[option])


def _refuse_strength(s: TrailState, seat: int, option: int, single: int) -> int:
    """Return why discs lock an auxiliary action or the place allows only a single one, 0 if neither does."""
    power = strength(s, seat, option // 2)
    if power < 1 + option % 2:
        return AUXILIARY_LOCKED
    return AUXILIARY_SINGLE_ONLY if single and option % 2 else LEGAL


def is_possible(s: TrailState, seat: int, option: int, single: int) -> bool:
    """Return whether an auxiliary action can be done: quicker than asking for a reason."""
    return _refuse_strength(s, seat, option, single) == LEGAL and s.able(seat, s.figures.auxiliary_actions[option])


def possible(s: TrailState, seat: int, single: int) -> list[int]:
    """Return the auxiliary actions that can be done, ascending."""
    return [option for option in range(len(s.figures.auxiliary_actions)) if is_possible(s, seat, option, single)]


def can_do_auxiliary(s: TrailState, seat: int, single: int) -> bool:
    """Return whether any auxiliary action can be done. The first, a dollar, always can."""
    for option in range(len(s.figures.auxiliary_actions)):
        if is_possible(s, seat, option, single):
            return True
    return False
