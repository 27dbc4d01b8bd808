"""Several options at one place: the page asks which, and Escape goes back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.gwt_moments import sit_down
from tests.browser.playing import Json, Seat
from tests.browser.serving import Server

LONG_ENOUGH = 900  # milliseconds: a card would have opened
COVER = """() => {
  const cover = document.createElement("div");
  cover.id = "cover";
  Object.assign(cover.style, { position: "fixed", inset: 0, zIndex: 99 });
  document.body.append(cover);
}"""


@pytest.fixture
def seat(server: Server, desk: Page) -> Seat:
    """Return a seat that buys cattle: some cards can be bought in two ways."""
    return sit_down(desk, server, "purchase")


def offered_together(seat: Seat) -> list[Json]:
    """Return options that share a place."""
    for at in seat.places:
        here = [option for option in seat.options if option["at"] == at]
        if len(here) > 1:
            return here
    raise AssertionError("every option has a place of its own")


def picker(seat: Seat) -> Locator:
    return seat.page.get_by_role("dialog", name="Which of these?")


def test_a_click_opens_it_and_a_second_one_chooses(seat: Seat) -> None:
    options = offered_together(seat)
    seat.place(options[0]["at"]).click()
    buttons = picker(seat).get_by_role("button")
    expect(buttons).to_have_count(len(options))
    expect(buttons.first).to_be_focused()
    before = seat.state["at"]
    buttons.nth(len(options) - 1).click()
    seat.until(lambda: seat.state["at"] > before, "the game goes on")
    expect(picker(seat)).to_have_count(0)
    assert seat.state["events"][0]["key"] == "gwt.cattle_bought"


def test_escape_leads_back_to_the_place(seat: Seat) -> None:
    place = seat.place(offered_together(seat)[0]["at"])
    place.focus()
    seat.page.keyboard.press("Enter")
    expect(picker(seat)).to_be_visible()
    seat.page.keyboard.press("ArrowDown")
    expect(picker(seat).get_by_role("button").nth(1)).to_be_focused()
    before = seat.state["at"]
    seat.page.keyboard.press("Escape")
    expect(picker(seat)).to_have_count(0)
    expect(place).to_be_focused()
    assert seat.state["at"] == before


def test_a_click_elsewhere_puts_it_away(seat: Seat) -> None:
    seat.place(offered_together(seat)[0]["at"]).click()
    expect(picker(seat)).to_be_visible()
    seat.page.get_by_role("region", name="Log").click(position={"x": 4, "y": 4})
    expect(picker(seat)).to_have_count(0)


def test_the_card_of_the_place_gives_way_to_it(seat: Seat) -> None:
    place = seat.place(offered_together(seat)[0]["at"])
    place.hover()
    expect(seat.page.get_by_role("tooltip")).to_be_visible()
    place.click()
    expect(picker(seat)).to_be_visible()
    expect(seat.page.get_by_role("tooltip")).to_have_count(0)


def test_no_card_opens_under_a_mouse_that_lies_still(seat: Seat) -> None:
    """The page changes below the mouse, as when a question needs more room: nobody has pointed at anything."""
    page, place = seat.page, seat.place(offered_together(seat)[0]["at"])
    box = place.bounding_box()
    assert box is not None
    page.evaluate(COVER)
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.evaluate("document.getElementById('cover').remove()")
    page.wait_for_timeout(LONG_ENOUGH)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    page.mouse.move(box["x"] + box["width"] / 2 + 2, box["y"] + box["height"] / 2)
    expect(page.get_by_role("tooltip")).to_be_visible()


def test_nor_under_one_that_lay_still_before_the_board_was_there(server: Server, desk: Page) -> None:
    server.deal(1)
    desk.goto("/new?game=gwt")
    box = desk.get_by_role("button", name="Begin").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    desk.mouse.move(x - 5, y)
    desk.mouse.click(x, y)
    expect(desk.locator("[data-option]").first).to_be_enabled()
    assert desk.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).closest('[data-at], [data-for]') !== null", [x, y]
    )
    desk.wait_for_timeout(LONG_ENOUGH)
    expect(desk.get_by_role("tooltip")).to_have_count(0)
    desk.mouse.move(x + 2, y)
    expect(desk.get_by_role("tooltip")).to_be_visible()
