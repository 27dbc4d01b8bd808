"""Forms of a position that need more than a list of names: used actions, and the forms of older positions."""

from collections.abc import Sequence

from railherd.core import contract
from railherd.core.components.checked import Checked, as_written
from railherd.core.contract import Json, Names
from railherd.core.problem import Problem
from railherd.kit.edge.check_position import problem
from railherd.kit.figures.lookup import EMPTY
from railherd.kit.rules.place import COPIED, COPIED_RISK, RISK, SINGLE_AUXILIARY, Use, side_mark
from railherd.kit.seat import TrailSeat
from railherd.kit.state import TrailState


def write_unbuilt(s: TrailState, player: TrailSeat) -> list[int]:
    """Return the numbers of the buildings that are still on a player's board."""
    return [number + 1 for number in range(s.figures.privates) if player.unbuilt >> number & 1]


def read_unbuilt(given: Checked) -> list[int]:
    """Return the buildings on a board, counted from 0; older positions have their numbers as texts."""
    named = [str(number) if type(number) is int else number for number in given.items("unbuilt")]
    return Checked({"unbuilt": named}, given.where, given.names).ids("unbuilt", "private")


def read_counts(given: Checked, key: str, kinds: Sequence[str], low: int, high: int) -> list[int]:
    """Return how many of each kind a player has; older positions list the numbers without the kinds."""
    if isinstance(given.value(key), list):
        return read_numbers(given, key, len(kinds), low, high)
    counts = Checked(given.value(key), f"{given.where}.{key}", given.names)
    found = [counts.number(kind, low, high) for kind in kinds]
    counts.close()
    return found


def read_numbers(given: Checked, key: str, count: int, low: int, high: int) -> list[int]:
    """Return a list of exactly `count` numbers from `low` to `high`."""
    items = given.items(key)
    if len(items) != count:
        raise Problem("core.data_count", {"where": f"{given.where}.{key}", "count": count, "found": len(items)})
    listed = Checked({str(i): item for i, item in enumerate(items)}, f"{given.where}.{key}", given.names)
    return [listed.number(str(i), low, high) for i in range(count)]


def read_lists(given: Checked, key: str, kinds: Sequence[str], low: int, high: int) -> list[list[int]]:
    """Return a list of numbers for each kind, from an object that names the kinds."""
    named = Checked(given.value(key), f"{given.where}.{key}", given.names)
    found: list[list[int]] = []
    for kind in kinds:
        items = named.items(kind)
        listed = Checked({str(i): item for i, item in enumerate(items)}, f"{named.where}.{kind}", given.names)
        found.append([listed.number(str(i), low, high) for i in range(len(items))])
    named.close()
    return found


def use_marks(s: TrailState, tile: int, copied_tile: int) -> dict[str, int]:
    """Return the marks in `Use.used` by what a player says to leave them: "use 1", "copied 2", "risk".

    The lowest bit of a mark is that of its group of actions; a side of a slash adds a bit of its own.
    """
    marks = _face_marks(s, "use", tile, 0) | _face_marks(s, "copied", copied_tile, COPIED)
    return {**marks, "risk": 1 << RISK, "copied risk": 1 << COPIED_RISK, "auxiliary": 1 << SINGLE_AUXILIARY}


def _face_marks(s: TrailState, verb: str, tile: int, shift: int) -> dict[str, int]:
    groups = s.figures.face_groups[s.face(tile)] if 0 <= tile < s.figures.buildings else []
    return {
        f"{verb} {place + 1}": (1 << group | side_mark(groups, place)) << shift for place, group in enumerate(groups)
    }


def name_used(s: TrailState, decision: contract.Decision, data: Json) -> None:
    """Name the actions that the use of a place has used up.

    Older positions do not record which side of a slash was used: they get the first.
    """
    if isinstance(decision, Use):
        used = decision.used
        named: dict[int, str] = {}
        for text, mark in use_marks(s, decision.tile, decision.copied_tile).items():
            group = mark & -mark
            if used & group and (group not in named or used & mark == mark):
                named[group] = text
        data["used"] = [named[group] for group in sorted(named)]


def number_used(s: TrailState, names: Names, data: Json) -> Json:
    """Return a waiting decision with its used actions as one number, which older positions have."""
    used = data.get("used")
    if data.get("decision") != Use.NAME or not isinstance(used, list):
        return data
    marks = use_marks(s, _tile(names, data.get("tile")), _tile(names, data.get("copied_tile")))
    mask = 0
    for text in used:
        if not isinstance(text, str) or text not in marks:
            raise problem(s, "position_used", {"used": as_written(text)})
        mask |= marks[text]
    return {**data, "used": mask}


def _tile(names: Names, name: object) -> int:
    return names["tile"].index(name) if isinstance(name, str) and name in names["tile"] else EMPTY
