"""The ship: any direction, as far as there are sailors, and a move left over for the harbour (p. 15)."""

from __future__ import annotations

from typing import Any

import pytest

from railherd.core.playing.match import Match
from tests.games.gwt_nz.table import cards, decision, money, offered, play, player, refused, story, table


def sailing(sailors: int = 1, **more: Any) -> Match:
    """Return a table where seat 0 stands on G with some sailors and has begun to move the ship."""
    hired = f"sailor*{sailors - 1}" if sailors > 1 else ""
    return play(table(at="n_g", workers=hired, **more), "use 1")


def test_as_far_as_there_are_sailors_on_all_three_routes() -> None:
    assert offered(sailing(1)) == ["sail n1", "sail m1", "sail s1"]
    match = sailing(3)
    assert offered(match) == [f"sail {route}{space}" for route in "nms" for space in (1, 2, 3)]
    assert refused(match, "sail n4") == "water_too_far"


def test_in_any_direction_and_by_less_than_allowed() -> None:
    match = sailing(2, ship="m1")
    assert offered(match) == ["sail sea0", "sail n1", "sail m2", "sail m3", "sail s1"]
    assert player(play(match, "sail n1"))["ship"] == "n1"


def test_other_ships_do_not_matter() -> None:
    match = play(sailing(2, ship=["sea0", "n1"]), "sail n1")
    assert player(match)["ship"] == "n1"
    assert story(match)[-1] == "0 ship_moved n1"


def test_the_example_of_page_15() -> None:
    """Case 36: two moves, the third places a storehouse for 2 pounds and brings a kōtare."""
    match = play(sailing(3, money=2), "sail n2")
    assert offered(match) == [*(f"storehouse {pair}" for pair in range(1, 6)), "decline"]
    play(match, "storehouse 1")
    assert money(match)[0] == 0
    assert cards(match, 0, "discards") == "kotare"
    assert player(match)["depots"] == ["small_1"]
    assert decision(match) == "use", "the move is over"


def test_without_a_move_left_there_is_no_upgrade() -> None:
    assert decision(play(sailing(2, money=9), "sail n2")) == "use"


def test_to_stay_is_to_upgrade_the_harbour_one_lies_at() -> None:
    match = sailing(1, ship="n2", money=2)
    assert offered(match) == ["sail n1", "sail n2", "sail n3"]
    play(match, "sail n2", "storehouse 5")
    assert player(match)["depots"] == ["small_1"]
    assert refused(sailing(1, ship="n1"), "sail n1") == "no_harbour_here"
    assert refused(sailing(1, ship="n2", money=1), "sail n2") == "harbour_too_dear"
    assert refused(sailing(1, ship="n2", money=9, depots="small_1"), "sail n2") == "harbour_upgraded"
    assert refused(sailing(1, ship="n3", money=2), "sail n3") == "station_too_dear"
    assert refused(sailing(1, ship="n3", money=9, stations="medium_1"), "sail n3") == "already_upgraded"


def test_what_is_not_used_is_lost() -> None:
    match = play(sailing(4, money=9), "sail n1")
    assert decision(match) == "use"
    assert refused(match, "use 1") == "already_used"


@pytest.mark.parametrize(
    ("at", "trail", "use", "farthest", "too_far"),
    [
        ("n_b", "", "use 3", "n2", "n3"),
        ("n_g", "", "use 2", "n1", "n2"),
        ("a1", "a1=0-5", "use 1", "n2", "n3"),
        ("a1", "a1=0-7", "use 2", "n3", "n4"),
    ],
)
def test_each_ship_action_has_its_reach(at: str, trail: str, use: str, farthest: str, too_far: str) -> None:
    """With two sailors: B, 5a by sailors; G's second action one; 7a three."""
    match = play(table(at=at, trail=trail, workers="sailor"), use)
    assert refused(match, f"sail {too_far}") == "water_too_far"
    assert player(play(match, f"sail {farthest}"))["ship"] == farthest


def test_10b_and_the_back_of_g() -> None:
    match = play(table(at="a1", trail="a1=0-10", sides="10b"), "use 1")
    assert refused(match, "sail n4") == "water_too_far"
    assert player(play(match, "sail n3"))["ship"] == "n3"
    match = play(table(at="n_g", flipped=True, workers="sailor"), "use 1", "sail n2", "use 2", "sail n4")
    assert player(match)["ship"] == "n4"


def test_single_and_double_auxiliary_moves() -> None:
    match = play(table(at="n_g", cleared="aux_ship_1", money=1), "auxiliary", "auxiliary 4", "sail m1")
    assert (player(match)["ship"], money(match)[0]) == ("m1", 0)
    match = table(at="n_c", cleared="aux_ship_1 aux_ship_2", money=4)
    play(match, "use 2", "auxiliary 4 double", "sail m1")
    assert (player(match)["ship"], money(match)[0]) == ("m1", 2)
    assert decision(match) == "use", "no harbour lies there"
    match = table(at="n_c", cleared="aux_ship_1 aux_ship_2", ship="m1", money=4)
    play(match, "use 2", "auxiliary 4 double", "sail m2", "storehouse 1")
    assert money(match)[0] == 0


def reach(match: Match) -> set[str]:
    return {option.removeprefix("remote ") for option in offered(match)}


def remote(**more: Any) -> Match:
    """Return a table where seat 0 has played set 5 and chosen the storehouse, in phase B on A."""
    match = table(**{"at": "n_a", "hand": "set_5", "slots": "set_1 set_2 set_5 set_6", "money": 9, **more})
    return play(match, "play set_5", "second")


def test_set_5_reaches_harbours_two_moves_away_and_the_ship_stays() -> None:
    """Case 51, rulings c1 to c4."""
    match = remote(ship="n4")
    assert reach(match) == {"small_1", "small_2", "large_1"}
    assert refused(match, "remote medium_1") == "harbour_for_discs"
    assert refused(match, "remote small_3") == "harbour_too_far"
    play(match, "remote small_1", "storehouse 3")
    assert player(match)["ship"] == "n4"
    assert money(match)[0] == 7
    assert "kotare" in cards(match, 0, "discards").split()


def test_set_5_or_a_pound() -> None:
    match = table(at="n_a", hand="set_5", slots="set_1 set_2 set_5 set_6", money=0, ship="n4")
    assert money(play(match, "play set_5", "first"))[0] == 1


def test_10b_reaches_harbours_six_moves_away() -> None:
    match = play(table(at="a1", trail="a1=0-10", sides="10b", money=9, ship="sea0"), "use 2")
    near = {"small_1", "small_2", "small_4", "small_5", "small_7", "small_8"}
    assert reach(match) == near | {f"large_{n}" for n in (1, 2, 3, 4)}
    assert refused(match, "remote small_3") == "harbour_too_far"


def test_on_10b_moving_first_brings_farther_harbours_into_reach() -> None:
    """Ruling c6."""
    match = table(at="a1", trail="a1=0-10", sides="10b", money=9, ship="sea0")
    play(match, "use 1", "sail n1", "use 2")
    assert "small_3" in reach(match)


@pytest.mark.parametrize(("ship", "harbour"), [("n5", "small_3"), ("m5", "small_6"), ("s6", "small_9")])
def test_a_remote_storehouse_at_the_end_of_a_route_sends_the_ship_back(ship: str, harbour: str) -> None:
    """Ruling c5."""
    match = play(remote(ship=ship), f"remote {harbour}", "storehouse 1")
    assert player(match)["ship"] == "sea0"
    assert "0 ship_returned" in story(match)


def test_remote_storehouses_follow_all_other_rules() -> None:
    match = remote(ship="n4", money=2, depots="large_1")
    assert reach(match) == {"small_1"}
    assert refused(match, "remote small_2") == "harbour_too_dear"
    assert refused(match, "remote large_1") == "harbour_upgraded"


def test_why_no_storehouse_can_be_placed_from_afar() -> None:
    sets = "set_1 set_2 set_5 set_6"
    every = "small_4 small_5 small_6 small_7 small_8 small_9 large_2 large_3 large_4 large_5"
    match = play(table(at="n_a", hand="set_5", slots=sets, stores="2 2 2 2 2", ship="n4", depots=every), "play set_5")
    assert refused(match, "second") == "no_storehouse_left"
    match = play(table(at="n_a", hand="set_5", slots=sets, ship="n4", money=1, depots="large_1"), "play set_5")
    assert refused(match, "second") == "harbours_too_dear"
    held = "small_1 small_2 large_1"
    match = play(table(at="n_a", hand="set_5", slots=sets, ship="n4", money=9, depots=held), "play set_5")
    assert refused(match, "second") == "no_harbour_in_reach"
