"""Check that the waiting decisions of a position are a stack that play could lead to."""

from typing import Final

from railherd.core.contract import Names
from railherd.core.problem import Problem
from railherd.games.gwt.edge.check_decision import check_decision
from railherd.games.gwt.rules.departure import transport_owed
from railherd.games.gwt.state import State
from railherd.kit.decision import USING
from railherd.kit.edge.check_stack import check_shared_stack
from railherd.kit.rules.foresight import Foresight
from railherd.kit.state import DecisionOn

# Decisions that may wait below another one. All others are answered before anything else is asked.
WAITING: Final = (
    "travel", "use", "enter", "depart", "collect", "retreat", "upgrade", "take_objective", "buy", "remove", "offer",
)  # fmt: skip


def check_stack(s: State, names: Names) -> None:
    """Refuse a stack that play could not have led to."""
    for decision in s.pending:
        check_decision(s, names, decision)
    check_shared_stack(s, WAITING, (), lambda stack: _has_chosen(s, stack), False)
    _check_copy(s)
    if s.pending:
        if transport_owed(s, s.pending[0].seat) > s.players[s.pending[0].seat].money:
            raise Problem("gwt.position_transport", {"seat": s.pending[0].seat})
        _check_last_turn(s, s.pending[0])
    _check_engines(s)


def _has_chosen(s: State, stack: int) -> bool:
    """Return whether a turn in Kansas City is past the choice from a stack."""
    first = s.pending[0]
    return first.stack > stack if isinstance(first, Foresight) else first.NAME != "enter"


def _check_copy(s: State) -> None:
    """Refuse a copy that is not on the use of a building."""
    for below, decision in zip(s.pending, s.pending[1:], strict=False):
        if decision.NAME == "copy" and below.PART != USING:
            raise Problem("gwt.position_pending", {"decision": decision.NAME})


def _check_last_turn(s: State, first: DecisionOn[State]) -> None:
    """Refuse another turn of the marker's holder, who took it in Kansas City in their last turn."""
    if first.seat != s.marker:
        return
    before = first.NAME == "enter" or (isinstance(first, Foresight) and first.stack == 0)
    if before or s.players[first.seat].place != s.figures.kansas_city:
        raise Problem("gwt.position_last_turn", {"seat": first.seat})


def _check_engines(s: State) -> None:
    """Refuse an engine on the last space without a waiting retreat, and a retreat from any other space."""
    retreating = [decision.seat for decision in s.pending if decision.NAME == "retreat"]
    for seat, player in enumerate(s.players):
        if (player.engine == s.figures.last_position) != (seat in retreating):
            raise Problem("gwt.position_engine", {"seat": seat})
