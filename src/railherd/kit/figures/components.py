"""Check what the components files of trail games say by the lists of a game, and yield all their actions."""

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from railherd.core.bounds import check_count as check_most
from railherd.core.problem import Problem
from railherd.kit.figures.lookup import Lists
from railherd.kit.figures.schema import Action, Space, TrailComponents
from railherd.kit.figures.verbs import COMMON

CARD_WORDS = ("", "any", "pair", "objective")
ACTIONS_A_FACE = 8  # `kit.rules.place.COPIED`: so many options of a place are its own actions
MOST_STEPS = 50
MOST_DRAWN = 6  # of `kit.rules.discards.Draw`
_FIELDS = msgspec.structs.fields(Action)
SPENDING = ("hire", "build", "buy", "auxiliary")  # they ask whether the money is enough


def check_verb(where: str, action: Action, lists: Lists) -> None:
    """Refuse an unknown verb, and an unknown thing that an action is counted by."""
    for name, known in ((action.do, [verb.name for verb in lists.verbs]), (action.per, lists.counts)):
        if name not in known:
            raise Problem(f"{lists.game}.components_name", {"where": where, "name": name})


def check_operands(where: str, action: Action, lists: Lists) -> None:
    """Refuse an operand that the verb of an action does not have."""
    operands = {verb.name: verb.operands for verb in lists.verbs}
    allowed = (*operands[action.do], *COMMON)
    for field in _FIELDS:
        given = getattr(action, field.name)
        if field.name not in ("do", *allowed) and given != field.default:
            raise Problem(f"{lists.game}.components_operand", {"where": where, "verb": action.do, "name": field.name})


def check_count(lists: Lists, where: str, found: int, count: int) -> None:
    """Refuse another number of something than there is."""
    if found != count:
        raise Problem(f"{lists.game}.components_count", {"where": where, "count": count, "found": found})


def check_range(lists: Lists, where: str, found: int, low: int, high: int) -> None:
    """Refuse a figure that the rules have no room for."""
    if not low <= found <= high:
        raise Problem(f"{lists.game}.components_range", {"where": where, "low": low, "high": high})


def check_name(lists: Lists, where: str, name: str, known: Sequence[str] | Mapping[str, object]) -> None:
    """Refuse the name of something that does not exist."""
    if name not in known:
        raise Problem(f"{lists.game}.components_name", {"where": where, "name": name})


def check_names(c: TrailComponents, spaces: Mapping[str, Space], lists: Lists) -> None:
    """Refuse names of things that do not exist."""
    for name, space in spaces.items():
        if space.risk:
            check_name(lists, f"space.{name}.risk", space.risk, c.risk)
    for name, cattle in c.cattle.items():
        check_name(lists, f"cattle.{name}.breed", cattle.breed, c.breed)
    for city, arrow in c.arrow.items():
        check_name(lists, f"arrow.{city}", city, c.city)
        check_name(lists, f"arrow.{city}", arrow.to, c.city)
    for name, master in c.master.items():
        check_name(lists, f"master.{name}.per", master.per, lists.masters)
    for where, name, known in _required(c, spaces, lists):
        check_name(lists, where, name, known)
    for where, name, known in _optional(c, spaces, lists):
        if name:
            check_name(lists, where, name, known)


def _required(
    c: TrailComponents, spaces: Mapping[str, Space], lists: Lists
) -> Iterator[tuple[str, str, Sequence[str]]]:
    """Yield names that must be on one of the game's lists, with their place and the list."""
    for name, space in spaces.items():
        yield f"space.{name}.kind", space.kind, lists.kinds
    for name, tile in c.supply.items():
        yield f"supply.{name}.kind", tile.kind, lists.tiles


def _optional(
    c: TrailComponents, spaces: Mapping[str, Space], lists: Lists
) -> Iterator[tuple[str, str, Sequence[str]]]:
    """Yield names that may be missing and are otherwise on one of the game's lists, likewise."""
    for name, space in spaces.items():
        yield f"space.{name}.hazard", space.hazard, lists.hazards
    for name, tile in c.supply.items():
        yield f"supply.{name}.hazard", tile.hazard, lists.hazards
    for name, card in c.objective.items():
        yield from ((f"objective.{name}.tasks", task, lists.tasks) for task in card.tasks)
    for name, breed in c.breed.items():
        yield f"breed.{name}.task", breed.task, lists.tasks
    for name, city in c.city.items():
        yield f"city.{name}.task", city.task, lists.tasks


def check_action_names(c: TrailComponents, lists: Lists, actions: Sequence[tuple[str, Action]]) -> None:
    """Refuse actions about cards, verbs and counts that do not exist."""
    for where, action in actions:
        if action.card not in CARD_WORDS:
            check_name(lists, where, action.card, c.cattle)
        check_verb(where, action, lists)


def check_rising(c: TrailComponents, lists: Lists) -> None:
    """Refuse limits that are off a rising certificate track."""
    track = c.limits.certificate_track
    marks = {0, c.limits.certificates, *(disc.certificates for disc in c.disc.values())}
    if track != sorted(set(track)) or not marks <= set(track):
        raise Problem(f"{lists.game}.components_rising", {"where": "limits.certificate_track"})


def check_actions(
    c: TrailComponents, lists: Lists, actions: Sequence[tuple[str, Action]], counts_of_draw: Sequence[str]
) -> None:
    """Refuse actions where they would leave nothing to choose or begin themselves again."""
    for name, face in c.face.items():
        count = sum(len(entry) if isinstance(entry, list) else 1 for entry in face.actions)
        check_most(f"face.{name}.actions", count, ACTIONS_A_FACE)
    for where, action in actions:
        if action.do == "auxiliary" and where.startswith("auxiliary."):
            raise Problem(f"{lists.game}.components_action", {"where": where, "verb": action.do})
        if action.do == "draw" and action.per not in counts_of_draw:
            verb = f"draw per {action.per}"
            raise Problem(f"{lists.game}.components_action", {"where": where, "verb": verb})
        if action.do in SPENDING:
            check_range(lists, f"{where}.pay", action.pay, 0, 0)
        if action.do == "move":
            check_at_home(lists, where, action)
            check_range(lists, f"{where}.most", action.most, 1, MOST_STEPS)
        elif action.do == "draw":
            check_range(lists, f"{where}.most", action.most, 0, MOST_DRAWN)


def check_at_home(lists: Lists, where: str, action: Action) -> None:
    """Refuse an action that only buildings may have."""
    if not where.startswith("face."):
        raise Problem(f"{lists.game}.components_action", {"where": where, "verb": action.do})


def with_following(first_actions: Iterator[tuple[str, Action]]) -> Iterator[tuple[str, Action]]:
    """Yield every action with its place, and those that follow it or may be done instead."""
    for where, action in first_actions:
        yield where, action
        for next_one in (action.then, action.other):
            if next_one is not None:
                yield from with_following(iter([(where, next_one)]))


def shared_actions(c: TrailComponents) -> Iterator[tuple[str, Action]]:
    """Yield the actions that all trail games have, with their places, except those that follow another one."""
    for name, face in c.face.items():
        for entry in face.actions:
            for action in entry if isinstance(entry, list) else [entry]:
                yield f"face.{name}.actions", action
    for name, risk in c.risk.items():
        yield f"risk.{name}", risk
    for row, spaces in c.worker.items():
        for space, action in spaces.items():
            yield f"worker.{row}.{space}", action
    for name, objective in c.objective.items():
        if objective.action is not None:
            yield f"objective.{name}.action", objective.action
    for name, master in c.master.items():
        for action in master.actions:
            yield f"master.{name}.actions", action
    for number, auxiliary in c.auxiliary.items():
        yield f"auxiliary.{number}", auxiliary
