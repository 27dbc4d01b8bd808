"""The ways that a view tells come true: where they lead, within how many steps, and what is paid on them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import railherd
from tests.games.gwt.table import play, table

GAMES = ("gwt", "gwt_nz")
JOURNEYS = ("travel", "go", "fork")


def moments(game: str, seed: int) -> Iterator[tuple[railherd.Match, railherd.Prompt]]:
    """Yield the moments of a random game, with what is asked."""
    match, rng = railherd.new(game, 3, seed=seed), Random(seed)
    while (prompt := match.prompt()) is not None:
        yield match, prompt
        match.choose(rng.choice(prompt.options).text)


@pytest.mark.parametrize("game", GAMES)
def test_each_place_that_is_offered_has_the_ways_that_its_cost_promises(game: str) -> None:
    checked = 0
    for match, prompt in moments(game, 3):
        if prompt.decision.partition(".")[2] not in JOURNEYS:
            continue
        ways = match.view(prompt.seat)["ways"]
        for option in prompt.options:
            if not option.key.endswith(".space"):
                continue
            goal, first = option.args.get("goal", option.args["space"]), option.args["space"]
            found = [way for way in ways[goal] if "goal" not in option.args or way["spaces"][1] == first]
            fees = [way["fee"] for way in found]
            assert fees == sorted(fees)
            if "goal" not in option.args:
                assert (fees[0], fees[-1]) == (
                    option.cost,
                    option.cost if option.cost_most is None else option.cost_most,
                )
            assert all(way["spaces"][-1] == goal for way in found)
            checked += 1
    assert checked > 50


def test_who_goes_a_way_pays_what_it_was_to_cost() -> None:
    build = "p_a1=1-1 p_a2=2-4"
    for way in table(3, place="n_a", money=[10, 0, 0], trail=build).view(0)["ways"]["n_b"]:
        match = play(table(3, place="n_a", money=[10, 0, 0], trail=build), "travel n_b", f"by {way['spaces'][1]}")
        assert match.view(0)["players"][0]["money"] == 10 - way["fee"]


def test_ways_that_pay_the_same_to_the_same_are_told_once() -> None:
    def fees(trail: str, money: int = 9) -> list[int]:
        ways = table(3, place="n_a", money=[money, 0, 0], trail=trail).view(0)["ways"]["n_b"]
        return [way["fee"] for way in ways]

    assert fees("") == [0]
    assert fees("p_a1=1-1") == [0, 2]
    assert fees("p_a1=1-1", money=1) == [0, 1]
    assert fees("p_a1=1-1", money=0) == [0]


def test_no_way_is_longer_than_the_journey_may_be() -> None:
    match = table(3, place="n_a", trail="p_a1=1-1 p_a2=2-4 p_a3=1-7")
    view = match.view(0)
    assert max(way["steps"] for ways in view["ways"].values() for way in ways) == view["players"][0]["steps"]


def test_a_spectator_has_no_ways() -> None:
    assert table(place="n_a").view(None)["ways"] == {}
