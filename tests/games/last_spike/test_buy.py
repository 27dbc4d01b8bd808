"""Buying land: one card, the top of one open city's pile, for the price it shows."""

from __future__ import annotations

from tests.games.last_spike.table import buying, land, money, offered, play, refused, story, table


def test_any_open_city_sells() -> None:
    """Case 9: a tile laid in the far west lets its layer buy in the east."""
    match = table(2, laid="a1 d4 y1", hands=["y2"])
    play(match, "lay y2")
    assert offered(match) == ["buy stl", "buy den", "buy ogd", "done"]
    play(match, "buy stl")
    assert land(match)[0] == "stl-1"


def test_the_price_goes_to_the_bank_and_the_card_to_the_buyer() -> None:
    match = table(3, laid="a1", cash=[20_000, 30_000, 40_000], pending=buying(0))
    play(match, "buy stl")
    assert story(match)[0] == "0 land_bought stl-1 7000"
    assert money(match) == [13_000, 30_000, 40_000]
    assert match.view(2)["cards"]["stl-1"] == 0
    assert match.view(2)["players"][0]["land"] == {"stl": 1}


def test_only_the_top_card_is_for_sale() -> None:
    """Case 11: the piles lie cheapest first, and no dearer card can be chosen."""
    match = table(3, laid="a1", hands=["a2", "a3"])
    play(match, "lay a2", "buy stl", "lay a3", "buy stl")
    bought = [event for event in story(match) if "land_bought" in event]
    assert bought == ["0 land_bought stl-1 7000", "1 land_bought stl-2 8000"]
    assert match.view(None)["land"]["stl"]["top"] == "stl-3"
    assert match.view(None)["land"]["stl"]["price"] == 9_000


def test_a_card_sold_to_the_bank_lies_in_price_order_again() -> None:
    """Ruling 7."""
    match = table(2, laid="a1", hands=["a2", "a3"], cash=[0], land=["stl-0 stl-1", "stl-2"])
    assert match.view(None)["land"]["stl"]["top"] == "stl-3"
    play(match, "lay a2", "sell stl-1", "done", "lay a3")
    assert match.view(None)["land"]["stl"]["top"] == "stl-1"
    play(match, "buy stl")
    assert land(match) == ["stl-0", "stl-1 stl-2"]
    assert match.view(None)["land"]["stl"]["top"] == "stl-3"


def test_exactly_the_price_is_enough() -> None:
    match = table(2, laid="a1", cash=[7_000], pending=buying(0))
    assert offered(match) == ["buy stl", "done"]
    play(match, "buy stl")
    assert money(match) == [0, 60_000]


def test_one_chip_short_is_not_enough() -> None:
    match = table(2, laid="a1 d4", cash=[6_000], pending=buying(0))
    assert offered(match) == ["buy den", "done"]
    assert refused(match, "buy stl") == ("too_dear_to_buy", {"price": 7_000, "cash": 6_000}, "buy")


def test_land_is_not_sold_to_buy_land() -> None:
    """Case 16: the bank buys land only to let a tile be laid."""
    match = table(2, laid="a1", cash=[6_000], land=["stl-0 stl-2 stl-3"], pending=buying(0))
    assert offered(match) == ["done"]
    assert refused(match, "sell stl-2") == ("sell_only_to_lay", {}, "sell")


def test_five_cards_and_no_more() -> None:
    match = table(2, laid="a1", land=["stl-0 stl-1 stl-2", "stl-3 stl-4"], pending=buying(0))
    assert offered(match) == ["done"]
    assert refused(match, "buy stl") == ("pile_empty", {"city": "stl"}, "buy")
    assert match.view(None)["land"]["stl"] == {
        "open": True,
        "top": None,
        "price": None,
        "payouts": [10_000, 20_000, 30_000, 40_000, 50_000],
        "paid_out": False,
        "next_payout": 3,
    }


def test_one_player_may_buy_all_of_a_city() -> None:
    """Case 31: the fifth card is bought like the others."""
    match = table(2, laid="a1", land=["stl-0 stl-1 stl-2 stl-3"], pending=buying(0))
    play(match, "buy stl")
    assert match.view(None)["players"][0]["land"] == {"stl": 5}
    assert money(match) == [50_000, 60_000]


def test_a_city_that_can_pay_no_more_still_sells() -> None:
    """Case 30: its land serves to break a tie."""
    match = table(2, laid="c u", pending=buying(0))
    assert match.view(None)["land"]["lar"]["paid_out"] is True
    play(match, "buy lar")
    assert land(match)[0] == "lar-1"
    assert money(match) == [54_000, 60_000]
