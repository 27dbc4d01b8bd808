"""Sarah's buildings: cards 4, 11 and 15 (leaflet 3)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.gwt_nz.solo import acted, follow, her, rules, solo
from tests.games.gwt_nz.table import offered

SLOTS = "set_2 set_4 set_6 set_9"  # wheel, barrel, bell, compass


def test_example_d_two_craftsmen() -> None:
    match = acted("4", workers=["", "craftsman"], place=["n_c"])
    assert match.position()["trail"]["c1"] == "1-4", "of 3 and 4 the one with a hand; next ahead of you without risk"
    assert rules(match) == ["build all_craftsmen", "place hand", "site nearest"]
    assert her(match)["gold"] == 0


def test_example_d_if_the_next_space_is_taken_you_choose_between_two_equally_far() -> None:
    match = follow(solo("4", moved=True, workers=["", "craftsman"], place=["n_c"], trail="c1=0-1"))
    assert offered(match) == ["sarah site c2", "sarah site d2"]


def test_example_d_the_times_after() -> None:
    match = acted("4", "sarah site c2", workers=["", "craftsman"], place=["n_c"], trail="c1=1-4")
    assert match.position()["trail"]["c2"] == "1-3"
    match = acted("4", "sarah site c2", workers=["", "craftsman"], place=["n_c"], trail="c1=1-4 a1=1-3")
    assert match.position()["trail"]["c2"] == "1-1", "with one craftsman less, the one with a hand"
    assert rules(match)[0] == "build one_less"
    trail = "c1=1-4 a1=1-3 a2=1-1 a3=1-2"
    match = follow(solo("4", moved=True, workers=["", "craftsman"], place=["n_c"], trail=trail))
    assert offered(match) == ["sarah replace 6 a1", "sarah replace 6 c1"], "largest difference, then most points"
    follow(match, "sarah replace 6 a1")
    assert match.position()["trail"]["a1"] == "1-6"
    assert 3 not in her(match)["unbuilt"], "the old building leaves the game"


def test_line_4_uses_as_many_craftsmen_as_possible() -> None:
    """Four craftsmen; no building for 4 or 3 and none to replace: one for 2."""
    match = acted("4", workers=["", "craftsman*3"], place=["n_c"], gone=["", "5 6"])
    assert rules(match)[0] == "build most_craftsmen"
    assert match.position()["trail"]["c1"] == "1-4"


def test_line_4_goes_down_to_a_single_craftsman() -> None:
    match = acted("4", workers=["", "craftsman*2"], place=["n_c"], gone=["", "3 4 5"])
    assert match.position()["trail"]["c1"] == "1-1"


def test_she_builds_on_locked_spaces_only_if_her_pathfinder_has_opened_them() -> None:
    held = "e1=0-1 e2=0-2 c1=0-3 c2=0-4 c3=0-5 d2=0-6 g2=0-7"
    match = acted("4", place=["n_c"], trail=held)
    assert "e3" not in match.position()["trail"]
    assert match.position()["trail"].get("a1") == "1-1", "e3 needs 7: search again from the start"
    match = acted("4", place=["n_c"], trail=held, path=[0, 7])
    assert match.position()["trail"]["e3"] == "1-1"


def test_without_any_space_nothing_is_built() -> None:
    held = "a1=0-1 a2=0-2 a3=0-3 b1=0-4 b2=0-5 c1=0-6 c2=0-7 c3=0-8 d2=0-9 e1=0-10"
    match = follow(solo("4", moved=True, trail=held, place=["n_c"]))
    assert offered(match) == ["sarah site e2", "sarah site g2"], "all others have a risk or a lock"
    match = acted("4", trail=f"{held} e2=1-9 g2=1-10", place=["n_c"])
    assert rules(match) == ["build impossible"]


def test_without_any_building_nothing_is_built() -> None:
    everything = ["", "1 2 3 4 5 6 7 8 9 10"]
    assert rules(acted("4", gone=everything)) == ["build impossible"]
    assert rules(acted("11", workers=["", "sailor"], gone=everything)) == ["exact impossible"]


@pytest.mark.parametrize(
    ("card", "level", "first", "then"), [("11", "medium", "1-1", "1-2"), ("15", "hard", "1-4", "1-3")]
)
def test_cards_11_and_15_otherwise_place_a_building_of_their_size(card: str, level: str, first: str, then: str) -> None:
    match = acted(card, level=level, workers=["", "sailor"], place=["n_d"])
    assert match.position()["trail"]["c2"] == first
    match = acted(card, level=level, workers=["", "sailor"], place=["n_d"], trail=f"a1={first}")
    assert match.position()["trail"]["c2"] == then


def test_card_11_otherwise_replaces_by_one_craftsman_more_if_all_small_ones_stand() -> None:
    match = follow(solo("11", moved=True, workers=["", "sailor"], trail="a1=1-1 a2=1-2"))
    assert offered(match) == ["sarah replace 4 a1", "sarah replace 4 a2"], "4 has a hand; you choose which goes"
    match = acted("11", workers=["", "sailor"], trail="a2=1-2 a3=1-4", gone=["", "1"])
    assert match.position()["trail"]["a3"] == "1-5", "worth 4 points, against 3"


def test_card_15_otherwise_needs_no_particular_number_of_craftsmen() -> None:
    laid: dict[str, Any] = {"workers": ["", "sailor"], "trail": "a1=1-3 a2=1-4", "place": ["n_d"]}
    match = acted("15", "sarah replace 6 a2", level="hard", **laid)
    assert match.position()["trail"]["a2"] == "1-6", "from 2 to 4 craftsmen"


def test_cards_11_and_15_build_with_all_craftsmen_if_she_is_specialised_in_them() -> None:
    for card, level in (("11", "medium"), ("15", "hard")):
        match = acted(card, level=level, workers=["", "craftsman*2"], place=["n_d"])
        assert match.position()["trail"]["c2"] == "1-5"
