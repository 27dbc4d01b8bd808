"""Sarah's seventeen cards and the priority lists of her actions (leaflet 3 and 4)."""

from __future__ import annotations

from typing import Any

import pytest

from railherd.core import replay
from railherd.core.match import Match
from railherd.games.registry import find
from tests.games.gwt_nz.solo import acted, follow, her, pile, rules, sarah, solo
from tests.games.gwt_nz.table import deal, offered, story

SLOTS = "set_2 set_4 set_6 set_9"  # wheel, barrel, bell, compass


# Free hire: cards 1 and 2

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


# Sheep: cards 3, 10 and 14


@pytest.mark.parametrize(
    ("shepherds", "market", "taken"),
    [
        (1, "lincoln*2 corriedale*3", "lincoln"),
        (2, "lincoln*2 corriedale dorset_horn*3", "corriedale dorset_horn"),
        (3, "lincoln*3 corriedale", "corriedale lincoln"),
        (4, "suffolk*2 dorset_horn lincoln", "suffolk dorset_horn"),
        (5, "suffolk hampshire ryeland*3", "suffolk ryeland"),
        (5, "suffolk hampshire*2", "suffolk hampshire"),
    ],
)
def test_her_market_tile_says_what_so_many_shepherds_take(shepherds: int, market: str, taken: str) -> None:
    hired = f"shepherd*{shepherds - 1}" if shepherds > 1 else ""
    match = acted("3", workers=["", hired], market=market)
    assert pile(match) == taken
    assert her(match)["tokens"] == 0, "no exchange token for purple"


def test_equal_sheep_are_yours_to_choose() -> None:
    match = follow(solo("3", moved=True, market="lincoln*2 corriedale*2"))
    assert offered(match) == ["sarah sheep lincoln", "sarah sheep corriedale"]
    assert pile(follow(match, "sarah sheep lincoln")) == "lincoln"


def test_example_b_a_column_is_taken_whole_or_a_shepherd_adds_cards() -> None:
    match = solo("3", moved=True, workers=["", "shepherd*4"], market="lincoln*2 hampshire")
    deal(match, "market", "dorset_horn lincoln suffolk corriedale")
    follow(match)
    assert pile(match) == "corriedale lincoln"
    assert rules(match) == ["buy by_card", "sheep fewest_in_market", "sheep only_one"]
    assert sorted(match.position()["market"]) == sorted(
        "lincoln*2 hampshire dorset_horn suffolk".replace("*2", " lincoln").split()
    )


def test_shepherds_are_spent_even_on_an_empty_stack() -> None:
    match = acted("3", workers=["", "shepherd*2"], market="ryeland", market_stack="")
    assert (rules(match), pile(match)) == (["buy impossible"], "")


def test_card_10_buys_by_her_tile_if_she_is_specialised_in_shepherds() -> None:
    match = acted("10", workers=["", "shepherd"], market="lincoln dorset_horn*2 corriedale*2")
    assert pile(match) == "lincoln dorset_horn"


@pytest.mark.parametrize(("market", "taken"), [("lincoln*2 corriedale", "corriedale"), ("lincoln ryeland", "lincoln")])
def test_card_10_otherwise_takes_a_red_or_yellow_sheep_the_rarer_one(market: str, taken: str) -> None:
    assert pile(acted("10", workers=["", "sailor"], market=market)) == taken


def test_card_10_takes_nothing_if_there_is_none() -> None:
    match = acted("10", workers=["", "sailor"], market="ryeland suffolk")
    assert (pile(match), rules(match)) == ("", ["sheep impossible"])


def test_example_c_card_14_adds_two_cards_first() -> None:
    match = solo(
        "14", level="hard", moved=True, workers=["", "shepherd*2 craftsman shearer"],
        market="dorset_horn lincoln*3 corriedale hampshire",
    )  # fmt: skip
    deal(match, "market", "corriedale ryeland")
    follow(match)
    assert pile(match) == "corriedale corriedale"


def test_case_55_card_14_with_four_shepherds() -> None:
    match = solo("14", level="hard", moved=True, workers=["", "shepherd*3"], market="lincoln*3 hampshire corriedale")
    deal(match, "market", "ryeland ryeland corriedale dorset_horn")
    follow(match)
    assert pile(match) == "corriedale corriedale", "one shepherd adds two cards, three buy"
    assert "dorset_horn" in match.position()["market"]


@pytest.mark.parametrize(
    ("market", "taken"),
    [
        ("lincoln*2 corriedale dorset_horn", "corriedale dorset_horn"),
        ("dorset_horn suffolk", "dorset_horn"),
        ("lincoln", "lincoln"),
    ],
)
def test_card_14_otherwise_takes_one_of_each_that_is_there(market: str, taken: str) -> None:
    assert pile(acted("14", level="hard", workers=["", "sailor"], market=market)) == taken


# Buildings: cards 4, 11 and 15


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


def test_she_builds_on_locked_spaces_only_if_her_pathfinder_has_opened_them() -> None:
    held = "e1=0-1 e2=0-2 c1=0-3 c2=0-4 c3=0-5 d2=0-6 g2=0-7"
    match = acted("4", place=["n_c"], trail=held)
    assert "e3" not in match.position()["trail"]
    assert match.position()["trail"].get("a1") == "1-1", "e3 needs 7: search again from the start"
    match = acted("4", place=["n_c"], trail=held, path=[0, 7])
    assert match.position()["trail"]["e3"] == "1-1"


def test_without_any_space_nothing_is_built() -> None:
    held = "a1=0-1 a2=0-2 a3=0-3 b1=0-4 b2=0-5 c1=0-6 c2=0-7 c3=0-8 d2=0-9 e1=0-10"
    match = solo("4", moved=True, trail=held, place=["n_c"])
    follow(match)
    built = {space for space, tile in match.position()["trail"].items() if tile.startswith("1-")}
    assert built <= {"e2", "g2"}, "no risk, no lock"


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


# Bonus tiles, pathfinder, objectives, hazards: cards 5 to 9, 12 and 16


def test_she_removes_the_cheapest_bonus_tile_to_the_box() -> None:
    """Rows cost 5, 6, 5, 7 …: of the two rows for 5 the upper one, there the leftmost tile."""
    jobs = "perm_wool gold_vp8 hazard exchange_vp4 ferry_gold romney_swap perm_certificate"
    match = acted("5", jobs=jobs)
    assert match.position()["box"] == ["perm_wool"]
    assert match.position()["jobs"][0] is None
    match = acted("5", jobs=jobs.replace("perm_wool gold_vp8", "- -"))
    assert match.position()["box"] == ["ferry_gold"], "the third row, for 5, comes before the second"


def test_tiles_in_the_row_of_the_token_are_not_removed() -> None:
    match = acted("8", jobs="- - hazard", trail="")
    assert rules(match) == ["bonus impossible", "section impossible"]
    assert match.position()["box"] == []


@pytest.mark.parametrize(
    ("card", "level", "spaces"),
    [("5", "medium", 1), ("6", "medium", 2), ("7", "medium", 1), ("12", "medium", 2), ("16", "hard", 3)],
)
def test_the_pathfinder_advances_without_rewards(card: str, level: str, spaces: int) -> None:
    match = acted(card, level=level, workers=["", "shepherd"], path=[0, 2])
    seat = her(match)
    assert seat["path"] == 2 + spaces
    assert (seat["gold"], seat["step_tile"]) == (0, 0)


def test_beyond_the_end_of_the_track_nothing_happens() -> None:
    match = acted("6", path=[0, 15])
    assert (her(match)["path"], her(match)["money"]) == (16, 0)


def test_card_7_takes_the_objective_farthest_from_the_deck() -> None:
    match = acted("7", shown="o05 o09 o01 o20", line="o09 o20 o01 o05", objective_stack="o12")
    assert pile(match) == "o09"
    assert sarah(match)["line"] == ["o20", "o01", "o05", "o12"]
    assert rules(match) == ["path by_card", "objective farthest"]


def test_without_an_open_objective_she_takes_none() -> None:
    match = acted("7", shown="", line="", objective_stack="")
    assert rules(match)[-1] == "objective impossible"


def test_example_e_hazards() -> None:
    trail = (
        "rock1=rockfall_green_4 rock2=rockfall_black_3 flood1=flood_black_4 flood2=flood_green_2 flood3=flood_black_2"
    )
    match = acted("9", trail=trail)
    assert her(match)["hazards"] == ["flood_black_4"]
    assert pile(match) == "ferry"
    assert rules(match) == ["section more_tiles", "hazard most_points"]
    assert "flood1" not in match.position()["trail"]


def test_the_section_with_the_best_tile_comes_first() -> None:
    match = acted("9", trail="rock1=rockfall_green_4 flood1=flood_black_3 flood2=flood_black_2")
    assert (her(match)["hazards"], pile(match)) == (["rockfall_green_4"], "sheepdog")
    assert rules(match)[0] == "section most_points"


def test_of_equal_hazards_one_with_a_black_hand_then_you_choose() -> None:
    match = acted("9", trail="rock1=rockfall_green_4 rock2=rockfall_black_4")
    assert her(match)["hazards"] == ["rockfall_black_4"]
    assert rules(match)[-1] == "hazard black_hand"
    match = follow(solo("9", moved=True, trail="rock1=rockfall_green_4 rock2=rockfall_green_4"))
    assert offered(match) == ["sarah hazard rock1", "sarah hazard rock2"]


def test_equal_sections_are_yours_to_choose() -> None:
    match = follow(solo("9", moved=True, trail="rock1=rockfall_green_4 flood1=flood_black_4"))
    assert offered(match) == ["sarah section rockfall", "sarah section flood"]
    assert her(follow(match, "sarah section flood"))["hazards"] == ["flood_black_4"]


def test_no_hazard_and_no_card_left() -> None:
    assert rules(acted("9")) == ["section impossible"]
    match = acted("9", trail="rock1=rockfall_green_4", stock="sheepdog=0")
    assert (her(match)["hazards"], pile(match)) == (["rockfall_green_4"], "")


@pytest.mark.parametrize(("hired", "card"), [(1, "set_2"), (2, "set_4"), (3, "set_6"), (4, "set_9")])
@pytest.mark.parametrize(("number", "level"), [("12", "medium"), ("16", "hard")])
def test_cards_12_and_16_take_a_bonus_card_by_her_sailors(hired: int, card: str, number: str, level: str) -> None:
    match = acted(number, level=level, workers=["", f"sailor*{hired}"], slots=SLOTS)
    assert pile(match) == card
    assert her(match)["path"] == 0, "one half, never both"


def test_an_empty_stack_is_not_replaced_by_another() -> None:
    assert pile(acted("12", workers=["", "sailor"], slots=SLOTS, stock="wheel=0")) == ""


@pytest.mark.parametrize(
    ("hired", "market", "taken"),
    [
        (1, "ryeland lincoln", "romney"),
        (2, "ryeland lincoln", "romney"),
        (3, "ryeland*2 lincoln", "romney ryeland"),
        (4, "lincoln*2", "romney lincoln"),
        (4, "suffolk", "romney"),
    ],
)
@pytest.mark.parametrize(("number", "level"), [("13", "medium"), ("17", "hard")])
def test_cards_13_and_17_take_sheep_by_her_shearers(
    hired: int, market: str, taken: str, number: str, level: str
) -> None:
    match = acted(number, level=level, workers=["", f"shearer*{hired}"], market=market)
    assert pile(match) == taken


def test_what_is_not_available_is_left_out() -> None:
    assert pile(acted("13", workers=["", "shearer*3"], market="lincoln", stock="romney=0")) == "lincoln"
