"""The page goes on where something is missing or newer than it is."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.between import Between, Message, until
from tests.browser.browsing import Browse
from tests.browser.playing import Seat, make_table
from tests.browser.serving import Server
from tests.browser.watching import Watch

DENIED = """
for (const name of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, name, { get: () => { throw new DOMException("denied", "SecurityError"); } });
"""


def with_unknown_tile(view: dict[str, Any]) -> None:
    """Put a tile on the table that this page has never heard of."""
    if view["game"] == "gwt":
        view["foresight"]["1"] = "meteor"
    else:
        view["map"]["q9"] = view["map"].pop("a1")


@pytest.mark.parametrize("game", ["gwt", "last_spike"])
def test_a_table_with_an_unknown_id_is_played_in_words(server: Server, desk: Page, watch: Watch, game: str) -> None:
    watch.allow("console: ")
    server.deal(seed=11, choices=40)
    moments: list[int] = []

    def change(message: Message) -> Message:
        if message["type"] == "state":
            moments.append(message["at"])
            with_unknown_tile(message["view"])
        return message

    Between(desk, change)
    table = make_table(desk, "greedy", "greedy", game=game)
    desk.goto(f"/t/{table['table']}")
    expect(desk.locator("[data-undrawable]").get_by_role("alert")).to_contain_text("play on in words")
    asked = moments[-1]
    question = desk.get_by_role("region", name="Now")
    question.get_by_role("listitem").first.get_by_role("button").click()
    until(desk, lambda: moments[-1] > asked)
    expect(question.get_by_role("listitem").first).to_be_visible()
    expect(desk.locator("[data-undrawable]")).to_be_visible()


def test_a_browser_that_denies_storage_plays_and_keeps_settings_until_it_leaves(server: Server, browse: Browse) -> None:
    server.deal(seed=11)
    page = browse(settings={})
    page.add_init_script(DENIED)
    Seat(page, make_table(page, "greedy", game="last_spike")).until_asked()
    page.locator("[data-option]").first.click()
    page.get_by_role("button", name="Dark colours").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_newer_server_is_noticed_and_a_reload_offered(server: Server, desk: Page) -> None:
    server.deal(seed=11)
    newer = {"version": "999.0"}
    between = Between(desk)
    Seat(desk, make_table(desk, "greedy", game="last_spike")).until_asked()
    offer = desk.get_by_role("complementary", name="New version")
    expect(offer).to_be_hidden()
    between.told = lambda message: message | newer if message["type"] == "hello" else message
    assert between.route is not None
    between.route.close()
    expect(offer.get_by_role("status")).to_contain_text("updated")
    between.told = lambda message: message
    with desk.expect_navigation():
        offer.get_by_role("button", name="Reload").click()
    expect(desk.get_by_role("main")).to_be_visible()
    expect(offer).to_be_hidden()


@pytest.mark.parametrize("path", ["/rules/gwt", "/legend/gwt"])
def test_a_book_that_cannot_be_loaded_says_so(desk: Page, watch: Watch, path: str) -> None:
    watch.allow("assets/gwt|dynamically imported|ERR_FAILED")
    desk.goto("/")
    expect(desk.get_by_role("main")).to_be_visible()
    desk.route(re.compile(r"/assets/gwt\."), lambda route: route.abort())
    desk.goto(path)
    expect(desk.get_by_role("alert")).to_contain_text("could not be loaded")
