"""Hazards: any one may be taken, for its price, with its card (p. 18, p. 20)."""

from __future__ import annotations

from typing import Any

import pytest

from railherd.core.playing.match import Match
from tests.games.gwt_nz.table import cards, money, offered, play, player, refused, table

ROCKS = "rock1=rockfall_green_2 rock3=rockfall_black_4"


def clearing(**more: Any) -> Match:
    """Return a table where seat 0 stands on H with 5 pounds and has begun to remove a hazard."""
    return play(table(**{"at": "n_h", "money": 5, "trail": f"{ROCKS} flood2=flood_black_3", **more}), "use 3")


def test_any_hazard_may_be_taken() -> None:
    match = clearing()
    assert offered(match) == ["clear rock1", "clear rock3", "clear flood2"]
    assert refused(match, "clear rock2") == "no_hazard_there"
    assert refused(match, "clear a1") == "no_hazard_there"


@pytest.mark.parametrize(
    ("space", "tile", "card"), [("rock3", "rockfall_black_4", "sheepdog"), ("flood2", "flood_black_3", "ferry")]
)
def test_its_card_goes_to_the_discard_pile(space: str, tile: str, card: str) -> None:
    match = play(clearing(), f"clear {space}")
    assert money(match)[0] == 0
    assert player(match)["hazards"] == [tile]
    assert cards(match, 0, "discards") == card
    assert space not in match.position()["trail"]


@pytest.mark.parametrize(("space", "points"), [("rock1", 2), ("flood2", 3), ("rock3", 4)])
def test_its_points_count_at_the_end(space: str, points: int) -> None:
    assert play(clearing(), f"clear {space}").scores()[0]["lines"]["tiles"] == points


def test_an_empty_stack_gives_no_card() -> None:
    match = play(clearing(stock="ferry=0"), "clear flood2")
    assert player(match)["hazards"] == ["flood_black_3"]
    assert cards(match, 0, "discards") == ""


def test_five_pounds_on_h_nothing_on_9a() -> None:
    assert refused(table(at="n_h", money=4, trail=ROCKS), "use 3") == "action_too_dear"
    match = play(table(at="a1", trail=f"{ROCKS} a1=0-9", money=0), "use 3", "clear rock1")
    assert player(match)["hazards"] == ["rockfall_green_2"]


def test_without_hazards_there_is_nothing_to_take() -> None:
    assert refused(table(at="n_h", money=9), "use 3") == "no_hazard_anywhere"


def test_runholders_stay_where_the_hazard_was() -> None:
    """Case 48: they go on from there."""
    match = play(clearing(place=[None, "rock1"]), "clear rock1", "done")
    assert player(match, 1)["place"] == "rock1"
    assert "travel n_b" in offered(match)


def test_the_back_of_h_also_removes() -> None:
    match = play(table(at="n_h", flipped=True, money=5, trail=ROCKS), "use 3", "clear rock1")
    assert money(match)[0] == 0
