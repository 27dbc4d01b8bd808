"""Playing at a desk: undo and redo, what cannot be undone, why something is not allowed, refusals."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.playing import Json, Seat, make_table
from tests.browser.serving import Server

FINAL = "No undo after this"


@pytest.fixture
def seat(server: Server, desk: Page) -> Seat:
    """Return a seat that is asked which tile to lay, beside one bot."""
    server.deal(3, 8)
    seat = Seat(desk, make_table(desk, "greedy"))
    seat.until_asked()
    assert seat.state["prompt"]["decision"] == "last_spike.lay"
    return seat


def lay(seat: Seat) -> None:
    """Lay the first tile and wait for the next question."""
    seat.at_place(next(option for option in seat.options if option["key"] == "last_spike.lay.tile"))
    seat.until_asked()


def texts(seat: Seat) -> list[str]:
    return [option["text"] for option in seat.options]


def test_a_choice_is_taken_back_and_made_again(seat: Seat) -> None:
    before = texts(seat)
    lay(seat)
    after = texts(seat)
    assert before != after
    seat.page.locator("[data-undo]").click()
    seat.until(lambda: texts(seat) == before and seat.offers(), "the tile is back")
    seat.page.locator("[data-redo]").click()
    seat.until(lambda: texts(seat) == after and seat.offers(), "the tile is laid again")
    expect(seat.page.locator("[data-redo]")).to_have_count(0)


def test_the_log_forgets_what_was_taken_back(seat: Seat) -> None:
    log = seat.page.get_by_role("region", name="Log")
    last = log.get_by_role("listitem").first
    before = last.text_content() or ""
    lay(seat)
    expect(last).to_contain_text("Ana lays")
    seat.page.locator("[data-undo]").click()
    expect(last).to_have_text(before)


def test_whoever_has_revealed_something_is_warned_before_and_cannot_undo_after(seat: Seat) -> None:
    for option in seat.options:
        assert (FINAL in seat.button(option).inner_text()) is option["reveals"]
    lay(seat)
    done = next(option for option in seat.options if option["text"] == "done")
    assert done["reveals"]
    expect(seat.button(done)).to_contain_text(FINAL)
    expect(seat.page.locator("[data-undo]")).to_be_enabled()
    seat.by_button(done)
    seat.until_asked()
    expect(seat.page.locator("[data-undo]")).to_be_disabled()


def test_alone_among_bots_one_goes_back_across_what_was_revealed(seat: Seat) -> None:
    before, view = texts(seat), seat.state["view"]
    lay(seat)
    seat.by_button(next(option for option in seat.options if option["text"] == "done"))
    seat.until_asked()
    assert seat.state["view"] != view
    seat.page.get_by_role("button", name="This table").click()
    seat.page.get_by_role("menuitem", name="Ask to go back").click()
    expect(seat.page.get_by_role("spinbutton")).to_have_value("1")  # turn of one's own
    seat.page.get_by_role("button", name="Ask the others").click()
    seat.until(lambda: texts(seat) == before and seat.offers(), "the turn begins again")
    assert seat.state["view"] == view


def test_what_cannot_be_chosen_says_why_and_where_that_is_written(seat: Seat) -> None:
    lay(seat)
    assert "map/z1" not in seat.places
    seat.place("map/z1").click()
    expect(seat.page.locator("[data-reason]")).to_have_text("You have laid your tile for this turn.")
    rule = seat.page.get_by_role("link", name="Rule: The turn")
    expect(rule).to_have_attribute("href", "/rules/last_spike#turn")
    seat.page.keyboard.press("Escape")
    expect(seat.page.locator("[data-reason]")).to_have_count(0)


def test_a_button_and_its_place_show_each_other(seat: Seat) -> None:
    option = next(option for option in seat.options if option["at"] is not None)
    seat.button(option).hover()
    expect(seat.place(option["at"])).to_have_attribute("data-hint", "")
    seat.place(option["at"]).hover()
    expect(seat.button(option)).to_have_class(re.compile(r"\bpointed\b"))


def test_a_choice_that_comes_too_late_is_told_and_nothing_is_lost(server: Server, desk: Page) -> None:
    late = {"left": 1}

    def delay(route: WebSocketRoute) -> None:
        to_server = route.connect_to_server()

        def send(text: str | bytes) -> None:
            message: Json = json.loads(text)
            if message["type"] == "choose" and late["left"]:
                late["left"] -= 1
                message["at"] -= 1
            to_server.send(json.dumps(message))

        route.on_message(send)

    server.deal(3, 8)
    desk.route_web_socket("**/socket", delay)
    seat = Seat(desk, make_table(desk, "greedy"))
    seat.until_asked()
    before = texts(seat)
    seat.button(seat.options[0]).click()
    expect(desk.locator("[data-problem]")).to_contain_text("The game has moved on since you looked")
    assert texts(seat) == before
    lay(seat)
    expect(desk.locator("[data-problem]")).to_have_count(0)
