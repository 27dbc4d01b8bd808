"""Selling land: only to the bank, at half price, and only to pay for the tile being laid."""

from __future__ import annotations

import pytest

import railherd
from tests.games.last_spike.table import (
    CARDS,
    ENDS,
    ROUTES,
    buying,
    hands,
    land,
    money,
    offered,
    play,
    refused,
    story,
    table,
)

HALF = {2: 1, 3: 2, 4: 2, 5: 3, 6: 3, 7: 4, 8: 4, 9: 5, 10: 5}
"""What the bank pays for a card, in thousands, by its price."""

CHEAPEST = dict(
    zip(("stl", "oma", "dod", "lar", "den", "elp", "ogd", "yum", "sac"), (7, 3, 4, 6, 2, 5, 4, 3, 7), strict=True)
)


@pytest.mark.parametrize("card", [card for card in CARDS if not card.endswith("-0")])
def test_the_bank_pays_half_the_price_rounded_up(card: str) -> None:
    """Case 15: 5,000 brings 3,000, 7,000 brings 4,000, 2,000 brings 1,000."""
    city, rank = card.split("-")
    route = next(route for route in ROUTES if city in ENDS[route])
    amount = HALF[CHEAPEST[city] + int(rank) - 1] * 1_000
    match = table(2, laid=f"{route}1 {route}4", hands=["e1"], cash=[0], land=[card])
    play(match, "lay e1", f"sell {card}")
    assert story(match)[:2] == ["0 sale_needed e1 1000", f"0 land_sold {card} {amount}"]
    assert money(match)[0] == amount - 1_000


def test_who_cannot_pay_sells_and_then_the_tile_lies() -> None:
    match = table(2, laid="a1", hands=["a2 v1"], cash=[1_000], land=["stl-0 stl-1"])
    play(match, "lay v1")
    assert match.asked == 0
    assert offered(match) == ["sell stl-1"]
    assert match.view(None)["map"]["v1"]["laid"] is False
    play(match, "sell stl-1")
    assert story(match) == [
        "0 sale_needed v1 5000",
        "0 land_sold stl-1 4000",
        "0 tile_laid v1 5000",
        "0 land_claimed den",
    ]
    assert money(match) == [0, 60_000]
    assert land(match)[0] == "stl-0 den-0"
    assert hands(match)[0] == "a2"


def test_several_cards_may_have_to_go() -> None:
    match = table(2, laid="a1 d4", hands=["v2"], cash=[3_000], land=["stl-0 stl-1 stl-2 den-0 den-1"])
    play(match, "lay v2")
    assert offered(match) == ["sell stl-1", "sell stl-2", "sell den-1"]
    play(match, "sell den-1")
    assert offered(match) == ["sell stl-1", "sell stl-2"]
    play(match, "sell stl-2")
    assert offered(match) == ["sell stl-1"]
    play(match, "sell stl-1")
    assert story(match) == [
        "0 sale_needed v2 12000",
        "0 land_sold den-1 1000",
        "0 land_sold stl-2 4000",
        "0 land_sold stl-1 4000",
        "0 tile_laid v2 12000",
    ]
    assert money(match) == [0, 60_000]
    assert land(match)[0] == "stl-0 den-0"


def test_the_seller_chooses_and_keeps_the_change() -> None:
    """Case 17, ruling 6: any card will do; once the cost is covered no other is sold."""
    match = table(2, laid="a1 d4", hands=["d3"], cash=[0], land=["stl-0 stl-4 den-0 den-1"])
    play(match, "lay d3")
    assert offered(match) == ["sell stl-4", "sell den-1"]
    play(match, "sell stl-4")
    assert money(match) == [4_000, 60_000]
    assert land(match)[0] == "stl-0 den-0 den-1"
    assert refused(match, "sell den-1") == ("sell_only_to_lay", {}, "sell")


def test_a_sale_that_falls_short_by_one_chip_is_followed_by_another() -> None:
    match = table(2, laid="a1 d4", hands=["v1"], cash=[0], land=["stl-0 stl-1 den-0 den-1"])
    play(match, "lay v1", "sell stl-1")
    assert money(match)[0] == 4_000
    assert offered(match) == ["sell den-1"]
    play(match, "sell den-1")
    assert money(match)[0] == 0
    assert match.view(None)["map"]["v1"]["laid"] is True


def test_no_sale_for_a_tile_that_cash_can_pay() -> None:
    """Case 16: land is not sold for cash; with the cost in hand the tile is simply paid."""
    match = table(2, laid="a1", hands=["v1"], cash=[5_000], land=["stl-0 stl-1"])
    assert refused(match, "sell stl-1") == ("sell_only_to_lay", {}, "sell")
    play(match, "lay v1")
    assert story(match)[0] == "0 tile_laid v1 5000"
    assert land(match)[0] == "stl-0 stl-1 den-0"


def test_the_seller_goes_on_with_a_normal_turn() -> None:
    """Case 18: payouts, a purchase and a draw follow as always."""
    match = table(3, laid="a1 e1 e3 e4", hands=["e2"], cash=[0], land=["stl-0 stl-1 dod-0 dod-1", "", "den-0"])
    play(match, "lay e2", "sell stl-1")
    assert story(match)[-5:] == [
        "0 land_sold stl-1 4000",
        "0 tile_laid e2 2000",
        "0 route_completed e",
        "0 paid_out dod 2 14000",
        "2 paid_out den 1 5000",
    ]
    assert offered(match) == ["buy stl", "buy dod", "buy den", "done"]
    play(match, "buy stl")
    assert money(match) == [9_000, 50_000, 55_000]
    assert len(hands(match)[0].split()) == 1
    assert match.asked == 1


def test_land_sold_earns_no_payout() -> None:
    match = table(2, laid="e1 e3 e4", hands=["e2"], cash=[0], land=["dod-0 dod-1", "den-0"])
    play(match, "lay e2", "sell dod-1")
    assert "0 paid_out dod 1 7000" in story(match)
    assert money(match) == [0 + 2_000 - 2_000 + 7_000, 65_000]


def test_selling_may_serve_a_dear_tile_though_a_cheap_one_is_affordable() -> None:
    """Case 19."""
    match = table(2, laid="a1", hands=["a2 v1"], cash=[1_000], land=["stl-0 stl-1"])
    assert offered(match) == ["lay a2", "lay v1"]


def test_the_double_cost_of_isolated_track_can_be_raised_by_a_sale() -> None:
    match = table(2, laid="a1", hands=["v3"], cash=[2_000], land=["stl-0 stl-1"])
    play(match, "lay v3", "sell stl-1")
    assert story(match)[0] == "0 sale_needed v3 6000"
    assert money(match)[0] == 0


def test_the_tile_announced_cannot_be_changed_for_another() -> None:
    """Ruling 6."""
    match = table(2, laid="a1", hands=["a2 v1"], cash=[1_000], land=["stl-0 stl-1"])
    play(match, "lay v1")
    assert refused(match, "lay a2") == ("sale_first", {}, "sell")
    assert refused(match, "done") == ("sale_first", {}, "sell")
    assert refused(match, "bankrupt") == ("sale_first", {}, "sell")


def test_the_bank_does_not_buy_free_land() -> None:
    match = table(2, laid="a1", hands=["v1"], cash=[1_000], land=["stl-0 stl-1"])
    play(match, "lay v1")
    refusal = ("free_land_unsellable", {"card": "stl-0", "city": "stl"}, "sell")
    assert refused(match, "sell stl-0") == refusal


def test_the_bank_does_not_buy_land_of_others() -> None:
    match = table(2, laid="a1", hands=["v1"], cash=[1_000], land=["stl-0 stl-1", "stl-2"])
    play(match, "lay v1")
    assert refused(match, "sell stl-2") == ("not_your_land", {"card": "stl-2", "city": "stl"}, "sell")
    assert refused(match, "sell sac-4") == ("not_your_land", {"card": "sac-4", "city": "sac"}, "sell")


def test_the_bank_does_not_buy_land_of_a_city_that_can_pay_no_more() -> None:
    match = table(2, laid="c u a1", hands=["v1"], cash=[1_000], land=["lar-0 lar-1 stl-0 stl-1"])
    play(match, "lay v1")
    assert offered(match) == ["sell stl-1"]
    assert refused(match, "sell lar-1") == ("city_paid_out", {"card": "lar-1", "city": "lar"}, "sell")


def test_land_nobody_buys_does_not_count_towards_the_cost() -> None:
    match = table(
        2, laid="c u a1", hands=["a2 v1"], cash=[1_000], land=["lar-0 lar-1 lar-2 stl-0 stl-2", "oma-0 ogd-0"]
    )
    assert match.why_not("lay v1") is None
    match = table(2, laid="c u a1", hands=["a2 v1"], cash=[0], land=["lar-0 lar-1 lar-2 stl-0 stl-2", "oma-0 ogd-0"])
    assert refused(match, "lay v1") == ("too_dear", {"cost": 5_000, "cash": 0, "sellable": 4_000}, "sell")


@pytest.mark.parametrize(("cash", "allowed"), [(3_000, True), (2_000, False)])
def test_selling_everything_must_cover_the_cost_exactly(cash: int, allowed: bool) -> None:
    """Case 38: the bank would pay 4,000 + 1,000 + 4,000 for this land; the tile costs 12,000."""
    match = table(2, laid="a1 d4", hands=["a2 v2"], cash=[cash], land=["stl-0 stl-1 stl-2 den-0 den-1"])
    assert (match.why_not("lay v2") is None) is allowed


def test_a_city_is_exhausted_only_when_its_routes_are_really_complete() -> None:
    """Case 39: two players do not know which tile is missing, so Laramie still counts as able to pay."""
    match = table(2, laid="c u1 u2 u3 a1", hands=["v1"], cash=[1_000], land=["lar-0 lar-1 stl-0 stl-1", "oma-0"])
    play(match, "lay v1")
    assert offered(match) == ["sell stl-1", "sell lar-1"]


def test_sold_land_can_be_bought_by_the_others() -> None:
    match = table(2, laid="a1", hands=["a2", "a3"], cash=[0], land=["stl-0 stl-1"])
    play(match, "lay a2", "sell stl-1", "done", "lay a3", "buy stl")
    assert land(match) == ["stl-0", "stl-1"]
    assert story(match)[-2] == "1 land_bought stl-1 7000"


@pytest.mark.parametrize("deal", ["give stl-1", "trade stl-1", "lend 1000", "borrow 1000", "sell stl-1 to 1"])
def test_players_do_not_deal_with_each_other(deal: str) -> None:
    """Case 33: no decision of the game offers a gift, a trade or a loan."""
    for match in (
        table(2, laid="a1", hands=["v1"], cash=[1_000], land=["stl-0 stl-1"]),
        table(2, laid="a1", land=["stl-0 stl-1"], pending=buying(0)),
    ):
        with pytest.raises(railherd.Problem) as caught:
            match.choose(deal)
        assert caught.value.key == "core.unknown_choice"
