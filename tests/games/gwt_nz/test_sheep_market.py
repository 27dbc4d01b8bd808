"""Buying sheep: eight ways, each shepherd once, and cards for shepherds who buy nothing (p. 14)."""

from __future__ import annotations

from typing import Any

import pytest

from railherd.core.playing.match import Match
from tests.games.gwt_nz.table import cards, deal, decision, money, offered, play, player, refused, table

WAYS = [
    (1, "dorset_horn", 1, 3),
    (2, "corriedale", 1, 5),
    (2, "lincoln", 1, 5),
    (3, "hampshire", 1, 9),
    (3, "ryeland", 1, 9),
    (4, "dorset_horn", 2, 1),
    (5, "corriedale", 2, 2),
    (5, "lincoln", 2, 2),
    (6, "suffolk", 2, 10),
    (8, "suffolk", 4, 4),
]
"""The number of the way, the sheep, the shepherds and the pounds."""
ALL = "dorset_horn lincoln corriedale hampshire ryeland suffolk"


def buying(shepherds: int = 1, **more: Any) -> Match:
    """Return a table where seat 0 stands on F and has begun to buy with some shepherds."""
    hired = f"shepherd*{shepherds - 1}" if shepherds > 1 else ""
    return play(table(at="n_f", workers=hired, **{"market": ALL, **more}), "use 2")


@pytest.mark.parametrize(("way", "sheep", "shepherds", "cost"), WAYS)
def test_every_way_to_buy_a_sheep(way: int, sheep: str, shepherds: int, cost: int) -> None:
    match = play(buying(shepherds, money=cost, tokens=0), f"buy {sheep} way {way}")
    assert money(match)[0] == 0
    assert cards(match, 0, "discards") == sheep
    assert sheep not in match.position()["market"]
    assert player(match)["tokens"] == (1 if sheep == "suffolk" else 0)
    assert decision(match) == "use", "all shepherds are used"


@pytest.mark.parametrize(("way", "sheep", "shepherds", "cost"), WAYS)
def test_what_a_way_needs(way: int, sheep: str, shepherds: int, cost: int) -> None:
    choice = f"buy {sheep} way {way}"
    assert refused(buying(shepherds, money=cost - 1), choice) == "cattle_too_dear"
    if shepherds > 1:
        assert refused(buying(shepherds - 1, money=cost), choice) == "too_few_cowboys"
    other = " ".join(card for card in ALL.split() if card != sheep)
    assert refused(buying(shepherds, money=cost, market=other), choice) == "not_in_market"


def test_one_shepherd_has_three_ways() -> None:
    match = buying(1, money=20, market_stack="")
    assert offered(match) == [
        "buy dorset_horn way 1", "buy lincoln way 2", "buy corriedale way 2", "buy hampshire way 3",
        "buy ryeland way 3", "done",
    ]  # fmt: skip


def test_three_shepherds_get_exactly_two_sheep_worth_2_points() -> None:
    match = play(buying(3, money=3), "buy lincoln way 7")
    assert offered(match) == ["take corriedale"]
    assert refused(match, "take hampshire") == "wrong_value"
    play(match, "take corriedale")
    assert cards(match, 0, "discards") == "lincoln corriedale"
    assert money(match)[0] == 0


def test_both_sheep_of_the_third_way_must_be_there() -> None:
    """Ruling c of the dry run: a cheaper way may be used instead."""
    match = buying(3, money=9, market="lincoln hampshire")
    assert refused(match, "buy lincoln way 7") == "only_one_there"
    assert "buy lincoln way 5" in offered(match)


@pytest.mark.parametrize(
    "split",
    [
        ["buy corriedale way 7", "take lincoln"],
        ["buy dorset_horn way 4", "buy corriedale way 2"],
        ["buy corriedale way 2", "buy dorset_horn way 4"],
        ["buy dorset_horn way 1", "buy corriedale way 2", "buy lincoln way 2"],
    ],
)
def test_three_shepherds_are_split_in_any_way(split: list[str]) -> None:
    """Case 30: each shepherd works once."""
    match = play(buying(3, money=13), *split)
    assert decision(match) == "use"


def test_a_shepherd_is_used_only_once() -> None:
    match = play(buying(3, money=20), "buy dorset_horn way 4")
    assert refused(match, "buy corriedale way 5") == "too_few_cowboys"


def test_an_unused_shepherd_adds_two_sheep_even_before_buying() -> None:
    """Case 31: the market may grow beyond its first size."""
    match = deal(buying(2, money=9), "market", "suffolk hampshire")
    before = len(match.position()["market"])
    play(match, "add")
    assert len(match.position()["market"]) == before + 2
    play(match, "buy hampshire way 3")
    assert decision(match) == "use"


def test_the_last_card_of_the_stack_comes_alone_and_then_none() -> None:
    match = buying(2, money=0, market="suffolk", market_stack="lincoln")
    play(match, "add")
    assert match.position()["market"] == ["lincoln", "suffolk"]
    assert refused(match, "add") == "market_stack_empty"


def test_nobody_must_buy_all() -> None:
    match = play(buying(4, money=20), "buy dorset_horn way 1", "done")
    assert cards(match, 0, "discards") == "dorset_horn"
    assert decision(match) == "use"


def test_nothing_to_buy_and_nothing_to_add() -> None:
    assert refused(table(at="n_f", market="suffolk", market_stack="", money=20), "use 2") == "too_few_cowboys"
    assert refused(table(at="n_f", market="", market_stack="", money=20), "use 2") == "market_empty"
    assert refused(table(at="n_f", market="lincoln", market_stack="", money=4), "use 2") == "purchases_too_dear"
