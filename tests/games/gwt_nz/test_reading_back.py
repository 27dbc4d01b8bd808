"""Every position of a game reads back as it was written, whatever waits in it."""

from __future__ import annotations

import pytest

import railherd
from railherd.core.rng import Rng
from tests.games.gwt_nz.late import LATE
from tests.games.gwt_nz.table import money, play, refused, table


def test_the_use_of_a_building_that_was_replaced_meanwhile_reads_back() -> None:
    match = table(at="a1", trail="a1=0-4", columns="craftsman:5", workers="craftsman", money=20)
    play(match, "use 1", "hire 5 craftsman", "first", "build 5", "at a1")
    data = match.position()
    assert data["pending"][-1]["tile"] == "0-4"
    assert railherd.from_position(data).position() == data


def test_a_delivery_reads_back_while_its_objective_card_is_chosen_and_transport_waits() -> None:
    match = table(at="wellington", money=10, pending={"decision": "deliver", "seat": 0, "value": 10, "ordinary": 1})
    play(match, "deliver t9", "disc steps")
    again = railherd.from_position(match.position())
    assert again.position() == match.position()
    assert money(play(again, "take top"))[0] == 10, "3 of the disc, less 3 for transport"


def test_shearers_left_over_read_back_once_the_wool_has_gone() -> None:
    match = table(at="n_e", hand="ryeland merino", workers="shearer*2")
    for choice in ("use 1", "shear ryeland", "stop", "send w5", "disc aux_path_2"):
        play(match, choice)
        again = railherd.from_position(match.position())
        assert (again.position(), again.view(0)) == (match.position(), match.view(0))
    assert refused(again, "send w5") == "wool_sent"


@pytest.mark.parametrize("late", LATE)
def test_every_position_of_a_game_reads_back(late: str) -> None:
    match, rng = LATE[late](1), Rng(1)
    for _ in range(60):
        asked = match.prompt()
        assert asked is not None
        assert railherd.from_position(match.position()).position() == match.position()
        match.choose(asked.options[rng.below(len(asked.options))].text)


def test_in_the_first_turn_the_disc_comes_before_the_runholder() -> None:
    """Both before and after the disc lies on the track a position reads back, also with cards still to discard."""
    match = railherd.new("gwt_nz", seats=3, seed=4)
    while match.asked == 0:
        assert railherd.from_position(match.position()).position() == match.position()
        prompt = match.prompt()
        assert prompt is not None
        play(match, "done" if prompt.decision == "gwt_nz.use" else prompt.options[0].text)
    assert railherd.from_position(match.position()).position() == match.position()
