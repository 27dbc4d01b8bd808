"""Payouts: a completed route pays every owner of land in its two cities."""

from __future__ import annotations

import pytest

from tests.games.last_spike.table import CITIES, ENDS, ROUTES, TILES, land, money, play, story, table

PAYOUT = dict(zip(CITIES, (10_000, 6_000, 7_000, 9_000, 5_000, 8_000, 7_000, 6_000, 10_000), strict=True))
ROUTES_MEETING = dict(zip(CITIES, (2, 3, 3, 2, 4, 2, 3, 3, 2), strict=True))


@pytest.mark.parametrize("last", ["d1", "d2", "d3", "d4"])
def test_the_fourth_tile_pays_wherever_it_lies(last: str) -> None:
    rest = " ".join(tile for tile in ("d1", "d2", "d3", "d4") if tile != last)
    match = table(2, laid=f"{rest} a4 e4", hands=[last], land=["oma-0", "den-0"])
    cost = match.view(None)["map"][last]["cost"]
    play(match, f"lay {last}")
    assert story(match) == [
        f"0 tile_laid {last} {cost}",
        "0 route_completed d",
        "0 paid_out oma 1 6000",
        "1 paid_out den 1 5000",
    ]
    assert money(match) == [66_000 - cost, 65_000]
    assert match.view(None)["routes"]["d"] == {"ends": ["oma", "den"], "laid": 4, "missing": 0, "complete": True}


def test_three_tiles_pay_nothing() -> None:
    match = table(2, laid="d1 d4", hands=["d2"])
    play(match, "lay d2")
    assert story(match) == ["0 tile_laid d2 1000"]
    assert match.view(None)["routes"]["d"]["complete"] is False


def test_every_owner_is_paid_by_his_own_count() -> None:
    """Case 13: nothing is shared out; the first city pays all its owners in seat order, then the second."""
    match = table(
        4,
        laid="e1 e2 e4",
        hands=["e3"],
        cash=[9_000, 1_000, 2_000, 3_000],
        land=["den-0 den-1 dod-0", "dod-1 dod-2 dod-3", "", "den-2 dod-4"],
    )
    play(match, "lay e3")
    assert story(match) == [
        "0 tile_laid e3 1000",
        "0 route_completed e",
        "0 paid_out dod 1 7000",
        "1 paid_out dod 3 21000",
        "3 paid_out dod 1 7000",
        "0 paid_out den 2 10000",
        "3 paid_out den 1 5000",
    ]
    assert money(match) == [25_000, 22_000, 2_000, 15_000]


@pytest.mark.parametrize("cards", range(1, 6))
@pytest.mark.parametrize("city", CITIES)
def test_the_payout_grows_with_the_cards_of_the_city(city: str, cards: int) -> None:
    """Case 31: up to all five cards of a city, which one player may hold."""
    route = next(route for route in ROUTES if city in ENDS[route])
    owned = " ".join(f"{city}-{rank}" for rank in range(cards))
    match = table(2, laid=f"{route}1 {route}3 {route}4", hands=[f"{route}2"], cash=[10_000, 0], land=["", owned])
    play(match, f"lay {route}2")
    assert f"1 paid_out {city} {cards} {PAYOUT[city] * cards}" in story(match)


def test_who_owns_neither_city_gets_nothing() -> None:
    """Case 14: not even the player who lays the tile."""
    match = table(3, laid="e1 e2 e4 a1", hands=["e3"], cash=[1_000], land=["stl-0 stl-1", "dod-0", "den-0"])
    play(match, "lay e3")
    assert money(match) == [0, 57_000, 55_000]


def test_other_routes_of_the_city_do_not_pay_again() -> None:
    match = table(2, laid="d e v1 v2 v4", hands=["v3"], land=["oma-0 dod-0 den-0", "ogd-0"])
    play(match, "lay v3")
    assert story(match)[1:] == ["0 route_completed v", "0 paid_out den 1 5000", "1 paid_out ogd 1 7000"]


@pytest.mark.parametrize("tile", TILES)
def test_a_tile_completes_one_route_at_most(tile: str) -> None:
    """Case 36: so two cities at most pay in a turn, however many routes lack one tile."""
    lacking = [f"{route}{tile[1]}" for route in ROUTES]
    match = table(2, laid=" ".join(other for other in TILES if other not in lacking), hands=[tile])
    play(match, f"lay {tile}")
    assert [event for event in story(match) if "route_completed" in event] == [f"0 route_completed {tile[0]}"]
    assert {event.split()[2] for event in story(match) if "paid_out" in event} == set(ENDS[tile[0]])


@pytest.mark.parametrize(("city", "times"), ROUTES_MEETING.items())
def test_a_city_pays_once_for_each_of_its_routes(city: str, times: int) -> None:
    routes = [route for route in ROUTES if city in ENDS[route]]
    lacking = [f"{route}2" for route in routes]
    laid = " ".join(f"{route}1 {route}3 {route}4" for route in routes)
    match = table(2, laid=laid, hands=[" ".join(lacking[0::2]), " ".join(lacking[1::2])])
    for tile in lacking:
        assert match.view(None)["land"][city]["paid_out"] is False
        play(match, f"lay {tile}", "done")
    paid = [event for event in story(match) if f"paid_out {city}" in event]
    assert paid == [f"1 paid_out {city} 1 {PAYOUT[city]}"] * times
    assert match.view(None)["land"][city]["paid_out"] is True


def test_a_card_bought_after_the_payout_earns_nothing_from_it() -> None:
    """Case 12."""
    match = table(2, laid="d1 d2 d4", hands=["d3"])
    play(match, "lay d3", "buy den")
    assert money(match) == [60_000 - 1_000 - 2_000, 60_000 + 6_000 + 5_000]
    assert land(match)[0] == "den-1"


def test_free_land_won_by_the_completing_tile_is_paid() -> None:
    """Case 37, ruling 15: Land 0 is taken while the tile is laid, so it counts in the payout that follows."""
    match = table(2, laid="c1 c2 c3", hands=["c4"], land=["", "oma-0"])
    play(match, "lay c4")
    assert story(match) == [
        "0 tile_laid c4 4000",
        "0 land_claimed lar",
        "0 route_completed c",
        "1 paid_out oma 1 6000",
        "0 paid_out lar 1 9000",
    ]
    assert money(match) == [65_000, 66_000]


def test_the_payout_cannot_pay_for_the_tile() -> None:
    """Case 21: the cost comes first, though the payout would have covered it."""
    match = table(2, laid="v1 v3 v4", hands=["v2 w1"], cash=[5_000], land=["den-0 ogd-0"])
    assert match.why_not("lay v2") is not None
    assert match.why_not("lay w1") is None


def test_the_bank_never_runs_short() -> None:
    """Case 34, ruling 16: all chips of the box together are 496,000; the bank pays beyond that."""
    match = table(2, laid="a1 a2 a3", hands=["a4"], cash=[400_000, 90_000], land=["stl-0 stl-1 stl-2 stl-3 stl-4"])
    play(match, "lay a4")
    assert money(match) == [400_000 - 2_000 + 50_000 + 6_000, 90_000]


def test_a_city_may_never_pay() -> None:
    """Case 35: a railway along the south leaves Omaha, Laramie, Denver and Ogden without any payout."""
    match = table(2, laid="b f x z1 z2 z3", hands=["z4"])
    play(match, "lay z4")
    assert match.over
    complete = {city for route in match.view(None)["routes"].values() if route["complete"] for city in route["ends"]}
    assert complete == {"stl", "dod", "elp", "yum", "sac"}
