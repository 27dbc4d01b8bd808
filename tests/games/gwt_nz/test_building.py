"""Private buildings: craftsmen and pounds, locked spaces, gold for new ones, replacing (p. 14, p. 18, p. 20)."""

from __future__ import annotations

from typing import Any

import pytest

from railherd.core.playing.match import Match
from tests.games.gwt_nz.table import decision, money, offered, play, player, refused, story, table

CRAFTSMEN = {
    "1a": 1, "1b": 1, "2a": 1, "2b": 1, "3a": 2, "3b": 2, "4a": 2, "4b": 2, "5a": 3, "5b": 3, "6a": 4, "6b": 4,
    "7a": 5, "7b": 5, "8a": 7, "8b": 6, "9a": 9, "9b": 8, "10a": 10, "10b": 10,
}  # fmt: skip


def craftsmen(count: int) -> str:
    return f"craftsman*{count - 1}" if count > 1 else ""


def building(count: int = 1, **more: Any) -> Match:
    """Return a table where seat 0 stands on D with some craftsmen and has begun to build."""
    return play(table(at="n_d", workers=craftsmen(count), **more), "use 2")


@pytest.mark.parametrize("face", [face for face, needed in CRAFTSMEN.items() if needed <= 5])
def test_two_pounds_for_each_craftsman(face: str) -> None:
    needed = CRAFTSMEN[face]
    match = play(building(needed, sides=face, money=2 * needed), f"build {face[:-1]}", "at a1")
    assert money(match)[0] == 0
    assert match.position()["trail"]["a1"] == f"0-{face[:-1]}"
    short = table(at="n_d", workers=craftsmen(needed), sides=face, money=2 * needed - 1)
    if needed == 1:
        assert refused(short, "use 2") == "buildings_too_dear"
    else:
        assert refused(play(short, "use 2"), f"build {face[:-1]}") == "building_too_dear"
        assert refused(building(needed - 1, sides=face, money=20), f"build {face[:-1]}") == "too_few_craftsmen"


@pytest.mark.parametrize("face", [face for face, needed in CRAFTSMEN.items() if needed > 5])
def test_the_largest_buildings_only_replace(face: str) -> None:
    """Case 33: a row holds five craftsmen."""
    assert refused(building(5, sides=face, money=50), f"build {face[:-1]}") == "too_few_craftsmen"
    match = building(5, sides=face, money=50, trail="a1=0-7")
    play(match, f"build {face[:-1]}")
    assert offered(match) == ["at a1"]
    play(match, "at a1")
    assert money(match)[0] == 50 - 2 * (CRAFTSMEN[face] - 5)


def test_the_example_of_page_14() -> None:
    """Case 32: a building for 2 craftsmen costs 4; in place of one for 1, a building for 4 needs 3 and costs 6."""
    match = play(building(2, money=4), "build 3", "at c2")
    assert money(match)[0] == 0
    match = play(building(3, money=6, trail="c2=0-1"), "build 6", "at c2")
    assert money(match)[0] == 0
    assert match.position()["trail"]["c2"] == "0-6"
    assert player(match)["unbuilt"] == [2, 3, 4, 5, 7, 8, 9, 10], "the old one left the game"
    assert refused(building(2, money=6, trail="c2=0-1"), "build 6") == "too_few_craftsmen"


def test_only_a_larger_building_replaces() -> None:
    match = play(building(2, money=4, trail="a1=0-4"), "build 3")
    assert refused(match, "at a1") == "not_bigger"


def test_others_buildings_stay() -> None:
    match = play(building(2, money=4, trail="a1=1-1"), "build 3")
    assert refused(match, "at a1") == "space_occupied"
    assert refused(match, "at rock1") == "no_building_space"
    assert refused(match, "at n_a") == "no_building_space"


def test_a_new_building_brings_gold_a_replacement_none() -> None:
    match = play(building(1, money=2, gold=1), "build 1", "at a1")
    assert player(match)["gold"] == 2
    match = play(building(2, money=4, gold=1, trail="a1=0-1"), "build 3", "at a1")
    assert player(match)["gold"] == 1
    match = play(building(1, money=2, gold=5), "build 1", "at a1")
    assert player(match)["gold"] == 5


@pytest.mark.parametrize(("space", "needed"), [("b3", 2), ("d1", 4), ("e3", 7), ("g1", 4)])
def test_locked_spaces_need_the_pathfinder(space: str, needed: int) -> None:
    """Case 35."""
    match = play(building(1, money=2, path=needed - 1, step_tile=int(needed > 4)), "build 1")
    assert refused(match, f"at {space}") == "space_locked"
    match = play(building(1, money=2, path=needed, step_tile=int(needed >= 4)), "build 1", f"at {space}")
    assert match.position()["trail"][space] == "0-1"


def test_the_pathfinders_of_others_do_not_help() -> None:
    match = play(building(1, money=2, path=[1, 16], step_tile=[0, 2]), "build 1")
    assert refused(match, "at b3") == "space_locked"


def test_all_other_spaces_are_open() -> None:
    match = play(building(1, money=2, path=0), "build 1")
    open_spaces = ["a1", "a2", "a3", "r_b1", "b1", "b2", "f_b1", "c1", "c2", "c3", "d2", "e1", "e2", "g2"]
    assert offered(match) == [f"at {space}" for space in open_spaces]


def test_d_builds_and_b_does_not() -> None:
    """Case 34: the letter in the rulebook's note is a misprint."""
    match = table(at="n_b", money=9)
    assert "build" not in [decision(play(table(at="n_b", money=9), use)) for use in offered(match) if "use" in use]
    assert decision(building(1, money=9)) == "build"


def test_no_craftsmen_pounds_or_spaces() -> None:
    assert refused(table(at="n_d", money=1), "use 2") == "buildings_too_dear"
    assert refused(table(at="n_d", money=50, gone="1 2 3 4 5 6 7 8 9 10"), "use 2") == "all_built"
    assert refused(table(at="n_d", money=50, gone="1 2"), "use 2") == "too_few_craftsmen"


def test_who_replaces_the_building_they_stand_on_after_using_it_cannot_use_the_new_one() -> None:
    """Page 20: hired on 4a, the third craftsman builds in its place."""
    match = table(at="a1", trail="a1=0-4", columns="craftsman:5", workers="craftsman", money=20)
    play(match, "use 1", "hire 5 craftsman", "first", "build 5", "at a1")
    assert match.position()["trail"]["a1"] == "0-5"
    assert refused(match, "use 1") == "tile_replaced"


def replacing(**more: Any) -> Match:
    """Return a table where seat 0 has played set 6 and chosen the replacement, in phase B on A."""
    match = table(**{"at": "n_a", "hand": "set_6", "slots": "set_1 set_2 set_5 set_6", "money": 0, **more})
    return play(match, "play set_6", "second")


@pytest.mark.parametrize(
    ("old", "new", "sides"),
    [
        ("1", "3", ""), ("2", "4", ""), ("3", "5", ""), ("5", "6", ""), ("6", "7", ""), ("7", "8", "8b"),
        ("8", "9", "9b"), ("9", "10", ""),
    ],
)  # fmt: skip
def test_set_6_replaces_by_exactly_one_craftsman_more(old: str, new: str, sides: str) -> None:
    """Ruling f4: all pairs there are, for nothing and without gold."""
    match = replacing(trail=f"a2=0-{old}", sides=sides, gold=1)
    assert f"replace {new} a2" in offered(match)
    play(match, f"replace {new} a2")
    assert match.position()["trail"]["a2"] == f"0-{new}"
    assert (money(match)[0], player(match)["gold"]) == (0, 1)


@pytest.mark.parametrize(("old", "new", "sides"), [("7", "8", ""), ("8", "9", ""), ("8", "9", "8b 9b"), ("1", "5", "")])
def test_set_6_and_other_differences(old: str, new: str, sides: str) -> None:
    """5→7, 7→9, 6→8 and 1→3 are not one more; another building keeps the card's action possible."""
    match = replacing(trail=f"a2=0-{old} a3=0-3", sides=sides)
    assert refused(match, f"replace {new} a2") == "not_so_much_bigger"


def test_set_6_replaces_only_own_buildings_by_unbuilt_ones() -> None:
    match = replacing(trail="a1=0-1 a2=1-1 a3=0-3")
    assert refused(match, "replace 4 a2") == "not_your_building"
    assert refused(match, "replace 3 a1") == "already_built"
    assert refused(match, "replace 4 b1") == "not_your_building"
    match = table(at="n_a", hand="set_6", slots="set_1 set_2 set_5 set_6")
    assert refused(play(match, "play set_6"), "second") == "nothing_to_replace"


def test_set_6_on_a_locked_space_one_holds() -> None:
    """Ruling f3."""
    match = play(replacing(trail="e3=0-1", path=0), "replace 3 e3")
    assert match.position()["trail"]["e3"] == "0-3"


def test_set_6_or_two_pounds() -> None:
    match = table(at="n_a", hand="set_6", slots="set_1 set_2 set_5 set_6", trail="a1=0-1", money=0)
    assert money(play(match, "play set_6", "first"))[0] == 2


def test_who_has_used_nothing_yet_uses_the_new_building() -> None:
    """Ruling f5, page 20: 1a becomes 4a, whose discount hires at once."""
    match = replacing(at="a2", trail="a2=0-1", columns="sailor:5", money=2)
    play(match, "replace 4 a2")
    assert decision(match) == "use"
    play(match, "use 1", "hire 5 sailor")
    assert money(match)[0] == 0


def test_who_has_used_something_may_not() -> None:
    match = table(at="a2", trail="a2=0-1", hand="set_6", slots="set_1 set_2 set_5 set_6", columns="sailor:5", money=2)
    play(match, "use 1", "play set_6", "second", "replace 4 a2")
    assert refused(match, "use 1") == "tile_replaced"
    assert "0 building_replaced 0-4 a2 0" in story(match)
