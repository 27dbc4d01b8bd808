"""The worked examples of the rulebook, number by number."""

from __future__ import annotations

import pytest

import railherd
from tests.games.last_spike.table import ENDS, dealt, land, money, offered, play, story, table


def test_a3_costs_3000_on_the_route_from_st_louis_to_omaha() -> None:
    match = table(2, laid="a2", hands=["a3"])
    assert match.view(None)["routes"]["a"]["ends"] == ["stl", "oma"]
    play(match, "lay a3")
    assert story(match) == ["0 tile_laid a3 3000"]
    assert money(match) == [57_000, 60_000]


def test_a3_is_nearer_to_a1_than_b1() -> None:
    assert dealt(2, "b1 a3").view(None)["first"] == 1
    assert dealt(2, "a3 b1").view(None)["first"] == 0


@pytest.mark.parametrize("tile", ["a4", "d1", "c1"])
def test_omaha_is_won_by_a4_d1_or_c1(tile: str) -> None:
    match = table(2, hands=[tile])
    play(match, f"lay {tile}")
    assert land(match)[0] == "oma-0"


def test_two_denver_and_one_dodge_city_bring_17000() -> None:
    match = table(2, laid="e1 e3 e4", hands=["e2"], land=["", "den-0 den-1 dod-0"])
    play(match, "lay e2")
    assert story(match)[1:] == ["0 route_completed e", "1 paid_out dod 1 7000", "1 paid_out den 2 10000"]
    assert money(match) == [58_000, 77_000]


def test_a_card_of_5000_is_sold_for_3000() -> None:
    match = table(2, laid="d4", hands=["d3"], cash=[0], land=["den-0 den-4"])
    play(match, "lay d3", "sell den-4")
    assert story(match)[1] == "0 land_sold den-4 3000"
    assert money(match) == [2_000, 60_000]


def test_st_louis_costs_7000() -> None:
    match = table(2, laid="a1", hands=["a2"])
    play(match, "lay a2", "buy stl")
    assert story(match)[1] == "0 land_bought stl-1 7000"
    assert money(match) == [52_000, 60_000]


DIAGRAM = "a b e f x y v1 v2 v4 z1 z2 z4"


def diagram(hand: str, cash: int) -> railherd.Match:
    """Return the table of the closing diagram: seat 0, without land in Ogden or Denver, holds the last spike."""
    lands = ["stl-0 oma-0 dod-0 elp-0 yum-0 sac-0", "ogd-0 ogd-1 den-0"]
    return table(2, laid=DIAGRAM, hands=[hand], cash=[cash, 10_000], land=lands)


def test_the_diagram_ends_with_v3() -> None:
    """The 3,000 are paid before the 20,000 are received; the layer gets nothing for Ogden and Denver."""
    match = diagram("v3", 3_000)
    assert not match.over
    play(match, "lay v3")
    assert story(match) == [
        "0 tile_laid v3 3000",
        "0 route_completed v",
        "0 last_spike_laid 20000",
        "1 paid_out den 1 5000",
        "1 paid_out ogd 2 14000",
        "- game_ended last_spike",
    ]
    assert money(match) == [20_000, 29_000]


def test_the_bonus_of_the_diagram_comes_too_late_to_pay() -> None:
    assert offered(diagram("v3", 2_000)) == ["bankrupt"]


def test_the_diagram_has_seven_payouts_and_none_for_laramie() -> None:
    match = diagram("v3", 3_000)
    play(match, "lay v3")
    routes = match.view(None)["routes"]
    paid = [route["ends"] for route in routes.values() if route["complete"]]
    assert paid == [
        ["stl", "oma"],
        ["stl", "dod"],
        ["dod", "den"],
        ["dod", "elp"],
        ["den", "ogd"],
        ["elp", "yum"],
        ["ogd", "sac"],
    ]
    assert not any("lar" in ends for ends in paid)


def test_z3_would_have_ended_the_diagram_too() -> None:
    match = diagram("z3", 5_000)
    play(match, "lay z3")
    assert match.over
    assert match.view(None)["last_spike"] == 0
    assert [tile for tile in ("z3", "v3") if match.view(None)["map"][tile]["laid"]] == ["z3"]


def test_only_v_and_z_can_end_the_diagram_with_one_route() -> None:
    """This proves that Z runs from Yuma to Sacramento."""
    for route in "cduvwz":
        match = table(2, laid=f"a b e f x y {route}1 {route}2 {route}4", hands=[f"{route}3"])
        play(match, f"lay {route}3")
        assert match.over is (route in "vz"), ENDS[route]


@pytest.mark.parametrize(("city", "times"), [("den", 4), ("yum", 3), ("stl", 2)])
def test_cities_pay_as_often_as_the_tips_say(city: str, times: int) -> None:
    routes = railherd.new("last_spike", seats=2, seed=1).view(None)["routes"].values()
    assert sum(city in route["ends"] for route in routes) == times
