"""Sarah in Wellington, the end of a game with her, and her score (leaflet 2 and 4)."""

from __future__ import annotations

from typing import Any

import pytest

from railherd.core.playing.match import Match
from tests.games.gwt_nz.solo import follow, her, pile, rules, sarah, solo
from tests.games.gwt_nz.table import decision, money, play, story

TILES = "sailor shearer perm_wool gold_vp8"


def visiting(**laid: Any) -> Match:
    """Let Sarah visit Wellington with a card that only advances her pathfinder disc."""
    return follow(solo("6", place=["start", "n_g"], **{"foresight": TILES, **laid}))


@pytest.mark.parametrize(("level", "post"), [("easy", "t3"), ("medium", "t6"), ("hard", "t9")])
def test_her_first_delivery_is_that_of_the_level(level: str, post: str) -> None:
    match = follow(solo("7" if level == "easy" else "6", level=level, place=["start", "n_g"], foresight=TILES))
    assert f"1 delivered {post} 0" in story(match)
    assert sarah(match)["post"] == post
    assert "deliver first_post" in rules(match)


@pytest.mark.parametrize("first", ["1", "12", "21"])
def test_another_first_delivery_can_be_agreed(first: str) -> None:
    match = visiting(first=first)
    assert sarah(match)["post"] == f"t{first}"
    assert match.setup.options["first_delivery"] == first


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("t1", "t3"),
        ("t3", "t6"),
        ("t6", "t9"),
        ("t9", "t12"),
        ("t12", "t15"),
        ("t15", "t18"),
        ("t18", "t21"),
        ("t21", "t21"),
    ],
)
def test_each_later_delivery_goes_to_the_next_higher_local_post(before: str, after: str) -> None:
    match = visiting(post=before, cities=["", before])
    assert f"1 delivered {after} 0" in story(match)
    assert "deliver next_post" in rules(match)


@pytest.mark.parametrize(
    ("before", "card"), [("t1", "kotare"), ("t3", "sheepdog"), ("t9", "sheepdog"), ("t15", "kotare"), ("t18", "")]
)
def test_she_takes_the_deck_building_card_of_the_post(before: str, card: str) -> None:
    match = visiting(post=before, cities=["", before])
    assert pile(match) == card


def test_an_objective_of_a_post_is_the_one_farthest_from_the_deck() -> None:
    match = visiting(post="t6", cities=["", "t6"], shown="o05 o09 o01 o20", line="o20 o05 o01 o09")
    assert pile(match) == "o20"
    assert sarah(match)["line"][:3] == ["o05", "o01", "o09"]


def test_she_skips_income_and_takes_no_money() -> None:
    match = visiting()
    assert money(match)[1] == 0
    assert not [line for line in story(match) if line.startswith(("1 income", "1 money_gained"))]


def test_she_takes_the_right_tiles_and_the_others_slide() -> None:
    match = visiting(columns="shearer:1")
    chosen = [line for line in story(match) if "tile_chosen" in line]
    assert chosen == ["1 tile_chosen shearer 1", "1 tile_chosen gold_vp8 2"]
    assert match.position()["columns"]["shearer"] == [1, 2]
    assert "gold_vp8" in match.position()["jobs"]
    tiles = match.position()["foresight"]
    assert (tiles[1], tiles[3]) == ("sailor", "perm_wool")
    assert None not in tiles
    assert her(match)["place"] == "start"


def test_a_tile_without_room_leaves_the_game() -> None:
    assert "shearer" in visiting(columns="shearer:1,2,3,4,5").position()["box"]


def test_an_empty_right_space_is_skipped() -> None:
    match = visiting(foresight="- - perm_wool gold_vp8", stacks=["", "hazard*3"])
    assert rules(match).count("foresee impossible") == 1


def test_yellow_and_turquoise_arrows_work_for_her() -> None:
    match = visiting(jobs="-*5", market="lincoln", market_stack="lincoln*6 corriedale*7")
    assert len(match.position()["market"]) == 9
    match = visiting(jobs="-*7")
    assert match.position()["flipped"]


def test_she_keeps_a_disc_on_the_track_and_fifteen_beside_her_board() -> None:
    assert len(her(visiting())["cleared"]) == 2


def test_without_a_disc_she_takes_back_the_one_at_her_harbour_worth_least() -> None:
    match = visiting(post="t21", cities=["", "t21*13"], stations=["", "medium_1 medium_2"])
    assert "1 station_disc_taken medium_1" in story(match)
    assert her(match)["stations"] == ["medium_2"]
    assert "1 delivered t21 0" in story(match)


def test_without_any_disc_she_places_nothing_and_gets_nothing() -> None:
    match = visiting(post="t15", cities=["", "t21*15"], shown="o05 o09 o01 o20")
    assert not [line for line in story(match) if line.startswith("1 delivered")]
    assert (pile(match), sarah(match)["post"]) == ("", "t15")


def test_if_she_fills_the_market_you_have_one_more_turn_without_phase_c() -> None:
    match = visiting(jobs="-*13", hand="merino")
    assert "1 marker_taken" in story(match)
    assert decision(match) == "travel"
    play(match, "travel n_a")
    while not match.over:
        match.choose("done") if decision(match) == "use" else match.choose(0)
    assert not [line for line in story(match) if line.startswith("0 card_drawn")]
    assert match.scores()[1]["lines"]["marker"] == 5


def test_if_you_fill_it_she_has_one_complete_turn_more() -> None:
    match = solo("6", marker=0, asked=1, place=["start", "n_g"], foresight=TILES)
    follow(match)
    assert match.over
    assert her(match)["path"] == 2
    assert "1 delivered t6 0" in story(match)
    assert "gold_vp8" in match.position()["box"], "a bonus tile leaves the game now"


def test_example_g_a_scored_game() -> None:
    objectives = "o01 o02 o03 o04"
    sheep = "lincoln corriedale dorset_horn lincoln*2"
    bonus = "set_2*3 set_4*2 set_6*2"
    match = solo(
        "6", marker=1, human=True, slots="set_2 set_4 set_6 set_9",
        trail="a1=1-2 a2=1-5", gone=["", "1 4"], workers=["", "sailor*3 shearer shepherd"],
        cities=["", "t6 t9 t12 t15 t18 t21"], post="t21", stations=["", "medium_1"], path=[0, 8],
        hazards=["", "rockfall_green_4 flood_black_4 rockfall_black_3 flood_black_3"],
        discards=["", f"{sheep} {bonus} {objectives} sheepdog ferry"],
    )  # fmt: skip
    score = match.scores()[1]
    assert list(score["lines"].values()) == [0, 5, 30, 1, 3, 14, 18, 12, 0, 0, 0, 5]
    assert score["total"] == 88


def test_her_other_lines() -> None:
    match = solo(
        human=True, workers=["", "shepherd*4 shearer*3"], cities=["", "t3 t6 t21*2 w13*2"], post="t21",
        cleared=["", "hand_2"], slots="set_1 set_2 set_8 set_10", discards=["", "set_8 set_10 romney"],
    )  # fmt: skip
    lines = match.scores()[1]["lines"]
    assert lines["posts"] == 0 + 1 - 1 + 2 * 9 + 2 * 3, "an arrow deducts where both ends hold her disc"
    assert (lines["objectives"], lines["cards"]) == (5 + 8, 3), "bonus objectives count as fulfilled"
    assert (lines["workers"], lines["hand"], lines["money"], lines["masters"]) == (4, 0, 0, 0)


def test_more_points_win_and_equal_points_are_shared() -> None:
    laid: dict[str, Any] = {"marker": 0, "asked": 1, "place": ["start", "n_g"], "foresight": TILES}
    poor = follow(solo("6", money=0, cities=["t0*3"], **laid))
    yours, hers = [score["total"] for score in poor.scores()]
    assert yours < hers
    assert poor.winners() == [1]
    assert follow(solo("6", money=5 * (hers - yours), cities=["t0*3"], **laid)).winners() == [0, 1]
    assert follow(solo("6", money=5 * (hers - yours + 1), cities=["t0*3"], **laid)).winners() == [0]
