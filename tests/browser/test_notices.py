"""It is your turn: announced by the title always, by a sound and a system notification if wanted."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.browsing import Browse
from tests.browser.playing import Seat, make_table
from tests.browser.serving import Server
from tests.browser.together import Two, end_turn, two_at_a_table
from tests.browser.watching import Watch

# Record notifications and sounds instead of showing and playing them.
NOTED = """
window.noted = [];
window.Notification = class {
  static permission = "granted";
  static requestPermission = async () => window.Notification.permission;
  constructor(title, { body }) { window.noted.push(`${title}: ${body}`); }
};
const rustle = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (...when) {
  window.noted.push("knock");
  rustle.apply(this, when);
};
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) {
  window.noted.push(`${Math.round(this.frequency.value)} Hz`);
  start.apply(this, when);
};
"""
CALL = ["523 Hz", "659 Hz"]
REFUSED = "window.Notification.permission = 'denied';"
HIDDEN = "Object.defineProperty(document, 'visibilityState', { value: 'hidden' })"


@pytest.fixture
def ana(browse: Browse) -> Page:
    """Return a player who has all notices switched on."""
    page = browse(settings={"pace": "at_once", "sound": True, "notices": True})
    page.add_init_script(NOTED)
    return page


@pytest.fixture
def two(server: Server, chromium: Browser, ana: Page, watch: Watch) -> Iterator[Two]:
    with two_at_a_table(server, chromium, ana, watch) as two:
        ana.evaluate("window.noted.length = 0")
        yield two


def noted(page: Page) -> list[str]:
    found: list[str] = page.evaluate("window.noted")
    return found


def test_whoever_looks_elsewhere_gets_a_notice(two: Two) -> None:
    page = two.ana.page
    page.evaluate(HIDDEN)
    expect(page).to_have_title("Last Spike · railherd")
    end_turn(two.boris)
    expect(page).to_have_title("● Your turn · Last Spike")
    two.ana.until_asked()
    two.ana.until(lambda: len(noted(page)) == len(CALL) + 1, "it is called")
    assert sorted(noted(page)) == [*CALL, "Last Spike: Your turn"]


def test_whoever_looks_at_the_table_hears_it_only(two: Two) -> None:
    end_turn(two.boris)
    two.ana.until_asked()
    two.ana.until(lambda: set(CALL) <= set(noted(two.ana.page)), "it is heard")
    assert "Last Spike: Your turn" not in noted(two.ana.page)


def test_what_happens_is_heard_too(two: Two) -> None:
    end_turn(two.boris)
    two.ana.until_asked()
    two.ana.until(lambda: set(CALL) <= set(noted(two.ana.page)), "it is heard")
    two.ana.page.evaluate("window.noted.length = 0")
    two.ana.choose(two.ana.options[0])
    two.ana.until(lambda: "knock" in noted(two.ana.page), "a track is laid")


def test_nobody_is_disturbed_unasked(server: Server, desk: Page) -> None:
    desk.add_init_script(NOTED)
    server.deal(3)
    seat = Seat(desk, make_table(desk, "greedy"))
    seat.until_asked()
    desk.evaluate(HIDDEN)
    end_turn(seat)
    seat.until_asked()
    assert noted(desk) == []


@pytest.mark.parametrize("is_allowed", [True, False])
def test_a_browser_that_refuses_notices_is_told_of(server: Server, desk: Page, is_allowed: bool) -> None:
    desk.add_init_script(NOTED if is_allowed else NOTED + REFUSED)
    server.deal(3)
    Seat(desk, make_table(desk, "greedy")).until_asked()
    desk.get_by_role("button", name="This table").click()
    desk.get_by_role("menuitem", name="Pace and notices").click()
    switch = desk.get_by_role("switch", name=re.compile("A notice of the browser"))
    switch.click()
    refused = desk.get_by_text("Your browser does not allow notices for this page")
    if is_allowed:
        expect(switch).to_be_checked()
        expect(refused).to_have_count(0)
    else:
        expect(refused).to_be_visible()
        expect(switch).not_to_be_checked()
