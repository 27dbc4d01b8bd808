"""Kansas City 1 to 3: a tile of each stack is chosen and put on its space."""

from __future__ import annotations

import pytest

from tests.games.gwt.table import deal, decision, offered, play, refused, story, table
from tests.kit.stock import words

FULL_TEPEES = " ".join(f"t_{space}=tepee_green" for space in words("m3 m2 m1 1 2 4 6 8 10"))


def test_three_choices_in_order() -> None:
    match = table(at="kc", foresight="flood_green_2 tepee_blue cowboy craftsman engineer tepee_green")
    assert offered(match) == ["choose 1", "choose 2"]
    play(match, "choose 2")
    assert offered(match) == ["choose 1", "choose 2"]
    play(match, "choose 1", "choose 2")
    assert [line for line in story(match) if "tile_chosen" in line] == [
        "0 tile_chosen tepee_blue 1",
        "0 tile_chosen cowboy 2",
        "0 tile_chosen tepee_green 3",
    ]
    assert decision(match) == "spend"
    assert match.view(None)["foresight"] == {
        "1": "flood_green_2",
        "2": None,
        "3": None,
        "4": "craftsman",
        "5": "engineer",
        "6": None,
    }


def test_the_next_choice_is_made_at_once_unless_the_first_reveals_something() -> None:
    match = table(at="kc", foresight="flood_green_2 tepee_blue cowboy craftsman engineer tepee_green")
    prompt = match.short_prompt()
    assert prompt is not None
    assert [[pair.text, *pair.then] for pair in prompt.wholes] == [
        [f"choose {first}", f"choose {second}"] for first in (1, 2) for second in (1, 2)
    ]
    assert prompt.wholes[2].args == {"tile": "tepee_blue", "tile_2": "cowboy"}
    play(match, "choose 1")
    prompt = match.short_prompt()
    assert prompt is not None
    assert len(prompt.wholes) == 4
    play(match, "choose 1")
    prompt = match.short_prompt()
    assert prompt is not None
    assert prompt.wholes == []


def test_choosing_is_compulsory() -> None:
    match = table(at="kc")
    assert refused(match, "skip") == "foresight_left"


@pytest.mark.parametrize(
    ("there", "space"),
    [("", "t_m3"), ("m3", "t_m2"), ("m3 m1", "t_m2"), ("m3 m2 m1", "t_1"), ("m3 m2 m1 1 2 4 6 8", "t_10")],
)
def test_a_tepee_goes_to_the_lowest_free_space(there: str, space: str) -> None:
    trail = " ".join(f"t_{taken}=tepee_green" for taken in there.split())
    match = table(at="kc", trail=trail, foresight="flood_green_2 tepee_blue cowboy*4")
    play(match, "choose 2")
    assert story(match)[-1] == f"- tile_placed tepee_blue {space}"
    assert match.view(None)["trail"][space]["tile"] == "tepee_blue"


def test_a_tepee_without_a_free_space_leaves_the_game() -> None:
    """Case 11."""
    match = table(at="kc", trail=FULL_TEPEES, foresight="flood_green_2 tepee_blue cowboy*4")
    play(match, "choose 2")
    assert story(match)[-1] == "- tile_left tepee_blue"
    assert match.position()["box"] == ["tepee_blue"]


def test_a_tepee_of_the_third_stack_goes_to_the_trail_too() -> None:
    match = table(at="kc", foresight="flood_green_2*1 tepee_blue cowboy*2 engineer tepee_green")
    play(match, "choose 1", "choose 1", "choose 2")
    assert story(match)[-1] == "- tile_placed tepee_green t_m3"


@pytest.mark.parametrize("hazard", ["flood", "drought", "rockfall"])
def test_a_hazard_goes_to_its_own_section(hazard: str) -> None:
    match = table(
        at="kc",
        trail=f"h_{hazard}_1={hazard}_green_3",
        foresight=f"{hazard}_green_2 tepee_blue cowboy*4",
    )
    play(match, "choose 1")
    assert story(match)[-1] == f"- tile_placed {hazard}_green_2 h_{hazard}_2"


def test_a_hazard_without_a_free_space_leaves_the_game() -> None:
    """Case 12: the other sections do not take it."""
    full = "h_flood_1=flood_green_3 h_flood_2=flood_green_4 h_flood_3=flood_green_4 h_flood_4=flood_black_2"
    match = table(at="kc", trail=full, foresight="flood_green_2 tepee_blue cowboy*4")
    play(match, "choose 1")
    assert story(match)[-1] == "- tile_left flood_green_2"
    assert match.position()["box"] == ["flood_green_2"]


def test_the_tile_not_chosen_stays() -> None:
    match = table(at="kc", hand="jersey", foresight="flood_green_2 tepee_blue cowboy craftsman engineer tepee_green")
    deal(match, "stack_1", "drought_green_2")
    play(match, "choose 1", "choose 1", "choose 1", "spend 0", "deliver kansas_city", "disc cert_4")
    seen = match.view(None)["foresight"]
    assert (seen["2"], seen["4"], seen["6"]) == ("tepee_blue", "craftsman", "tepee_green")
    assert seen["1"] == "drought_green_2"
    assert None not in seen.values()


def test_foresight_is_filled_from_the_matching_stacks_after_the_delivery() -> None:
    match = table(at="kc", hand="jersey", foresight="flood_green_2 tepee_blue cowboy craftsman engineer tepee_green")
    sizes = match.view(None)["stacks"]
    play(match, "choose 1", "choose 1", "choose 1", "spend 0")
    assert match.view(None)["stacks"] == sizes, "not before the delivery"
    play(match, "deliver kansas_city", "disc cert_4")
    assert match.view(None)["stacks"] == [size - 1 for size in sizes]
    filled = [line.split()[-1] for line in story(match) if "foresight_filled" in line]
    assert filled == ["1", "2", "3"]


def test_an_empty_stack_leaves_its_space_empty() -> None:
    """Ruling 30."""
    match = table(
        at="kc", hand="jersey", foresight="flood_green_2 tepee_blue cowboy*4", stacks=["", "cowboy", "engineer"]
    )
    play(match, "choose 1", "choose 1", "choose 1", "spend 0", "deliver kansas_city", "disc cert_4")
    assert match.view(None)["foresight"]["1"] is None
    assert match.view(None)["stacks"] == [0, 0, 0]


def test_with_one_tile_left_there_is_one_choice() -> None:
    """Ruling 30."""
    match = table(at="kc", foresight="- tepee_blue - - - -", stacks=["", "", ""])
    assert offered(match) == ["choose 2"]
    assert refused(match, "choose 1") == "foresight_empty"
    play(match, "choose 2")
    assert offered(match) == ["skip"]
    play(match, "skip", "skip")
    assert decision(match) == "spend"


def test_an_objective_card_may_be_played_on_arrival_and_not_later() -> None:
    """Ruling 1: the five parts of Kansas City are one action."""
    match = table(at="kc", hand="gain2_1 jersey")
    assert offered(match) == ["play gain2_1", "enter"]
    play(match, "enter")
    assert "play gain2_1" not in offered(match)
    play(match, "choose 1")
    assert "play gain2_1" not in offered(match)
    match = table(at="kc", hand="gain2_1 jersey", money=0)
    play(match, "play gain2_1", "first")
    assert offered(match) == ["enter"]
    assert match.view(None)["players"][0]["money"] == 2
