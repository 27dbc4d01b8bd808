"""The rules number cards, spaces and stations by constants: data with another count of them are refused at load."""

from __future__ import annotations

import msgspec
import pytest

from railherd import Problem
from railherd.games.gwt.figures import components
from railherd.games.gwt.game import GreatWesternTrail
from railherd.games.gwt.rules import (
    buildings,
    delivery,
    discards,
    discs,
    hazards,
    location,
    market,
    objectives,
    railway,
    travel,
    workers,
)


def test_the_rules_count_what_the_data_are_checked_for() -> None:
    assert {module.SPACES for module in (buildings, hazards, location, travel)} == {components.SPACES}
    assert (market.CATTLE, market.WAYS) == (components.CATTLE, components.PURCHASES)
    assert (market.ADD, market.DONE) == (market.CATTLE * market.WAYS, market.CATTLE * market.WAYS + 1)
    assert market.Buy.SPAN == market.DONE + 1
    assert objectives.OBJECTIVES == objectives.FROM_STACK == location.ENTER == components.OBJECTIVES
    cards = components.CATTLE + components.OBJECTIVES + components.STARTING_OBJECTIVES
    assert discards.CARDS == discards.STOP == cards
    assert (delivery.CITIES, discs.DISCS, discs.STATIONS) == (components.CITIES, components.DISCS, components.STATIONS)
    assert discs.SOURCES == railway.DECLINE_UPGRADE == discs.DISCS + discs.STATIONS
    assert travel.PLAY == travel.SPACES
    assert workers.ROWS == components.JOB_ROWS


@pytest.mark.parametrize("table", ["space", "cattle", "objective", "city", "station", "disc"])
def test_data_with_one_more_are_refused(table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    true = components.read_components("")
    entries = getattr(true, table)
    more = {**entries, "one_more": next(iter(entries.values()))}
    changed = msgspec.structs.replace(true, **{table: more})
    monkeypatch.setattr(components, "read", lambda *_: changed)
    with pytest.raises(Problem) as caught:
        components._check_counts(changed)
    assert (caught.value.key, caught.value.arguments["where"]) == ("gwt.components_count", table)
    with pytest.raises(Problem):
        components.read_components("")


def test_a_card_that_changes_sides_is_refused() -> None:
    with pytest.raises(Problem, match="there must be 21") as caught:
        GreatWesternTrail("objective.gain2_1.starting = true")
    assert caught.value.arguments == {"where": "objective", "count": 21, "found": 20}
