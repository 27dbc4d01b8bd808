"""Objective cards: how they are taken, when they are played, and their immediate effects."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.gwt.table import cards, deal, decision, money, offered, play, player, refused, story, table

CARDS = [f"{kind}_{n}" for kind in ("gain2", "draw", "engine", "move") for n in range(1, 6)] + ["aux_sf"]


def test_taking_an_open_card() -> None:
    """It goes to the discard pile, and another one is shown."""
    match = table(at="n_c", shown="aux_sf*2 draw_2 move_1")
    play(match, "use 2")
    assert offered(match) == ["take aux_sf", "take draw_2", "take move_1", "take top"]
    assert refused(match, "take gain2_1") == "objective_not_shown"
    deal(match, "objectives", "engine_4")
    play(match, "take draw_2")
    assert cards(match, 0, "discards") == "draw_2"
    assert match.view(None)["objectives"] == {"aux_sf": 2, "engine_4": 1, "move_1": 1}
    assert match.view(None)["objective_stack"] == 24 - 4 - 1
    assert story(match)[-2:] == ["0 objective_taken draw_2", "- objective_shown engine_4"]


def test_taking_the_top_of_the_stack() -> None:
    match = deal(play(table(at="n_c", shown="aux_sf*2 draw_2 move_1"), "use 2"), "objectives", "gain2_5")
    play(match, "take top")
    assert cards(match, 0, "discards") == "gain2_5"
    assert match.view(None)["objectives"] == {"aux_sf": 2, "draw_2": 1, "move_1": 1}
    assert match.view(None)["objective_stack"] == 24 - 4 - 1


def test_an_empty_stack_fills_no_gap() -> None:
    match = play(table(at="n_c", shown="aux_sf draw_2 move_1 move_2", objective_stack=""), "use 2")
    assert refused(match, "take top") == "objectives_empty"
    play(match, "take move_1")
    assert match.view(None)["objectives"] == {"aux_sf": 1, "draw_2": 1, "move_2": 1}


def test_no_objective_cards_left() -> None:
    match = table(at="n_c", shown="", objective_stack="")
    assert refused(match, "use 2") == "no_objectives_left"
    match = play(table(at="n_c", shown="", objective_stack="draw_1"), "use 2")
    assert offered(match) == ["take top"]


def test_before_phase_a() -> None:
    match = table(place="n_b", hand="gain2_1 jersey aux_sf*2")
    assert offered(match)[-2:] == ["play gain2_1", "play aux_sf"]
    play(match, "play gain2_1", "first")
    assert (money(match)[0], decision(match)) == (8, "travel")
    assert (cards(match), cards(match, 0, "discards")) == ("jersey aux_sf aux_sf", "")
    assert player(match)["objectives"] == ["gain2_1", "start_2"]
    assert match.view(1)["players"][0]["objectives"] == ["gain2_1", "start_2"]


def test_any_number_of_them() -> None:
    match = table(place="n_b", hand="gain2_1 gain2_2 gain2_3", money=0)
    for card in ("gain2_2", "gain2_3", "gain2_1"):
        play(match, f"play {card}", "first")
    assert (money(match)[0], cards(match), decision(match)) == (6, "", "travel")


def test_before_between_and_after_actions() -> None:
    match = table(at="n_a", hand="gain2_1 gain2_2 gain2_3 guernsey", money=2, jobs="cowboy cowboy cowboy")
    play(match, "play gain2_1", "first", "use 1", "play gain2_2", "first", "use 3", "hire 1 cowboy")
    assert money(match)[0] == 2 + 2 + 2 + 2 - 8
    assert offered(match) == ["done", "play gain2_3"]
    play(match, "play gain2_3", "first", "done")
    assert (money(match)[0], match.asked) == (2, 1)


def test_beside_an_auxiliary_action() -> None:
    """Ruling 27: playing a card is not an action of the place, so the auxiliary action stays open."""
    match = play(table(at="n_a", hand="gain2_1"), "play gain2_1", "first")
    assert "auxiliary" in offered(match)
    match = play(table(at="n_a", hand="gain2_1"), "auxiliary", "auxiliary 1")
    assert offered(match) == ["done", "play gain2_1"]


def test_where_the_place_has_no_actions() -> None:
    match = table(at="h_flood_1", trail="h_flood_1=flood_green_2", hand="gain2_1")
    assert offered(match) == ["auxiliary", "done", "play gain2_1"]


def test_not_inside_an_action() -> None:
    match = table(at="n_a", hand="gain2_1", money=9, jobs="cowboy cowboy cowboy")
    assert "play gain2_1" not in offered(play(match, "use 2"))
    assert refused(match, "play gain2_1") == "finish_first"
    match = play(table(at="n_e", hand="gain2_1", money=20, workers="cowboy*2"), "use 2", "buy holstein way 1")
    assert decision(match) == "buy"
    assert refused(match, "play gain2_1") == "finish_first"


def test_not_in_phase_c() -> None:
    """A card drawn at the end of the turn waits for the next one."""
    match = play(table(at="n_b", hand="jersey*3", deck="gain2_1"), "done")
    assert (cards(match), match.asked) == ("jersey jersey jersey gain2_1", 1)
    refusal = match.why_not("play gain2_1", seat=0)
    assert refusal is not None
    assert refusal.key == "core.not_your_turn"


def test_a_card_taken_to_the_discards_is_not_in_hand() -> None:
    match = play(table(at="n_c", shown="draw_2"), "use 2", "take draw_2")
    assert refused(match, "play draw_2") == "card_not_in_hand"


def test_playing_is_voluntary() -> None:
    match = play(table(at="n_b", hand="gain2_1 jersey*3"), "done")
    assert (cards(match), player(match)["objectives"]) == ("jersey jersey jersey gain2_1", ["start_2"])


@pytest.mark.parametrize("card", CARDS)
def test_what_a_card_offers_at_once(card: str) -> None:
    given: dict[str, Any] = {"place": "n_a", "hand": card, "engine": "8", "cleared": "aux_money_2", "money": 0}
    match = play(table(**given), f"play {card}")
    assert offered(match) == ["first", "decline"]
    play(match, "first")
    expected = {
        "gain2": ("travel", []),
        "draw": ("draw", ["draw 0", "draw 1", "draw 2", "draw 3"]),
        "engine": ("advance", ["advance 9", "advance 10"]),
        "move": ("go", ["go n_b", "go n_c", "go n_d", "go n_e"]),
        "aux": ("auxiliary", ["auxiliary 1", "auxiliary 1 double", "auxiliary 2"]),
    }[card.partition("_")[0]]
    if card in ("engine_4", "engine_5"):
        expected = ("advance", ["advance 9", "advance 10", "advance 10.5", "advance 11"])
    assert decision(match) == expected[0]
    if expected[1]:
        assert offered(match) == expected[1]
    else:
        assert money(match)[0] == 2


@pytest.mark.parametrize("card", CARDS)
def test_what_it_offers_may_be_declined(card: str) -> None:
    match = play(table(place="n_a", hand=card, money=0), f"play {card}", "decline")
    assert (money(match)[0], player(match)["place"], decision(match)) == (0, "n_a", "travel")
    assert card in player(match)["objectives"]


def test_draw_three_and_discard_three() -> None:
    match = table(place="n_a", hand="draw_1 guernsey", deck="jersey*3")
    play(match, "play draw_1", "first", "draw 3", "discard jersey", "discard jersey", "discard guernsey")
    assert (cards(match), cards(match, 0, "discards")) == ("jersey", "jersey jersey guernsey")


def test_what_cannot_be_done_is_not_offered() -> None:
    match = play(table(place="n_a", hand="draw_1", deck=""), "play draw_1")
    assert decision(match) == "travel"


def test_the_stroll_costs_no_fee() -> None:
    match = table(3, place="n_a", money=[9, 0], hand="move_1", trail="p_a1=1-7 h_flood_1=flood_green_2")
    play(match, "play move_1", "first")
    assert offered(match) == ["go p_a1", "go h_flood_1", "go n_b", "go n_c"]
    play(match, "go p_a1")
    assert player(match)["place"] == "p_a1"
    assert money(match)[:2] == [9, 0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_stroll_is_three_steps_at_most(seats: int) -> None:
    match = play(table(seats, place="n_b", hand="move_1", cleared="step_vp"), "play move_1", "first")
    assert offered(match) == ["go n_c", "go n_d", "go n_e", "go n_f"]
    assert refused(match, "go n_g") == "too_far"


def test_before_phase_a_the_journey_goes_on_from_there() -> None:
    match = table(place="n_a", hand="move_1 guernsey")
    play(match, "play move_1", "first", "go n_d")
    assert (decision(match), player(match)["place"]) == ("travel", "n_d")
    assert offered(match) == ["travel n_e", "travel n_f", "travel n_g"]
    play(match, "travel n_e")
    assert (decision(match), match.asked) == ("use", 0)


def test_in_phase_b_the_turn_is_over() -> None:
    """The new place is not used; cards are drawn at once."""
    match = table(at="n_a", hand="move_1 guernsey dutch_belt")
    play(match, "use 1", "play move_1", "first", "go n_b")
    assert (match.asked, player(match)["place"], money(match)[0]) == (1, "n_b", 8)
    assert len(cards(match).split()) == 4
    assert story(match)[-1] == "0 turn_ended"
    assert [waiting["decision"] for waiting in match.position()["pending"]] == ["travel"]


def test_strolling_before_using_the_place_gives_it_up() -> None:
    """Ruling 28."""
    match = table(at="n_a", hand="move_1 guernsey gain2_1")
    play(match, "play move_1", "first", "go n_b")
    assert (match.asked, money(match)[0]) == (1, 6)


def test_the_stroll_never_enters_kansas_city() -> None:
    match = play(table(place="n_f", hand="move_1", trail="p_f1=1-1"), "play move_1", "first")
    assert offered(match) == ["go p_f1", "go n_g"]
    assert refused(match, "go kc") == "not_kansas_city"
    match = play(table(place="n_g", hand="move_1"), "play move_1")
    assert (decision(match), offered(match)) == ("travel", ["travel kc"])


def test_on_arrival_in_kansas_city() -> None:
    """Ruling 1: before its five parts, not between them."""
    match = play(table(place="n_g", hand="gain2_1 gain2_2"), "travel kc")
    assert offered(match) == ["play gain2_1", "play gain2_2", "enter"]
    play(match, "play gain2_1", "first")
    assert offered(match) == ["play gain2_2", "enter"]
    play(match, "enter")
    for choice in ("choose 1", "choose 1", "choose 1", "spend 0"):
        assert refused(match, "play gain2_2") == "kansas_city_order"
        play(match, choice)
    assert cards(match, 0, "discards") == "gain2_2"


def test_no_stroll_out_of_kansas_city() -> None:
    match = play(table(place="n_g", hand="move_1"), "travel kc", "play move_1")
    assert (decision(match), player(match)["place"]) == ("enter", "kc")


def test_without_objective_cards_kansas_city_begins_at_once() -> None:
    assert decision(play(table(place="n_g", hand="jersey"), "travel kc")) == "foresight"


def test_6b_brings_a_card_to_the_hand() -> None:
    """Case 49: it may be played in the same turn, after the action."""
    match = table(at="p_a1", sides="6b", trail="p_a1=0-6", hand="jersey", shown="gain2_3 draw_2", money=0)
    play(match, "use 1", "discard jersey")
    assert (money(match)[0], offered(match)) == (3, ["first", "decline"])
    play(match, "first")
    assert "play gain2_3" not in offered(match)
    play(match, "take gain2_3")
    assert (cards(match), cards(match, 0, "discards")) == ("gain2_3", "jersey")
    assert offered(match) == ["done", "play gain2_3"]
    play(match, "play gain2_3", "first")
    assert money(match)[0] == 5


def test_6b_from_the_top_of_the_stack() -> None:
    match = table(at="p_a1", sides="6b", trail="p_a1=0-6", hand="jersey", shown="draw_2")
    deal(match, "objectives", "gain2_3")
    play(match, "use 1", "discard jersey", "first", "take top")
    assert cards(match) == "gain2_3"
    assert match.view(None)["objectives"] == {"draw_2": 1}


def test_6b_without_objective_cards_pays_all_the_same() -> None:
    """Ruling 29."""
    match = table(at="p_a1", sides="6b", trail="p_a1=0-6", hand="jersey", shown="", objective_stack="", money=0)
    play(match, "use 1", "discard jersey")
    assert (money(match)[0], decision(match)) == (3, "use")
