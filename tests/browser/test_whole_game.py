"""A whole game of Last Spike with a mouse: options with a place are clicked there, and the end matches the rules."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page

from tests.browser.browsing import Tell
from tests.browser.ending import downloaded_record, recorded_pad, shown_pad
from tests.browser.playing import Seat, make_table
from tests.browser.serving import Server


def test_a_whole_game_with_the_mouse(server: Server, desk: Page, tell: Tell) -> None:
    server.deal(seed=7)
    seat = Seat(desk, make_table(desk, "greedy", "greedy", name="Zoë"))
    rng, on_the_board, choices = Random(3), 0, 0
    seat.until_asked()
    while not seat.over:
        seat.until(lambda: sorted(seat.lit()) == seat.places, "just what may be chosen is lit")
        on_the_board += seat.choose(rng.choice(seat.options))
        choices += 1
        seat.until_asked()
    tell(f"{on_the_board} of {choices} choices on the board")
    assert choices >= 20
    assert shown_pad(desk) == recorded_pad(downloaded_record(desk))
