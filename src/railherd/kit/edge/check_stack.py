"""Check what trail games share about the waiting decisions of a position: play could have led to such a stack."""

from collections.abc import Callable

from railherd.kit.decision import DELIVERING, TRAVELLING, USING
from railherd.kit.edge.check_position import problem
from railherd.kit.figures.lookup import EMPTY, NOWHERE
from railherd.kit.rules.foresight import FORESIGHT_A_STACK
from railherd.kit.state import OBJECTIVE_STACK, SUPPLY_STACKS, TrailState


def check_shared_stack(
    s: TrailState, waiting: tuple[str, ...], anywhere: tuple[str, ...], has_chosen: Callable[[int], bool], left: bool
) -> None:
    """Refuse a stack that play could not have led to. All of it asks one seat, from one part of its turn.

    `waiting` names the decisions that may wait below another one, `anywhere` those that may begin a stack or lie on
    it; `has_chosen` says whether the present turn is past the choice from a stack of foresight, `left`
    that the rancher has left Kansas City in it.
    """
    for height, decision in enumerate(s.pending):
        if decision.seat != s.pending[0].seat:
            raise problem(s, "position_seats", {})
        fits = (height == 0) == _begins(s, height) or (height > 0 and decision.NAME in anywhere)
        if not fits or (height > 0 and s.pending[height - 1].NAME not in waiting):
            raise problem(s, "position_pending", {"decision": decision.NAME})
    if s.pending:
        _check_place(s, left)
    _check_kansas_city(s)
    _check_foresight(s, has_chosen)
    _check_objectives(s)


def _begins(s: TrailState, height: int) -> bool:
    """Return whether a decision belongs at the bottom of a stack."""
    decision = s.pending[height]
    return decision.values()[1] == 1 if decision.PART == DELIVERING else decision.PART != ""


def _check_place(s: TrailState, left: bool) -> None:
    """Refuse a rancher whose place does not fit the part of the turn."""
    first = s.pending[0]
    place = s.players[first.seat].place
    if first.NAME == "place":
        fits = place == NOWHERE
    elif first.PART == TRAVELLING:
        fits = place not in (NOWHERE, s.figures.kansas_city)
    elif first.PART == USING:
        fits = place not in (NOWHERE, s.figures.start, s.figures.kansas_city)
    else:
        fits = place == (s.figures.start if left else s.figures.kansas_city)
    if not fits:
        raise problem(s, "position_place", {"seat": first.seat})


def _check_kansas_city(s: TrailState) -> None:
    """Refuse a rancher in Kansas City outside its owner's turn."""
    for seat, player in enumerate(s.players):
        if player.place == s.figures.kansas_city and not (s.pending and s.pending[0].seat == seat):
            raise problem(s, "position_kansas_city", {"seat": seat})


def _check_foresight(s: TrailState, has_chosen: Callable[[int], bool]) -> None:
    """Refuse empty foresight spaces that could be filled, except the one chosen from each stack this turn."""
    for stack in range(len(s.figures.stacks)):
        spaces = s.foresight[stack * FORESIGHT_A_STACK : (stack + 1) * FORESIGHT_A_STACK]
        in_town = bool(s.pending) and s.players[s.pending[0].seat].place == s.figures.kansas_city
        allowed = 1 if in_town and has_chosen(stack) else 0
        if s.piles[SUPPLY_STACKS + stack].size() and spaces.count(EMPTY) > allowed:
            raise problem(s, "position_foresight", {"stack": stack + 1})


def _check_objectives(s: TrailState) -> None:
    """Refuse more waiting choices of an objective card than there are cards."""
    taking = sum(1 for decision in s.pending if decision.NAME == "take_objective")
    if taking > len(s.shown) + s.piles[OBJECTIVE_STACK].size():
        raise problem(s, "position_objectives", {"found": taking})
