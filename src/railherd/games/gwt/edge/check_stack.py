"""Check that the waiting decisions of a position are a stack that play could lead to."""

from collections.abc import Mapping, Sequence
from typing import Final

from railherd.core.problem import Problem
from railherd.games.gwt.edge.check_decision import check_decision
from railherd.games.gwt.rules.departure import transport_owed
from railherd.games.gwt.state import State
from railherd.kit.decision import DELIVERING, TRAVELLING, USING
from railherd.kit.figures.lookup import EMPTY, NOWHERE
from railherd.kit.rules.foresight import FORESIGHT_A_STACK, Foresight
from railherd.kit.state import OBJECTIVE_STACK, SUPPLY_STACKS, DecisionOn

Names = Mapping[str, Sequence[str]]

# Decisions that may wait below another one. All others are answered before anything else is asked.
WAITING: Final = (
    "travel", "use", "enter", "depart", "collect", "retreat", "upgrade", "take_objective", "buy", "remove", "offer",
)  # fmt: skip


def check_stack(s: State, names: Names) -> None:
    """Refuse a stack that play could not have led to. All of it asks one seat, from one part of its turn."""
    if any(decision.seat != s.pending[0].seat for decision in s.pending):
        raise Problem("gwt.position_seats")
    for height, decision in enumerate(s.pending):
        check_decision(s, names, decision)
        if (height == 0) != _begins(decision):
            raise Problem("gwt.position_pending", {"decision": decision.NAME})
        _check_under(s, height)
    if s.pending:
        _check_place(s, s.pending[0])
        if transport_owed(s, s.pending[0].seat) > s.players[s.pending[0].seat].money:
            raise Problem("gwt.position_transport", {"seat": s.pending[0].seat})
        _check_last_turn(s, s.pending[0])
    _check_kansas_city(s)
    _check_foresight(s)
    _check_objectives(s)
    _check_engines(s)


def _begins(decision: DecisionOn[State]) -> bool:
    """Return whether a decision belongs at the bottom of a stack."""
    return decision.values()[1] == 1 if decision.PART == DELIVERING else decision.PART != ""


def _check_place(s: State, first: DecisionOn[State]) -> None:
    """Refuse a rancher whose place does not fit the part of the turn."""
    place = s.players[first.seat].place
    if first.NAME == "place":
        fits = place == NOWHERE
    elif first.PART == TRAVELLING:
        fits = place not in (NOWHERE, s.figures.kansas_city)
    elif first.PART == USING:
        fits = place not in (NOWHERE, s.figures.start, s.figures.kansas_city)
    else:
        fits = place == s.figures.kansas_city
    if not fits:
        raise Problem("gwt.position_place", {"seat": first.seat})


def _check_last_turn(s: State, first: DecisionOn[State]) -> None:
    """Refuse another turn of the marker's holder, who took it in Kansas City in their last turn."""
    if first.seat != s.marker:
        return
    before = first.NAME == "enter" or (isinstance(first, Foresight) and first.stack == 0)
    if before or s.players[first.seat].place != s.figures.kansas_city:
        raise Problem("gwt.position_last_turn", {"seat": first.seat})


def _check_kansas_city(s: State) -> None:
    """Refuse a rancher in Kansas City outside its owner's turn."""
    for seat, player in enumerate(s.players):
        if player.place == s.figures.kansas_city and not (s.pending and s.pending[0].seat == seat):
            raise Problem("gwt.position_kansas_city", {"seat": seat})


def _check_foresight(s: State) -> None:
    """Refuse empty foresight spaces that could be filled, except the one chosen from each stack this turn."""
    for stack in range(len(s.figures.stacks)):
        spaces = s.foresight[stack * FORESIGHT_A_STACK : (stack + 1) * FORESIGHT_A_STACK]
        allowed = 1 if _has_chosen(s, stack) else 0
        if s.piles[SUPPLY_STACKS + stack].size() and spaces.count(EMPTY) > allowed:
            raise Problem("gwt.position_foresight", {"stack": stack + 1})


def _has_chosen(s: State, stack: int) -> bool:
    """Return whether the present turn is past the choice from a stack."""
    if not s.pending or s.players[s.pending[0].seat].place != s.figures.kansas_city:
        return False
    first = s.pending[0]
    return first.stack > stack if isinstance(first, Foresight) else first.NAME != "enter"


def _check_engines(s: State) -> None:
    """Refuse an engine on the last space without a waiting retreat, and a retreat from any other space."""
    retreating = [decision.seat for decision in s.pending if decision.NAME == "retreat"]
    for seat, player in enumerate(s.players):
        if (player.engine == s.figures.last_position) != (seat in retreating):
            raise Problem("gwt.position_engine", {"seat": seat})


def _check_under(s: State, height: int) -> None:
    """Refuse a decision on top of one that cannot wait, and a copy that is not on the use of a building."""
    decision = s.pending[height]
    below = s.pending[height - 1] if height else None
    waits = below is None or below.NAME in WAITING
    if not waits or (decision.NAME == "copy" and (below is None or below.PART != USING)):
        raise Problem("gwt.position_pending", {"decision": decision.NAME})


def _check_objectives(s: State) -> None:
    """Refuse more waiting choices of an objective card than there are cards."""
    taking = sum(1 for decision in s.pending if decision.NAME == "take_objective")
    if taking > len(s.shown) + s.piles[OBJECTIVE_STACK].size():
        raise Problem("gwt.position_objectives", {"found": taking})
