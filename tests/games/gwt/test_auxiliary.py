"""The five auxiliary actions, single and double, and the disc spaces that unlock them."""

from __future__ import annotations

from typing import Any

import pytest

from railherd.core.playing.match import Match
from tests.games.gwt.table import cards, deal, decision, money, offered, play, player, refused, story, table

DISCS = {3: ("aux_cert_1", "aux_cert_2"), 4: ("aux_engine_1", "aux_engine_2"), 5: ("aux_trash_1", "aux_trash_2")}
BOTH = {1: "aux_money_2", 2: "aux_card_2", **{number: " ".join(pair) for number, pair in DISCS.items()}}


def helped(number: int, double: bool = False, **given: Any) -> Match:
    """Return a table with seat 0 at building G, doing an auxiliary action whose discs are both gone."""
    match = table(at="n_g", cleared=BOTH[number], **given)
    return play(match, "use 2", f"auxiliary {number}{' double' if double else ''}")


def test_two_are_there_from_the_beginning() -> None:
    match = play(table(at="n_g", engine="5"), "use 2")
    assert offered(match) == ["auxiliary 1", "auxiliary 2"]
    for locked in ("auxiliary 1 double", "auxiliary 2 double", "auxiliary 3", "auxiliary 4", "auxiliary 5"):
        assert refused(match, locked) == "auxiliary_locked"


@pytest.mark.parametrize("number", DISCS)
def test_either_disc_unlocks_a_single_one(number: int) -> None:
    for disc in DISCS[number]:
        match = play(table(at="n_g", engine="5", cleared=disc), "use 2")
        assert offered(match) == ["auxiliary 1", "auxiliary 2", f"auxiliary {number}"]
        assert refused(match, f"auxiliary {number} double") == "auxiliary_locked"


@pytest.mark.parametrize("number", BOTH)
def test_both_discs_allow_a_double_one_too(number: int) -> None:
    """Ruling 20: the single action stays allowed."""
    match = table(at="n_g", engine="5", cleared=BOTH[number])
    assert player(match)["auxiliary"][number - 1] == 2
    play(match, "use 2")
    assert f"auxiliary {number}" in offered(match)
    assert f"auxiliary {number} double" in offered(match)


@pytest.mark.parametrize("number", BOTH)
def test_only_a_single_one_in_place_of_local_actions(number: int) -> None:
    """Case 7."""
    match = play(table(at="n_g", engine="5", cleared=BOTH[number]), "auxiliary")
    assert f"auxiliary {number}" in offered(match)
    assert refused(match, f"auxiliary {number} double") == "auxiliary_single_only"


@pytest.mark.parametrize(("double", "dollars"), [(False, 1), (True, 2)])
def test_dollars(double: bool, dollars: int) -> None:
    assert money(helped(1, double))[0] == 6 + dollars


def test_draw_one_then_discard_one() -> None:
    match = helped(2, hand="jersey guernsey", deck="dutch_belt")
    assert cards(match) == "jersey dutch_belt guernsey"
    assert offered(match) == ["discard jersey", "discard dutch_belt", "discard guernsey"]
    play(match, "discard dutch_belt")
    assert (cards(match), cards(match, 0, "discards")) == ("jersey guernsey", "dutch_belt")


def test_draw_two_then_discard_two() -> None:
    match = helped(2, True, hand="jersey guernsey", deck="dutch_belt*2")
    assert cards(match) == "jersey dutch_belt dutch_belt guernsey"
    play(match, "discard jersey", "discard guernsey")
    assert (cards(match), cards(match, 0, "discards")) == ("dutch_belt dutch_belt", "jersey guernsey")
    assert offered(match) == ["use 1", "done"]


def test_discard_as_many_as_were_drawn() -> None:
    match = helped(2, True, hand="jersey guernsey", deck="dutch_belt")
    play(match, "discard jersey")
    assert (cards(match), decision(match)) == ("dutch_belt guernsey", "use")


def test_drawing_shuffles_the_discards_when_needed() -> None:
    match = helped(2, True, deck="dutch_belt", discards="jersey")
    assert story(match)[-3:] == ["0 card_drawn dutch_belt", "0 herd_shuffled 1", "0 card_drawn jersey"]


def test_nothing_to_draw() -> None:
    match = play(table(at="n_g", hand="jersey", deck=""), "use 2")
    assert offered(match) == ["auxiliary 1"]
    assert refused(match, "auxiliary 2") == "no_cards_to_draw"


@pytest.mark.parametrize(("double", "cost", "goal"), [(False, 1, "8"), (True, 2, "7")])
def test_certificates_for_dollars_and_spaces_back(double: bool, cost: int, goal: str) -> None:
    match = helped(3, double, engine="9")
    assert offered(match) == (["reverse 7", "reverse 7.5"] if double else ["reverse 8"])
    play(match, f"reverse {goal}")
    assert offered(match) == [f"certify {number}" for number in range(cost + 1)]
    play(match, f"certify {cost}")
    assert (money(match)[0], player(match)["certificates"], player(match)["engine"]) == (6 - cost, cost, goal)


@pytest.mark.parametrize(("double", "cost"), [(False, 1), (True, 2)])
def test_the_engine_forward_for_dollars(double: bool, cost: int) -> None:
    match = helped(4, double, engine="8")
    assert money(match)[0] == 6 - cost
    assert offered(match) == ["advance 9", "advance 10"][:cost]
    play(match, f"advance {8 + cost}")
    assert player(match)["engine"] == str(8 + cost)


@pytest.mark.parametrize(("double", "count", "goal"), [(False, 1, "8"), (True, 2, "7")])
def test_cards_out_of_the_game_for_spaces_back(double: bool, count: int, goal: str) -> None:
    match = helped(5, double, engine="9", hand="jersey*2 guernsey aux_sf")
    play(match, f"reverse {goal}")
    assert offered(match) == ["remove jersey", "remove guernsey", "remove aux_sf", "stop"]
    play(match, *["remove jersey"] * count)
    assert (money(match)[0], player(match)["engine"]) == (6, goal)
    assert cards(match) == ("jersey guernsey aux_sf", "guernsey aux_sf")[count - 1]
    assert match.position()["removed"] == ["jersey"] * count
    assert cards(match, 0, "discards") == ""
    assert decision(match) == "use"


def test_removing_may_stop_at_any_time() -> None:
    """Case 54: the engine has moved back anyway."""
    match = play(helped(5, True, engine="9", hand="jersey guernsey"), "reverse 7", "stop")
    assert (cards(match), player(match)["engine"], decision(match)) == ("jersey guernsey", "7", "use")
    match = play(helped(5, True, engine="9", hand="jersey guernsey"), "reverse 7", "remove guernsey")
    assert offered(match) == ["remove jersey", "stop"]
    assert refused(match, "remove guernsey") == "card_not_in_hand"
    assert cards(play(match, "stop")) == "jersey"


def test_with_an_empty_hand_there_is_nothing_to_remove() -> None:
    match = play(helped(5, engine="9"), "reverse 8")
    assert decision(match) == "use"


@pytest.mark.parametrize("number", [3, 4])
def test_dollars_are_needed(number: int) -> None:
    for has, single, double in ((0, False, False), (1, True, False), (2, True, True)):
        match = play(table(at="n_g", money=has, engine="8", cleared=BOTH[number]), "use 2")
        assert (f"auxiliary {number}" in offered(match)) == single
        assert (f"auxiliary {number} double" in offered(match)) == double
    match = play(table(at="n_g", money=0, engine="8", cleared=BOTH[number]), "use 2")
    assert refused(match, f"auxiliary {number}") == "action_too_dear"


@pytest.mark.parametrize("number", [3, 5])
def test_the_whole_way_back_is_needed(number: int) -> None:
    """Cases 23 and 24: no move back two spaces from the first, nor any from the start."""
    match = play(table(at="n_g", engine="1", cleared=BOTH[number]), "use 2")
    assert f"auxiliary {number}" in offered(match)
    assert refused(match, f"auxiliary {number} double") == "engine_cannot_reverse"
    match = play(table(at="n_g", engine="0", cleared=BOTH[number]), "use 2")
    assert refused(match, f"auxiliary {number}") == "engine_cannot_reverse"
    match = play(table(at="n_g", engine="2", cleared=BOTH[number]), "use 2", f"auxiliary {number} double")
    assert offered(match) == ["reverse 0"]


def test_buildings_that_go_back_need_the_way_too() -> None:
    """Case 24: 1b and 9a."""
    match = table(at="p_a1", sides="1b", trail="p_a1=0-1", engine="0")
    assert refused(match, "use 2") == "engine_cannot_reverse"
    match = table(at="p_a1", trail="p_a1=0-9", engine="0")
    assert refused(match, "use 2") == "engine_cannot_reverse"
    assert "use 2" in offered(table(at="p_a1", trail="p_a1=0-9", engine="1"))


def test_never_less_than_required() -> None:
    match = helped(3, True, engine="3")
    assert offered(match) == ["reverse 1"]
    assert refused(match, "reverse 2") == "engine_wrong_distance"
    assert refused(match, "reverse 0") == "engine_wrong_distance"
    assert refused(match, "reverse 4") == "engine_not_behind"


def test_occupied_spaces_are_passed_over() -> None:
    match = helped(5, engine=["6", "5"])
    assert offered(match) == ["reverse 4", "reverse 4.5"]
    assert refused(match, "reverse 5") == "engine_space_taken"
    assert offered(helped(5, engine=["2", "1"])) == ["reverse 0"]


@pytest.mark.parametrize("number", [3, 5])
def test_a_turnout_on_the_way_back_allows_an_upgrade(number: int) -> None:
    """Case 25 and ruling 7: the station comes before the reward."""
    match = helped(number, engine="5", hand="jersey")
    assert offered(match) == ["reverse 4", "reverse 4.5"]
    play(match, "reverse 4.5")
    assert decision(match) == "upgrade"
    play(match, "disc aux_card_2")
    assert match.view(None)["stations"]["s1"]["discs"] == [0]
    play(match, "collect")
    assert money(match)[0] == 6 - 2 - (number == 3)
    assert decision(match) == ("certify" if number == 3 else "remove")


def test_the_upgrade_on_the_way_back_may_be_declined() -> None:
    match = play(helped(3, engine="5"), "reverse 4.5", "decline", "collect", "certify 1")
    assert (player(match)["certificates"], match.view(None)["stations"]["s1"]["discs"]) == (1, [])


def test_1b_settles_the_station_before_its_dollars() -> None:
    """Ruling 7: with one dollar the $2 station cannot be upgraded, because the three dollars come later."""
    match = table(at="p_a1", sides="1b", trail="p_a1=0-1", engine="5", money=1)
    play(match, "use 2", "reverse 4.5")
    assert (money(match)[0], decision(match)) == (4, "use")
    match = table(at="p_a1", sides="1b", trail="p_a1=0-1", engine="5", money=2)
    play(match, "use 2", "reverse 4.5", "disc aux_card_2")
    assert money(match)[0] == 0
    assert money(play(match, "collect"))[0] == 3


def test_help_draws_from_the_own_deck() -> None:
    match = deal(table(at="n_a"), "deck_0", "guernsey")
    play(match, "auxiliary", "auxiliary 2")
    assert story(match)[-1] == "0 card_drawn guernsey"
