"""Phase A: steps, forks, Wellington and the fees of hands (RB7); moving on by an action (RB18)."""

from __future__ import annotations

import pytest

from railherd.core.playing.match import Match
from tests.games.gwt_nz.table import cards, deal, decision, money, offered, play, player, refused, story, table

PRIVATE = "a1=0-1 a2=0-2 a3=0-3"


def goals(match: Match) -> set[str]:
    return {text.removeprefix("travel ") for text in offered(match) if text.startswith("travel")}


def test_only_locations_count_as_steps() -> None:
    """RB7: B is two steps away past one private building, three past two rockfalls."""
    match = table(place="n_a", trail="a2=1-2 rock1=rockfall_green_2 rock3=rockfall_black_2", money=0)
    assert goals(match) == {"a2", "rock1", "rock3", "n_b", "n_c"}
    assert refused(match, "travel a1") == "not_a_location"
    assert refused(match, "travel n_d") == "too_far"
    assert refused(match, "travel n_a") == "not_ahead"


def test_a_step_limit_of_three_or_four_by_number_of_players() -> None:
    for seats, reach in ((2, "n_c"), (3, "n_c"), (4, "n_e")):
        match = table(seats, trail=PRIVATE)
        assert goals(match) >= {"n_a", "n_b", reach}
    assert refused(table(2), "travel n_d") == "too_far"
    assert "n_d" in goals(table(4))


AFTER_D = "c2=1-1 c3=1-2 e1=1-3 g1=1-4"
STEPS_AFTER_D = {"c2": 1, "c3": 2, "n_f": 3, "e1": 4, "g1": 4, "n_g": 5, "n_h": 5, "wellington": 6}


def reach(steps: int) -> set[str]:
    return {goal for goal, away in STEPS_AFTER_D.items() if away <= steps}


@pytest.mark.parametrize(("tile", "path", "steps"), [(0, 0, 3), (1, 4, 4), (2, 11, 5)])
def test_the_step_tile_adds_a_step_and_its_back_two(tile: int, path: int, steps: int) -> None:
    match = table(place="n_d", trail=AFTER_D, step_tile=tile, path=path)
    assert goals(match) == reach(steps)
    assert refused(match, "travel wellington") == "too_far"


def test_the_cleared_step_space_and_the_step_tile_together() -> None:
    """RB7: blue may go three steps, red with disc and tile five."""
    assert goals(table(place="n_d", trail=AFTER_D)) == reach(3)
    assert goals(table(place="n_d", trail=AFTER_D, cleared="steps", step_tile=1, path=4)) == reach(5)


def test_one_must_stop_in_wellington() -> None:
    match = table(place="e3", cleared="steps")
    assert goals(match) == {"wellington"}
    play(match, "travel wellington")
    assert decision(match) == "reveal"


def test_others_on_the_way_do_not_matter() -> None:
    match = table(place=["n_a", "n_b"])
    play(match, "travel n_b")
    assert player(match)["place"] == player(match, 1)["place"] == "n_b"


def test_ahead_only_and_no_other_branch() -> None:
    match = table(place="a1", trail="rock1=rockfall_green_2")
    assert refused(match, "travel rock1") == "other_branch"
    assert refused(match, "travel start") == "not_ahead"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_black_hand_costs_one_pound_and_a_green_one_two_for_any_number_of_players(seats: int) -> None:
    match = table(seats, place="start", trail="rock1=rockfall_black_2 rock2=rockfall_green_3", money=9)
    play(match, "travel rock1")
    assert money(match)[0] == 8
    match = table(seats, place="rock1", trail="rock1=rockfall_black_2 rock2=rockfall_green_3", money=9)
    play(match, "travel rock2")
    assert money(match)[0] == 7


def test_hands_of_private_buildings_are_paid_to_their_owner() -> None:
    match = table(place="n_a", trail="a1=1-1 a2=1-7", money=[9, 0])
    play(match, "travel a2")
    assert money(match) == [4, 5]  # a green hand, then a green and a black one
    assert [line for line in story(match) if "fee" in line] == [
        "0 fee_paid 2 a1 1", "1 fee_received 2 a1 0", "0 fee_paid 3 a2 1", "1 fee_received 3 a2 0",
    ]  # fmt: skip


def test_ones_own_hands_are_free() -> None:
    match = play(table(place="n_a", trail="a1=0-1 a2=0-7", money=9), "travel a2")
    assert money(match)[0] == 9


def test_who_cannot_pay_all_pays_what_they_can_and_goes_on() -> None:
    """RB7: Mary has two pounds; Dave's green hand takes them, John's black hand gets nothing."""
    match = table(3, place="n_a", trail="a1=1-1 a2=2-4", money=[2, 0, 0])
    play(match, "travel n_b", "by a1")
    assert money(match) == [0, 2, 0]
    assert player(match)["place"] == "n_b"


def test_a_fee_is_never_owed_later() -> None:
    match = table(place="n_a", trail="a1=1-1", money=[0, 0])
    play(match, "travel a1", "auxiliary", "auxiliary 1")
    assert money(match) == [1, 0]
    play(match, "done")
    assert money(match) == [1, 0]


def test_the_way_is_chosen_where_it_makes_a_difference_whom_one_pays() -> None:
    """RB7: Mary rather pays the bank."""
    match = table(place="n_a", trail="a1=1-1 rock1=rockfall_green_2 rock2=rockfall_black_3", money=[2, 0])
    play(match, "travel n_b")
    assert decision(match) == "fork"
    play(match, "by r_b1")
    assert money(match) == [0, 0]
    assert player(match)["place"] == "n_b"


def test_a_turned_fee_tile_ignores_all_hands() -> None:
    match = table(place="n_a", trail="a1=1-7 a2=1-1", money=[9, 0], no_fees=1, path=11, step_tile=1)
    play(match, "travel a2")
    assert money(match) == [9, 0]


def test_moving_on_by_an_action_pays_fees_and_begins_phase_b_again_without_drawing() -> None:
    """RB18: at least one step, at most what is shown; no cards are drawn in between."""
    match = table(at="a1", trail="a1=0-5 a2=1-1", money=[5, 0], workers="craftsman*2")
    play(match, "use 2")
    assert offered(match) == ["go a2", "go n_b"]
    assert refused(match, "go n_c") == "too_far"
    play(match, "go n_b")
    assert money(match) == [3, 2]
    assert decision(match) == "use"
    assert cards(match) == ""


def test_what_was_left_to_do_at_the_old_place_is_lost() -> None:
    match = table(at="a1", trail="a1=0-2")
    play(match, "use 2", "go n_b")
    assert not any("double" in text for text in offered(match))
    assert "use 1" in offered(match)  # neutral building B: the pathfinder track
    play(match, "use 1", "path 2")
    assert player(match)["path"] == 2


def test_a_move_into_wellington_visits_it() -> None:
    match = table(at="e3", trail="e3=0-2", path=7, step_tile=1)
    play(match, "use 2", "go wellington")
    assert decision(match) == "reveal"


def test_after_a_hazard_was_removed_its_space_is_empty_and_one_goes_on_from_there() -> None:
    """RB20."""
    match = table(place=["n_h", "rock1"], at="n_h", trail="rock1=rockfall_green_2", money=9)
    play(match, "use 3", "clear rock1", "done")
    assert player(match, 1)["place"] == "rock1"
    assert "travel n_b" in offered(match)


def test_phase_c_is_not_reached_while_moving_on() -> None:
    match = deal(table(at="a1", trail="a1=0-2", hand=""), "deck_0", "merino southdown merino southdown")
    play(match, "use 2", "go n_b", "done")
    assert cards(match) == "southdown southdown merino merino"
