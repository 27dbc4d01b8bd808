"""Private buildings: placed on an empty space of the trail, or replacing a smaller building of the same player."""

from __future__ import annotations

import pytest

from railherd.core.playing.match import Match
from tests.games.gwt.table import money, offered, play, player, refused, story, table
from tests.kit.stock import words

ALL_SPACES = words(
    "p_a1 p_a2 p_a3 p_fl1 p_fl2 p_b1 p_b2 p_b3 p_dr1 p_c1 p_c2 p_cd "
    "p_it1 p_it2 p_e1 p_e2 p_rf1 p_rf2 p_f1 p_f2 p_g1 p_g2"
)


def tile_at(match: Match, space: str) -> str:
    tile: str = match.view(None)["trail"][space]["tile"]
    return tile


def test_a_building_goes_to_any_empty_building_space() -> None:
    match = table(at="n_b", money=2)
    play(match, "use 2", "build 1")
    assert len(ALL_SPACES) == 22
    assert offered(match) == [f"at {space}" for space in ALL_SPACES]
    play(match, "at p_rf2")
    assert story(match) == ["0 action_used b.2", "0 building_placed 0-1 p_rf2 2"]
    assert match.view(None)["trail"]["p_rf2"] == {"tile": "0-1", "face": "1a", "fee": 2, "ranchers": []}
    assert 1 not in player(match)["unbuilt"]


def test_only_building_spaces_take_buildings() -> None:
    match = table(at="n_b", money=2, trail="h_flood_1=flood_green_2")
    play(match, "use 2", "build 1")
    for space in ("n_a", "h_flood_1", "h_flood_2", "t_1", "kc", "start", "t_m3"):
        assert refused(match, f"at {space}") == "no_building_space"


def test_an_occupied_space_is_not_built_on() -> None:
    match = table(at="n_b", money=2, trail="p_a1=1-1 p_a2=0-2")
    play(match, "use 2", "build 1")
    assert refused(match, "at p_a1") == "space_occupied"
    assert refused(match, "at p_a2") == "not_bigger"
    assert offered(match) == [f"at {space}" for space in ALL_SPACES if space not in ("p_a1", "p_a2")]


def test_another_rancher_on_the_empty_space_does_not_matter() -> None:
    match = table(at="n_b", money=2, place=[None, "p_b1"])
    play(match, "use 2", "build 1", "at p_b1")
    assert match.view(None)["trail"]["p_b1"]["ranchers"] == [1]


@pytest.mark.parametrize(
    ("hired", "built"),
    [
        (0, "1 2 3"),
        (1, "1 2 3 4"),
        (2, "1 2 3 4 5"),
        (3, "1 2 3 4 5 6"),
        (4, "1 2 3 4 5 6 7 8"),
        (5, "1 2 3 4 5 6 7 8"),
    ],
)
def test_craftsmen_must_be_enough(hired: int, built: str) -> None:
    """Side a: 1, 1, 1, 2, 3, 4, 5, 5, 7 and 9 craftsmen."""
    match = table(at="n_b", money=100, workers=f"craftsman*{hired}" if hired else "")
    play(match, "use 2")
    assert offered(match) == [f"build {number}" for number in built.split()]
    assert refused(match, "build 10") == "too_few_craftsmen"


@pytest.mark.parametrize(
    ("hired", "built"),
    [(0, "1 2"), (1, "1 2 3 4"), (2, "1 2 3 4 5"), (3, "1 2 3 4 5 6"), (4, "1 2 3 4 5 6 7"), (5, "1 2 3 4 5 6 7 8 9")],
)
def test_side_b_asks_for_other_craftsmen(hired: int, built: str) -> None:
    """Side b: 1, 1, 2, 2, 3, 4, 5, 6, 6 and 8 craftsmen."""
    sides = " ".join(f"{number}b" for number in range(1, 11))
    match = table(at="n_b", money=100, sides=sides, workers=f"craftsman*{hired}" if hired else "")
    play(match, "use 2")
    assert offered(match) == [f"build {number}" for number in built.split()]


def test_two_dollars_a_craftsman() -> None:
    match = table(at="n_b", money=5, workers="craftsman*5")
    play(match, "use 2")
    assert offered(match) == ["build 1", "build 2", "build 3", "build 4"]
    assert refused(match, "build 5") == "building_too_dear"
    play(match, "build 4", "at p_a1")
    assert money(match)[0] == 1


def test_exactly_the_cost_is_enough() -> None:
    match = table(at="n_b", money=10, workers="craftsman*5")
    play(match, "use 2", "build 8", "at p_a1")
    assert story(match)[-1] == "0 building_placed 0-8 p_a1 10"
    assert money(match)[0] == 0
    match = table(at="n_b", money=9, workers="craftsman*5")
    play(match, "use 2")
    assert refused(match, "build 8") == "building_too_dear"


def test_without_two_dollars_nothing_is_built() -> None:
    assert refused(table(at="n_b", money=1), "use 2") == "buildings_too_dear"


def test_each_building_is_there_once() -> None:
    match = table(at="n_b", money=50, trail="p_a1=0-1", gone="3")
    play(match, "use 2")
    assert offered(match) == ["build 2", "build 4"]
    assert refused(match, "build 1") == "already_built"
    assert refused(match, "build 3") == "already_built"


def test_replacing_needs_and_costs_only_the_difference() -> None:
    """6a needs four craftsmen, 4a two: two craftsmen and $4."""
    match = table(at="n_b", money=4, trail="p_a1=0-4", workers="craftsman")
    play(match, "use 2", "build 6")
    assert offered(match) == ["at p_a1"]
    assert refused(match, "at p_a2") == "too_few_craftsmen"
    play(match, "at p_a1")
    assert story(match)[-1] == "0 building_replaced 0-6 p_a1 4"
    assert money(match)[0] == 0
    assert tile_at(match, "p_a1") == "0-6"


def test_the_difference_must_be_paid_in_full() -> None:
    match = table(at="n_b", money=3, trail="p_a1=0-4", workers="craftsman")
    play(match, "use 2")
    assert refused(match, "build 6") == "building_too_dear"


def test_the_old_building_leaves_the_game() -> None:
    """Case 43: it cannot be built again, and its points are gone."""
    match = table(at="n_b", money=30, trail="p_a1=0-4", workers="craftsman*2")
    assert match.scores()[0]["lines"]["buildings"] == 3
    play(match, "use 2", "build 5", "at p_a1")
    assert match.scores()[0]["lines"]["buildings"] == 4
    assert player(match)["unbuilt"] == [1, 2, 3, 6, 7, 8, 9, 10]
    assert "0-4" not in match.position()["trail"].values()


def test_a_replacement_must_need_more_craftsmen() -> None:
    """7a and 8a need five each: neither replaces the other, nor does a smaller one."""
    match = table(at="n_b", money=50, trail="p_a1=0-7", workers="craftsman*5")
    play(match, "use 2", "build 8")
    assert refused(match, "at p_a1") == "not_bigger"
    match.undo()
    play(match, "build 4")
    assert refused(match, "at p_a1") == "not_bigger"


def test_only_your_own_building_is_replaced() -> None:
    match = table(at="n_b", money=50, trail="p_a1=1-1", workers="craftsman*5")
    play(match, "use 2", "build 8")
    assert refused(match, "at p_a1") == "space_occupied"
    assert refused(match, "at n_a") == "no_building_space"


def test_the_biggest_come_only_by_replacing() -> None:
    """Six craftsmen at most: 9a (7) and 10a (9) find no empty space."""
    match = table(at="n_b", money=99, workers="craftsman*5")
    play(match, "use 2")
    assert refused(match, "build 9") == "too_few_craftsmen"
    match = table(at="n_b", money=99, trail="p_a1=0-1 p_a2=0-5", workers="craftsman*5")
    play(match, "use 2", "build 9")
    assert offered(match) == ["at p_a1", "at p_a2"]
    match.undo()
    play(match, "build 10")
    assert offered(match) == ["at p_a2"]


def test_10a_in_place_of_8a() -> None:
    """Case 42: nine less five is four craftsmen and $8."""
    match = table(at="n_b", money=8, trail="p_a1=0-8", workers="craftsman*3")
    play(match, "use 2", "build 10")
    assert offered(match) == ["at p_a1"]
    play(match, "at p_a1")
    assert story(match)[-1] == "0 building_replaced 0-10 p_a1 8"
    assert money(match)[0] == 0
    match = table(at="n_b", money=8, trail="p_a1=0-8", workers="craftsman*2")
    play(match, "use 2")
    assert refused(match, "build 10") == "too_few_craftsmen"


def test_one_building_for_each_action() -> None:
    match = table(at="n_b", money=50)
    play(match, "use 2", "build 1", "at p_a1")
    assert refused(match, "use 2") == "already_used"


def test_the_craftsmen_row_builds_for_one_dollar_also_by_replacing() -> None:
    match = table(at="n_a", money=8, trail="p_a1=0-4", workers="craftsman*2", jobs="craftsman*2 -")
    play(match, "use 2", "hire 1 craftsman", "first", "build 6")
    play(match, "at p_a1")
    assert story(match)[-1] == "0 building_replaced 0-6 p_a1 2"
    assert money(match)[0] == 0


def test_who_replaces_the_building_under_his_feet_does_not_use_the_new_one() -> None:
    """Special cases: on 5a the fourth craftsman is hired, and 5a becomes 6a."""
    match = table(
        at="p_a1",
        trail="p_a1=0-5",
        money=20,
        hand="holstein",
        workers="craftsman*2",
        engine="9",
        jobs="craftsman*2 -",
    )
    play(match, "use 1", "hire 1 craftsman", "first", "build 6", "at p_a1")
    assert tile_at(match, "p_a1") == "0-6"
    assert offered(match) == ["done"]
    assert refused(match, "use 1") == "tile_replaced"
    assert refused(match, "use 2") == "tile_replaced"


def test_the_next_visit_uses_the_new_building() -> None:
    match = table(at="p_a1", trail="p_a1=0-6", hand="holstein")
    assert offered(match) == ["use 1", "use 2", "auxiliary", "done"]


def full_trail(first: int, second: int) -> str:
    """Return a trail with two buildings of seat 0 and all twenty of the others on the twenty-two spaces."""
    mine = [f"{space}=0-{number}" for space, number in zip(ALL_SPACES[:2], (first, second), strict=True)]
    return " ".join(mine + [f"{s}={1 + n // 10}-{n % 10 + 1}" for n, s in enumerate(ALL_SPACES[2:])])


def test_nothing_is_built_where_every_space_is_taken() -> None:
    """Twenty-two spaces, twenty buildings of two players: three players can fill them."""
    match = table(3, at="n_b", money=50, trail=full_trail(7, 8))
    assert refused(match, "use 2") == "too_few_craftsmen"
    match = table(3, at="n_b", money=50, trail=full_trail(7, 8), workers="craftsman")
    play(match, "use 2")
    assert offered(match) == ["build 9"]


def test_the_want_of_a_space_is_named_before_that_of_craftsmen() -> None:
    """Only seat 0's 1a and 7a could be replaced: 2a is no bigger, 5a costs $4 more, 10a needs four more craftsmen."""
    match = play(table(3, at="n_b", money=3, trail=full_trail(1, 7), workers="craftsman*2"), "use 2")
    assert offered(match) == ["build 4"]
    assert [refused(match, f"build {number}") for number in (2, 3)] == ["no_free_space"] * 2
    assert refused(match, "build 5") == "building_too_dear"
    assert refused(match, "build 10") == "too_few_craftsmen"


def test_a_refusal_names_the_fewest_craftsmen_that_would_do() -> None:
    """In place of 4a, which needs two, 6a needs two instead of four: $4 instead of $8."""
    match = play(table(at="n_b", money=3, trail="p_a1=0-4", workers="craftsman*3"), "use 2")
    dear, big = match.why_not("build 6"), match.why_not("build 10")
    assert dear is not None
    assert big is not None
    assert (dear.args["needed"], dear.args["cost"]) == (2, 4)
    assert (big.args["needed"], big.args["craftsmen"]) == (7, 4)
