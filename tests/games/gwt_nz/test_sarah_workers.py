"""Whom Sarah hires, and what the spaces of her board bring (leaflet 3)."""

from __future__ import annotations

from typing import Any

import pytest

from railherd.core.playing import replay
from railherd.core.playing.match import Match
from railherd.games.registry import find
from tests.games.gwt_nz.solo import acted, follow, her, pile, rules, sarah, solo
from tests.games.gwt_nz.table import offered, story

SLOTS = "set_2 set_4 set_6 set_9"  # wheel, barrel, bell, compass


EXAMPLE_F: dict[str, Any] = {
    "workers": ["", "craftsman sailor*2"],
    "columns": "shepherd:2,3 sailor:1,2 shearer:3",
    "slots": SLOTS,
}


def test_example_f_card_1_hires_the_cheapest_and_you_choose_between_two() -> None:
    match = follow(solo("1", moved=True, **EXAMPLE_F))
    assert offered(match) == ["sarah hire shepherd 6 3", "sarah hire shearer 6 3"]
    follow(match, "sarah hire shearer 6 3")
    assert her(match)["workers"]["shearer"] == 2
    assert match.position()["columns"]["shearer"] == []
    assert pile(match) == "set_2", "a wheel card for the second space"


def test_example_f_card_2_hires_the_cheaper_one_of_her_special_row() -> None:
    match = acted("2", **EXAMPLE_F)
    assert match.position()["columns"]["sailor"] == [1]
    assert her(match)["workers"]["sailor"] == 4
    assert pile(match) == "set_6 set_2", "a bell card for the space, then a wheel card of the harbour"
    assert (her(match)["stations"], her(match)["ship"]) == (["medium_1"], "n3")
    assert match.position()["masters"][0] is None
    assert sarah(match)["row"] == "sailor"
    assert rules(match) == ["hire cheapest", "harbour fewest_points"]
    assert her(match)["money"] == 0


def test_card_1_prefers_her_special_row_only_among_equals() -> None:
    match = acted("1", workers=["", "sailor"], columns="shepherd:4 sailor:4,5 shearer:5")
    assert rules(match)[0] == "hire specialised"
    assert her(match)["workers"]["sailor"] == 3


@pytest.mark.parametrize(("columns", "hired"), [("shepherd:2 shearer:4", "shearer"), ("sailor:1 shearer:4", "shearer")])
def test_card_2_takes_the_cheapest_other_if_her_special_row_is_full_or_not_offered(columns: str, hired: str) -> None:
    match = acted("2", workers=["", "sailor*4"], columns=columns)
    assert her(match)["workers"][hired] == 2
    assert her(match)["workers"]["sailor"] == 5


def test_without_a_candidate_nothing_happens_and_jokers_are_none() -> None:
    match = acted("1", columns="", jobs="joker_worker*2 joker_worker")
    assert rules(match) == ["hire impossible"]
    assert sum(her(match)["workers"].values()) == 4


@pytest.mark.parametrize(("hired", "card"), [(0, "set_2"), (1, "set_4"), (2, "set_6"), (3, "set_9")])
def test_each_space_of_a_row_brings_its_bonus_card(hired: int, card: str) -> None:
    match = acted("1", workers=["", f"shepherd*{hired}" if hired else ""], columns="shepherd:1", slots=SLOTS)
    assert pile(match) == card


def test_an_empty_stack_brings_nothing_else() -> None:
    match = acted("1", columns="shepherd:1", slots=SLOTS, stock="wheel=0")
    assert pile(match) == ""


def test_case_54_her_row_rewards() -> None:
    """Four shepherds, two craftsmen, three sailors, one shearer: 2 wheel, 2 barrel, 1 bell card."""
    got: list[str] = []  # a sailor began with her: the second space of that row brought nothing
    for kind, space in [("shepherd", 2), ("shepherd", 3), ("shepherd", 4), ("craftsman", 2), ("sailor", 3)]:
        hired = f"{kind}*{space - 2}" if space > 2 else ""
        got += pile(acted("1", workers=["", hired], columns=f"{kind}:1", slots=SLOTS)).split()
    assert sorted(got) == ["set_2", "set_2", "set_4", "set_4", "set_6"]


@pytest.mark.parametrize(("hired", "post", "romney"), [(1, "w5", False), (2, "w9", True), (3, "w13", True)])
def test_shearers_bring_discs_to_wool_posts(hired: int, post: str, romney: bool) -> None:
    match = acted("1", workers=["", f"shearer*{hired}"], columns="shearer:1", slots=SLOTS)
    assert f"1 delivered {post} 0" in story(match)
    assert ("romney" in pile(match)) == romney


def test_the_token_moves_only_to_a_larger_row() -> None:
    match = acted("1", workers=["", "shepherd sailor*2"], columns="shepherd:1", row="sailor")
    assert sarah(match)["row"] == "sailor", "with a tie it stays"
    match = acted("1", workers=["", "shepherd*2 sailor*2"], columns="shepherd:1", row="sailor")
    assert sarah(match)["row"] == "shepherd"
    assert "1 sarah_specialised shepherd" in story(match)


# Medium harbours


def sailing(**laid: Any) -> Match:
    """Let her hire her fourth sailor."""
    return acted("1", workers=["", "sailor*2"], columns="sailor:1", slots=SLOTS, **laid)


def test_she_takes_the_harbour_worth_least_without_any_disc() -> None:
    match = sailing(stations=["medium_1"])
    assert her(match)["stations"] == ["medium_3"]
    assert rules(match)[-1] == "harbour fewest_points"
    assert pile(match) == "set_6 set_4"


def test_if_every_harbour_has_a_disc_the_one_worth_least_without_hers() -> None:
    match = sailing(stations=["medium_2 medium_3 medium_4 medium_5", "medium_1"])
    assert her(match)["stations"] == ["medium_1", "medium_3"]
    assert match.position()["masters"][2] is None


def test_without_any_disc_the_harbour_stays_as_it_is() -> None:
    match = sailing(cities=["", "t21*15"])
    assert (her(match)["stations"], her(match)["ship"]) == ([], "sea0")
    assert None not in match.position()["masters"]
    assert pile(match) == "set_6", "the card of the space alone"


def test_with_discs_at_all_harbours_nothing_happens() -> None:
    match = sailing(stations=["", "medium_1 medium_2 medium_3 medium_4 medium_5"])
    assert rules(match)[-1] == "harbour impossible"
    assert pile(match) == "set_6"


def test_harbours_worth_the_same_are_yours_to_choose() -> None:
    overlay = "[harbour.medium_3]\npoints = 1\n"
    position = solo("1", moved=True, workers=["", "sailor*2"], columns="sailor:1").position()
    position["components"] = overlay
    match = replay.from_position(find("gwt_nz", overlay), position, 1, [])
    for step in ("act", "hire sailor 8 1"):
        match.choose(f"sarah {step}")
    assert offered(match) == ["sarah harbour medium_1", "sarah harbour medium_3"]
