"""The end: the player who fills the last job takes the marker and has had the last turn; each other has one more."""

from __future__ import annotations

from typing import Any

import pytest

from railherd.core.playing.match import Match
from tests.games.gwt.table import decision, offered, play, player, refused, story, table

WORKERS = "tepee_green tepee_blue cowboy craftsman engineer cowboy"


def last_job(seats: int = 2, asked: int = 0, foresight: str = WORKERS, **more: Any) -> Match:
    """Return a table where a seat has just filled the last job from the second stack."""
    filled = f"-*{12 * seats - 1}"
    places = ["n_g"] * seats
    match = table(seats, at="kc", asked=asked, jobs=filled, foresight=foresight, place=places, **more)
    return play(match, "choose 1", "choose 1")


def finish(match: Match) -> Match:
    """Finish a visit to Kansas City."""
    return play(match, "spend 0", "deliver kansas_city", "disc cert_4")


def test_whoever_has_the_marker_finishes_the_turn() -> None:
    match = last_job()
    assert story(match)[-1] == "0 marker_taken"
    play(match, "skip")
    finish(match)
    assert not match.over
    assert match.asked == 1
    assert player(match)["place"] == "start"


@pytest.mark.parametrize(("seats", "taker"), [(2, 0), (2, 1), (3, 1), (4, 0), (4, 2), (4, 3)])
def test_everybody_else_has_one_more_turn(seats: int, taker: int) -> None:
    match = last_job(seats, taker)
    finish(play(match, "skip"))
    turns = []
    while not match.over:
        turns.append(match.asked)
        play(match, "travel kc" if "travel kc" in offered(match) else offered(match)[0])
        play(match, "choose 1", "skip", "skip")
        finish(match)
    assert turns == [(taker + 1 + step) % seats for step in range(seats - 1)]
    assert story(match)[-1] == "- game_ended"
    assert match.prompt() is None


def test_the_marker_may_come_in_the_third_choice() -> None:
    match = table(at="kc", jobs="-*22", foresight=WORKERS, place=[None, "n_g"])
    play(match, "choose 1", "choose 1")
    assert match.view(None)["marker"] is None
    play(match, "choose 1")
    assert match.view(None)["marker"] == 0
    finish(match)
    assert match.asked == 1


def test_a_tepee_of_the_third_stack_is_still_chosen() -> None:
    match = last_job(foresight="tepee_green tepee_blue cowboy craftsman engineer tepee_blue")
    assert offered(match) == ["choose 2"]
    play(match, "choose 2")
    assert decision(match) == "spend"


def test_in_the_last_turns_no_worker_is_chosen() -> None:
    """Case 55: the first choice is as always, and foresight is filled again."""
    match = last_job()
    finish(play(match, "skip"))
    play(match, "travel kc")
    assert offered(match) == ["choose 1", "choose 2"]
    play(match, "choose 1")
    assert offered(match) == ["skip"]
    assert refused(match, "choose 1") == "no_workers_any_more"
    play(match, "skip", "skip")
    stacks = match.view(None)["stacks"]
    finish(match)
    assert match.over
    assert match.view(None)["stacks"] == [stacks[0] - 1, stacks[1], stacks[2]]
    assert None not in match.view(None)["foresight"].values()


def test_foresight_is_filled_after_the_marker_too() -> None:
    match = last_job()
    stacks = match.view(None)["stacks"]
    finish(play(match, "skip"))
    assert match.view(None)["stacks"] == [stacks[0] - 1, stacks[1] - 1, stacks[2]]
    assert None not in match.view(None)["foresight"].values()


def test_a_last_turn_may_be_any_turn() -> None:
    match = table(at="n_a", asked=1, marker=0, jobs="-*24", money=[0, 4])
    play(match, "auxiliary", "auxiliary 1", "done")
    assert match.over
    assert [score["lines"]["money"] for score in match.scores()] == [0, 1]


def test_phase_c_still_draws_in_the_last_turn() -> None:
    match = table(at="n_a", asked=1, marker=0, jobs="-*24")
    play(match, "done")
    assert match.view(None)["players"][1]["cards"] == 4


def test_after_the_end_nothing_is_asked_and_all_is_open() -> None:
    match = table(at="n_a", asked=1, marker=0, jobs="-*24", hand=["jersey", "guernsey"])
    assert match.winners() == []
    assert match.view(1)["players"][0]["hand"] == {}
    play(match, "done")
    assert match.over
    assert match.asked is None
    assert match.view(1)["players"][0]["hand"] == {"jersey": 1}
    assert [seen["score"] for seen in match.view(None)["players"]] == [score["total"] for score in match.scores()]


def test_the_most_points_win() -> None:
    match = table(3, at="n_a", asked=1, marker=2, jobs="-*36", money=[10, 100, 20], turn=70)
    play(match, "done")
    totals = [score["total"] for score in match.scores()]
    assert totals == [2, 20, 4 + 2]
    assert match.winners() == [1]


def test_equal_totals_share_the_victory() -> None:
    """Case 58: no tie is broken."""
    match = table(3, at="n_a", asked=1, marker=2, jobs="-*36", money=[10, 54, 40])
    play(match, "done")
    assert [score["total"] for score in match.scores()] == [2, 10, 10]
    assert match.winners() == [1, 2]
    assert match.result() == "2 10 10 · 1 2"
