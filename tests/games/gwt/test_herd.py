"""Phase C and the herd: draw up to the limit, and shuffle only when a card is needed."""

from __future__ import annotations

import pytest

from tests.games.gwt.table import cards, deal, play, player, story, table


@pytest.mark.parametrize(("cleared", "limit"), [("", 4), ("hand_1", 5), ("hand_2", 5), ("hand_1 hand_2", 6)])
def test_hand_limit(cleared: str, limit: int) -> None:
    match = table(at="n_b", hand="jersey", cleared=cleared)
    assert player(match)["hand_limit"] == limit
    play(match, "done")
    assert len(cards(match).split()) == limit
    assert player(match)["deck"] == 14 - limit


def test_only_what_is_missing_is_drawn() -> None:
    match = deal(table(at="n_b", hand="holstein*2 jersey"), "deck_0", "guernsey")
    play(match, "done")
    assert story(match) == ["0 card_drawn guernsey", "0 turn_ended"]
    assert cards(match) == "jersey guernsey holstein holstein"


def test_a_full_hand_draws_nothing() -> None:
    match = play(table(at="n_b", hand="jersey*4"), "done")
    assert story(match) == ["0 turn_ended"]


def test_a_hand_above_the_limit_is_kept() -> None:
    """Case 52."""
    match = play(table(at="n_b", hand="jersey*5 guernsey"), "done")
    assert (cards(match), story(match)) == ("jersey jersey jersey jersey jersey guernsey", ["0 turn_ended"])


def test_too_few_cards_for_the_limit() -> None:
    """Case 53: play goes on with fewer."""
    match = play(table(at="n_b", hand="jersey", deck="guernsey", discards="holstein"), "done")
    assert cards(match) == "jersey guernsey holstein"
    match = play(table(at="n_b", deck=""), "done")
    assert (cards(match), match.asked) == ("", 1)


def test_example_the_pile_is_not_rebuilt_yet() -> None:
    """W6: three cards in hand, a limit of five, two left to draw."""
    match = table(at="n_f", cleared="hand_1", hand="jersey*2 guernsey*2 holstein", deck="dutch_belt black_angus")
    play(match, "use 1", "discard jersey", "discard jersey", "done")
    assert cards(match) == "dutch_belt black_angus guernsey guernsey holstein"
    assert player(match)["deck"] == 0
    assert cards(match, 0, "discards") == "jersey jersey"
    assert "0 herd_shuffled 2" not in story(match)


def test_example_the_pile_is_rebuilt_for_the_next_card() -> None:
    """W6, continued."""
    match = table(at="n_b", hand="dutch_belt black_angus guernsey*2", deck="", discards="jersey*2", cleared="hand_1")
    play(match, "done")
    assert story(match) == ["0 herd_shuffled 2", "0 card_drawn jersey", "0 turn_ended"]
    assert (player(match)["deck"], cards(match, 0, "discards")) == (1, "")


def test_shuffling_in_the_middle_of_drawing() -> None:
    match = table(at="n_b", hand="jersey", deck="guernsey", discards="holstein*2 aux_sf")
    deal(match, "deck_0", "guernsey holstein aux_sf")
    play(match, "done")
    assert story(match) == [
        "0 card_drawn guernsey",
        "0 herd_shuffled 3",
        "0 card_drawn holstein",
        "0 card_drawn aux_sf",
        "0 turn_ended",
    ]
    assert (cards(match), cards(match, 0, "deck")) == ("jersey guernsey holstein aux_sf", "holstein")


def test_bought_cattle_comes_with_the_next_shuffle() -> None:
    match = table(at="n_e", money=6, deck="", hand="jersey")
    play(match, "use 2", "buy ayrshire way 1")
    assert cards(match, 0, "discards") == "ayrshire"
    play(match, "done")
    assert cards(match) == "jersey ayrshire"


def test_everything_is_drawn_anew_after_kansas_city() -> None:
    match = table(at="kc", hand="jersey*2 guernsey", deck="dutch_belt*3", money=0)
    play(match, "choose 1", "choose 1", "choose 1", "spend 0", "deliver topeka", "disc aux_money_2")
    hand = cards(match).split()
    assert hand.count("dutch_belt") == 3
    assert len(hand) == 4
    assert "0 herd_shuffled 3" in story(match)


def test_cards_come_from_the_own_herd() -> None:
    match = table(at="n_b", deck=["guernsey*3", "jersey*4"], hand=["", "jersey"])
    play(match, "done")
    assert (cards(match), cards(match, 1), player(match, 1)["deck"]) == ("guernsey guernsey guernsey", "jersey", 4)


def test_chance_draws_from_the_whole_pile() -> None:
    """Different seeds, different cards."""
    drawn = {cards(play(table(at="n_b", hand="jersey*3", seed=seed), "done")) for seed in range(40)}
    assert drawn == {f"jersey jersey jersey {card}" for card in ("jersey", "dutch_belt", "black_angus", "guernsey")}
