"""A repair of the rules forbids an earlier choice: the game stops, says why, and goes on from there, or stays ended."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import railherd
from tests.browser.accessible import violations_by_day_and_night
from tests.browser.browsing import PHONE, Browse
from tests.browser.playing import Seat, make_table
from tests.browser.runner import Luck
from tests.browser.serving import served
from tests.browser.together import lay
from tests.browser.watching import Watch

WHOLE = 10**6  # choices: more than any game has
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


@pytest.fixture
def ended(chromium: Browser, built_page: None, watch: Watch, tmp_path: Path) -> Iterator[tuple[Page, str]]:
    """Yield a browser and its table on a server whose rules cannot follow the game there to its end."""
    with served(tmp_path, Luck(4, WHOLE)) as before:
        browse = Browse(chromium, before.url, watch)
        page = browse()
        table = make_table(page, "greedy", "random")["table"]
    with served(tmp_path, Luck(4)) as after:
        yield page, f"{after.url}/t/{table}"
        browse.close()


def test_a_finished_game_that_cannot_be_followed_shows_what_was_kept(ended: tuple[Page, str], tmp_path: Path) -> None:
    page, address = ended
    page.goto(address)
    expect(page.get_by_role("main")).to_contain_text("This version can no longer play this game through")
    with page.expect_download() as taken:
        page.get_by_role("link", name="Download the record").click()
    taken.value.save_as(tmp_path / "record.game")
    kept = railherd.load((tmp_path / "record.game").read_text(encoding="utf-8"))
    best = max(score["total"] for score in kept.scores())
    ranking = page.get_by_role("region", name="Ranking").get_by_role("listitem")
    expect(ranking).to_have_count(3)
    expect(ranking.first).to_contain_text(f"${best:,}")
    expect(page.get_by_role("heading", level=1)).to_contain_text("wins")
    expect(page.get_by_role("region", name="Score pad").get_by_role("row")).to_have_count(4)
    expect(page.get_by_role("link", name="Watch the game again")).to_have_count(0)
    assert violations_by_day_and_night(page) == []
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert violations_by_day_and_night(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
