"""A hint: asked for by pointer or key, read, followed, and noted where everybody sees it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.accessible import violations
from tests.browser.browsing import Browse
from tests.browser.playing import Seat, make_table
from tests.browser.serving import Server
from tests.browser.together import Two, two_at_a_table
from tests.browser.watching import Watch

ASK = "[data-ask-hint]"
CARD = "[data-hints]"


@pytest.fixture
def two(server: Server, chromium: Browser, browse: Browse, watch: Watch) -> Iterator[Two]:
    with two_at_a_table(server, chromium, browse(settings={"pace": "at_once"}), watch) as two:
        yield two


def test_a_hint_is_asked_for_by_key_and_followed(server: Server, desk: Page) -> None:
    server.deal(3, 8)
    seat = Seat(desk, make_table(desk, "greedy"))
    seat.until_asked()
    desk.keyboard.press("h")
    card = desk.locator(CARD)
    expect(card).to_contain_text("What is worth choosing")
    expect(card).to_contain_text("Expected lead at the end, in money: ")
    expect(card).to_contain_text("For it: ")
    assert violations(desk) == []
    best = card.locator("[data-hinted]").first
    text = best.get_attribute("data-hinted")
    assert text in [option["text"] for option in seat.options]
    before = seat.state["at"]
    best.click()
    seat.until(lambda: seat.state["at"] > before, "the choice is made")
    expect(card).to_have_count(0)
    expect(desk.get_by_role("region", name="Log")).to_contain_text("Ana asks for a hint.")


def test_several_people_have_hints_once_the_host_allows_them(two: Two) -> None:
    host, asked = two.ana.page, two.boris.page
    expect(asked.locator("[data-undo]")).to_be_visible()
    expect(asked.locator(ASK)).to_have_count(0)
    host.get_by_role("button", name="This table").click()
    host.get_by_role("menuitem", name="Allow hints").click()
    asked.locator(ASK).click()
    expect(asked.locator(CARD)).to_contain_text("What is worth choosing")
    asked.get_by_role("button", name="Close the hint").click()
    expect(asked.locator(CARD)).to_have_count(0)
    for seat in (two.ana, two.boris):
        expect(seat.page.get_by_role("region", name="Log")).to_contain_text("asks for a hint.")
