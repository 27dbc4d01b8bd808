"""Deck-building and bonus cards that are played for their action (AP4, RB17, RB20, rulings b, c, f, j)."""

from __future__ import annotations

import pytest

from tests.games.gwt_nz.table import cards, deal, decision, money, offered, play, player, refused, story, table


@pytest.mark.parametrize("card", ["sheepdog", "ferry", "kotare", "set_1", "set_2", "set_4", "set_5", "set_6"])
def test_every_card_is_shown_discarded_and_replaced_even_if_its_action_is_declined(card: str) -> None:
    slots = "set_1 set_2 set_5 set_6" if card in ("set_2", "set_6") else "set_1 set_4 set_5 set_10"
    match = deal(table(hand=f"{card} merino", money=0, slots=slots), "deck_0", "southdown")
    play(match, f"play {card}")
    if "decline" in offered(match):
        play(match, "decline")
    assert cards(match) == "southdown merino"
    assert cards(match, 0, "discards") == card
    assert (money(match)[0], player(match)["path"], player(match)["certificates"]) == (0, 0, 0)
    assert decision(match) == "travel"


def test_a_sheepdog_is_a_certificate() -> None:
    match = play(table(hand="sheepdog"), "play sheepdog", "first", "certify 1")
    assert player(match)["certificates"] == 1


def test_a_ferry_is_two_pounds() -> None:
    match = play(table(hand="ferry", money=1), "play ferry", "first")
    assert money(match)[0] == 3


def test_a_kotare_is_an_advance() -> None:
    match = play(table(hand="kotare"), "play kotare", "first")
    assert player(match)["path"] == 1


def test_set_1_is_a_pound_for_each_objective_in_the_area() -> None:
    match = play(table(hand="set_1", objectives="o01 o02 o03", money=0), "play set_1", "first")
    assert money(match)[0] == 3


def test_set_2_is_a_pound_and_an_advance_that_may_be_left() -> None:
    match = table(hand="set_2", money=0, slots="set_2 set_4 set_5 set_10")
    play(match, "play set_2", "first")
    assert money(match)[0] == 1
    assert offered(match) == ["path 0", "path 1"]
    play(match, "path 1")
    assert player(match)["path"] == 1


def test_the_card_lies_in_no_pile_while_its_action_is_done_and_is_shuffled_in_before_the_draw() -> None:
    match = table(hand="sheepdog", deck="", discards="merino")
    play(match, "play sheepdog")
    assert cards(match, 0, "discards") == "merino"
    deal(match, "deck_0", "sheepdog")
    play(match, "first", "certify 1")
    assert cards(match) == "sheepdog"
    assert cards(match, 0, "deck") == "merino"


def test_a_card_just_drawn_may_be_played_in_the_same_window() -> None:
    match = deal(table(hand="ferry", deck="kotare merino"), "deck_0", "kotare")
    play(match, "play ferry", "first", "play kotare", "first")
    assert (player(match)["path"], decision(match)) == (1, "travel")


def test_before_phase_a_and_before_and_after_actions_of_phase_b() -> None:
    match = table(at="n_f", hand="ferry southdown", money=0)
    assert "play ferry" in offered(match)
    play(match, "use 1")
    assert "play ferry" in offered(match)
    play(match, "use 2")
    assert "play ferry" not in offered(match)  # inside an action
    play(match, "done")
    assert "play ferry" in offered(match)


def test_not_in_phase_c_and_not_in_anothers_turn() -> None:
    match = deal(table(at="n_f", hand="", deck="ferry*4"), "deck_0", "ferry*4")
    play(match, "done")
    assert cards(match) == "ferry ferry ferry ferry"
    assert match.asked == 1
    assert "play ferry" not in offered(match)
    assert refused(match, "play ferry") == "card_not_in_hand"


def test_not_in_the_middle_of_wellington() -> None:
    match = table(at="wellington", hand="ferry merino")
    assert "play ferry" not in offered(match)


def test_a_card_is_played_for_its_own_action_before_the_next_one() -> None:
    """AP4: two advances of two cards are two, not one of two spaces."""
    match = deal(table(hand="kotare*2"), "deck_0", "merino*2")
    play(match, "play kotare", "first")
    assert player(match)["path"] == 1
    play(match, "play kotare", "decline")
    assert player(match)["path"] == 1


class TestSet4:
    """A pound, or all cards gained in this turn on top of the draw pile (rulings b)."""

    def test_a_pound(self) -> None:
        match = play(table(hand="set_4", money=0), "play set_4", "first")
        assert money(match)[0] == 1

    def test_nothing_to_put_on_top(self) -> None:
        match = play(table(hand="set_4", discards="lincoln"), "play set_4")
        assert offered(match) == ["first", "decline"]
        assert refused(match, "second") == "nothing_gained"

    def test_all_gained_cards_in_an_order_of_ones_choice_and_the_draw_takes_the_top(self) -> None:
        match = table(hand="set_4", discards="merino lincoln ferry", gained="lincoln ferry", deck="southdown*3")
        play(match, "play set_4", "second")
        assert offered(match) == ["top lincoln", "top ferry"]
        assert refused(match, "top merino") == "not_gained"
        play(match, "top ferry", "top lincoln")
        assert cards(match) == "lincoln"
        assert player(match)["deck_top"] == ["ferry"]
        assert cards(match, 0, "discards") == "merino set_4"

    def test_the_cards_become_the_draw_pile_if_it_was_empty_without_a_shuffle(self) -> None:
        match = table(hand="set_4", discards="merino lincoln", gained="lincoln", deck="")
        play(match, "play set_4", "second", "top lincoln")
        assert cards(match) == "lincoln"
        assert not any("herd_shuffled" in line for line in story(match))

    def test_cards_only_discarded_are_not_gained(self) -> None:
        match = table(at="n_f", hand="set_4 southdown", money=0)
        play(match, "use 1", "play set_4")
        assert refused(match, "second") == "nothing_gained"

    def test_cards_taken_in_any_way_are_gained_until_the_turn_ends(self) -> None:
        match = table(at="a1", trail="a1=0-7", sides="7b", hand="set_4", gold=5, money=0)
        play(match, "use 2", "buy compass")
        assert player(match)["gained"] == ["romney", "set_10"]
        play(match, "done")
        assert player(match)["gained"] == []

    def test_a_shuffle_mixes_gained_cards_into_the_pile(self) -> None:
        match = table(hand="ferry set_4", discards="lincoln", gained="lincoln", deck="")
        deal(match, "deck_0", "ferry")
        play(match, "play ferry", "decline", "play set_4")
        assert refused(match, "second") == "nothing_gained"

    def test_the_order_is_known_to_its_owner_alone(self) -> None:
        match = table(hand="set_4", discards="lincoln ferry romney", gained="lincoln ferry romney", deck="southdown*3")
        before = len(match.events(None))
        play(match, "play set_4", "second", "top lincoln", "top romney", "top ferry")
        told = [event["args"] for event in match.events(1)[before:] if event["key"].startswith("gwt_nz.card_topped")]
        assert len(told) == 3
        assert all("card" not in args or args["card"] is None for args in told)

    def test_others_do_not_see_which_card_lies_on_top_already(self) -> None:
        match = table(hand="set_4", discards="lincoln merino ferry", gained="lincoln ferry", deck="southdown*3")
        play(match, "play set_4", "second")
        for on_top, choice in enumerate(["top ferry", "top lincoln"]):
            own, *seen = [match.view(seat)["players"][0] for seat in (0, 1, None)]
            assert own["discards"] == dict.fromkeys(["lincoln", "merino", "ferry"][: 3 - on_top], 1)
            assert [(view["discards"], view["deck"]) for view in seen] == [({"merino": 1}, 3 + on_top)] * 2
            known = match.features(1)
            assert [known[f"player.1.discards.{card}"] for card in ("lincoln", "merino", "ferry")] == [0, 1, 0]
            play(match, choice)


def test_set_5_places_a_storehouse_from_afar_or_is_a_pound() -> None:
    match = play(table(hand="set_5", money=5), "play set_5", "second")
    assert offered(match) == ["remote small_1", "remote small_4", "remote small_7"]
    play(match, "remote small_4", "storehouse 1")
    assert (money(match)[0], player(match)["depots"], player(match)["ship"]) == (3, ["small_4"], "sea0")
    assert money(play(table(hand="set_5", money=5), "play set_5", "first"))[0] == 6


def test_set_6_replaces_a_building_or_is_two_pounds() -> None:
    match = table(hand="set_6", money=5, trail="a1=0-1", slots="set_1 set_4 set_6 set_10")
    play(match, "play set_6", "second", "replace 3 a1")
    assert match.position()["trail"]["a1"] == "0-3"
    assert (money(match)[0], player(match)["gold"]) == (5, 0)
    match = play(table(hand="set_6", money=5, slots="set_1 set_4 set_6 set_10"), "play set_6", "first")
    assert money(match)[0] == 7
