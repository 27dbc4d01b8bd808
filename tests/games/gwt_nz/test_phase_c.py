"""Phase C (RB11): draw up to the hand limit; the discard pile is shuffled only when a card is needed."""

from __future__ import annotations

import pytest

from tests.games.gwt_nz.table import cards, deal, decision, play, player, story, table
from tests.kit.stock import words


@pytest.mark.parametrize(("cleared", "limit"), [("", 4), ("hand_1", 5), ("hand_2", 5), ("hand_1 hand_2", 6)])
def test_a_hand_limit_of_four_and_one_more_for_each_cleared_space(cleared: str, limit: int) -> None:
    match = play(table(at="n_f", hand="merino", cleared=cleared), "done")
    assert len(words(cards(match))) == limit


def test_who_has_more_cards_keeps_them() -> None:
    match = play(table(at="n_f", hand="merino*3 southdown*3"), "done")
    assert cards(match) == "southdown southdown southdown merino merino merino"


def test_the_worked_example() -> None:
    """RB11: limit five, three cards left, one in the pile: a card of the new pile completes the hand."""
    match = table(at="n_f", hand="merino*3", deck="ferry", discards="southdown*2 lincoln", cleared="hand_1")
    deal(match, "deck_0", "ferry lincoln")
    play(match, "done")
    assert cards(match) == "merino merino merino lincoln ferry"
    assert cards(match, 0, "discards") == ""
    assert "0 herd_shuffled 3" in story(match)
    assert match.asked == 1


def test_the_pile_is_not_shuffled_before_a_card_is_needed() -> None:
    match = play(table(at="n_f", hand="merino*3", deck="ferry", discards="southdown*2"), "done")
    assert cards(match, 0, "deck") == ""
    assert cards(match, 0, "discards") == "southdown southdown"


def test_with_no_cards_left_one_draws_what_there_is() -> None:
    match = play(table(at="n_f", hand="", deck="merino", discards=""), "done")
    assert cards(match) == "merino"


def test_then_it_is_the_next_players_turn() -> None:
    match = table(3, at="n_f", asked=2)
    play(match, "done")
    assert (match.asked, decision(match)) == (0, "travel")


def test_nobody_draws_in_the_last_turns() -> None:
    match = table(3, at="n_f", hand="merino", marker=2, place=[None, "n_a"])
    play(match, "done")
    assert cards(match) == "merino"
    play(match, "travel n_b", "done")
    assert match.over
    assert player(match, 1)["hand"] == []
