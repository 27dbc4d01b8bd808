"""Start an action: whether a seat may, and what it pays first."""

from railherd.kit.figures.events import MONEY_PAID
from railherd.kit.figures.reasons import LEGAL
from railherd.kit.figures.verbs import CLEAR
from railherd.kit.state import TrailState


def refuse_action(s: TrailState, seat: int, action: int) -> int:
    """Return why a seat cannot do an action now, 0 if it can."""
    return LEGAL if s.able(seat, action) else s.shortfall(seat, action)


def start_action(s: TrailState, seat: int, action: int) -> None:
    """Pay for an action and begin it; a hazard is paid for when it is chosen."""
    act = s.figures.actions[action]
    if act.pay and act.verb != CLEAR:
        s.pay(seat, act.pay)
        s.emit(MONEY_PAID, seat, act.pay)
    s.start(seat, action)
