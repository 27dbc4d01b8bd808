"""A whole game in text alone, using only the keyboard and what a screen reader finds."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.browsing import Browse
from tests.browser.playing import make_table
from tests.browser.serving import Server

LONG = 400  # choices: more than one seat of a two-player game ever makes
ROUND = 40  # choices: more than a first turn has
AT_ONCE = f"localStorage.setItem('railherd.table', '{json.dumps({'pace': 'at_once'})}')"


def in_words(page: Page, *others: str, game: str = "last_spike") -> Page:
    """Return a table of this page's guest, shown as text."""
    page.add_init_script(AT_ONCE)
    table = make_table(page, *others, game=game)
    page.goto(f"/t/{table['table']}")
    expect(page.get_by_role("region", name="Your board")).to_be_visible()
    page.keyboard.press("t")
    expect(field(page)).to_be_focused()
    return page


def field(page: Page) -> Locator:
    return page.get_by_role("textbox")


def choices(page: Page) -> Locator:
    """Return the numbered options."""
    return page.get_by_role("region", name="Now").get_by_role("listitem")


def say(page: Page, typed: str) -> None:
    """Replace the text of the field and press Enter."""
    page.keyboard.press("Control+a")
    page.keyboard.type(typed)
    page.keyboard.press("Enter")


def test_a_whole_game_is_played_by_typing(server: Server, desk: Page) -> None:
    server.deal(6)
    page = in_words(desk, "random")
    end = page.get_by_role("heading", level=1, name="wins")
    asked = choices(page).first.or_(end).first
    ready = field(page).and_(page.locator(":focus")).or_(end)
    for _ in range(LONG):
        expect(asked).to_be_visible()
        expect(ready).to_be_visible()
        if end.is_visible():
            break
        say(page, "1")
    expect(end).to_be_visible()
    expect(page.get_by_role("region", name="Score pad").get_by_role("row")).to_have_count(3)


def test_a_round_of_new_zealand_is_played_by_typing(server: Server, desk: Page) -> None:
    server.deal(22)
    page = in_words(desk, "random", game="gwt_nz")
    again = page.get_by_text("Where does the runholder go?", exact=True)
    for _ in range(ROUND):
        expect(choices(page).first.get_by_role("button")).to_be_enabled()  # what was chosen before is done
        expect(field(page)).to_be_focused()
        if again.is_visible():
            break
        say(page, "1")
    expect(again.first).to_be_visible()
    expect(page.get_by_text("Ana begins on").first).to_be_visible()


def test_words_choose_and_take_back(server: Server, desk: Page) -> None:
    server.deal(6)
    page = in_words(desk, "random")
    wanted = choices(page).last.inner_text()
    tile = re.search(r"Lay ([A-Z]\d)", wanted)
    assert tile is not None
    expect(page.get_by_role("heading", name="The position")).to_be_visible()
    page.keyboard.type("lay")
    expect(page.get_by_text("4 choices match; type more.")).to_be_visible()
    page.keyboard.press("Enter")
    expect(choices(page)).to_have_count(4)
    page.keyboard.type(f" {tile[1].lower()}")
    expect(page.get_by_text(f"Enter chooses: Lay {tile[1]}")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Is land bought?")).to_be_visible()
    expect(page.get_by_text(f"Ana lays {tile[1]}").first).to_be_visible()
    say(page, "undo")
    expect(page.get_by_text("Which tile is laid?", exact=True)).to_be_visible()
    say(page, "redo")
    expect(page.get_by_text("Is land bought?")).to_be_visible()


def test_what_means_nothing_is_told_in_one_sentence_and_kept(server: Server, desk: Page) -> None:
    server.deal(6)
    page = in_words(desk, "random")
    say(page, "buy everything")
    expect(page.get_by_text("No choice matches “buy everything”.")).to_be_visible()
    expect(field(page)).to_have_value("buy everything")
    expect(choices(page)).to_have_count(4)


def test_in_russian_with_a_thumb(server: Server, browse: Browse) -> None:
    server.deal(6)
    page = browse.phone()
    page.add_init_script(AT_ONCE)
    table = make_table(page, "random")
    page.goto(f"/t/{table['table']}")
    page.get_by_role("button", name=re.compile("стол|слов", re.I)).first.wait_for()
    page.keyboard.press("t")
    field(page).fill("выложить")
    expect(page.get_by_text("Подходят 4 варианта; уточните.")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
