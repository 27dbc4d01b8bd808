"""Buildings that move the rancher on: hands are paid, and phase B starts again at the new place."""

from __future__ import annotations

import pytest

from tests.games.gwt.table import cards, decision, money, offered, play, player, refused, story, table

MOVES = [("3a", "use 2", 1), ("4a", "use 2", 2), ("10a", "use 2", 5), ("3b", "use 2", 1), ("4b", "use 2", 3)]
MOVES += [("10b", "use 3", 4)]
NEUTRAL = ["n_b", "n_c", "n_d", "n_e", "n_f", "n_g", "kc"]
DISTANCE = {"n_b": 1, "n_c": 2, "n_d": 3, "n_e": 3, "n_f": 4, "n_g": 5, "kc": 6}


@pytest.mark.parametrize(("face", "use", "most"), MOVES)
def test_from_one_step_up_to_the_number_shown(face: str, use: str, most: int) -> None:
    """Case 50. The step limit of the player board does not matter."""
    match = play(table(at="p_a3", sides=face, trail=f"p_a3=0-{face[:-1]}"), use)
    assert offered(match) == [f"go {space}" for space in NEUTRAL if DISTANCE[space] <= most]
    assert refused(match, "go p_a3") == "not_ahead"
    assert refused(match, "go p_b1") == "not_a_location"
    beyond = [space for space in NEUTRAL if DISTANCE[space] > most]
    assert refused(match, f"go {beyond[0]}") == "too_far"


def test_every_tile_on_the_way_is_a_step() -> None:
    match = play(table(at="p_a3", trail="p_a3=0-4 p_b1=1-2 h_drought_2=drought_green_2"), "use 2")
    assert offered(match) == ["go n_b", "go p_b1", "go h_drought_2"]


def test_hands_are_paid() -> None:
    """Case 50."""
    match = table(3, at="p_a3", money=[9, 0], trail="p_a3=0-4 p_b1=1-7")
    play(match, "use 2", "go p_b1")
    assert money(match)[:2] == [6, 3]
    assert story(match)[1:4] == ["0 rancher_moved n_b", "0 rancher_moved p_b1", "0 fee_paid 3 p_b1 1"]


def test_the_way_is_asked_as_in_phase_a() -> None:
    match = play(table(at="p_a3", money=[9, 0], trail="p_a3=0-4 p_b1=1-1", sides="4b"), "use 2", "go n_c")
    assert offered(match) == ["by p_b1", "by h_drought_1"]
    play(match, "by p_b1")
    assert (money(match), player(match)["place"], decision(match)) == ([7, 2], "n_c", "use")


def test_the_whole_of_phase_b_again() -> None:
    """Case 50: all actions of the new place, or an auxiliary one instead, and no cards are drawn in between."""
    match = table(at="p_a3", trail="p_a3=0-3", hand="jersey*2 dutch_belt")
    play(match, "use 1", "discard jersey", "discard jersey", "use 2", "go n_b")
    assert (match.asked, cards(match)) == (0, "dutch_belt")
    assert offered(match) == ["use 1", "use 2", "auxiliary", "done"]
    play(match, "use 1")
    assert money(match)[0] == 6 + 3 + 2
    play(match, "done")
    assert len(cards(match).split()) == 4


def test_an_auxiliary_action_at_the_new_place() -> None:
    """It was no longer open at the place left behind."""
    match = play(table(at="p_a3", trail="p_a3=0-3 p_b1=1-2"), "use 2", "go n_b", "auxiliary", "auxiliary 1")
    assert money(match)[0] == 7


def test_what_is_left_behind_is_forfeited() -> None:
    """Ruling 5: the other actions of the first building are lost."""
    match = table(at="p_a3", trail="p_a3=0-3", hand="jersey*2")
    play(match, "use 2", "go n_b")
    assert refused(match, "use 1") == "card_missing"
    assert offered(match) == ["use 2", "auxiliary", "done"]
    assert [waiting["tile"] for waiting in match.position()["pending"]] == ["b"]
    play(match, "done")
    assert match.asked == 1


def test_one_move_after_another() -> None:
    match = table(at="p_a2", trail="p_a2=0-3 p_a3=0-4 p_c1=0-10", sides="10b", money=0)
    play(match, "use 2", "go p_a3", "use 2", "go n_c", "done")
    assert player(match)["place"] == "n_c"
    match = play(table(at="p_a2", trail="p_a2=0-3 p_a3=0-10", sides="10b", money=0), "use 2", "go p_a3", "use 1")
    assert offered(match) == ["use 2", "use 3", "done"]
    play(match, "use 3", "go n_e")
    assert money(match)[0] == 4


def test_onto_the_building_of_another() -> None:
    match = table(at="p_a2", trail="p_a2=0-3 p_a3=1-2", hand="guernsey")
    play(match, "use 2", "go p_a3")
    assert offered(match) == ["auxiliary", "done"]


def test_into_kansas_city() -> None:
    """Case 51: all five parts, and then the start of the trail."""
    match = table(at="p_f1", trail="p_f1=0-4", hand="guernsey jersey", money=0)
    play(match, "use 2", "go kc")
    assert decision(match) == "foresight"
    play(match, "choose 1", "choose 2", "choose 1", "spend 0")
    assert money(match)[0] == 3
    play(match, "deliver topeka", "disc aux_money_2")
    assert (player(match)["place"], match.asked) == ("start", 1)
    assert len(cards(match).split()) == 4
    assert None not in match.view(None)["foresight"].values()


def test_a_move_is_always_possible_and_never_past_kansas_city() -> None:
    match = play(table(at="p_g1", trail="p_g1=0-10"), "use 2")
    assert offered(match) == ["go kc"]


def test_a_move_must_be_used_or_left() -> None:
    """Once chosen, it goes on by at least one step."""
    match = play(table(at="p_a3", trail="p_a3=0-3"), "use 2")
    assert offered(match) == ["go n_b"]
