"""Workers enter the job market row by row; the marker moves on, and some of its arrows are coloured."""

from __future__ import annotations

from typing import Any

import pytest

from railherd.core.playing.match import Match
from tests.games.gwt.table import deal, offered, play, refused, story, table

FORESIGHT = "tepee_green tepee_blue cowboy craftsman engineer cowboy"


def arrive(seats: int, filled: int, **more: Any) -> Match:
    """Let seat 0 choose from the first stack, with this many job spaces filled before and hired empty."""
    match = table(seats, at="kc", jobs=f"-*{filled}", foresight=FORESIGHT, **more)
    return play(match, "choose 1")


def test_workers_fill_the_row_of_the_marker() -> None:
    match = arrive(3, 4)
    play(match, "choose 1")
    assert story(match)[-1] == "- job_filled cowboy 2"
    assert match.view(None)["marker_row"] == 2
    play(match, "choose 1")
    assert story(match)[-2:] == ["- job_filled engineer 2", "- marker_moved 3"]
    assert match.view(None)["marker_row"] == 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_marker_moves_when_its_own_space_is_filled(seats: int) -> None:
    """That is the last space of a row; a row has as many spaces as there are players."""
    match = arrive(seats, 3 * seats - 2)
    play(match, "choose 1")
    assert match.view(None)["marker_row"] == 3
    play(match, "choose 1")
    assert match.view(None)["marker_row"] == 4
    assert match.view(None)["jobs"]["3-cowboy"] == 1
    assert match.view(None)["jobs"]["3-engineer"] == 1


def test_spaces_hired_empty_are_not_filled_again() -> None:
    match = arrive(2, 5)
    play(match, "choose 2")
    assert match.view(None)["jobs"]["3-craftsman"] == 1
    assert sum(match.view(None)["jobs"].values()) == 1


@pytest.mark.parametrize(("seats", "size"), [(2, 7), (3, 10), (4, 13)])
@pytest.mark.parametrize("row", [6, 9])
def test_a_yellow_arrow_refills_the_cattle_market(seats: int, size: int, row: int) -> None:
    """Case 14: on leaving rows 6 and 9."""
    match = arrive(seats, row * seats - 1, market="holstein*2")
    play(match, "choose 1")
    assert f"- marker_moved {row + 1}" in story(match)
    assert sum("cattle_added" in line for line in story(match)) == size - 2
    assert sum(match.view(None)["market"].values()) == size


@pytest.mark.parametrize("row", [2, 3, 4, 5, 7, 8, 10, 11])
def test_other_arrows_do_nothing(row: int) -> None:
    match = arrive(2, row * 2 - 1, market="holstein*2")
    play(match, "choose 1")
    assert story(match)[-1] == f"- marker_moved {row + 1}"
    assert match.view(None)["market"] == {"holstein": 2}


def test_a_market_that_is_full_or_fuller_gets_nothing() -> None:
    """Case 14: cowboys may have added more than the first size."""
    for market, count in (("holstein*7", 7), ("holstein*7 ayrshire*2", 9)):
        match = arrive(2, 11, market=market)
        play(match, "choose 1")
        assert sum(match.view(None)["market"].values()) == count


def test_one_missing_card_is_refilled() -> None:
    match = deal(table(at="kc", jobs="-*11", foresight=FORESIGHT, market="holstein*6"), "market", "texas_longhorn_7")
    play(match, "choose 1", "choose 1")
    assert match.view(None)["market"] == {"holstein": 6, "texas_longhorn_7": 1}


def test_a_refill_takes_what_the_stack_has() -> None:
    match = arrive(2, 11, market="holstein", market_stack="ayrshire*2")
    play(match, "choose 1")
    assert match.view(None)["market"] == {"holstein": 1, "ayrshire": 2}
    assert match.view(None)["market_stack"] == 0


def test_the_red_arrow_gives_the_marker_to_whoever_filled_the_last_space() -> None:
    match = arrive(2, 23)
    play(match, "choose 1")
    assert story(match)[-2:] == ["- job_filled cowboy 12", "0 marker_taken"]
    assert match.view(None)["marker"] == 0
    assert match.scores()[0]["lines"]["marker"] == 2
    assert match.scores()[1]["lines"]["marker"] == 0


def test_no_arrow_before_the_last_space() -> None:
    match = arrive(2, 22)
    play(match, "choose 1")
    assert match.view(None)["marker"] is None
    play(match, "choose 1")
    assert match.view(None)["marker"] == 0


def test_after_the_red_arrow_no_worker_is_chosen_any_more() -> None:
    """Already in the same visit: with only workers left the third choice is skipped."""
    match = arrive(2, 23)
    play(match, "choose 2")
    assert offered(match) == ["skip"]
    assert refused(match, "choose 1") == "no_workers_any_more"
    assert refused(match, "choose 2") == "no_workers_any_more"
    match = table(at="kc", jobs="-*23", foresight="tepee_green tepee_blue cowboy craftsman engineer tepee_blue")
    play(match, "choose 1", "choose 1")
    assert offered(match) == ["choose 2"]
    assert refused(match, "skip") == "foresight_left"
