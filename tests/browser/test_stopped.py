"""A repair of the rules forbids an earlier choice: the game stops, says why, and goes on from there, or stays ended."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

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


class Repaired(NamedTuple):
    """Two people and the addresses of their tables, on a server whose rules have changed since."""

    stopped: tuple[Page, str]
    ended: tuple[Page, str]


@pytest.fixture(scope="module")
def repaired(chromium: Browser, built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Repaired]:
    """Yield a server whose rules no longer allow a choice of one table, and cannot follow another one to its end."""
    folder, watch = tmp_path_factory.mktemp("repaired"), Watch()
    with served(folder, Luck(3)) as before:
        browse = Browse(chromium, before.url, watch)
        one, another = browse(), browse()
        seat = Seat(one, make_table(one, "greedy"))
        seat.until_asked()
        choice = seat.options[0]["text"]
        lay(seat)
        one.goto("about:blank")
        before.deal(4, WHOLE)
        table = make_table(another, "greedy", "random")["table"]
    with served(folder, Luck(3, forbidden=choice)) as after:
        yield Repaired((one, f"{after.url}/t/{seat.table}"), (another, f"{after.url}/t/{table}"))
        browse.close()
    assert not watch.troubles, "\n".join(watch.troubles)


def test_it_says_why_and_goes_on(repaired: Repaired) -> None:
    page, address = repaired.stopped
    page.goto(address)
    expect(page.get_by_role("heading", level=1)).to_have_text("This game has stopped")
    expect(page.get_by_role("main")).to_contain_text(REASON)
    page.get_by_role("button", name="Go on from there").click()
    expect(page.get_by_text("Which tile is laid?", exact=True)).to_be_visible()
    expect(page.locator("[data-at][data-lit]").first).to_be_visible()
    page.locator("[data-option]").nth(1).click()
    expect(page.get_by_text("Is land bought?")).to_be_visible()


def test_a_finished_game_that_cannot_be_followed_shows_what_was_kept(repaired: Repaired, tmp_path: Path) -> None:
    page, address = repaired.ended
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
