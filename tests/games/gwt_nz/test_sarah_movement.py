"""Sarah's turn and her way along the trail (leaflet 2)."""

from __future__ import annotations

import pytest

from tests.games.gwt_nz.solo import acted, follow, her, rules, sarah, solo
from tests.games.gwt_nz.table import decision, money, offered, refused, story

ROAD = "c1=0-1 c2=0-2 c3=0-3"  # from c1 on: n_d, c2, c3, n_f, without a fork
PLACES = ["n_d", "c2", "c3", "n_f"]


@pytest.mark.parametrize(
    ("card", "steps"),
    [("1", 2), ("2", 3), ("3", 3), ("4", 3), ("5", 2), ("6", 4), ("7", 3), ("8", 4), ("9", 2)],
)
def test_cards_1_to_9_say_how_many_steps_she_goes(card: str, steps: int) -> None:
    match = solo(card, trail=ROAD, place=["start", "c1"], money=0)
    match.choose("sarah turn_up")
    match.choose("sarah move")
    assert her(match)["place"] == PLACES[steps - 1]


@pytest.mark.parametrize(
    ("card", "worker"), [("10", "shepherd"), ("11", "craftsman"), ("12", "sailor"), ("13", "shearer")]
)
def test_cards_10_to_13_count_the_workers_of_a_named_row(card: str, worker: str) -> None:
    other = "sailor" if worker != "sailor" else "shearer"
    match = solo(card, trail=ROAD, place=["start", "c1"], workers=["", f"{worker}*2 {other}*3"])
    match.choose("sarah turn_up")
    match.choose("sarah move")
    assert her(match)["place"] == PLACES[2]


@pytest.mark.parametrize("card", ["14", "15", "16", "17"])
def test_cards_14_to_17_count_the_workers_of_her_special_row(card: str) -> None:
    match = solo(card, level="hard", trail=ROAD, place=["start", "c1"], workers=["", "craftsman sailor*3"])
    match.choose("sarah turn_up")
    match.choose("sarah move")
    assert sarah(match)["row"] == "sailor"
    assert her(match)["place"] == PLACES[3]


def test_each_location_costs_a_step_and_empty_spaces_none() -> None:
    match = solo("9", place=["start", "n_d"])  # c2 and c3 are empty
    match.choose("sarah turn_up")
    match.choose("sarah move")
    assert her(match)["place"] == "n_f"
    assert decision(match) == "sarah"


def test_wellington_stops_her() -> None:
    match = follow(solo("6", place=["start", "n_g"]))
    assert "1 rancher_moved wellington" in story(match)
    assert her(match)["place"] == "start"


def test_at_a_fork_fewest_steps_to_wellington_decide() -> None:
    match = solo("9", place=["start", "n_a"], trail="a1=1-1 a2=1-2 rock1=rockfall_green_4")
    follow(match)
    assert "way fewest_steps" in rules(match)
    assert "1 rancher_moved rock1" in story(match)


def test_example_a_of_two_ways_alike_she_takes_the_one_that_pays_you_less() -> None:
    trail = "a1=0-4 rock1=rockfall_black_2"
    match = solo("9", trail=trail, place=["start", "n_a"], money=0)
    follow(match)
    assert her(match)["place"] == "n_b"
    assert "way lowest_fee_to_you" in rules(match)
    assert (money(match), "1 rancher_moved rock1" in story(match)) == ([0, 0], True)


def test_example_a_a_dearer_hazard_sends_her_past_your_building() -> None:
    trail = "a1=0-4 rock1=rockfall_green_2"
    match = solo("9", trail=trail, place=["start", "n_a"], money=0)
    follow(match)
    assert "way lowest_fee" in rules(match)
    assert money(match)[0] == 1
    assert "0 fee_received 1 a1 1" in story(match)


def test_the_whole_way_from_the_fork_counts_not_the_steps_of_this_turn() -> None:
    """The lower way has a hazard only behind the next fork that she does not reach in this turn."""
    match = solo("1", trail="d2=0-1 e1=0-2 g1=1-1", place=["start", "n_b"], columns="")
    match.choose("sarah turn_up")
    match.choose("sarah move")
    assert offered(match) == ["sarah way b1", "sarah way f_b1"], "both lead to the same crossing"
    match.choose("sarah way b1")
    assert offered(match) == ["sarah way c1"], "the other way has one building more"


def test_where_her_list_is_used_up_you_choose() -> None:
    match = solo("9", place=["start", "n_a"])
    match.choose("sarah turn_up")
    match.choose("sarah move")
    assert offered(match) == ["sarah way a1", "sarah way r_b1"]
    assert refused(match, "sarah way n_b") == "sarah_decides"
    match.choose("sarah way r_b1")
    assert rules(match)[-1] == "way you"


def test_her_own_hands_and_neutral_buildings_are_free() -> None:
    match = solo("9", place=["start", "n_a"], trail="a1=1-7 rock1=rockfall_black_2")
    follow(match)
    assert "1 rancher_moved a1" in story(match)


def test_you_earn_the_full_fee_for_each_hand_she_passes_or_enters() -> None:
    match = solo("9", trail="c1=0-1 c2=0-7", place=["start", "c1"], money=5)
    follow(match)
    assert her(match)["place"] == "c2"
    assert money(match)[0] == 5 + 3, "a black and a green hand"
    assert "0 fee_received 3 c2 1" in story(match)


def test_for_hazard_hands_nothing_is_moved() -> None:
    match = solo("9", trail="rock1=rockfall_green_4 a1=1-1 a2=1-2 a3=1-3", place=["start", "n_a"], money=5)
    follow(match)
    assert "1 rancher_moved rock1" in story(match)
    assert money(match) == [5, 0]


@pytest.mark.parametrize(("card", "level", "extra"), [("13", "medium", 1), ("17", "hard", 2)])
def test_extra_steps_come_after_the_move(card: str, level: str, extra: int) -> None:
    match = solo(card, level=level, trail=ROAD, place=["start", "c1"], workers=["", "shepherd"])
    follow(match)
    moves = 1 if card == "13" else 2  # a shearer, or two shepherds of the special row
    assert her(match)["place"] == PLACES[moves + extra - 1]
    told = rules(match)
    assert told.index("move by_card") < told.index("steps by_card")


def test_extra_steps_lapse_in_wellington_and_may_carry_her_there() -> None:
    match = solo("13", place=["start", "n_g"], workers=["", "shepherd"])
    follow(match)
    assert story(match).count("1 rancher_moved wellington") == 1
    match = solo("13", trail="e2=0-1", place=["start", "n_g"], workers=["", "shepherd"])
    follow(match)
    assert "1 rancher_moved wellington" in story(match)
    assert any(line.startswith("1 delivered") for line in story(match))


def test_a_turn_is_card_move_actions_then_wellington() -> None:
    match = follow(solo("6", place=["start", "n_g"]))
    assert rules(match) == [
        "move by_card", "path by_card", "deliver first_post", "foresee right", "foresee right", "return by_card",
    ]  # fmt: skip
    assert story(match)[0] == "1 sarah_card 6"
    assert sarah(match)["played"] == ["6"]
    assert decision(match) == "travel"


def test_an_empty_deck_is_shuffled_anew() -> None:
    match = solo(played=" ".join(str(number) for number in range(1, 14)), place=["start", "c1"], trail=ROAD)
    assert sarah(match)["deck"] == []
    match.choose("sarah turn_up")
    assert story(match)[0] == "1 sarah_shuffled"
    assert (len(sarah(match)["deck"]), sarah(match)["played"]) == (12, [])


def test_what_she_stands_on_does_not_matter() -> None:
    match = acted("6", place=["start", "n_f"])
    assert rules(match) == ["path by_card"]
