"""Directness: pressing a thing does action and target together, a turn is taken back at once, and ends by itself."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.browsing import Browse
from tests.browser.gwt_moments import sit_down
from tests.browser.playing import Seat, make_table, press
from tests.browser.serving import Server

BEFORE_HIRING = "building"


def at_a_thing(seat: Seat) -> dict[str, Any]:
    """Return a shortcut that can be undone, to a thing at which nothing else can be done."""
    at = [shortcut["at"] for shortcut in seat.shortcuts]
    plain = {option["at"] for option in seat.options}
    return next(
        shortcut
        for shortcut in seat.shortcuts
        if at.count(shortcut["at"]) == 1 and shortcut["at"] not in plain and not shortcut["reveals"]
    )


def test_one_press_does_the_action_and_chooses_its_thing(server: Server, desk: Page) -> None:
    seat = sit_down(desk, server, BEFORE_HIRING)
    before = seat.state
    thing = at_a_thing(seat)
    assert sorted(seat.lit()) == seat.places
    seat.show(thing["at"])
    press(desk, seat.place(thing["at"]))
    seat._until_answered()
    seat.until_asked()
    assert seat.state["seq"] == before["seq"] + 1, "one entry for several choices"
    assert seat.state["view"] != before["view"]
    desk.keyboard.press("u")
    seat.until(lambda: bool(seat.state["seq"] > before["seq"] + 1), "it is undone")
    assert seat.state["view"] == before["view"]


def test_the_card_of_a_thing_says_by_which_answer_it_is_reached(server: Server, desk: Page) -> None:
    seat = sit_down(desk, server, BEFORE_HIRING)
    thing = at_a_thing(seat)
    seat.place(thing["at"]).hover()
    expect(desk.locator(".offer small").first).to_be_visible()


def test_a_key_takes_back_the_whole_turn(server: Server, desk: Page) -> None:
    server.deal(22)
    seat = Seat(desk, make_table(desk, "greedy", game="gwt"))
    seat.until_asked()
    began = seat.state["view"]
    for _ in range(2):
        seat.choose(next(option for option in seat.options if not option["reveals"]))
        seat.until_asked()
    at = seat.state["seq"]
    desk.keyboard.press("z")
    seat.until(lambda: bool(seat.state["seq"] > at), "the turn is taken back")
    assert seat.state["seq"] == at + 1
    assert seat.state["view"] == began
    expect(desk.locator("[data-undo-turn]")).to_be_disabled()


def until_one_answer(seat: Seat) -> None:
    """Play until a choice leaves the person only one answer."""
    while len(seat.options) != 1:
        seat.until(lambda: len(seat.options) > 0, "the person is asked")
        seat.until_asked()
        seat.by_button(([option for option in seat.options if option["text"] != "done"] or seat.options)[0])


def last_spike(browse: Browse, server: Server, ending: str) -> Seat:
    """Sit down at a game in which the first turn leaves nothing but to end it."""
    server.deal(1)
    page = browse(settings={"pace": "at_once", "ending": ending})
    seat = Seat(page, make_table(page, "greedy"))
    seat.until_asked()
    return seat


def test_a_turn_ends_by_itself_where_that_is_wanted(server: Server, browse: Browse) -> None:
    seat = last_spike(browse, server, "at_once")
    until_one_answer(seat)
    before = seat.state["at"]
    seat.until(lambda: seat.over or (seat.state["at"] > before and len(seat.options) > 1), "the turn has ended")


def test_it_waits_for_a_moment_in_which_the_player_can_stay(server: Server, browse: Browse) -> None:
    seat = last_spike(browse, server, "wait")
    until_one_answer(seat)
    bar = seat.page.locator("[data-ending]")
    expect(bar).to_be_visible()
    expect(seat.page.locator("[data-undo]")).to_be_enabled()
    bar.get_by_role("button").click()
    expect(bar).to_be_hidden()
    before = seat.state["at"]
    seat.page.wait_for_timeout(2500)
    assert seat.state["at"] == before, "the player said that they want to be asked"


def test_it_goes_on_after_that_moment(server: Server, browse: Browse) -> None:
    seat = last_spike(browse, server, "wait")
    until_one_answer(seat)
    before = seat.state["at"]
    seat.page.wait_for_timeout(1000)
    assert seat.state["at"] == before
    seat.until(lambda: bool(seat.state["at"] > before), "it goes on by itself")


def test_it_is_asked_where_nobody_wants_otherwise(server: Server, browse: Browse) -> None:
    seat = last_spike(browse, server, "ask")
    until_one_answer(seat)
    before = seat.state["at"]
    seat.page.wait_for_timeout(2500)
    assert seat.state["at"] == before


def test_what_cannot_be_undone_is_asked_twice_where_that_is_wanted(server: Server, browse: Browse) -> None:
    server.deal(1)
    page = browse(settings={"pace": "at_once", "confirm": True})
    seat = Seat(page, make_table(page, "greedy"))
    seat.until_asked()
    seat.by_button(next(option for option in seat.options if not option["reveals"]))
    seat.until_asked()
    before = seat.state["at"]
    assert seat.options[0]["reveals"], "a purchase is final"
    seat.button(seat.options[0]).click()
    dialog = page.get_by_role("dialog", name="This cannot be undone")
    dialog.get_by_role("button", name="Not yet").click()
    expect(dialog).to_be_hidden()
    assert seat.state["at"] == before
    seat.button(seat.options[0]).click()
    dialog.get_by_role("button", name="Do it").click()
    seat.until(lambda: bool(seat.state["at"] > before), "it is done")
