"""What the rules book tells besides the figures is worked out by the rules, with the figures of the table."""

from __future__ import annotations

from typing import Any

import pytest

from railherd.games.registry import find
from tests.games.gwt.table import new

APART = {"gwt": {"t_m1", "t_m2", "t_m3"}, "gwt_nz": set[str]()}  # tepees beside the trail
THIRD_STACK = {"gwt": {"5": 3, "6": 3}, "gwt_nz": {}}

DEARER = """
breed.holstein.value = 5
face.4a.craftsmen = 4
auxiliary.1 = { do = "gain", dollars = 3, free = true }
"""


def test_the_examples_of_the_book() -> None:
    worked = find("gwt").shown_figures()["worked"]
    herd = ["dutch_belt", "dutch_belt", "brown_swiss", "holstein"]
    assert worked["income"] == {"herd": herd, "value": 8, "spent": 2, "total": 10}
    assert worked["delivery"] == {"city": "albuquerque", "space": "5", "cost": 3}
    assert worked["build"] == {
        "face": "4a", "dollars": 2, "craftsmen": 2, "cost": 4, "bigger": "7a", "gap": 3, "gap_cost": 6,
    }  # fmt: skip
    assert worked["hand_most"] == 6


def test_corrected_figures_change_them() -> None:
    worked = find("gwt", DEARER).shown_figures()["worked"]
    assert (worked["income"]["value"], worked["income"]["total"]) == (10, 12)
    assert (worked["build"]["cost"], worked["build"]["gap"], worked["build"]["gap_cost"]) == (8, 1, 2)
    assert worked["doubled"]["1"] == {"do": "gain", "dollars": 6, "free": True}


def test_what_there_is_of_each_thing() -> None:
    worked = find("gwt").shown_figures()["worked"]
    assert (worked["herd_cards"], worked["market_cards"]) == (14, 36)
    assert (sum(worked["herd"].values()), sum(worked["market"].values())) == (14, 36)
    assert sum(sum(stacks) for stacks in worked["supply"].values()) == 94
    assert set(worked["supply"]) >= {"flood", "drought", "rockfall", "tepee_green", "cowboy"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_workers_are_those_of_a_new_game(seats: int) -> None:
    jobs = new(seats).view(None)["jobs"]
    assert find("gwt").shown_figures()["worked"]["first_workers"][str(seats)] == sum(jobs.values())


@pytest.mark.parametrize("game", ["gwt", "gwt_nz"])
def test_doubled_actions_are_those_of_the_rules(game: str) -> None:
    rules: Any = find(game)
    shown = rules.shown_figures()
    for place, (number, single) in enumerate(shown["auxiliary"].items()):
        action = rules.figures.actions[rules.figures.auxiliary_actions[2 * place + 1]]
        double = shown["worked"]["doubled"][number]
        assert set(double) == set(single)
        for name in ("most", "pay", "dollars", "certificates", "spaces", "cards", "remove", "gold", "tokens", "path"):
            assert double.get(name, getattr(action, name)) == getattr(action, name)
        assert double != single or not any(type(value) is int for value in single.values())


@pytest.mark.parametrize("game", ["gwt", "gwt_nz"])
def test_the_page_is_told_where_a_way_leads_and_what_fills_foresight(game: str) -> None:
    shown = find(game).shown_figures()
    assert set(shown["space"]) - set(shown["worked"]["entered"]) == {"start", *APART[game]}
    assert shown["worked"]["foresight"] == {"1": 1, "2": 1, "3": 2, "4": 2, **THIRD_STACK[game]}
