"""Which decisions may wait in a position, and on what: a stack must be one that play could lead to."""

from collections.abc import Mapping, Sequence
from typing import Final

from railherd.core.problem import Problem
from railherd.games.gwt.figures.lookup import BUILDINGS, EMPTY, NOWHERE
from railherd.games.gwt.figures.verbs import COPY, DISCARD, REVERSE
from railherd.games.gwt.state import DELIVERING, TRAVELLING, USING, Decision, State

Names = Mapping[str, Sequence[str]]

RANGES: Final = {"flag": (0, 1), "change": (-9, 9), "number": (0, (1 << 20) - 1)}
LIMITS: Final = {
    "foresight.stack": (0, 2),
    "certify.most": (1, 6),
    "draw.most": (0, 6),
    "shed.left": (1, 38),
    "remove.left": (1, 38),
    "buy.cowboys": (0, 6),
}
VERBS: Final = {"reverse": REVERSE, "collect": REVERSE, "pay": DISCARD, "pay_second": DISCARD}


def check_stack(s: State, names: Names) -> None:
    """Refuse a stack that play could not have led to: all of it asks one seat, from one part of its turn."""
    if any(decision.seat != s.pending[0].seat for decision in s.pending):
        raise Problem("gwt.position_seats")
    for height, decision in enumerate(s.pending):
        _check_values(names, decision)
        _check_action(s, names, decision)
        if (height == 0) != _begins(decision):
            raise Problem("gwt.position_pending", {"decision": decision.NAME})
        _check_under(s, height)
    if s.pending:
        _check_place(s, s.pending[0])
    _check_engines(s)


def _begins(decision: Decision) -> bool:
    """Whether a decision lies at the bottom of a stack."""
    return decision.values()[1] == 1 if decision.PART == DELIVERING else decision.PART != ""


def _check_values(names: Names, decision: Decision) -> None:
    """Numbers that a decision remembers are such as it can deal with."""
    for field, value in zip(decision.FIELDS, decision.values(), strict=True):
        if field.vocabulary in names:
            continue
        low, high = LIMITS.get(f"{decision.NAME}.{field.name}", RANGES[field.vocabulary])
        if not low <= value <= high:
            raise Problem("gwt.position_value", {"decision": decision.NAME, "field": field.name, "found": value})


def _check_action(s: State, names: Names, decision: Decision) -> None:
    """Actions are of the kind that the decision is about."""
    for field, value in zip(decision.FIELDS, decision.values(), strict=True):
        if field.vocabulary != "action" or value < 0:
            continue
        verb = s.figures.actions[value].verb
        if verb != VERBS.get(decision.NAME, verb) or verb == COPY:
            raise Problem("gwt.position_action", {"decision": decision.NAME, "action": names["action"][value]})


def _check_place(s: State, first: Decision) -> None:
    """Where the asked rancher stands fits the part of the turn."""
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
    if first.PART == USING:
        _check_copied(first)


def _check_copied(use: Decision) -> None:
    """A copied building is one, and lies somewhere."""
    _, _, space, tile = use.values()
    if (space == NOWHERE) != (tile == EMPTY) or tile >= BUILDINGS:
        raise Problem("gwt.position_copied")


def _check_engines(s: State) -> None:
    """Nobody stays on the last space of the railway: who is there has yet to go back."""
    retreating = [decision.seat for decision in s.pending if decision.NAME == "retreat"]
    for seat, player in enumerate(s.players):
        if (player.engine == s.figures.last_position) != (seat in retreating):
            raise Problem("gwt.position_engine", {"seat": seat})


def _check_under(s: State, height: int) -> None:
    """A copy is chosen on the use of a building, a master appointed where one waits."""
    decision = s.pending[height]
    if decision.NAME == "copy" and s.pending[height - 1].PART != USING:
        raise Problem("gwt.position_pending", {"decision": decision.NAME})
    if decision.NAME == "appoint":
        station = decision.values()[0]
        if station >= len(s.masters) or s.masters[station] == EMPTY:
            raise Problem("gwt.position_appoint", {"seat": decision.seat})
