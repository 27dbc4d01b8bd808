"""Every refusal, reached through the public interface: its name, its figures, its section."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

import railherd
from tests.games.last_spike.table import all_but, buying, refused, table


class Case(NamedTuple):
    """A table, a choice that is refused there, and the expected refusal."""

    at: Callable[[], railherd.Match]
    choice: str
    figures: dict[str, Any]
    section: str


def selling() -> railherd.Match:
    """Return a table with seat 0 selling land to lay V1, with all spaces around Laramie built."""
    match = table(2, laid="c u a1", hands=["v1"], cash=[1_000], land=["lar-0 lar-1 stl-0 stl-1", "stl-2"])
    match.choose("lay v1")
    return match


def claimed() -> railherd.Match:
    match = table(2, laid="a1", hands=["c1"])
    match.choose("lay c1")
    return match


CASES = {
    "already_laid": Case(lambda: table(2, laid="a1", hands=["a2"]), "lay a1", {"tile": "a1"}, "lay"),
    "not_in_hand": Case(lambda: table(2, hands=["a2"]), "lay b1", {"tile": "b1"}, "lay"),
    "too_dear": Case(
        lambda: table(2, laid="a1", hands=["v2"], cash=[7_000], land=["stl-0 stl-1"]),
        "lay v2",
        {"cost": 12_000, "cash": 7_000, "sellable": 4_000},
        "sell",
    ),
    "not_isolated_yet": Case(
        lambda: table(2, hands=["a1 a2"], options={"isolated_placement": "only_if_no_adjacent_tile"}),
        "lay a2",
        {"tile": "a2"},
        "lay",
    ),
    "can_still_lay": Case(lambda: table(2, hands=["a1"], cash=[2_000]), "bankrupt", {}, "sell"),
    "hand_not_empty": Case(lambda: table(2, hands=["a1"]), "pass", {}, "turn"),
    "pool_empty": Case(lambda: table(3, laid=all_but("a1 b1"), hands=["", "a1 b1"]), "draw", {}, "turn"),
    "pool_not_empty": Case(lambda: table(3), "pass", {}, "turn"),
    "city_closed": Case(lambda: table(2, laid="a1", pending=buying(0)), "buy sac", {"city": "sac"}, "free"),
    "land_claimed": Case(claimed, "buy stl", {"city": "oma"}, "free"),
    "pile_empty": Case(
        lambda: table(2, laid="a1", land=["stl-0 stl-1 stl-2 stl-3 stl-4"], pending=buying(0)),
        "buy stl",
        {"city": "stl"},
        "buy",
    ),
    "too_dear_to_buy": Case(
        lambda: table(2, laid="a1", cash=[6_000], pending=buying(0)), "buy stl", {"price": 7_000, "cash": 6_000}, "buy"
    ),
    "not_your_land": Case(selling, "sell stl-2", {"card": "stl-2", "city": "stl"}, "sell"),
    "free_land_unsellable": Case(selling, "sell stl-0", {"card": "stl-0", "city": "stl"}, "sell"),
    "city_paid_out": Case(selling, "sell lar-1", {"card": "lar-1", "city": "lar"}, "sell"),
    "lay_first": Case(lambda: table(2, laid="a1", hands=["a2"]), "buy stl", {}, "turn"),
    "one_tile_a_turn": Case(lambda: table(2, laid="a1", hands=["a2"], pending=buying(0)), "lay a2", {}, "turn"),
    "sell_only_to_lay": Case(lambda: table(2, laid="a1", hands=["a2"], land=["stl-0 stl-1"]), "sell stl-1", {}, "sell"),
    "sale_first": Case(selling, "buy stl", {}, "sell"),
    "nothing_to_pay": Case(lambda: table(3), "bankrupt", {}, "sell"),
}


def test_no_reason_is_left_out() -> None:
    names = [reason.name for reason in table(2).game.REASONS]
    assert names[0] == "legal"
    assert sorted(CASES) == sorted(names[1:])


@pytest.mark.parametrize("reason", CASES)
def test_the_reason_is_given(reason: str) -> None:
    case = CASES[reason]
    assert refused(case.at(), case.choice) == (reason, case.figures, case.section)


@pytest.mark.parametrize("reason", CASES)
def test_the_refusal_is_a_sentence_with_its_figures(reason: str) -> None:
    case = CASES[reason]
    with pytest.raises(railherd.IllegalChoice) as caught:
        case.at().choose(case.choice)
    sentence = str(caught.value)
    assert sentence.endswith(".")
    assert "{" not in sentence
    for figure in case.figures.values():
        assert not isinstance(figure, int) or f"{figure:,}" in sentence


@pytest.mark.parametrize("choice", ["lay v1", "draw", "pass", "bankrupt", "buy stl", "done"])
def test_while_land_is_sold_everything_else_waits(choice: str) -> None:
    assert refused(selling(), choice) == ("sale_first", {}, "sell")


@pytest.mark.parametrize(
    ("choice", "reason"),
    [
        ("lay c2", "one_tile_a_turn"),
        ("draw", "one_tile_a_turn"),
        ("pass", "one_tile_a_turn"),
        ("bankrupt", "one_tile_a_turn"),
        ("sell stl-0", "sell_only_to_lay"),
    ],
)
def test_after_laying_there_is_only_buying(choice: str, reason: str) -> None:
    assert refused(claimed(), choice)[:2] == (reason, {})


def test_a_choice_nobody_knows_is_no_refusal() -> None:
    with pytest.raises(railherd.Problem) as caught:
        table(2, hands=["a1"]).choose("dance")
    assert caught.value.key == "core.unknown_choice"
    assert not isinstance(caught.value, railherd.IllegalChoice)
