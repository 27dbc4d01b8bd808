"""Objective cards: gained to the discard pile, played between actions (p. 17)."""

from __future__ import annotations

import pytest

from tests.games.gwt_nz.table import cards, decision, money, offered, play, player, refused, table


def test_an_open_card_goes_to_the_discard_pile_and_is_replaced() -> None:
    """Case 45: by building B."""
    match = table(at="n_b", shown="o01 o02 o03 o04", objective_stack="o24")
    play(match, "use 2", "take o03")
    assert cards(match, pile="discards") == "o03"
    assert sorted(match.position()["objectives"]) == ["o01", "o02", "o04", "o24"]


def test_the_top_of_the_stack_may_be_taken() -> None:
    match = table(at="n_b", shown="o01 o02 o03 o04", objective_stack="o24")
    play(match, "use 2", "take top")
    assert cards(match, pile="discards") == "o24"
    assert sorted(match.position()["objectives"]) == ["o01", "o02", "o03", "o04"]


def test_cards_that_are_not_open_cannot_be_taken() -> None:
    """Case 45: never those of sets 8 to 10."""
    match = table(at="n_b", shown="o01 o02 o03 o04", objective_stack="", slots="set_1 set_8 set_9 set_10")
    play(match, "use 2")
    assert refused(match, "take o05") == "objective_not_shown"
    assert refused(match, "take set_8") == "objective_not_shown"
    assert refused(match, "take top") == "objectives_empty"


def test_an_empty_stack_leaves_gaps_and_an_empty_display_no_cards() -> None:
    """P. 20."""
    match = table(at="n_b", shown="o01", objective_stack="")
    play(match, "use 2", "take o01")
    assert match.position()["objectives"] == []
    assert refused(table(at="n_b", shown="", objective_stack=""), "use 2") == "no_objectives_left"


@pytest.mark.parametrize("at", [None, "n_a", "rock1"])
def test_cards_of_the_hand_are_played_before_phase_a_and_between_actions(at: str | None) -> None:
    match = table(at=at, trail="rock1=rockfall_black_2", hand="o08", money=0)
    assert "play o08" in offered(match)
    play(match, "play o08", "decline")
    assert player(match)["objectives"] == ["o08"]
    assert cards(match) == ""
    assert decision(match) == ("travel" if at is None else "use")


def test_no_card_is_drawn_for_an_objective_card() -> None:
    match = table(hand="o08 merino")
    play(match, "play o08", "decline")
    assert cards(match) == "merino"


def test_only_cards_of_the_hand_are_played() -> None:
    assert refused(table(hand="o08", discards="o09"), "play o09") == "card_not_in_hand"


def test_not_inside_an_action() -> None:
    match = table(at="n_b", hand="o08")
    play(match, "use 2")
    assert "play o08" not in offered(match)


def test_not_between_the_parts_of_wellington() -> None:
    """P. 17: they are one action; before and after it cards may be played."""
    match = table(place="n_h", hand="o08 merino", money=0)
    play(match, "travel wellington")
    assert decision(match) == "pause"
    assert "play o08" in offered(match)
    play(match, "go on")
    assert decision(match) == "reveal"
    play(match, "reveal merino", "stop", "deliver t0", "disc aux_path_2", "choose 1", "choose 1")
    assert decision(match) == "pause"
    play(match, "play o08", "decline", "go on")
    assert player(match)["objectives"] == ["o08"]
    assert match.asked == 1


@pytest.mark.parametrize(("card", "key", "before", "after"), [
    ("o01", "money", 0, 4),
    ("o02", "tokens", 0, 2),
    ("o03", "certificates", 0, 2),
    ("o04", "path", 0, 2),
    ("set_8", "money", 0, 4),
    ("set_10", "path", 0, 2),
])  # fmt: skip
def test_immediate_actions(card: str, key: str, before: int, after: int) -> None:
    match = table(hand=card, money=0, slots="set_1 set_8 set_9 set_10")
    assert player(match)[key] == before
    play(match, f"play {card}", "first")
    if decision(match) in ("certify", "pathfind"):
        play(match, offered(match)[-1])
    assert player(match)[key] == after


@pytest.mark.parametrize("card", ["o05", "set_9"])
def test_two_moves_of_the_ship(card: str) -> None:
    match = table(hand=card, slots="set_1 set_8 set_9 set_10")
    play(match, f"play {card}", "first")
    assert decision(match) == "sail"
    play(match, "sail n2")
    assert player(match)["ship"] == "n2"


def test_a_card_stays_in_its_area() -> None:
    match = table(hand="o01", objectives="o02", money=0)
    play(match, "play o01", "decline")
    assert player(match)["objectives"] == ["o01", "o02"]
    assert money(match)[0] == 0
