"""Sarah: difficulty, set-up, and what changes for the person who plays alone (leaflet 1 and 2)."""

from __future__ import annotations

import pytest

import railherd
from railherd import Problem
from tests.games.gwt_nz.solo import acted, her, sarah, solo
from tests.games.gwt_nz.table import decision, money, new, offered, play, story, table

ALL = [str(number) for number in range(1, 18)]


@pytest.mark.parametrize(
    ("level", "without"), [("easy", "1 6 8 14 15 16 17"), ("medium", "14 15 16 17"), ("hard", "10 11 12 13")]
)
def test_each_level_leaves_out_some_cards(level: str, without: str) -> None:
    match = new(1, difficulty=level)
    assert sarah(match)["deck"] == [card for card in ALL if card not in without.split()]
    assert match.setup.options["difficulty"] == level


def test_options_of_sarah_are_refused_with_more_people() -> None:
    for name, value in (("difficulty", "easy"), ("first_delivery", "9")):
        with pytest.raises(Problem) as refused:
            railherd.new("gwt_nz", 2, options={name: value})
        assert refused.value.key == "core.option_seats"
    assert set(railherd.new("gwt_nz", 2).setup.options) == {"neutral", "sides"}
    assert railherd.new("gwt_nz", 2).automas == ()


def test_the_table_is_set_for_two() -> None:
    match = new(1)
    position = match.position()
    assert (position["seats"], match.automas, list(match.seats)) == (1, ("sarah",), [0, 1])
    assert len(position["market"]) == 9
    assert position["jobs_filled"] == 3
    assert position["stock"][4:] == [3, 3, 3, 3]
    tiles = sum(len(rows) for rows in position["columns"].values())
    hazards = sum(1 for tile in position["trail"].values() if tile.startswith(("rockfall", "flood")))
    assert tiles + hazards == 4 + 12


def test_the_person_starts_with_seven_pounds_four_cards_a_token_and_gold() -> None:
    match = new(1)
    you = match.position()["players"][0]
    assert (you["money"], len(you["hand"]), you["tokens"], you["gold"]) == (7, 4, 1, 1)
    assert decision(match) == "start_path"


def test_she_has_no_money_cards_tokens_storehouses_or_gold() -> None:
    seat = her(new(1))
    assert [seat[key] for key in ("money", "gold", "tokens", "certificates")] == [0, 0, 0, 0]
    assert seat["hand"] == seat["deck"] == seat["discards"] == seat["depots"] == []
    assert (seat["place"], seat["ship"], seat["path"]) == ("start", "sea0", 0)
    assert len(seat["unbuilt"]) == 10
    assert len(seat["cleared"]) == 1, "her sixteenth disc is on the pathfinder track"


@pytest.mark.parametrize("worker", ["shepherd", "craftsman", "sailor", "shearer"])
def test_her_extra_worker_is_the_first_one_drawn_and_marks_her_special_row(worker: str) -> None:
    match = new(1, dealt=f"stack_a:flood_green_2 stack_a:rockfall_black_4 stack_a:{worker}")
    assert her(match)["workers"] == {
        **dict.fromkeys(["shepherd", "craftsman", "sailor", "shearer"], 1), worker: 2,
    }  # fmt: skip
    assert sarah(match)["row"] == worker
    assert her(match)["discards"] == [], "it earns no wheel card"
    told = story(match)
    assert told[:3] == ["- tile_returned flood_green_2", "- tile_returned rockfall_black_4", f"1 sarah_worker {worker}"]


def test_after_the_persons_first_turn_sarah_moves_from_the_start() -> None:
    match = new(1)
    while decision(match) != "sarah":
        match.choose(offered(match)[-1])
    assert her(match)["place"] == "start"
    assert offered(match) == ["sarah turn_up"]
    assert match.asked == 0


def test_hands_of_her_buildings_are_paid_to_the_bank() -> None:
    match = solo(human=True, trail="a1=1-4", money=3, place=["n_a"])
    play(match, "travel a1")
    assert money(match) == [2, 0]
    assert "0 fee_paid 1 a1 None" in story(match)
    assert not [line for line in story(match) if line.startswith("1 fee_received")]


def test_only_a_single_auxiliary_action_is_possible_on_her_buildings() -> None:
    match = solo(human=True, trail="a1=1-2", money=3, place=["n_a"])
    play(match, "travel a1")
    assert offered(match) == ["auxiliary", "done"]


def test_you_choose_between_ways_that_pay_the_bank_alike_without_being_asked() -> None:
    """Her hand and that of a hazard both pay the bank."""
    match = solo(human=True, trail="a1=1-4 rock1=rockfall_black_2", money=9, place=["n_a"])
    play(match, "travel n_b")
    assert decision(match) != "fork"
    assert money(match)[0] == 8


def test_foresight_slides_right_before_it_is_filled() -> None:
    match = solo(
        human=True, at="wellington", foresight="sailor shearer perm_wool gold_vp8",
        pending={"decision": "foresight", "seat": 0, "stack": 0},
    )  # fmt: skip
    play(match, "choose 2", "choose 2")
    tiles = match.position()["foresight"]
    assert (tiles[1], tiles[3]) == ("sailor", "perm_wool")
    assert tiles[0] is not None
    assert tiles[2] is not None


def test_with_two_people_foresight_does_not_slide() -> None:
    match = table(
        at="wellington", foresight="sailor shearer perm_wool gold_vp8",
        pending={"decision": "foresight", "seat": 0, "stack": 0},
    )  # fmt: skip
    play(match, "choose 2", "choose 2")
    assert [match.position()["foresight"][place] for place in (0, 2)] == ["sailor", "perm_wool"]


def test_the_objective_display_keeps_its_order_and_the_new_card_lies_next_to_the_deck() -> None:
    match = solo(
        human=True, at="n_b", shown="o05 o09 o01 o20", line="o09 o20 o01 o05", objective_stack="o12*1 o13",
    )  # fmt: skip
    play(match, "use 2")
    match.choose(next(text for text in offered(match) if "o20" in text))
    line = sarah(match)["line"]
    assert line[:3] == ["o09", "o01", "o05"]
    assert line[3] in ("o12", "o13")


def test_taking_the_top_of_the_deck_shifts_nothing() -> None:
    match = solo(human=True, at="n_b", shown="o05 o09 o01 o20", line="o09 o20 o01 o05")
    play(match, "use 2")
    match.choose(offered(match)[-1])
    assert sarah(match)["line"] == ["o09", "o20", "o01", "o05"]


def test_she_is_never_asked_and_nobody_waits_for_her() -> None:
    match = new(1, seed=3)
    for _ in range(200):
        if match.over:
            break
        assert match.asked == 0
        match.choose(offered(match)[0])
    assert {event["seat"] for event in match.events(None)} >= {0, 1}


def test_her_face_down_pile_is_counted_but_not_shown() -> None:
    match = acted("3", workers=["", "shepherd"], market="lincoln*2 corriedale dorset_horn*2")
    assert match.view(0)["sarah"]["pile"] == 2
