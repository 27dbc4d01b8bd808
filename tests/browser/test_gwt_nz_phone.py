"""New Zealand on a phone, by touch, up to the first delivery in Wellington."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import Page

from tests.browser.playing import Seat, make_table
from tests.browser.serving import Server
from tests.browser.test_gwt_nz_game import brisk


def has_delivered(view: dict[str, Any]) -> bool:
    """Return whether a disc of the first seat lies on a trading post."""
    return any(discs[0] > 0 for discs in view["cities"].values())


def test_the_first_wellington_by_touch(server: Server, phone: Page) -> None:
    server.deal(22)
    seat = Seat(phone, make_table(phone, "greedy", game="gwt_nz"))
    rng, on_the_board = Random(3), 0
    seat.until_asked()
    while not has_delivered(seat.state["view"]):
        option = brisk(seat.options, rng)
        on_the_board += seat.choose(option)
        seat.until_asked()
    assert on_the_board > 0
