"""Great Western Trail in the browser: a whole game with a mouse, a round with Kansas City by keyboard."""

from __future__ import annotations

import re
from functools import partial
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from railherd.words.catalogue import say
from tests.browser.browsing import Tell
from tests.browser.gwt_moments import MOVES, asked, is_settled, sit_down_after
from tests.browser.gwt_pad import recorded_totals, shown_totals
from tests.browser.playing import Seat, make_table
from tests.browser.serving import Server

FIRST_JOURNEY = 10  # choices before it; it leads to Kansas City
ROUND = [
    "travel",
    "foresight",
    "foresight",
    "foresight",
    "deliver",
    "deliver_disc",
]  # without certificates there is nothing to spend


def brisk(options: list[dict[str, Any]], rng: Random) -> dict[str, Any]:
    """Prefer long journeys, so that a game ends soon; otherwise choose anything."""
    journeys = [option for option in options if option["key"] in ("gwt.travel.space", "gwt.go.space")]
    return journeys[-1] if journeys else rng.choice(options)


def test_a_whole_game_with_the_mouse(server: Server, desk: Page, tell: Tell) -> None:
    server.deal(22)
    seat = Seat(desk, make_table(desk, "greedy", game="gwt"))
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


def has_gone_on(seat: Seat, before: int) -> bool:
    return bool(seat.state["at"] > before)


def test_a_round_with_kansas_city_without_a_mouse(server: Server, desk: Page) -> None:
    seat = sit_down_after(desk, server, FIRST_JOURNEY)
    passed = []
    for move in MOVES[FIRST_JOURNEY : FIRST_JOURNEY + len(ROUND) + 1]:
        if is_settled(seat, move):
            continue
        passed.append(asked(seat))
        option = next(option for option in seat.options if option["text"] == move.text)
        before = seat.state["at"]
        button = seat.button(option)
        expect(button).to_have_accessible_name(re.compile(re.escape(say(option["key"], option["args"], "en"))))
        expect(button).to_be_enabled()
        button.focus()
        desk.keyboard.press("Enter")
        seat.until(partial(has_gone_on, seat, before), "the game goes on")
        seat.until_asked()
    assert passed == ROUND
    assert seat.state["view"]["players"][0]["place"] == "start"
