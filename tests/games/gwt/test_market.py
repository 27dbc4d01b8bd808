"""Buying cattle: each cowboy once, in any number of purchases, and cards added to the market."""

from __future__ import annotations

import pytest

from railherd.core.playing.match import Match
from tests.games.gwt.table import cards, deal, decision, money, offered, play, player, refused, story, table

ALL = "holstein brown_swiss ayrshire west_highland_3 west_highland_5 texas_longhorn_6 texas_longhorn_7"
"""A market with two of each value and more."""


def buying(cowboys: int, dollars: int, market: str = ALL, stack: str | None = None) -> Match:
    """Return a table with seat 0 buying at building E with this many cowboys."""
    match = table(
        at="n_e",
        money=dollars,
        workers=f"cowboy*{cowboys - 1}" if cowboys > 1 else "",
        market=market,
        market_stack=stack,
    )
    return play(match, "use 2")


def ways(match: Match) -> dict[str, list[str]]:
    """Return the purchases offered: way -> cards."""
    found: dict[str, list[str]] = {}
    for text in offered(match):
        if text.startswith("buy "):
            _, card, _, way = text.split()
            found.setdefault(way, []).append(card)
    return found


VALUE_3 = ["holstein", "brown_swiss", "ayrshire"]
VALUE_4 = ["west_highland_3", "west_highland_5"]
VALUE_5 = ["texas_longhorn_6", "texas_longhorn_7"]


@pytest.mark.parametrize(
    ("cowboys", "expected"),
    [
        (1, {"1": VALUE_3, "4": VALUE_4}),
        (2, {"1": VALUE_3, "2": VALUE_3, "4": VALUE_4, "7": VALUE_5}),
        (3, {"1": VALUE_3, "2": VALUE_3, "3": VALUE_3, "4": VALUE_4, "5": VALUE_4, "7": VALUE_5}),
        (4, {"1": VALUE_3, "2": VALUE_3, "3": VALUE_3, "4": VALUE_4, "5": VALUE_4, "7": VALUE_5, "8": VALUE_5}),
        (
            5,
            {
                "1": VALUE_3,
                "2": VALUE_3,
                "3": VALUE_3,
                "4": VALUE_4,
                "5": VALUE_4,
                "6": VALUE_4,
                "7": VALUE_5,
                "8": VALUE_5,
            },
        ),
    ],
)
def test_more_cowboys_find_more_ways(cowboys: int, expected: dict[str, list[str]]) -> None:
    match = buying(cowboys, 50)
    assert ways(match) == expected
    assert offered(match)[-2:] == ["add", "done"]


@pytest.mark.parametrize(
    ("way", "cowboys", "card", "cost"),
    [
        (1, 1, "holstein", 6),
        (2, 2, "ayrshire", 3),
        (4, 1, "west_highland_5", 12),
        (5, 3, "west_highland_3", 6),
        (7, 2, "texas_longhorn_7", 12),
        (8, 4, "texas_longhorn_6", 6),
    ],
)
def test_ways_to_buy_one_card(way: int, cowboys: int, card: str, cost: int) -> None:
    match = buying(cowboys, cost)
    play(match, f"buy {card} way {way}")
    assert story(match)[-1] == f"0 cattle_bought {card} {cost}"
    assert money(match)[0] == 0
    assert decision(match) == "use", "every cowboy has been used"
    assert cards(match, pile="discards") == card
    assert card not in match.view(None)["market"]
    assert refused(buying(cowboys, cost - 1), f"buy {card} way {way}") == "cattle_too_dear"
    if cowboys > 1:
        assert refused(buying(cowboys - 1, 50), f"buy {card} way {way}") == "too_few_cowboys"


def test_three_cowboys_and_five_dollars_buy_two_of_value_three() -> None:
    match = buying(3, 5)
    play(match, "buy brown_swiss way 3")
    assert money(match)[0] == 0
    assert offered(match) == ["take holstein", "take ayrshire"]
    assert refused(match, "take west_highland_3") == "wrong_value"
    assert refused(match, "take brown_swiss") == "not_in_market"
    play(match, "take ayrshire")
    assert cards(match, pile="discards") == "brown_swiss ayrshire"
    assert decision(match) == "use"
    assert refused(buying(3, 4), "buy holstein way 3") == "cattle_too_dear"
    assert refused(buying(2, 5), "buy holstein way 3") == "too_few_cowboys"


def test_two_alike_may_be_bought_together() -> None:
    match = buying(3, 5, "holstein*2 texas_longhorn_5")
    play(match, "buy holstein way 3", "take holstein")
    assert match.view(None)["market"] == {"texas_longhorn_5": 1}


def test_a_purchase_of_two_needs_two() -> None:
    """Ruling 19."""
    match = buying(3, 5, "holstein texas_longhorn_5*2")
    assert refused(match, "buy holstein way 3") == "only_one_there"


def test_five_cowboys_and_eight_dollars_buy_two_west_highlands() -> None:
    match = buying(5, 8)
    play(match, "buy west_highland_3 way 6")
    assert offered(match) == ["take west_highland_5"]
    play(match, "take west_highland_5")
    assert money(match)[0] == 0
    assert cards(match, pile="discards") == "west_highland_3 west_highland_5"
    assert refused(buying(5, 7), "buy west_highland_3 way 6") == "cattle_too_dear"
    assert refused(buying(4, 8), "buy west_highland_3 way 6") == "too_few_cowboys"


def test_each_way_buys_its_own_value() -> None:
    match = buying(6, 50)
    assert refused(match, "buy west_highland_3 way 1") == "wrong_value"
    assert refused(match, "buy holstein way 4") == "wrong_value"
    assert refused(match, "buy west_highland_4 way 4") == "not_in_market"


def test_the_buyer_chooses_which_card_of_a_breed() -> None:
    """Ruling 18: points printed on cards of one breed differ, and the choice is free."""
    match = buying(1, 12)
    assert {"buy west_highland_3 way 4", "buy west_highland_5 way 4"} <= set(offered(match))


@pytest.mark.parametrize(
    ("choices", "spent"),
    [
        (["buy holstein way 2", "buy ayrshire way 2"], 6),
        (["buy holstein way 3", "take ayrshire", "buy brown_swiss way 1"], 5 + 6),
        (["buy west_highland_5 way 5", "buy west_highland_3 way 4"], 6 + 12),
        (["buy texas_longhorn_7 way 8"], 6),
        (["buy texas_longhorn_7 way 7", "buy texas_longhorn_6 way 7"], 24),
        (["buy holstein way 1", "buy brown_swiss way 1", "buy ayrshire way 1", "buy west_highland_3 way 4"], 30),
    ],
)
def test_four_cowboys_are_split_as_one_likes(choices: list[str], spent: int) -> None:
    """Case 45."""
    match = buying(4, 30)
    play(match, *choices)
    assert money(match)[0] == 30 - spent
    assert decision(match) == "use"
    assert len(player(match)["discards"]) == sum(1 for choice in choices if choice[0] in "bt")


def test_each_cowboy_is_used_once() -> None:
    match = buying(3, 50)
    play(match, "buy holstein way 2")
    assert ways(match) == {"1": ["brown_swiss", "ayrshire"], "4": VALUE_4}
    play(match, "buy brown_swiss way 1")
    assert decision(match) == "use"
    assert refused(match, "use 2") == "already_used"


def test_one_may_stop_at_any_time() -> None:
    match = buying(3, 50)
    play(match, "buy holstein way 1", "done")
    assert decision(match) == "use"
    assert money(match)[0] == 44
    match = buying(3, 50)
    play(match, "done")
    assert money(match)[0] == 50


def test_an_idle_cowboy_adds_two_cards() -> None:
    """Case 45: free of charge, and the market has no upper limit."""
    match = deal(buying(2, 0), "market", "holstein west_highland_4 ayrshire*2")
    assert offered(match) == ["add", "done"]
    play(match, "add")
    assert story(match)[-2:] == ["- cattle_added holstein", "- cattle_added west_highland_4"]
    assert sum(match.view(None)["market"].values()) == 9
    assert match.view(None)["market_stack"] == 36 - 9
    play(match, "add")
    assert sum(match.view(None)["market"].values()) == 11
    assert decision(match) == "use"


def test_cards_just_added_may_be_bought_by_other_cowboys() -> None:
    """Case 46."""
    match = deal(buying(2, 12, "holstein"), "market", "west_highland_5 texas_longhorn_7")
    play(match, "add")
    assert ways(match) == {"1": ["holstein"], "4": ["west_highland_5"]}
    assert refused(match, "buy texas_longhorn_7 way 7") == "too_few_cowboys"
    play(match, "buy west_highland_5 way 4")
    assert money(match)[0] == 0
    assert decision(match) == "use"


def test_buying_first_and_adding_afterwards() -> None:
    match = deal(buying(2, 6), "market", "holstein*2")
    play(match, "buy holstein way 1", "add")
    assert match.view(None)["market"]["holstein"] == 2
    assert decision(match) == "use"


def test_an_empty_stack_adds_nothing() -> None:
    """Case 47; with one card left, that one is added."""
    match = buying(2, 6, "holstein", "")
    assert refused(match, "add") == "market_stack_empty"
    match = buying(2, 6, "holstein", "ayrshire")
    play(match, "add")
    assert match.view(None)["market"] == {"holstein": 1, "ayrshire": 1}
    assert refused(match, "add") == "market_stack_empty"


def test_nothing_to_buy_and_nothing_to_add() -> None:
    match = table(at="n_e", money=5, market="holstein", market_stack="")
    assert refused(match, "use 2") == "purchases_too_dear"
    match = table(at="n_e", money=50, market="", market_stack="")
    assert refused(match, "use 2") == "market_empty"
    match = table(at="n_e", money=0, market="", market_stack="holstein")
    play(match, "use 2", "add")
    assert decision(match) == "use"


def test_bought_cattle_goes_to_the_discard_pile() -> None:
    match = table(at="n_e", money=6, hand="jersey", discards="guernsey", market="holstein")
    play(match, "use 2", "buy holstein way 1")
    assert cards(match) == "jersey"
    assert cards(match, pile="discards") == "guernsey holstein"


def test_the_market_is_not_refilled_by_buying() -> None:
    match = buying(1, 6)
    play(match, "buy holstein way 1", "done")
    assert sum(match.view(None)["market"].values()) == 6


def test_2a_buys_as_well() -> None:
    match = table(at="p_a1", trail="p_a1=0-2", money=6, market="holstein")
    play(match, "use 2", "buy holstein way 1")
    assert money(match)[0] == 0
