"""The golden games of Great Western Trail use every action of every building face, counted from events.

An action counts as done only if its effect happened before the next one began: a hire must hire, a draw must draw.
Announcing it and taking nothing does not count.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

import pytest

from tests.golden.games import games_of

Event = dict[str, Any]

DONE_BY = {
    "auxiliary": ("action_used",),
    "build": ("building_placed", "building_replaced"),
    "buy": ("cattle_bought",),
    "clear": ("hazard_taken",),
    "copy": ("building_copied",),
    "discard": ("card_discarded",),
    "draw": ("card_drawn",),
    "engine": ("engine_moved",),
    "express": ("delivered",),
    "gain": ("money_gained", "certificates_gained"),
    "hire": ("worker_hired",),
    "move": ("rancher_moved",),
    "objective": ("objective_taken", "objective_drawn"),
    "reverse": ("engine_moved",),
    "trade": ("tepee_taken",),
    "upgrade_behind": ("station_upgraded",),
}
FACES = 27


def printed(name: str) -> dict[str, Any]:
    """Return a file of component figures."""
    return tomllib.loads((files("railherd.games.gwt.figures") / "data" / f"{name}.toml").read_text(encoding="utf-8"))


def printed_actions() -> dict[str, str]:
    """Return the verbs of each face's actions and their sequels; both sides of a slash are actions."""
    verbs = {f"risk.{name}": action["do"] for name, action in printed("buildings")["risk"].items()}
    for name, face in printed("buildings")["face"].items():
        listed = [action for entry in face["actions"] for action in (entry if isinstance(entry, list) else [entry])]
        for place, action in enumerate(listed, 1):
            verbs[f"{name}.{place}"] = action["do"]
            if "then" in action:
                verbs[f"{name}.{place}.then"] = action["then"]["do"]
    return verbs


ACTIONS = printed_actions()
RISK_SPACES = sorted(name for name, space in printed("board")["space"].items() if "risk" in space)


def kind_of(event: Event) -> str:
    return str(event["key"].split(".")[1])


def is_done(events: list[Event], begun: int) -> bool:
    """Return whether the effect of the action begun there happens before another action begins or the turn ends."""
    wanted = DONE_BY[ACTIONS[events[begun]["args"]["action"]]]
    for event in events[begun + 1 :]:
        if kind_of(event) in wanted:
            return True
        if kind_of(event) in ("action_used", "turn_ended"):
            return False
    return False


def actions_done(events: list[Event]) -> Iterator[tuple[str, str]]:
    """Yield the face actions that were done, each with the space of the rancher who did it."""
    place: dict[int, str] = {}
    for n, event in enumerate(events):
        if kind_of(event) in ("rancher_placed", "rancher_moved"):
            place[event["seat"]] = event["args"]["space"]
        elif kind_of(event) == "action_used" and event["args"]["action"] in ACTIONS and is_done(events, n):
            yield event["args"]["action"], place.get(event["seat"], "")


@cache
def counted() -> Counter[tuple[str, str]]:
    """Count how often each action was done on each space, over all golden games."""
    return Counter(done for match in games_of("gwt") for done in actions_done(match.events(None)))


def test_there_are_as_many_faces_as_tiles_show() -> None:
    assert len({action.split(".")[0] for action in ACTIONS} - {"risk"}) == FACES


@pytest.mark.parametrize("action", ACTIONS)
def test_every_action_of_every_face_is_done(action: str) -> None:
    assert sum(count for (done, _), count in counted().items() if done == action) > 0


@pytest.mark.parametrize("space", RISK_SPACES)
def test_every_risk_space_is_used(space: str) -> None:
    assert sum(count for (done, where), count in counted().items() if done.startswith("risk.") and where == space) > 0


def test_an_action_that_takes_nothing_does_not_count() -> None:
    used = {"key": "gwt.action_used", "seat": 0, "args": {"action": "e.2"}}
    bought = {"key": "gwt.cattle_bought", "seat": 0, "args": {"card": "holstein", "cost": 6}}
    ended = {"key": "gwt.turn_ended", "seat": 0, "args": {}}
    assert [action for action, _ in actions_done([used, bought, ended])] == ["e.2"]
    assert not list(actions_done([used, ended, bought]))
