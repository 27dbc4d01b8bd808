"""Harbours: small, medium and large ones, pairs of storehouses, and the ends of the routes (p. 15, p. 16)."""

from __future__ import annotations

from typing import Any

import pytest

from railherd.core.playing.match import Match
from tests.games.gwt_nz.table import cards, decision, money, offered, play, player, refused, story, table

SMALL = [
    ("small_1", "n2", 2, "kotare", 0),
    ("small_2", "n5", 3, "sheepdog", 1),
    ("small_4", "m2", 2, "ferry", 0),
    ("small_5", "m5", 3, "kotare", 1),
    ("small_7", "s2", 2, "sheepdog", 0),
]
"""A small harbour, its water space, its cost, its card and its points."""
LAST = [("small_3", "n7", 5, 2), ("small_6", "m7", 5, 2), ("small_9", "s8", 5, 2)]
MEDIUM = [
    ("medium_1", "n3", 3, "wheel", 1),
    ("medium_2", "n6", 6, "barrel", 4),
    ("medium_3", "m4", 4, "barrel", 2),
    ("medium_4", "s3", 5, "wheel", 3),
    ("medium_5", "s6", 7, "bell", 5),
]
LARGE = [("large_1", "n4"), ("large_2", "m3"), ("large_3", "m6"), ("large_4", "s4"), ("large_5", "s7")]
SETS = {"wheel": "set_1", "barrel": "set_2", "bell": "set_5", "compass": "set_6"}


def moored(water: str, **more: Any) -> Match:
    """Return a table where seat 0 stands on G, its ship at a water space, and stays there to upgrade the harbour."""
    match = table(**{"at": "n_g", "ship": water, "slots": " ".join(SETS.values()), "money": 20, **more})
    return play(match, "use 1", f"sail {water}")


@pytest.mark.parametrize(("harbour", "water", "cost", "card", "points"), SMALL)
def test_small_harbours(harbour: str, water: str, cost: int, card: str, points: int) -> None:
    match = play(moored(water, money=cost), "storehouse 1")
    assert money(match)[0] == 0
    assert cards(match, 0, "discards") == card
    assert player(match)["depots"] == [harbour]
    assert f"0 storehouse_placed {harbour} 1 {cost}" in story(match)
    assert match.scores()[0]["lines"]["harbours"] == points


def test_the_small_harbour_with_an_objective_card() -> None:
    match = play(moored("s5", money=3), "storehouse 1")
    assert decision(match) == "take_objective", "it is compulsory"
    assert "take top" in offered(match)
    shown = offered(match)[0]
    play(match, shown)
    assert cards(match, 0, "discards") == shown.removeprefix("take ")


def test_a_stack_without_cards_gives_none() -> None:
    match = play(moored("n2", stock="kotare=0"), "storehouse 1")
    assert cards(match, 0, "discards") == ""
    assert decision(match) == "use"


def test_upgrading_is_no_duty() -> None:
    match = play(moored("n2"), "decline")
    assert player(match)["depots"] == []
    assert money(match)[0] == 20


def test_each_player_upgrades_a_harbour_once_whoever_else_did() -> None:
    """Case 37."""
    match = play(moored("n2", depots=[None, "small_1"]), "storehouse 1")
    assert [player(match, seat)["depots"] for seat in (0, 1)] == [["small_1"]] * 2
    again = table(at="n_g", ship="n2", depots="small_1", money=9)
    assert refused(play(again, "use 1"), "sail n2") == "harbour_upgraded"


def test_no_storehouse_left_no_upgrade() -> None:
    held = "small_2 small_3 small_4 small_5 small_6 small_7 small_8 small_9 large_1 large_2"
    match = table(at="n_g", ship="n2", depots=held, stores="2 2 2 2 2", money=9)
    assert refused(play(match, "use 1"), "sail n2") == "no_storehouse_left"


@pytest.mark.parametrize(("harbour", "water", "cost", "points"), LAST)
def test_the_end_of_a_route_brings_a_compass_card_and_the_ship_back(
    harbour: str, water: str, cost: int, points: int
) -> None:
    """Case 40."""
    match = play(moored(water, money=cost), "storehouse 1")
    assert cards(match, 0, "discards") == SETS["compass"]
    assert player(match)["ship"] == "sea0"
    assert story(match)[-1] == "0 ship_returned"
    assert match.scores()[0]["lines"]["harbours"] == points


def test_who_does_not_upgrade_stays_at_the_end_of_a_route() -> None:
    assert player(play(moored("n7"), "decline"))["ship"] == "n7"


@pytest.mark.parametrize(
    ("held", "points"),
    [("small_3 small_6", 8), ("small_6 small_9", 8), ("small_3 small_9", 4), ("small_3 small_6 small_9", 14)],
)
def test_arrows_between_ends_of_routes_need_both(held: str, points: int) -> None:
    """2 points a harbour, 4 for each arrow."""
    match = table(at="n_g", depots=held)
    assert match.scores()[0]["lines"]["harbours"] == points


@pytest.mark.parametrize(("harbour", "water"), LARGE)
def test_large_harbours_are_free(harbour: str, water: str) -> None:
    match = play(moored(water, money=0), "storehouse 2")
    assert player(match)["depots"] == [harbour]
    assert cards(match, 0, "discards") == ""
    assert player(match)["ship"] == water


@pytest.mark.parametrize(("harbour", "water", "cost", "slot", "points"), MEDIUM)
def test_medium_harbours_take_a_disc_and_give_a_bonus_card(
    harbour: str, water: str, cost: int, slot: str, points: int
) -> None:
    match = play(moored(water, money=cost), "disc aux_draw_2")
    assert money(match)[0] == 0
    assert cards(match, 0, "discards") == SETS[slot]
    assert player(match)["stations"] == [harbour]
    assert match.scores()[0]["lines"]["harbours"] == points


@pytest.mark.parametrize(("harbour", "water", "cost", "slot", "points"), MEDIUM)
def test_white_corners_at_medium_harbours(harbour: str, water: str, cost: int, slot: str, points: int) -> None:
    match = moored(water)
    if harbour in ("medium_1", "medium_3"):
        assert refused(match, "disc wool_1") == "disc_black_corners"
    else:
        assert "disc wool_1" in offered(match)


def test_harbour_and_disc_are_paid_together() -> None:
    match = moored("n6", money=8)
    assert refused(match, "disc hand_1") == "disc_too_dear", "6 and 3"
    assert money(play(moored("n6", money=9), "disc hand_1"))[0] == 0


def test_a_slot_without_cards_gives_none() -> None:
    match = play(moored("n3", stock="wheel=0"), "disc aux_draw_2")
    assert cards(match, 0, "discards") == ""


WHITE = "aux_money_2 aux_draw_2 aux_certificate_1 aux_certificate_2 aux_ship_1 aux_ship_2 aux_path_1 aux_path_2"


def test_black_discs_go_to_white_corners_when_no_white_one_is_left() -> None:
    """Page 20."""
    assert "disc wool_1" in offered(moored("n3", cleared=WHITE))


def test_without_discs_one_comes_from_another_medium_harbour() -> None:
    """Page 20, ruling b of the dry run: the harbour it leaves is open to its owner again, the master stays there."""
    every = f"{WHITE} steps wool_1 wool_2 hand_1 hand_2 certificate_limit certificate_1 certificate_2"
    match = moored("n3", cleared=every, stations="medium_4")
    assert offered(match) == ["from medium_4", "decline"]
    play(match, "from medium_4")
    assert player(match)["stations"] == ["medium_1"]
    assert decision(match) == "use"
    empty = table(at="n_g", ship="n3", cleared=every, money=20)
    assert refused(play(empty, "use 1"), "sail n3") == "station_no_disc"


def completed(pair: int, **more: Any) -> Match:
    """Return a table where seat 0 has just placed the second storehouse of a pair."""
    stores = ["0"] * 5
    stores[pair - 1] = "1"
    return play(moored("n4", depots="small_1", stores=" ".join(stores), **{"money": 0, **more}), f"storehouse {pair}")


def test_the_first_pair_brings_five_pounds_or_is_left_out() -> None:
    match = completed(1)
    assert offered(match) == ["first", "decline"]
    assert money(play(match, "first"))[0] == 5
    assert money(play(completed(1), "decline"))[0] == 0


def test_the_second_pair_advances_the_pathfinder_by_two() -> None:
    match = play(completed(2, path=4, step_tile=1), "first")
    while decision(match) != "use":
        play(match, offered(match)[-1])
    assert player(match)["path"] == 6


@pytest.mark.parametrize(("pair", "points"), [(3, 0), (4, 2), (5, 4)])
def test_the_other_pairs_work_by_themselves(pair: int, points: int) -> None:
    match = completed(pair)
    assert decision(match) == "use"
    assert match.scores()[0]["lines"]["workers"] == points


def test_one_storehouse_of_a_pair_unlocks_nothing() -> None:
    assert decision(play(moored("n4", money=0), "storehouse 1")) == "use"


def test_storehouses_come_from_pairs_that_have_one_left() -> None:
    match = moored("n4", depots="small_1 small_2", stores="2 0 0 0 0")
    assert offered(match) == ["storehouse 2", "storehouse 3", "storehouse 4", "storehouse 5", "decline"]
    assert refused(match, "storehouse 1") == "pair_placed"


def test_the_card_comes_before_what_the_pair_brings() -> None:
    match = play(moored("s5", depots="small_1"), "storehouse 1")
    assert decision(match) == "take_objective"
    play(match, "take top")
    assert decision(match) == "offer"


def test_a_harbour_that_cannot_be_upgraded_any_more_is_left() -> None:
    waiting = {"decision": "store", "seat": 0, "harbour": "small_1"}
    match = table(at="n_g", ship="n2", money=1, pending=waiting)
    assert offered(match) == ["decline"]
    assert refused(match, "storehouse 1") == "harbour_too_dear"


def to_store(pair: int, **more: Any) -> list[list[str]]:
    """Return what pressing a storehouse on the player board does for a rancher on G, before the ship has moved."""
    prompt = table(**{"at": "n_g", "workers": "sailor*2", "money": 20, **more}).short_prompt()
    assert prompt is not None
    return [[one.text, *one.then] for one in prompt.shortcuts if one.at == f"players/0/stores/{pair}"]


def test_a_storehouse_is_pressed_before_the_harbour_is_chosen() -> None:
    ways = to_store(1, ship="n1")
    assert ["use 1", "sail n2", "storehouse 1"] in [way[:3] for way in ways]
    assert to_store(1, ship="n1", money=0) == []
