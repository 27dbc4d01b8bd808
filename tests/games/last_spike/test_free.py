"""Free land: the first tile beside a city wins its Land 0, opens the city, and forbids a purchase in that turn."""

from __future__ import annotations

import pytest

from tests.games.last_spike.table import ENDS, TILES, land, money, offered, play, refused, story, table


@pytest.mark.parametrize("tile", ["a4", "c1", "d1"])
def test_three_tiles_win_omaha(tile: str) -> None:
    """Case 6."""
    match = table(2, hands=[tile])
    play(match, f"lay {tile}")
    assert land(match) == ["oma-0", ""]
    assert story(match)[1:] == ["0 land_claimed oma"]


@pytest.mark.parametrize("tile", TILES)
def test_a_tile_touches_one_city_at_most(tile: str) -> None:
    """Case 5: spaces 1 and 4 touch one city each, spaces 2 and 3 none; so a turn brings one free card at most."""
    match = table(2, hands=[tile])
    play(match, f"lay {tile}")
    city = {"1": ENDS[tile[0]][0], "4": ENDS[tile[0]][1]}.get(tile[1])
    assert land(match) == [f"{city}-0" if city else "", ""]
    assert len(story(match)) == (2 if city else 1)


def test_free_land_costs_nothing() -> None:
    match = table(3, hands=["", "", "y4"], asked=2)
    play(match, "lay y4")
    assert money(match) == [50_000, 50_000, 44_000]
    assert land(match) == ["", "", "sac-0"]


def test_only_the_first_tile_beside_a_city_wins() -> None:
    match = table(2, laid="a4", land=["", "oma-0"], hands=["c1"])
    play(match, "lay c1")
    assert story(match) == ["0 tile_laid c1 3000"]
    assert land(match) == ["", "oma-0"]


def test_free_land_cannot_be_declined() -> None:
    """Case 7, ruling 3: the card is taken although it forbids a purchase, and nothing is asked."""
    match = table(2, laid="a1", hands=["c1"])
    play(match, "lay c1")
    assert land(match) == ["oma-0", "stl-0"]
    assert offered(match) == ["done"]


def test_no_purchase_in_the_turn_of_a_claim() -> None:
    match = table(2, laid="a1", hands=["c1"])
    play(match, "lay c1")
    assert refused(match, "buy stl") == ("land_claimed", {"city": "oma"}, "free")
    assert refused(match, "buy oma") == ("land_claimed", {"city": "oma"}, "free")
    assert refused(match, "buy sac") == ("land_claimed", {"city": "oma"}, "free")
    play(match, "done")
    assert story(match)[2] == "0 purchase_declined"


def test_the_city_of_the_first_route_counts_as_claimed_too() -> None:
    match = table(2, hands=["a1"])
    play(match, "lay a1")
    assert refused(match, "buy stl") == ("land_claimed", {"city": "stl"}, "free")


def test_a_claim_opens_the_city_for_the_next_player() -> None:
    match = table(2, hands=["c1", "c2"])
    play(match, "lay c1", "done", "lay c2")
    assert offered(match) == ["buy oma", "done"]


def test_a_claim_binds_one_turn_only() -> None:
    match = table(2, hands=["c1 c2", "c3"])
    play(match, "lay c1", "done", "lay c3", "done", "lay c2")
    assert offered(match) == ["buy oma", "done"]


def test_a_city_nobody_reached_sells_nothing() -> None:
    """Case 8."""
    match = table(2, laid="a1", hands=["a2"])
    play(match, "lay a2")
    assert offered(match) == ["buy stl", "done"]
    assert refused(match, "buy oma") == ("city_closed", {"city": "oma"}, "free")
    assert match.view(None)["land"]["oma"] == {
        "open": False,
        "top": "oma-0",
        "price": None,
        "payouts": [6_000, 12_000, 18_000, 24_000, 30_000],
        "paid_out": False,
        "next_payout": 2,
    }


def test_tiles_between_cities_open_none() -> None:
    """Case 8: track that lies on the route but not beside the city does not open it."""
    match = table(2, laid="a1 a2", hands=["a3"])
    play(match, "lay a3")
    assert offered(match) == ["buy stl", "done"]


def test_a_city_whose_free_land_left_the_game_stays_open() -> None:
    match = table(3, laid="a4", removed="oma-0", bankrupt=[1], hands=["c1"])
    play(match, "lay c1")
    assert story(match) == ["0 tile_laid c1 3000"]
    assert offered(match) == ["buy oma", "done"]
    play(match, "buy oma")
    assert land(match) == ["oma-1", "", ""]
    assert match.view(None)["cards"]["oma-0"] == "removed"
