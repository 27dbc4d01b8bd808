"""A game whose folder on the page says nothing but that it is there: it is offered, and played in words to its end."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.browsing import Browse
from tests.browser.playing import introduce, told
from tests.browser.serving import served
from tests.browser.watching import Watch
from tests.toy.game import CARDS, Toy

NAMES = ["Ana", "Bo"]
CHOICES = 2 * CARDS  # every card is drawn once and laid once


@pytest.fixture
def page(chromium: Browser, built_page: None, tmp_path: Path, watch: Watch) -> Iterator[Page]:
    """Yield a page of a server that has the toy, too."""
    with served(tmp_path, toy=True) as server:
        browse = Browse(chromium, server.url, watch)
        yield browse()
        browse.close()


def test_a_folder_is_enough_to_offer_a_game_and_to_play_it(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("article").last.get_by_role("heading", name=Toy.ID, exact=True)).to_be_visible()
    page.get_by_role("link", name="New game").first.click()
    expect(page.get_by_role("radio", name=Toy.ID, exact=True)).to_be_visible()

    introduce(page)
    own = [{"seat": seat, "name": name} for seat, name in enumerate(NAMES)]
    table = told(page.request.post("/api/tables", data={"game": Toy.ID, "seats": ["open"] * 2, "own_seats": own}))
    page.goto(f"/t/{table['table']}")
    position = page.get_by_role("region", name="The position")
    for choice in range(CHOICES):
        page.get_by_role("button", name="I am ").click()
        expect(position.get_by_role("heading", name="pile")).to_be_visible()
        if choice == 0:
            expect(page.get_by_role("region", name="Now").get_by_role("listitem")).to_contain_text(["draw"])
            expect(position).to_contain_text(f"{CARDS}")
        page.get_by_role("textbox").press_sequentially("1")
        page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1, name="wins")).to_be_visible()
    expect(page.get_by_role("region", name="Score pad").get_by_role("row")).to_have_count(1 + len(NAMES))
