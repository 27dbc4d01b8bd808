"""A long absence: a bot takes over the seat, the others see that, and the player can take it back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.serving import Server
from tests.browser.together import CUT, Two, two_at_a_table
from tests.browser.watching import Watch


@pytest.fixture
def two(server: Server, chromium: Browser, desk: Page, watch: Watch) -> Iterator[Two]:
    watch.allow(CUT)
    with two_at_a_table(server, chromium, desk, watch) as two:
        two.wire.cut()
        yield two


def boris(two: Two) -> Locator:
    """Open Boris's line among the other players."""
    line = two.ana.page.get_by_role("region", name="Other players")
    expect(line).to_contain_text("away")
    line.get_by_role("button", name="Boris").click()
    return line


def test_a_bot_takes_the_seat_and_gives_it_back(server: Server, two: Two) -> None:
    server.deal(3, absence_minutes=0)
    line = boris(two)
    line.get_by_role("button", name="Let a bot play for Boris").click()
    two.ana.until_asked()
    expect(line).to_contain_text("A bot plays for Boris")
    expect(two.ana.page.get_by_role("region", name="Log")).to_contain_text("Boris lays")
    two.wire.mend()
    page = two.boris.page
    expect(page.get_by_text("A bot plays your seat while you are away.")).to_be_visible()
    expect(page.locator("[data-option]")).to_have_count(0)
    page.get_by_role("button", name="Play my seat myself").click()
    expect(page.get_by_text("A bot plays your seat while you are away.")).to_have_count(0)
    expect(line).not_to_contain_text("A bot plays for Boris")
    two.ana.choose(two.ana.options[0])
    two.ana.until_asked()
    two.ana.by_button(next(option for option in two.ana.options if option["text"] == "done"))
    two.boris.until_asked()
    expect(page.locator("[data-now]").get_by_role("heading", level=2)).to_have_text("Your turn")


def test_whoever_has_just_left_is_waited_for(two: Two) -> None:
    line = boris(two)
    line.get_by_role("button", name="Let a bot play for Boris").click()
    expect(two.ana.page.locator("[data-problem]")).to_contain_text("Boris")
    expect(line).not_to_contain_text("A bot plays for Boris")


def test_a_bot_is_offered_where_one_waits(server: Server, two: Two) -> None:
    server.deal(3, absence_minutes=0)
    page = two.ana.page
    page.locator("[data-let-bot]").click()
    two.ana.until_asked()
    expect(page.get_by_role("region", name="Other players")).to_contain_text("A bot plays for Boris")
    expect(page.locator("[data-let-bot]")).to_have_count(0)
