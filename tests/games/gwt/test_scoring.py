"""The final scoring: eleven lines."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.gwt.table import GAME, table
from tests.kit.stock import words

DISCS = GAME.names["disc"]


def line(name: str, **more: Any) -> int:
    """Return one line of seat 0's score."""
    return int(table(**more).scores()[0]["lines"][name])


def test_eleven_lines_and_their_sum() -> None:
    match = table(money=25, trail="p_a1=0-10", hazards="flood_green_4", workers="cowboy*4", cleared="step_vp")
    score = match.scores()[0]
    assert score["lines"] == {
        "money": 5,
        "buildings": 13,
        "cities": -6,
        "stations": 0,
        "hazards": 4,
        "cattle": 0,
        "objectives": 0,
        "masters": 0,
        "workers": 4,
        "steps": 3,
        "marker": 0,
    }
    assert score["total"] == 23


@pytest.mark.parametrize(("dollars", "points"), [(0, 0), (4, 0), (5, 1), (14, 2), (15, 3), (99, 19)])
def test_money(dollars: int, points: int) -> None:
    """Case 57: full fives."""
    assert line("money", money=dollars) == points


@pytest.mark.parametrize("side", ["a", "b"])
def test_buildings(side: str) -> None:
    printed = {"a": [1, 1, 1, 3, 4, 5, 6, 6, 9, 13], "b": [1, 1, 3, 3, 4, 5, 6, 8, 8, 11]}[side]
    sides = " ".join(f"{number}b" for number in range(1, 11)) if side == "b" else ""
    found = [line("buildings", trail=f"p_c1=0-{number}", sides=sides) for number in range(1, 11)]
    assert found == printed


def test_only_buildings_on_the_board_count_and_each_its_own() -> None:
    assert line("buildings") == 0
    assert line("buildings", trail="p_a1=0-4 p_a2=0-5 p_a3=1-10") == 7
    assert line("buildings", trail="p_a1=0-4", gone="1 2 3") == 3


@pytest.mark.parametrize(
    ("cities", "points"),
    [
        ("", 0),
        ("kansas_city", -6),
        ("kansas_city*3", -18),
        ("topeka", 0),
        ("topeka wichita", -3),
        ("topeka wichita colorado_springs", -4),
        ("wichita colorado_springs", -1),
        ("colorado_springs santa_fe albuquerque", 0),
        ("albuquerque el_paso", 6),
        ("el_paso san_diego", 8),
        ("san_diego sacramento", 10),
        ("sacramento", 6),
        ("san_francisco", 9),
        ("san_francisco*2", 18),
        ("topeka wichita colorado_springs santa_fe albuquerque el_paso san_diego sacramento san_francisco", 29),
    ],
)
def test_cities(cities: str, points: int) -> None:
    """Case 33: each disc in Kansas City and San Francisco; arrows once both their cities have a disc."""
    assert line("cities", cities=cities) == points


def test_discs_of_others_complete_no_arrow() -> None:
    assert line("cities", cities=["el_paso", "san_diego"]) == 0


def test_stations() -> None:
    found = [line("stations", stations=f"s{number}") for number in range(1, 11)]
    assert found == [1, 1, 2, 2, 3, 5, 6, 7, 8, 9]
    assert line("stations", stations="s1 s3 s9") == 11


def test_hazards() -> None:
    assert line("hazards", hazards="flood_green_2 drought_black_3 rockfall_green_4*2") == 13


@pytest.mark.parametrize("pile", ["hand", "deck", "discards"])
def test_cattle_in_hand_deck_and_discards(pile: str) -> None:
    cards = "jersey holstein brown_swiss ayrshire west_highland_3 west_highland_4 west_highland_5"
    assert line("cattle", **{pile: cards}) == 0 + 1 + 2 + 3 + 3 + 4 + 5
    assert line("cattle", **{pile: "texas_longhorn_5 texas_longhorn_6 texas_longhorn_7 guernsey"}) == 18


@pytest.mark.parametrize(("hired", "points"), [(0, 0), (3, 0), (4, 4), (5, 8)])
@pytest.mark.parametrize("worker", ["cowboy", "craftsman", "engineer"])
def test_workers_on_the_fifth_and_sixth_space(worker: str, hired: int, points: int) -> None:
    assert line("workers", workers=f"{worker}*{hired}" if hired else "") == points


def test_all_three_rows_count() -> None:
    assert line("workers", workers="cowboy*4 craftsman*5 engineer*5") == 20


def test_the_step_disc() -> None:
    assert line("steps", cleared="step_vp") == 3
    assert line("steps", cleared=" ".join(disc for disc in DISCS if disc != "step_vp")) == 0


def test_the_marker() -> None:
    match = table(at="n_a", marker=1, jobs="-*24")
    assert [score["lines"]["marker"] for score in match.scores()] == [0, 2]


# Objectives. By default every starting objective is unmet and costs nothing.


@pytest.mark.parametrize(
    ("card", "owned", "points", "penalty"),
    [
        ("gain2_1", {"hand": "holstein ayrshire*2", "trail": "p_a1=0-1"}, 4, 2),
        ("gain2_2", {"hand": "west_highland_3", "hazards": "flood_green_2*1 flood_green_3"}, 3, 2),
        ("gain2_3", {"trail": "p_a1=0-1", "tepees": "tepee_blue*2"}, 3, 2),
        ("gain2_4", {"trail": "p_a1=0-1", "tepees": "tepee_blue tepee_green"}, 3, 2),
        ("gain2_5", {"stations": "s1 s2", "hazards": "flood_green_2"}, 3, 2),
        ("aux_sf", {"cities": "san_francisco"}, 5, 3),
        ("draw_1", {"hand": "holstein*3", "stations": "s1"}, 4, 2),
        ("draw_2", {"hand": "texas_longhorn_7", "hazards": "flood_green_2"}, 3, 2),
        ("draw_3", {"trail": "p_a1=0-1 p_a2=0-2", "hazards": "flood_green_2"}, 3, 2),
        ("draw_4", {"stations": "s1", "tepees": "tepee_blue tepee_green"}, 3, 2),
        ("draw_5", {"stations": "s1", "tepees": "tepee_green*2"}, 3, 2),
        ("engine_1", {"hand": "brown_swiss west_highland_4 texas_longhorn_5"}, 5, 3),
        ("engine_2", {"hand": "west_highland_3*2", "stations": "s1", "tepees": "tepee_green"}, 5, 3),
        ("engine_3", {"trail": "p_a1=0-1 p_a2=0-2", "tepees": "tepee_green*2"}, 5, 3),
        ("engine_4", {"trail": "p_a1=0-1", "tepees": "tepee_blue", "hazards": "flood_green_2 flood_green_3"}, 5, 3),
        ("engine_5", {"stations": "s1 s2", "hazards": "flood_green_2 flood_green_3"}, 5, 3),
        ("move_1", {"hand": "brown_swiss west_highland_4 texas_longhorn_5"}, 5, 2),
        ("move_2", {"hand": "brown_swiss west_highland_4", "hazards": "flood_green_2 flood_green_3"}, 5, 2),
        ("move_3", {"trail": "p_a1=0-1 p_a2=0-2", "hazards": "flood_green_2 flood_green_3"}, 5, 2),
        ("move_4", {"trail": "p_a1=0-1 p_a2=0-2", "stations": "s1 s2"}, 5, 2),
        ("move_5", {"stations": "s1 s2", "tepees": "tepee_blue*2"}, 5, 2),
        ("start_1", {"hand": "ayrshire west_highland_5", "trail": "p_a1=0-1"}, 3, 0),
        ("start_2", {"trail": "p_a1=0-1 p_a2=0-2", "hazards": "flood_green_2"}, 3, 0),
        ("start_3", {"tepees": "tepee_blue", "hazards": "flood_green_2 flood_green_3"}, 3, 0),
        ("start_4", {"tepees": "tepee_green", "stations": "s1 s2"}, 3, 0),
    ],
)
def test_each_objective_card(card: str, owned: dict[str, str], points: int, penalty: int) -> None:
    """A fulfilled card scores; with one thing less, or nothing, it costs its penalty."""
    own = card if card.startswith("start_") else f"{card} start_1"
    played = [own, "start_3" if card == "start_2" else "start_2"]
    assert line("objectives", objectives=played, **owned) == points
    assert line("objectives", objectives=played) == -penalty
    for key, things in owned.items():
        fewer = " ".join(words(things)[1:])
        assert line("objectives", objectives=played, **{**owned, key: fewer}) == -penalty


def test_each_task_counts_for_one_card() -> None:
    """Case 56: one disc in San Francisco fulfils one of two cards, two fulfil both."""
    assert line("objectives", objectives="aux_sf*2", cities="san_francisco") == 5 - 3
    assert line("objectives", objectives="aux_sf*2", cities="san_francisco*2") == 10
    assert line("objectives", objectives="aux_sf*4", cities="san_francisco*4") == 20
    assert line("objectives", objectives="aux_sf*4", cities="san_francisco*3") == 12


def test_tasks_are_assigned_for_the_most_points() -> None:
    """Two buildings and two hazards: 5 - 2 with the dear card fulfilled, not 3 - 2 with the cheap one."""
    two = {"trail": "p_a1=0-1 p_a2=0-2", "hazards": "flood_green_2 flood_green_3"}
    assert line("objectives", objectives="draw_3 move_3 start_4", **two) == 5 - 2
    assert line("objectives", objectives="move_3 draw_3 start_4", **two) == 5 - 2


def test_a_penalty_saved_is_worth_a_point_lost() -> None:
    """One building, green and blue tepee, two hazards: 4 points lost weigh more than two saved.

    engine_4 (5 or -3) and gain2_4 (3 or -2) want the same building and blue tepee: 5 - 2 beats 3 - 3.
    """
    owned = {"trail": "p_a1=0-1", "tepees": "tepee_blue tepee_green", "hazards": "flood_green_2 flood_green_3"}
    assert line("objectives", objectives="engine_4 gain2_4 start_4", **owned) == 5 - 2


def test_the_starting_objective_competes_for_tasks() -> None:
    """start_2 and draw_3 want the same: two buildings and a hazard. Unmet the first costs nothing, the second 2."""
    owned = {"trail": "p_a1=0-1 p_a2=0-2", "hazards": "flood_green_2"}
    assert line("objectives", objectives=["draw_3 start_2", "start_1"], **owned) == 3
    assert line("objectives", objectives=["start_2", "start_1"], **owned) == 3


@pytest.mark.parametrize("pile", ["hand", "deck", "discards"])
def test_unplayed_objectives_count_only_if_one_likes(pile: str) -> None:
    assert line("objectives", **{pile: "aux_sf"}) == 0
    assert line("objectives", **{pile: "aux_sf"}, cities="san_francisco") == 5
    assert line("objectives", **{pile: "aux_sf*2"}, cities="san_francisco") == 5


def test_an_unplayed_objective_may_take_the_task_of_a_played_one() -> None:
    """draw_2 (3 or -2) lies open, engine_1 (5, or left out) is in the deck: one Longhorn. 5 - 2 = 3, as much as 3."""
    owned: dict[str, Any] = {"hand": "texas_longhorn_5 holstein west_highland_3", "hazards": "flood_green_2"}
    assert line("objectives", objectives="draw_2 start_4", **owned) == 3
    match = table(objectives="draw_2 start_4", deck="engine_1", **owned)
    assert match.scores()[0]["lines"]["objectives"] == 3


def test_workers_of_a_station_master() -> None:
    """A point for every worker, printed ones included."""
    assert line("masters", masters="sm1") == 3
    assert line("masters", masters="sm1", workers="cowboy*2 engineer") == 6


@pytest.mark.parametrize(
    ("played", "points"), [("", 0), ("gain2_1", 3), ("gain2_1 gain2_2", 3), ("gain2_1 gain2_2 gain2_3", 6)]
)
def test_objectives_of_a_station_master(played: str, points: int) -> None:
    """Three for every two in the area, fulfilled or not, the starting one included."""
    assert line("masters", masters="sm2", objectives=played) == points


def test_a_failed_card_may_pay_through_a_station_master() -> None:
    """Ruling 12: an unplayed card worth -2 makes the second in the area, which brings three."""
    match = table(masters="sm2", deck="gain2_1")
    assert match.scores()[0]["lines"]["objectives"] == -2
    assert match.scores()[0]["lines"]["masters"] == 3
    match = table(masters="sm2", deck="aux_sf")
    assert match.scores()[0]["total"] - table(masters="sm2", deck="").scores()[0]["total"] == 0, "3 - 3 is no gain"
    match = table(deck="gain2_1")
    assert match.scores()[0]["lines"]["objectives"] == 0


def test_two_small_cards_may_beat_a_dear_one_through_a_station_master() -> None:
    """Ruling 12: engine_3 alone: 5 + 3. gain2_3 and gain2_4 with the same two buildings: 6 + 3."""
    match = table(
        masters="sm2",
        deck="engine_3 gain2_3 gain2_4",
        trail="p_a1=0-1 p_a2=0-2",
        tepees="tepee_green*2 tepee_blue*3",
    )
    lines = match.scores()[0]["lines"]
    assert lines["objectives"] + lines["masters"] == 9


@pytest.mark.parametrize(("hazards", "points"), [("", 0), ("flood_green_2", 0), ("flood_green_2 rockfall_green_2", 3)])
def test_hazards_of_a_station_master(hazards: str, points: int) -> None:
    assert line("masters", masters="sm3", hazards=hazards) == points
    assert line("masters", masters="sm3", hazards=f"{hazards} drought_black_2 drought_black_3") == points + 3


@pytest.mark.parametrize(("green", "blue", "points"), [(0, 0, 0), (3, 0, 0), (1, 1, 3), (2, 3, 6), (3, 2, 6)])
def test_tepee_pairs_of_a_station_master(green: int, blue: int, points: int) -> None:
    tepees = f"tepee_green*{green} tepee_blue*{blue}"
    assert line("masters", masters="sm4", tepees=tepees) == points


@pytest.mark.parametrize(("certificates", "points"), [(0, 0), (1, 3), (2, 3), (3, 6)])
def test_certificates_of_a_station_master(certificates: int, points: int) -> None:
    """Temporary and permanent ones together; the tile itself is a permanent one."""
    assert line("masters", masters="sm5", certificates=certificates) == points
    three = line("masters", masters="sm3 sm4 sm5", certificates=certificates)
    assert three == (certificates + 3) // 2 * 3


def test_tasks_also_count_for_station_masters() -> None:
    """Case 56: hazards of a fulfilled objective still make pairs."""
    match = table(masters="sm3", objectives="engine_5", stations="s1 s2", hazards="flood_green_2 flood_green_3")
    lines = match.scores()[0]["lines"]
    assert (lines["objectives"], lines["masters"], lines["hazards"]) == (5, 3, 5)


def test_tiles_of_others_do_not_count() -> None:
    match = table(masters=[None, "sm1"])
    assert [score["lines"]["masters"] for score in match.scores()] == [0, 3]


def test_many_objectives_are_scored_at_once() -> None:
    """Four cards for San Francisco and the rest unmet, with twelve cards in hand and deck."""
    unplayed = "aux_sf*4 gain2_1 gain2_2 gain2_3 gain2_4 gain2_5 draw_1 draw_2 draw_3"
    assert line("objectives", deck=unplayed, cities="san_francisco*3") == 15
