"""Sarah's bonus tiles, pathfinder, objectives, hazards and bonus cards: cards 5 to 9, 12 and 16 (leaflet 4)."""

from __future__ import annotations

import pytest

from railherd.words.catalogue import say
from tests.games.gwt_nz.solo import acted, follow, her, pile, rules, sarah, solo
from tests.games.gwt_nz.table import offered

SLOTS = "set_2 set_4 set_6 set_9"  # wheel, barrel, bell, compass


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


@pytest.mark.parametrize(
    ("language", "kind"), [("en", "flood"), ("pt", "inundação"), ("es", "inundación"), ("ru", "наводнение")]
)
def test_the_kinds_of_hazards_are_named_in_every_language(language: str, kind: str) -> None:
    match = follow(solo("9", moved=True, trail="rock1=rockfall_green_4 flood1=flood_black_4"))
    prompt = match.prompt()
    assert prompt is not None
    option = prompt.options[1]
    assert say(option.key, option.args, language).endswith(f": {kind}")


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
