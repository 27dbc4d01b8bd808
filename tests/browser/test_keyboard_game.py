"""Last Spike and a round of New Zealand without a mouse: Tab between regions, Page Down through what is lit, Enter."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from railherd.words.catalogue import say
from tests.browser.keyboard import Keys
from tests.browser.playing import Seat, make_table
from tests.browser.repeats import soaking
from tests.browser.serving import Server

# test_whole_game.py plays a whole game with the mouse; with the keys the second half shows every kind of question.
BEGINNINGS = {"whole game": 0, "second half": 36}


@pytest.mark.parametrize("beginning", soaking(BEGINNINGS, kept=("second half",)))
def test_a_game_with_the_keyboard_to_its_end(server: Server, desk: Page, beginning: str) -> None:
    server.deal(23, BEGINNINGS[beginning])
    seat = Seat(desk, make_table(desk, "greedy"))
    keys, rng = Keys(desk, say("web.table.lit", {})), Random(5)
    seat.until_asked()
    on_the_board = 0
    while not seat.over:
        expect(desk.get_by_role("heading", name=say("web.table.your_turn", {}))).to_be_visible()
        on_the_board += choose(keys, seat, rng)
        seat.until_asked()
    assert on_the_board > 5
    expect(desk.get_by_role("heading", level=1)).to_be_visible()
    expect(desk.get_by_role("link", name=say("web.end.record", {}))).to_be_visible()


def test_a_round_of_new_zealand_with_the_keyboard(server: Server, desk: Page) -> None:
    server.deal(22)
    seat = Seat(desk, make_table(desk, "greedy", game="gwt_nz"))
    keys = Keys(desk, say("web.table.lit", {}))
    seat.until_asked()
    on_the_board = 0
    while seat.state["prompt"]["decision"] != "gwt_nz.travel":
        before = seat.state["at"]
        if seat.state["prompt"]["decision"] == "gwt_nz.place":
            while not keys.heard().name.startswith("Neutral"):  # tokens may be used at any time: they are lit too
                assert keys.go_to_choosable()
            keys.press("Enter")
            on_the_board += 1
        else:
            keys.press("1")
        answered(seat, before)
        seat.until_asked()
    assert on_the_board > 0


def answered(seat: Seat, before: int) -> None:
    """Wait until the game has gone on from a moment."""
    seat.until(lambda: seat.state["at"] > before, "the game goes on")


def choose(keys: Keys, seat: Seat, rng: Random) -> bool:
    """Choose something, on the board if possible; return whether it was on the board."""
    before = seat.state["at"]
    has_place = bool(seat.places)
    if has_place:
        assert keys.go_to_choosable()
        for _ in range(rng.randrange(len(seat.places))):
            keys.press("PageDown")
        assert keys.is_choosable()
    else:
        option = rng.choice(seat.options)
        keys.go_to_button(say(option["key"], option["args"]))
    keys.press("Enter")
    answered(seat, before)
    return has_place
