"""Laying track: where a tile goes, what it costs, and when it costs double."""

from __future__ import annotations

import pytest

from tests.games.last_spike.table import TILES, hands, land, money, offered, play, refused, story, table


def test_a_tile_lies_on_the_space_of_its_code() -> None:
    match = table(2, hands=["a1 b2"])
    play(match, "lay a1")
    laid = [tile for tile, space in match.view(None)["map"].items() if space["laid"]]
    assert laid == ["a1"]
    assert match.view(None)["map"]["a1"] == {"laid": True, "isolated": False, "cost": None}
    assert match.view(None)["routes"]["a"] == {"ends": ["stl", "oma"], "laid": 1, "missing": 3, "complete": False}
    assert hands(match)[0] == "b2"


def test_the_bank_gets_the_cost() -> None:
    match = table(3, laid="a2 a4", hands=["a3"], cash=[20_000, 30_000, 40_000])
    play(match, "lay a3")
    assert story(match) == ["0 tile_laid a3 3000"]
    assert money(match) == [17_000, 30_000, 40_000]


@pytest.mark.parametrize("tile", [tile for tile in TILES if tile[1] in "14"])
def test_beside_a_city_the_cost_is_single(tile: str) -> None:
    """Case 2: the first and the last space of a route touch a city, with no track anywhere near."""
    match = table(2, hands=[tile])
    assert match.view(None)["map"][tile]["isolated"] is False
    cost = match.view(None)["map"][tile]["cost"]
    play(match, f"lay {tile}")
    assert story(match)[0] == f"0 tile_laid {tile} {cost}"


@pytest.mark.parametrize(
    ("tile", "cost"), [("a2", 2_000), ("a3", 6_000), ("v2", 12_000), ("v3", 6_000), ("z2", 4_000), ("z3", 10_000)]
)
def test_beside_neither_city_nor_track_the_cost_is_double(tile: str, cost: int) -> None:
    """Case 1."""
    match = table(2, hands=[tile])
    assert match.view(None)["map"][tile] == {"laid": False, "isolated": True, "cost": cost}
    play(match, f"lay {tile}")
    assert story(match) == [f"0 tile_laid {tile} {cost}"]
    assert money(match) == [60_000 - cost, 60_000]


@pytest.mark.parametrize(
    ("laid", "tile", "cost"),
    [("v1", "v2", 6_000), ("v3", "v2", 6_000), ("v2", "v3", 3_000), ("v4", "v3", 3_000), ("v1 v3", "v2", 6_000)],
)
def test_beside_a_track_of_its_route_the_cost_is_single(laid: str, tile: str, cost: int) -> None:
    match = table(2, laid=laid, hands=[tile])
    play(match, f"lay {tile}")
    assert story(match) == [f"0 tile_laid {tile} {cost}"]


@pytest.mark.parametrize(("laid", "tile"), [("v4", "v2"), ("v1", "v3"), ("u w", "v2"), ("u w", "v3"), ("v1 w1", "v3")])
def test_track_further_off_does_not_help(laid: str, tile: str) -> None:
    """Case 1: only the two neighbouring spaces of the same route count."""
    match = table(2, laid=laid, hands=[tile])
    assert match.view(None)["map"][tile]["isolated"] is True


def test_an_isolated_tile_may_be_preferred_to_an_adjacent_one() -> None:
    """Case 3, ruling 1: by the standard option isolated track may be laid at any time, at double cost."""
    match = table(2, hands=["a1 v2"])
    assert offered(match) == ["lay a1", "lay v2"]
    play(match, "lay v2")
    assert money(match) == [48_000, 60_000]


def test_an_isolated_tile_is_track_for_the_next() -> None:
    match = table(2, hands=["v2", "v3"])
    play(match, "lay v2", "done", "lay v3")
    assert story(match)[-1] == "1 tile_laid v3 3000"


@pytest.mark.parametrize("tile", TILES)
def test_the_tile_that_completes_a_route_is_never_isolated(tile: str) -> None:
    """Case 4: its neighbours are already laid."""
    rest = " ".join(other for other in TILES if other[0] == tile[0] and other != tile)
    match = table(2, laid=rest, hands=[tile])
    assert match.view(None)["map"][tile]["isolated"] is False
    play(match, f"lay {tile}")
    assert f"0 route_completed {tile[0]}" in story(match)


def test_exactly_the_cost_is_enough() -> None:
    match = table(2, laid="a1", hands=["v2"], cash=[12_000], land=["stl-0 stl-1"])
    play(match, "lay v2")
    assert story(match) == ["0 tile_laid v2 12000"]
    assert money(match) == [0, 60_000]
    assert land(match)[0] == "stl-0 stl-1"


def test_one_chip_short_is_not_enough() -> None:
    match = table(2, hands=["v1 v2"], cash=[11_000])
    assert offered(match) == ["lay v1"]
    assert refused(match, "lay v2") == ("too_dear", {"cost": 12_000, "cash": 11_000, "sellable": 0}, "sell")


def test_single_cost_is_weighed_against_cash_too() -> None:
    match = table(2, laid="v1", hands=["v2 v4"], cash=[5_000])
    assert offered(match) == ["lay v4"]
    assert refused(match, "lay v2") == ("too_dear", {"cost": 6_000, "cash": 5_000, "sellable": 0}, "sell")


def test_only_tiles_in_hand_can_be_laid() -> None:
    match = table(2, laid="a1 z4", hands=["a2", "b1"])
    assert refused(match, "lay b1") == ("not_in_hand", {"tile": "b1"}, "lay")
    assert refused(match, "lay c1") == ("not_in_hand", {"tile": "c1"}, "lay")
    assert refused(match, "lay a1") == ("already_laid", {"tile": "a1"}, "lay")
    assert refused(match, "lay z4") == ("already_laid", {"tile": "z4"}, "lay")
