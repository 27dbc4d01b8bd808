"""Wellington 3 and 4: a tile of each foresight goes to its place; arrows of the market of bonus tiles (pp. 10–11)."""

from __future__ import annotations

from typing import Any

import pytest

from railherd.core.playing.match import Match
from tests.games.gwt_nz.table import decision, offered, play, player, refused, story, table

TILES = "sailor shearer perm_wool gold_vp8"
BLACK, YELLOW, TURQUOISE = (2, 6), (3, 5), (4,)
"""Rows of the market by the colour of the arrow that leaves them."""


def foreseeing(stack: int = 0, **more: Any) -> Match:
    """Return a table with seat 0 about to choose a tile."""
    return table(at="wellington", pending={"decision": "foresight", "seat": 0, "stack": stack}, **more)


def rows_of(tiles: int) -> str:
    """Return a market of bonus tiles of which so many spaces were filled and emptied again."""
    return f"-*{tiles}" if tiles else ""


def test_a_worker_goes_to_the_dearest_free_space_of_its_column() -> None:
    match = foreseeing(foresight=TILES, columns="sailor:1,3")
    play(match, "choose 1")
    assert match.position()["columns"]["sailor"] == [1, 2, 3]
    assert "- worker_offered sailor 7" in story(match)
    assert decision(match) == "foresight"


def test_tiles_of_both_stacks_are_chosen_at_once() -> None:
    match = foreseeing(foresight=TILES, columns="sailor:1,3")
    prompt = match.short_prompt()
    assert prompt is not None
    pairs = {(pair.args["tile"], pair.args["tile_2"]): pair for pair in prompt.wholes}
    assert list(pairs) == [
        ("sailor", "perm_wool"),
        ("sailor", "gold_vp8"),
        ("shearer", "perm_wool"),
        ("shearer", "gold_vp8"),
    ]
    pair = pairs["sailor", "gold_vp8"]
    assert pair.key == "gwt_nz.foresight.pair"
    match.choose(pair.id)
    match.follow(pair.then)
    assert [line for line in story(match) if "tile_chosen" in line] == [
        "0 tile_chosen sailor 1",
        "0 tile_chosen gold_vp8 2",
    ]


@pytest.mark.parametrize(
    ("stack", "foresight"), [(1, TILES), (0, "sailor shearer perm_wool -"), (0, "- shearer perm_wool gold_vp8")]
)
def test_where_a_stack_leaves_no_choice_there_are_no_pairs(stack: int, foresight: str) -> None:
    prompt = foreseeing(stack, foresight=foresight, stacks=["", ""], jobs=rows_of(4)).short_prompt()
    assert prompt is not None
    assert prompt.wholes == []


def test_a_worker_without_a_free_space_leaves_the_game() -> None:
    """Case 21: at the set-up it would be drawn again."""
    match = foreseeing(foresight=TILES, columns="sailor:1,2,3,4,5")
    play(match, "choose 1")
    assert "- tile_left sailor" in story(match)
    assert match.position()["box"] == ["sailor"]
    assert match.position()["columns"]["sailor"] == [1, 2, 3, 4, 5]


@pytest.mark.parametrize(("tile", "section"), [("flood_green_2", "flood"), ("rockfall_black_4", "rock")])
def test_a_hazard_goes_to_the_lowest_free_space_of_its_section(tile: str, section: str) -> None:
    other = "flood_black_3" if section == "flood" else "rockfall_green_3"
    match = foreseeing(foresight=f"{tile} shearer perm_wool gold_vp8", trail=f"{section}1={other}")
    play(match, "choose 1")
    assert match.position()["trail"][f"{section}2"] == tile


def test_a_hazard_without_a_free_space_leaves_the_game() -> None:
    """Case 22: a section has four spaces."""
    full = "flood1=flood_green_3 flood2=flood_green_3 flood3=flood_black_4 flood4=flood_black_2"
    match = foreseeing(foresight="flood_green_2 shearer perm_wool gold_vp8", trail=full)
    play(match, "choose 1")
    assert match.position()["box"] == ["flood_green_2"]


def test_a_bonus_tile_goes_to_the_row_of_the_token_from_left_to_right() -> None:
    match = foreseeing(1, seats=3, jobs=rows_of(6), foresight=TILES)
    play(match, "choose 2")
    assert match.position()["jobs"][8:12] == ["gold_vp8", None, None, None]
    assert "- job_filled gold_vp8 3" in story(match)


def test_the_last_space_of_a_row_moves_the_token_on() -> None:
    """P. 10: that row is open to investments from now on."""
    match = foreseeing(1, jobs=rows_of(3), foresight=TILES)
    play(match, "choose 1")
    assert "- marker_moved 3" in story(match)
    assert match.position()["marker"] is None


def test_the_other_tile_stays_and_the_spaces_are_filled_again_afterwards() -> None:
    """P. 11: by tiles of the same letter, once the runholder is back at the start."""
    stacks = ["flood_green_4", "ferry_gold"]
    match = foreseeing(foresight=TILES, jobs=rows_of(4), stacks=stacks)
    play(match, "choose 2")
    assert match.position()["foresight"] == ["sailor", None, "perm_wool", "gold_vp8"]
    play(match, "choose 1")
    assert match.position()["foresight"] == ["sailor", "flood_green_4", "ferry_gold", "gold_vp8"]
    assert player(match)["place"] == "start"


def test_an_empty_foresight_is_skipped_and_only_then() -> None:
    match = foreseeing(1, foresight="sailor shearer - -", stacks=["", ""], jobs=rows_of(4))
    assert offered(match) == ["skip"]
    match = foreseeing(1, foresight="sailor shearer - perm_wool", stacks=["", ""], jobs=rows_of(4))
    assert offered(match) == ["choose 2"]
    assert refused(match, "choose 1") == "foresight_empty"
    assert refused(match, "skip") == "foresight_left"


def leaving(row: int, seats: int = 2, **more: Any) -> Match:
    """Return a table on which seat 0 has just filled the last space of a row."""
    match = foreseeing(1, seats=seats, foresight=TILES, jobs=rows_of(row * seats - 1), **more)
    return play(match, "choose 1")


@pytest.mark.parametrize("row", [2, 3, 4, 5, 6])
def test_each_arrow_does_its_own(row: int) -> None:
    """Black arrows do nothing, yellow ones fill the sheep market, the turquoise one turns neutral buildings."""
    match = leaving(row, market="lincoln")
    assert (len(match.position()["market"]) == 9) == (row in YELLOW)
    assert match.position()["flipped"] == (row in TURQUOISE)
    assert ("- neutrals_turned" in story(match)) == (row in TURQUOISE)


@pytest.mark.parametrize(("seats", "size"), [(2, 9), (3, 11), (4, 14)])
def test_a_yellow_arrow_fills_the_market_to_its_first_size(seats: int, size: int) -> None:
    match = leaving(3, seats, market="lincoln*2 suffolk")
    assert len(match.position()["market"]) == size
    assert sum(event.startswith("- cattle_added") for event in story(match)) == size - 3


@pytest.mark.parametrize("many", [9, 10])
def test_a_full_market_gets_no_cards(many: int) -> None:
    """Case 23."""
    match = leaving(3, market=f"lincoln*7 suffolk*{many - 7}")
    assert len(match.position()["market"]) == many


def test_an_empty_stack_gives_no_cards() -> None:
    """Case 23."""
    match = leaving(5, market="lincoln", market_stack="suffolk")
    assert match.position()["market"] == ["lincoln", "suffolk"]
    assert len(leaving(5, market="lincoln", market_stack="").position()["market"]) == 1


def test_only_the_last_space_of_a_row_moves_the_token() -> None:
    match = foreseeing(1, seats=3, foresight=TILES, jobs=rows_of(10))
    play(match, "choose 1")
    assert not any("marker_moved" in event for event in story(match))
    assert match.position()["flipped"] is False


def test_runholders_stay_on_turned_buildings_and_only_the_backs_are_used() -> None:
    """Case 24."""
    match = leaving(4, place=[None, "n_h"], hand=[None, "southdown merino"])
    assert match.position()["players"][1]["place"] == "n_h"
    match = table(at="n_b", flipped=True)
    front = table(at="n_b")
    assert [option.args for option in prompted(match)] != [option.args for option in prompted(front)]


def prompted(match: Match) -> list[Any]:
    """Return the options of the asked seat with what they are about."""
    prompt = match.prompt()
    assert prompt is not None
    return list(prompt.options)
