"""New Zealand in the browser: whole games with a mouse, of two players and alone against Sarah."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.browsing import Tell
from tests.browser.gwt_pad import recorded_totals, shown_totals
from tests.browser.playing import Seat, make_table
from tests.browser.repeats import soaking
from tests.browser.serving import Server

JOURNEYS = ("gwt_nz.travel.space", "gwt_nz.go.space")


def brisk(options: list[dict[str, Any]], rng: Random) -> dict[str, Any]:
    """Prefer long journeys, so that a game ends soon; otherwise choose anything."""
    journeys = [option for option in options if option["key"] in JOURNEYS]
    return journeys[-1] if journeys else rng.choice(options)


WHOLE_GAMES = {"two players": (22, ["greedy"]), "alone against Sarah": (5, [])}


@pytest.mark.parametrize("name", soaking(WHOLE_GAMES, kept=("alone against Sarah",)))
def test_a_whole_game_with_the_mouse(server: Server, desk: Page, tell: Tell, name: str) -> None:
    seed, others = WHOLE_GAMES[name]
    server.deal(seed)
    seat = Seat(desk, make_table(desk, *others, game="gwt_nz"))
    rng, on_the_board, choices = Random(3), 0, 0
    seat.until_asked()
    while not seat.over:
        seat.until(lambda: sorted(seat.lit()) == seat.places, "just what may be chosen is lit")
        on_the_board += seat.choose(brisk(seat.options, rng))
        choices += 1
        seat.until_asked()
    tell(f"{on_the_board} of {choices} choices on the board")
    assert on_the_board > choices / 2
    assert shown_totals(desk) == recorded_totals(desk)
