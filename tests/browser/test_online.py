"""Two people in two browsers: each sees what the other does, also after a lost connection."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.browsing import Browse
from tests.browser.serving import Server
from tests.browser.together import CUT, Two, end_turn, lay, two_at_a_table
from tests.browser.watching import Watch


@pytest.fixture
def two(server: Server, chromium: Browser, desk: Page, watch: Watch) -> Iterator[Two]:
    with two_at_a_table(server, chromium, desk, watch) as two:
        yield two


def test_what_one_does_the_other_sees(two: Two) -> None:
    now = two.ana.page.locator("[data-now]").get_by_role("heading", level=2)
    expect(now).to_have_text("Boris decides")
    lay(two.boris)
    expect(two.ana.page.get_by_role("region", name="Log").get_by_role("listitem").first).to_contain_text("Boris lays")
    expect(two.ana.page.locator("[data-option]")).to_have_count(0)
    two.boris.by_button(next(option for option in two.boris.options if option["text"] == "done"))
    two.ana.until_asked()
    expect(now).to_have_text("Your turn")
    assert "Your turn" in two.ana.page.title()


def test_a_reload_brings_everything_back(two: Two) -> None:
    lay(two.boris)
    options = two.boris.options
    two.boris.page.reload()
    two.boris.until_asked()
    assert two.boris.options == options
    expect(two.boris.page.get_by_role("region", name="Log").get_by_role("listitem").first).to_contain_text("Boris lays")


def test_a_choice_made_while_the_wire_is_cut_is_made_once_it_is_mended(two: Two, watch: Watch) -> None:
    watch.allow(CUT)
    page, option = two.boris.page, two.boris.options[0]
    two.wire.cut()
    expect(page.locator("[data-lost]")).to_have_text("The connection is lost. Reconnecting…")
    two.boris.button(option).click()
    expect(page.locator("[data-lost]")).to_contain_text("Your choice is kept")
    expect(two.ana.page.get_by_role("region", name="Other players")).to_contain_text("away")
    two.wire.mend()
    expect(page.locator("[data-lost]")).to_have_count(0)
    expect(two.ana.page.get_by_role("region", name="Log").get_by_role("listitem").first).to_contain_text("Boris lays")
    two.boris.until_asked()
    assert [event["key"] for event in two.boris.state["events"]].count("last_spike.tile_laid") <= 1
    expect(two.ana.page.get_by_role("region", name="Other players")).not_to_contain_text("away")


def test_whoever_comes_back_reads_what_he_missed(two: Two) -> None:
    end_turn(two.boris)
    two.ana.until_asked()
    expect(two.boris.page.locator("[data-now]").get_by_role("heading", level=2)).to_have_text("Ana decides")
    two.boris.page.goto("about:blank")
    end_turn(two.ana)
    two.boris.page.goto(f"/t/{two.table['table']}")
    missed = two.boris.page.locator("[data-since]")
    expect(missed).to_contain_text("Ana lays")
    expect(missed).not_to_contain_text("Boris lays")
    missed.get_by_role("button", name="Got it").click()
    expect(missed).to_have_count(0)
    two.boris.page.reload()
    two.boris.until_asked()
    expect(missed).to_have_count(0)


def test_what_is_said_waits_to_be_read(two: Two) -> None:
    two.ana.page.get_by_role("tab", name="Talk").click()
    two.ana.page.get_by_role("textbox", name="Say something").fill("Well laid!")
    two.ana.page.keyboard.press("Enter")
    talk = two.boris.page.get_by_role("tab", name="Talk")
    expect(talk).to_contain_text("1 new message")
    talk.click()
    expect(two.boris.page.get_by_role("tabpanel")).to_contain_text("Well laid!")
    expect(talk).not_to_contain_text("new message")


def test_to_go_back_across_something_revealed_everybody_is_asked(two: Two) -> None:
    began = [option["text"] for option in two.boris.options]
    lay(two.boris)
    options = two.boris.options
    two.boris.by_button(next(option for option in options if option["text"] == "done"))
    two.ana.until_asked()
    page = two.boris.page
    page.get_by_role("button", name="This table").click()
    page.get_by_role("menuitem", name="Ask to go back").click()
    page.get_by_role("button", name="Ask the others").click()
    expect(page.locator("[data-rewind]")).to_contain_text("Not answered yet: Ana.")
    wish = two.ana.page.locator("[data-rewind]")
    expect(wish).to_contain_text("Boris asks to go back by 2 choices.")
    wish.get_by_role("button", name="Agree").click()
    two.boris.until_asked()
    assert [option["text"] for option in two.boris.options] == began, "the beginning of their turn"
    expect(wish).to_have_count(0)


def test_a_spectator_sees_the_table_and_no_hand(two: Two, browse: Browse) -> None:
    page = browse()
    page.goto(f"/t/{two.table['table']}?key={two.table['link']}")
    expect(page.locator("[data-now]").get_by_role("heading", level=2)).to_have_text("Boris decides")
    expect(page.locator("[data-at]").first).to_be_visible()
    expect(page.locator("[data-option]")).to_have_count(0)
    expect(page.locator("[data-region=hand]")).to_have_count(0)
    expect(page.locator("[data-lit]")).to_have_count(0)
    expect(page.get_by_text("You are looking on")).to_be_visible()
    expect(two.ana.page.get_by_text("You are looking on")).to_have_count(0)
