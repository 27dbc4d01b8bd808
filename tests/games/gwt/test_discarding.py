"""Discarding for a reward, drawing and discarding again."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.gwt.table import cards, decision, money, offered, play, player, refused, story, table


def test_a_particular_card() -> None:
    """W15: a Black Angus for two dollars."""
    match = play(table(at="n_e", hand="black_angus*2 jersey", money=0), "use 1")
    assert (cards(match), cards(match, 0, "discards")) == ("jersey black_angus", "black_angus")
    assert (money(match)[0], decision(match)) == (2, "use")


def test_a_pair() -> None:
    """W15: two of a breed for four dollars."""
    match = table(at="n_f", hand="jersey dutch_belt*2 guernsey*3", money=0)
    play(match, "use 1")
    assert offered(match) == ["discard dutch_belt", "discard guernsey"]
    assert refused(match, "discard jersey") == "no_pair"
    assert refused(match, "discard holstein") == "card_not_in_hand"
    play(match, "discard guernsey")
    assert (offered(match), money(match)[0]) == (["discard guernsey"], 0)
    assert refused(match, "discard dutch_belt") == "not_same_breed"
    play(match, "discard guernsey")
    assert (cards(match), money(match)[0]) == ("jersey dutch_belt dutch_belt guernsey", 4)


def test_the_same_breed_with_different_points_is_a_pair() -> None:
    """Ruling 13."""
    match = play(table(at="n_f", hand="west_highland_3 west_highland_5 texas_longhorn_6", money=0), "use 1")
    assert offered(match) == ["discard west_highland_3", "discard west_highland_5"]
    assert refused(match, "discard texas_longhorn_6") == "no_pair"
    play(match, "discard west_highland_3", "discard west_highland_5")
    assert money(match)[0] == 4


def test_which_of_three_make_the_pair() -> None:
    match = play(table(at="n_f", hand="west_highland_3 west_highland_4 west_highland_5"), "use 1")
    assert offered(match) == ["discard west_highland_3", "discard west_highland_4", "discard west_highland_5"]
    play(match, "discard west_highland_4")
    assert offered(match) == ["discard west_highland_3", "discard west_highland_5"]
    assert refused(match, "discard west_highland_4") == "card_not_in_hand"


def test_breeds_of_equal_value_are_no_pair() -> None:
    match = table(at="n_f", hand="dutch_belt black_angus guernsey holstein brown_swiss ayrshire")
    assert refused(match, "use 1") == "pair_missing"


def test_objective_cards_are_no_pair() -> None:
    assert refused(table(at="n_f", hand="aux_sf*2 jersey"), "use 1") == "pair_missing"
    match = play(table(at="n_f", hand="aux_sf*2 jersey*2"), "use 1")
    assert refused(match, "discard aux_sf") == "not_cattle"


def test_an_action_once_however_often_one_could() -> None:
    match = play(table(at="n_f", hand="jersey*4"), "use 1", "discard jersey", "discard jersey")
    assert refused(match, "use 1") == "already_used"


def test_an_objective_card_to_the_discard_pile() -> None:
    """Case 48: for two certificates; it stays in the herd."""
    match = table(at="p_a1", sides="1b", trail="p_a1=0-1", hand="jersey gain2_1 move_2")
    play(match, "use 1")
    assert offered(match) == ["discard gain2_1", "discard move_2"]
    assert refused(match, "discard jersey") == "not_objective"
    play(match, "discard move_2", "certify 2")
    assert (cards(match), cards(match, 0, "discards")) == ("jersey gain2_1", "move_2")
    assert match.position()["removed"] == []


def test_no_objective_card_no_certificates() -> None:
    """Case 48."""
    match = table(at="p_a1", sides="1b", trail="p_a1=0-1", hand="jersey")
    assert refused(match, "use 1") == "objective_missing"


def test_discards_lie_face_up() -> None:
    match = play(table(at="n_e", hand="black_angus jersey"), "use 1")
    assert match.view(1)["players"][0]["discards"] == {"black_angus": 1}
    assert match.view(None)["players"][0]["discards"] == {"black_angus": 1}


@pytest.mark.parametrize(("cowboys", "most"), [("", 1), ("cowboy*2", 3), ("cowboy*5", 6)])
def test_draw_up_to_as_many_as_cowboys(cowboys: str, most: int) -> None:
    """4b, ruling 11: the number is chosen first."""
    match = play(table(at="p_a1", sides="4b", trail="p_a1=0-4", workers=cowboys), "use 1")
    assert offered(match) == [f"draw {number}" for number in range(most + 1)]
    if most < 6:
        assert refused(match, f"draw {most + 1}") == "not_so_many"


def test_drawing_none_discards_none() -> None:
    match = play(table(at="p_a1", sides="4b", trail="p_a1=0-4", hand="jersey"), "use 1", "draw 0")
    assert (cards(match), decision(match)) == ("jersey", "use")


def test_discard_as_many_as_were_really_drawn() -> None:
    """Ruling 11: three chosen, two there."""
    given: dict[str, Any] = {"sides": "4b", "trail": "p_a1=0-4", "workers": "cowboy*2", "hand": "guernsey"}
    match = table(at="p_a1", deck="jersey", discards="holstein", **given)
    play(match, "use 1", "draw 3")
    assert story(match)[-3:] == ["0 card_drawn jersey", "0 herd_shuffled 1", "0 card_drawn holstein"]
    play(match, "discard guernsey", "discard holstein")
    assert (cards(match), cards(match, 0, "discards"), decision(match)) == ("jersey", "guernsey holstein", "use")


def test_only_cards_of_the_hand_are_discarded() -> None:
    given: dict[str, Any] = {"sides": "4b", "trail": "p_a1=0-4", "workers": "cowboy", "hand": "guernsey"}
    match = table(at="p_a1", deck="jersey dutch_belt", **given)
    play(match, "use 1", "draw 2")
    assert refused(match, "discard holstein") == "card_not_in_hand"
    play(match, "discard dutch_belt")
    assert refused(match, "discard dutch_belt") == "card_not_in_hand"


def test_nothing_to_draw_at_all() -> None:
    match = table(at="p_a1", sides="4b", trail="p_a1=0-4", hand="guernsey", deck="")
    assert refused(match, "use 1") == "no_cards_to_draw"


def test_a_jersey_for_a_space() -> None:
    """W15: the engine moves one space."""
    match = play(table(at="p_a1", sides="2b", trail="p_a1=0-2", hand="jersey"), "use 1")
    assert offered(match) == ["first", "decline"]
    play(match, "first")
    assert offered(match) == ["advance 1"]
    assert player(play(match, "advance 1"))["engine"] == "1"
