"""A repair of the rules forbids an earlier choice: the game stops, says why, and goes on from there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.browsing import Browse
from tests.browser.playing import Seat, make_table
from tests.browser.runner import Luck
from tests.browser.serving import served
from tests.browser.together import lay
from tests.browser.watching import Watch

REASON = "1,234"  # the cash that the repaired rule mentions


@pytest.fixture
def stopped(chromium: Browser, built_page: None, watch: Watch, tmp_path: Path) -> Iterator[tuple[Page, str]]:
    """Yield a browser and its table on a server whose rules no longer allow a choice made there."""
    with served(tmp_path, Luck(3)) as before:
        browse = Browse(chromium, before.url, watch)
        page = browse()
        seat = Seat(page, make_table(page, "greedy"))
        seat.until_asked()
        choice = seat.options[0]["text"]
        lay(seat)
        page.goto("about:blank")
    with served(tmp_path, Luck(3, forbidden=choice)) as after:
        yield page, f"{after.url}/t/{seat.table}"
        browse.close()


def test_it_says_why_and_goes_on(stopped: tuple[Page, str]) -> None:
    page, address = stopped
    page.goto(address)
    expect(page.get_by_role("heading", level=1)).to_have_text("This game has stopped")
    expect(page.get_by_role("main")).to_contain_text(REASON)
    page.get_by_role("button", name="Go on from there").click()
    expect(page.get_by_text("Which tile is laid?", exact=True)).to_be_visible()
    expect(page.locator("[data-at][data-lit]").first).to_be_visible()
    page.locator("[data-option]").nth(1).click()
    expect(page.get_by_text("Is land bought?")).to_be_visible()
