"""Bankruptcy: a player who cannot pay for any tile hands everything in and is out of the game."""

from __future__ import annotations

import pytest

from tests.games.last_spike.table import all_but, buying, hands, land, money, offered, play, refused, story, table


def test_who_can_pay_for_no_tile_goes_bankrupt() -> None:
    """Case 38."""
    match = table(3, laid="a1", hands=["v1 v2"], cash=[0], land=["stl-0 stl-1"])
    assert offered(match) == ["bankrupt"]
    assert refused(match, "lay v1") == ("too_dear", {"cost": 5_000, "cash": 0, "sellable": 4_000}, "sell")
    assert refused(match, "lay v2") == ("too_dear", {"cost": 12_000, "cash": 0, "sellable": 4_000}, "sell")


def test_who_can_pay_for_a_tile_may_not_go_bankrupt() -> None:
    """Case 38, ruling 5: one affordable tile is enough, in cash or by sales."""
    match = table(3, hands=["a1 v2"], cash=[2_000])
    assert offered(match) == ["lay a1"]
    assert refused(match, "bankrupt") == ("can_still_lay", {}, "sell")
    match = table(3, laid="a1", hands=["v1"], cash=[1_000], land=["stl-0 stl-1"])
    assert offered(match) == ["lay v1"]
    assert refused(match, "bankrupt") == ("can_still_lay", {}, "sell")


def test_without_a_tile_there_is_nothing_to_pay() -> None:
    match = table(3, cash=[0])
    assert refused(match, "bankrupt") == ("nothing_to_pay", {}, "sell")


def test_everything_goes_to_the_bank_and_free_land_out_of_the_game() -> None:
    match = table(
        3,
        laid="a1 d4",
        hands=["u3 v1 v2"],
        cash=[1_000, 10_000, 20_000],
        land=["stl-0 den-1 den-2", "den-0 stl-1"],
        turn=9,
    )
    pool = match.view(None)["pool"]
    play(match, "bankrupt")
    assert story(match) == ["0 bankrupt 1000"]
    assert money(match) == [0, 10_000, 20_000]
    assert hands(match) == ["", "", ""]
    assert land(match) == ["", "stl-1 den-0", ""]
    cards = match.view(None)["cards"]
    assert (cards["stl-0"], cards["den-1"], cards["den-2"]) == ("removed", "bank", "bank")
    assert match.view(None)["pool"] == pool + 3
    assert match.view(None)["players"][0] == {
        "seat": 0,
        "cash": None,
        "tiles": 0,
        "hand": None,
        "land": {},
        "due": {},
        "land_price": 0,
        "bankrupt": True,
    }
    assert match.asked == 1
    assert match.view(None)["turn"] == 10


def test_land_the_bank_does_not_buy_saves_nobody() -> None:
    match = table(3, laid="c u", hands=["v1"], cash=[0], land=["lar-0 lar-1 lar-2", "oma-0 ogd-0"])
    play(match, "bankrupt")
    assert match.view(None)["cards"]["lar-1"] == "bank"
    assert match.view(None)["cards"]["lar-0"] == "removed"


def test_the_tiles_go_back_into_the_pool() -> None:
    """Ruling 8: the pool was empty, so what is drawn now is what the bankrupt handed in."""
    match = table(3, laid=all_but("v1 v2 v3 y4 z4"), hands=["v1 v2", "v3", "y4 z4"], cash=[4_000])
    assert match.view(None)["pool"] == 0
    play(match, "bankrupt", "lay v3", "done")
    assert hands(match)[1] in ("v1", "v2")
    assert match.view(None)["pool"] == 1


def test_land_of_the_bankrupt_is_for_sale_again() -> None:
    match = table(3, laid="a1", hands=["v1", "a2"], cash=[0], land=["stl-0 stl-1", ""])
    play(match, "bankrupt", "lay a2")
    assert offered(match) == ["buy stl", "done"]
    play(match, "buy stl")
    assert land(match) == ["", "stl-1", ""]


def test_a_city_stays_open_although_its_free_land_is_gone() -> None:
    """Ruling 8: the next tile beside the city wins no free land, and its cards stay for sale."""
    match = table(3, laid="a1", hands=["v1", "b1"], cash=[0], land=["stl-0"])
    play(match, "bankrupt", "lay b1")
    assert story(match)[1:] == ["1 tile_laid b1 2000"]
    assert offered(match) == ["buy stl", "done"]


def test_the_bankrupt_are_paid_nothing_more() -> None:
    match = table(3, laid="d1 d2 d4", hands=["v2", "d3"], cash=[0], land=["oma-0 oma-1", "", "den-0"])
    play(match, "bankrupt", "lay d3")
    assert story(match)[2:] == ["1 route_completed d", "2 paid_out den 1 5000"]
    assert money(match) == [0, 49_000, 55_000]


@pytest.mark.parametrize(("seats", "bankrupt"), [(2, []), (3, [1]), (4, [1, 3]), (6, [1, 2, 4, 5])])
def test_the_last_one_left_wins_at_once(seats: int, bankrupt: list[int]) -> None:
    """Case 20, ruling 11: no bonus, and the cash does not matter."""
    survivor = next(seat for seat in range(1, seats) if seat not in bankrupt)
    cash = [1_000 * (seat == survivor) for seat in range(seats)]
    match = table(seats, hands=["v1"], cash=cash, bankrupt=bankrupt)
    play(match, "bankrupt")
    assert story(match) == ["0 bankrupt 0", "- game_ended lone_survivor"]
    assert match.over
    assert match.winners() == [survivor]
    assert money(match) == cash
    assert match.view(None)["last_spike"] is None


def test_two_left_play_on() -> None:
    """Case 20: the game ends with one player, not before."""
    match = table(3, hands=["v1"], cash=[0])
    play(match, "bankrupt")
    assert not match.over
    assert match.winners() == []


def test_two_players_do_not_reach_the_unseen_tile_through_a_bankruptcy() -> None:
    """Ruling 13: the tile removed unseen needs no identity; the pool stays one short after tiles come back."""
    match = table(2, hands=["v1 v2"], cash=[4_000])
    assert match.view(None)["pool"] == 45
    play(match, "bankrupt")
    assert match.view(None)["pool"] == 47


def test_a_purchase_never_ruins() -> None:
    match = table(2, laid="a1", cash=[7_000], pending=buying(0))
    play(match, "buy stl")
    assert money(match)[0] == 0
    assert match.view(None)["players"][0]["bankrupt"] is False
