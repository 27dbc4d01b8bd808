"""Few clicks a turn: greedy's choices, made by a real pointer on what is lit, take the clicks that the tool counts."""

from __future__ import annotations

import statistics

import pytest

from tests.browser.browsing import Browse, Tell
from tests.browser.clicking import click_through
from tests.browser.serving import Server

SHORT = 6  # turns
MOST = {"gwt": 4, "gwt_nz": 5, "last_spike": 2}  # clicks of the median turn of a whole game


def test_the_first_turns_take_no_more_clicks_than_were_counted(server: Server, browse: Browse) -> None:
    for made, counted in click_through(server, browse, "gwt_nz", 1, SHORT):
        assert made == counted


@pytest.mark.soak  # repeats it in whole games
@pytest.mark.parametrize("game", MOST)
def test_a_turn_takes_few_clicks(server: Server, browse: Browse, tell: Tell, game: str) -> None:
    turns = click_through(server, browse, game, 1)
    made = [made for made, _ in turns]
    assert made == [counted for _, counted in turns]
    tell(f"{len(made)} turns, median {statistics.median(made):g}, mean {statistics.mean(made):.2f} clicks")
    assert statistics.median(made) <= MOST[game]
