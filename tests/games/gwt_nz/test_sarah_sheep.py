"""Sarah at the sheep market: cards 3, 10, 13, 14 and 17 (leaflet 3 and 4)."""

from __future__ import annotations

import pytest

from tests.games.gwt_nz.solo import acted, follow, her, pile, rules, solo
from tests.games.gwt_nz.table import deal, offered

SLOTS = "set_2 set_4 set_6 set_9"  # wheel, barrel, bell, compass


@pytest.mark.parametrize(
    ("shepherds", "market", "taken"),
    [
        (1, "lincoln*2 corriedale*3", "lincoln"),
        (2, "lincoln*2 corriedale dorset_horn*3", "corriedale dorset_horn"),
        (3, "lincoln*3 corriedale", "corriedale lincoln"),
        (4, "suffolk*2 dorset_horn lincoln", "suffolk dorset_horn"),
        (5, "suffolk hampshire ryeland*3", "suffolk ryeland"),
        (5, "suffolk hampshire*2", "suffolk hampshire"),
    ],
)
def test_her_market_tile_says_what_so_many_shepherds_take(shepherds: int, market: str, taken: str) -> None:
    hired = f"shepherd*{shepherds - 1}" if shepherds > 1 else ""
    match = acted("3", workers=["", hired], market=market)
    assert pile(match) == taken
    assert her(match)["tokens"] == 0, "no exchange token for purple"


def test_equal_sheep_are_yours_to_choose() -> None:
    match = follow(solo("3", moved=True, market="lincoln*2 corriedale*2"))
    assert offered(match) == ["sarah sheep lincoln", "sarah sheep corriedale"]
    assert pile(follow(match, "sarah sheep lincoln")) == "lincoln"


def test_example_b_a_column_is_taken_whole_or_a_shepherd_adds_cards() -> None:
    match = solo("3", moved=True, workers=["", "shepherd*4"], market="lincoln*2 hampshire")
    deal(match, "market", "dorset_horn lincoln suffolk corriedale")
    follow(match)
    assert pile(match) == "corriedale lincoln"
    assert rules(match) == ["buy by_card", "sheep fewest_in_market", "sheep only_one"]
    assert sorted(match.position()["market"]) == sorted(
        "lincoln*2 hampshire dorset_horn suffolk".replace("*2", " lincoln").split()
    )


def test_shepherds_are_spent_even_on_an_empty_stack() -> None:
    match = acted("3", workers=["", "shepherd*2"], market="ryeland", market_stack="")
    assert (rules(match), pile(match)) == (["buy impossible"], "")


def test_card_10_buys_by_her_tile_if_she_is_specialised_in_shepherds() -> None:
    match = acted("10", workers=["", "shepherd"], market="lincoln dorset_horn*2 corriedale*2")
    assert pile(match) == "lincoln dorset_horn"


@pytest.mark.parametrize(("market", "taken"), [("lincoln*2 corriedale", "corriedale"), ("lincoln ryeland", "lincoln")])
def test_card_10_otherwise_takes_a_red_or_yellow_sheep_the_rarer_one(market: str, taken: str) -> None:
    assert pile(acted("10", workers=["", "sailor"], market=market)) == taken


def test_card_10_takes_nothing_if_there_is_none() -> None:
    match = acted("10", workers=["", "sailor"], market="ryeland suffolk")
    assert (pile(match), rules(match)) == ("", ["sheep impossible"])


def test_example_c_card_14_adds_two_cards_first() -> None:
    match = solo(
        "14", level="hard", moved=True, workers=["", "shepherd*2 craftsman shearer"],
        market="dorset_horn lincoln*3 corriedale hampshire",
    )  # fmt: skip
    deal(match, "market", "corriedale ryeland")
    follow(match)
    assert pile(match) == "corriedale corriedale"


def test_case_55_card_14_with_four_shepherds() -> None:
    match = solo("14", level="hard", moved=True, workers=["", "shepherd*3"], market="lincoln*3 hampshire corriedale")
    deal(match, "market", "ryeland ryeland corriedale dorset_horn")
    follow(match)
    assert pile(match) == "corriedale corriedale", "one shepherd adds two cards, three buy"
    assert "dorset_horn" in match.position()["market"]


@pytest.mark.parametrize(
    ("market", "taken"),
    [
        ("lincoln*2 corriedale dorset_horn", "corriedale dorset_horn"),
        ("dorset_horn suffolk", "dorset_horn"),
        ("lincoln", "lincoln"),
    ],
)
def test_card_14_otherwise_takes_one_of_each_that_is_there(market: str, taken: str) -> None:
    assert pile(acted("14", level="hard", workers=["", "sailor"], market=market)) == taken


@pytest.mark.parametrize(
    ("hired", "market", "taken"),
    [
        (1, "ryeland lincoln", "romney"),
        (2, "ryeland lincoln", "romney"),
        (3, "ryeland*2 lincoln", "romney ryeland"),
        (4, "lincoln*2", "romney lincoln"),
        (4, "suffolk", "romney"),
    ],
)
@pytest.mark.parametrize(("number", "level"), [("13", "medium"), ("17", "hard")])
def test_cards_13_and_17_take_sheep_by_her_shearers(
    hired: int, market: str, taken: str, number: str, level: str
) -> None:
    match = acted(number, level=level, workers=["", f"shearer*{hired}"], market=market)
    assert pile(match) == taken


def test_what_is_not_available_is_left_out() -> None:
    assert pile(acted("13", workers=["", "shearer*3"], market="lincoln", stock="romney=0")) == "lincoln"
