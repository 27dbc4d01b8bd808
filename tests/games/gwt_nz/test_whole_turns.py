"""Turns played from their beginning, where other tests begin in the middle, and what is told and offered on the way."""

from __future__ import annotations

from tests.games.gwt_nz.solo import acted, rules, solo
from tests.games.gwt_nz.table import money, offered, play, player, refused, story, table

SHEEP = "merino southdown english_leicester corriedale"  # worth 2, 2, 2 and 3


def test_arriving_in_wellington_begins_with_nothing() -> None:
    match = play(table(place="n_h", hand="merino", money=0), "travel wellington", "reveal merino", "stop")
    assert money(match)[0] == 2
    assert "0 income 2" in story(match)


def test_the_disc_of_a_delivery_leaves_enough_for_transport() -> None:
    match = table(place="n_h", hand=SHEEP, money=0)
    play(match, "travel wellington", *[f"reveal {sheep}" for sheep in SHEEP.split()], "stop", "deliver t9")
    assert money(match)[0] == 9
    assert refused(match, "disc hand_2") == "disc_too_dear", "8 with 3 for transport"
    assert "disc hand_1" in offered(match), "3 with 3 for transport"


def test_the_disc_that_10a_sends_leaves_enough_for_transport() -> None:
    match = play(table(at="a1", trail="a1=0-10", money=9), "use 2")
    assert refused(match, "disc hand_1") == "disc_too_dear", "3 with 7 for transport"
    assert "disc steps" in offered(match)


def test_a_card_is_drawn_only_by_shearers_who_are_left() -> None:
    match = play(table(at="n_e", hand="merino", workers="shearer"), "use 1")
    assert offered(match) == ["shear merino", "draw", "stop"]
    assert offered(play(match, "draw", "discard merino"))[-2:] == ["draw", "stop"]
    assert offered(play(table(at="n_h", hand="merino"), "use 1")) == ["shear merino", "stop"]


def test_everybody_is_told_which_sheep_goes_onto_whose_pile() -> None:
    laid = table(at="n_a", money=20, workers="shepherd", columns="shepherd:5", market="hampshire")
    match = play(laid, "use 2", "hire 5 shepherd", "first", "take hampshire")
    assert "0 sheep_topped hampshire" in story(match)
    assert player(match)["deck_top"] == ["hampshire"]


def test_each_tile_that_leaves_the_game_is_counted() -> None:
    """Of seven sailors five fill their column, one waits in foresight, and one is in the box already."""
    full = table(
        at="wellington",
        columns="sailor:1,2,3,4,5",
        foresight="sailor shearer perm_wool hazard",
        stacks=["", "hazard*2"],
    )
    match = play(full, "stop", "deliver t0", "disc aux_path_1", "choose 1")
    assert match.position()["box"].count("sailor") == 2


def test_sarah_pays_nothing_for_workers_and_harbours() -> None:
    match = acted("2", workers=["", "sailor*2"], columns="sailor:5")
    assert "1 worker_hired sailor 5 0" in story(match)
    assert "1 station_upgraded medium_1 0" in story(match)


def test_sarah_replaces_by_the_largest_difference_there_is() -> None:
    """Three craftsmen: nothing for 3 or 2 is left to place, then the difference falls from 3 to 2 to 1."""
    for trail, gone, built in (
        ("a1=1-1", "2 3 4 5 7 8 9 10", "1-6"),  # 1 to 4 craftsmen: 3 more
        ("a1=1-3", "1 2 4 5 7 8 9 10", "1-6"),  # 2 to 4 craftsmen: 2 more
        ("a1=1-5", "1 2 3 4 7 8 9 10", "1-6"),  # 3 to 4 craftsmen: 1 more
    ):
        match = acted("4", workers=["", "craftsman*2"], trail=trail, gone=["", gone])
        assert match.position()["trail"]["a1"] == built
        assert rules(match) == ["build largest_difference", "replace only_one"]


def test_sarah_says_that_points_decide_between_replacements() -> None:
    match = acted("11", workers=["", "sailor"], trail="a2=1-2 a3=1-4", gone=["", "1"])
    assert rules(match)[-1] == "replace most_points"


def test_everybody_is_told_where_a_pathfinder_is() -> None:
    assert "0 path_advanced 3" in story(play(table(at="n_b", path=2), "use 1", "path 1"))


def test_sarahs_steps_are_said_with_what_they_are() -> None:
    prompt = solo("9").prompt()
    assert prompt is not None
    assert [(option.key, option.args) for option in prompt.options] == [("gwt_nz.sarah.go_on", {"step": "turn_up"})]
