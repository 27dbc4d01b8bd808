"""Phase A: steps, locations, forks, and how far a rancher gets."""

from __future__ import annotations

from functools import cache

import pytest

from tests.games.gwt.table import decision, new, offered, play, player, refused, story, table

# Every space and those that follow it.
STEPS = {
    "start": "n_a", "n_a": "p_a1 h_flood_1", "p_a1": "p_a2", "p_a2": "p_a3", "p_a3": "n_b",
    "h_flood_1": "h_flood_2", "h_flood_2": "h_flood_3", "h_flood_3": "h_flood_4", "h_flood_4": "p_fl1",
    "p_fl1": "p_fl2", "p_fl2": "n_b",
    "n_b": "p_b1 h_drought_1", "p_b1": "p_b2", "p_b2": "p_b3", "p_b3": "n_c",
    "h_drought_1": "h_drought_2", "h_drought_2": "h_drought_3", "h_drought_3": "h_drought_4", "h_drought_4": "p_dr1",
    "p_dr1": "n_c",
    "n_c": "p_c1 p_cd", "p_c1": "p_c2", "p_c2": "n_e", "p_cd": "n_d t_1", "n_d": "n_e",
    "t_1": "t_2", "t_2": "t_4", "t_4": "t_6", "t_6": "t_8", "t_8": "t_10", "t_10": "p_it1", "p_it1": "p_it2",
    "p_it2": "n_e",
    "n_e": "p_e1 h_rockfall_1", "p_e1": "p_e2", "p_e2": "n_f",
    "h_rockfall_1": "h_rockfall_2", "h_rockfall_2": "h_rockfall_3", "h_rockfall_3": "h_rockfall_4",
    "h_rockfall_4": "p_rf1", "p_rf1": "p_rf2", "p_rf2": "n_f",
    "n_f": "p_f1 p_f2", "p_f1": "n_g", "p_f2": "n_g", "n_g": "p_g1 p_g2", "p_g1": "kc", "p_g2": "kc",
}  # fmt: skip


def full_trail() -> str:
    """Return a trail with a tile on every space: four players' buildings, all hazard and tepee spaces."""
    spaces = list(STEPS)
    laid = [f"{space}={i // 10}-{i % 10 + 1}" for i, space in enumerate(s for s in spaces if s.startswith("p_"))]
    for section in ("flood", "drought", "rockfall"):
        kinds = ("green_2", "green_3", "black_2", "black_3")
        laid += [f"h_{section}_{n}={section}_{kind}" for n, kind in enumerate(kinds, 1)]
    return " ".join(laid + [f"{space}=tepee_blue" for space in spaces if space.startswith("t_")])


@pytest.mark.parametrize("space", STEPS)
def test_every_step_of_the_trail(space: str) -> None:
    one_step = {"decision": "go", "seat": 0, "most": 1, "stroll": 0}
    match = table(4, trail=full_trail(), place=space, pending=one_step)
    assert offered(match) == [f"go {following}" for following in STEPS[space].split()]


def test_ninety_six_ways_to_kansas_city() -> None:
    @cache
    def ways(space: str) -> int:
        return 1 if space == "kc" else sum(ways(following) for following in STEPS[space].split())

    assert ways("start") == 96


def test_a_full_trail_costs_a_step_a_space() -> None:
    match = table(4, trail=full_trail(), place="n_c")
    reached = ("p_c1", "p_c2", "p_cd", "n_d", "t_1", "t_2", "t_4", "n_e", "p_e1", "h_rockfall_1")
    assert offered(match) == [f"travel {space}" for space in reached]


def test_empty_spaces_cost_no_step() -> None:
    """Case 1."""
    assert offered(table(place="n_a")) == ["travel n_b", "travel n_c", "travel n_d", "travel n_e"]


def test_a_space_without_tile_is_no_location() -> None:
    match = table(place="n_a")
    for space in ("p_a1", "h_flood_1", "p_fl2", "t_1"):
        assert refused(match, f"travel {space}") == "not_a_location"


def test_every_tile_on_the_way_costs_a_step() -> None:
    match = table(place="n_a", trail="p_a1=0-2 p_a3=1-2 h_flood_2=flood_green_2 h_flood_4=flood_black_2 p_fl1=0-5")
    assert offered(match) == [
        "travel p_a1", "travel p_a3", "travel h_flood_2", "travel h_flood_4", "travel p_fl1", "travel n_b",
    ]  # fmt: skip
    assert refused(match, "travel n_c") == "too_far"


def test_at_least_one_step() -> None:
    match = table(place="n_b")
    assert refused(match, "travel n_b") == "not_ahead"


def test_always_forward() -> None:
    match = table(place="n_c")
    for space in ("start", "n_a", "n_b"):
        assert refused(match, f"travel {space}") == "not_ahead"


def test_no_change_of_branch() -> None:
    """The ways of a fork have no link between them."""
    match = table(place="h_flood_1", trail="h_flood_1=flood_green_2 p_a3=0-1")
    assert offered(match) == ["travel n_b", "travel n_c", "travel n_d", "travel n_e"]
    assert refused(table(place="p_a3", trail="p_a3=0-1 p_fl1=0-2"), "travel p_fl1") == "other_branch"
    match = table(place="p_fl1", trail="h_flood_1=flood_green_2 p_a3=0-1 p_fl1=0-2")
    assert refused(match, "travel p_a3") == "other_branch"
    assert [refused(match, f"travel {behind}") for behind in ("h_flood_1", "n_a")] == ["not_ahead"] * 2
    assert refused(match, "travel n_g") == "too_far"


def test_either_way_at_a_fork() -> None:
    match = table(place="n_e", trail="p_e1=0-1 h_rockfall_3=rockfall_green_2")
    play(match, "travel h_rockfall_3")
    assert player(match)["place"] == "h_rockfall_3"
    match.undo()
    play(match, "travel p_e1")
    assert player(match)["place"] == "p_e1"


def test_example_two_ways_to_a_neutral_building() -> None:
    """W1: two steps past a private building, three past two floods; a limit of three allows both."""
    laid = "p_a2=1-1 h_flood_1=flood_green_2 h_flood_2=flood_green_3"
    match = play(table(place="n_a", trail=laid), "travel n_b")
    assert offered(match) == ["by p_a1", "by h_flood_1"]
    upper = play(match, "by p_a1")
    assert story(upper)[-3:-2] == ["0 fee_paid 2 p_a2 1"]
    assert player(upper)["place"] == "n_b"
    lower = play(table(place="n_a", trail=laid), "travel n_b", "by h_flood_1")
    moved = [line for line in story(lower) if "moved" in line]
    assert moved == ["0 rancher_moved h_flood_1", "0 rancher_moved h_flood_2", "0 rancher_moved n_b"]


def test_example_a_third_flood_leaves_one_way() -> None:
    """W1: four steps are beyond a limit of three, so nothing is asked; a limit of five allows it."""
    laid = "p_a2=1-1 h_flood_1=flood_green_2 h_flood_2=flood_green_3 h_flood_3=flood_black_2"
    match = play(table(place="n_a", trail=laid), "travel n_b")
    assert decision(match) == "use"
    assert [line for line in story(match) if "moved" in line] == ["0 rancher_moved p_a2", "0 rancher_moved n_b"]
    match = play(table(place="n_a", trail=laid, cleared="step_money step_vp"), "travel n_b")
    assert offered(match) == ["by p_a1", "by h_flood_1"]


@pytest.mark.parametrize(
    ("seats", "none", "with_money", "with_points", "both"), [(2, 3, 4, 4, 5), (3, 3, 5, 4, 6), (4, 4, 6, 5, 7)]
)
def test_step_limits(seats: int, none: int, with_money: int, with_points: int, both: int) -> None:
    """The first disc is worth two steps with three or four players."""
    for cleared, steps in (("", none), ("step_money", with_money), ("step_vp", with_points)):
        assert player(table(seats, cleared=cleared))["steps"] == steps
    match = table(seats, cleared="step_money step_vp")
    assert player(match)["steps"] == both
    neutral = ("n_a", "n_b", "n_c", "n_d", "n_e", "n_f", "n_g", "kc")
    shortest = {"n_a": 1, "n_b": 2, "n_c": 3, "n_d": 4, "n_e": 4, "n_f": 5, "n_g": 6, "kc": 7}
    assert offered(match) == [f"travel {space}" for space in neutral if shortest[space] <= both]


def test_nobody_passes_kansas_city() -> None:
    """Case 2: two steps away with a limit of three, and nothing beyond it."""
    match = table(place="n_g", trail="p_g1=0-1")
    assert offered(match) == ["travel p_g1", "travel kc"]
    play(match, "travel kc")
    assert player(match)["place"] == "kc"
    assert decision(match) == "foresight"


@pytest.mark.parametrize("space", ["t_m3", "t_m2", "t_m1"])
def test_tepees_off_the_trail_are_no_location(space: str) -> None:
    """Case 9."""
    match = table(place="p_cd", trail=f"p_cd=0-1 {space}=tepee_blue t_1=tepee_green")
    assert offered(match) == ["travel n_d", "travel t_1", "travel n_e", "travel n_f"]
    assert refused(match, f"travel {space}") == "off_trail"


def test_ranchers_do_not_stand_in_the_way() -> None:
    match = table(3, place=["n_a", "n_b", "n_c"])
    assert offered(match) == ["travel n_b", "travel n_c", "travel n_d", "travel n_e"]
    play(match, "travel n_b")
    assert match.view(None)["trail"]["n_b"]["ranchers"] == [0, 1]


def test_a_rancher_stays_where_a_hazard_was_taken_away() -> None:
    """Case 13: the space is empty now, and the journey goes on from there."""
    match = table(at="n_f", asked=1, money=[None, 9], place="h_rockfall_2", trail="h_rockfall_2=rockfall_green_4")
    play(match, "use 2", "clear h_rockfall_2", "done")
    assert player(match)["place"] == "h_rockfall_2"
    assert match.view(None)["trail"]["h_rockfall_2"] == {"tile": None, "face": None, "fee": 0, "ranchers": [0]}
    assert offered(match) == ["travel n_f", "travel n_g", "travel kc"]


def test_a_rancher_stays_where_a_tepee_was_taken_away() -> None:
    """Case 13."""
    match = table(at="n_d", asked=1, place="t_4", trail="t_4=tepee_blue")
    play(match, "use 1", "trade t_4", "done")
    assert player(match)["place"] == "t_4"
    assert offered(match) == ["travel n_e", "travel n_f", "travel n_g"]


def test_from_kansas_city_the_trail_begins_again() -> None:
    assert offered(table(place="start")) == ["travel n_a", "travel n_b", "travel n_c"]


def test_buildings_are_locations_wherever_they_were_shuffled() -> None:
    match = new(2, seed=3, neutral="shuffled")
    play(match, "place n_a", "done", "place n_a", "done")
    assert "travel n_b" in offered(match)
