"""The piles of a player: what was discarded is one click away, as cards."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.gwt_moments import sit_down
from tests.browser.serving import Server

LARGE = (1920, 1080)
SMALL_CARD = 56  # pixels


def test_the_discards_are_one_click_away(server: Server, desk: Page) -> None:
    seat = sit_down(desk, server, "discard")
    discards = seat.state["view"]["players"][0]["discards"]
    assert discards
    piles = desk.locator("[data-piles]")
    piles.click()
    expect(desk.get_by_role("group", name="Discard pile").get_by_role("img")).to_have_count(len(discards))
    piles.click()
    expect(desk.get_by_role("group", name="Discard pile")).to_have_count(0)


def test_market_cards_are_larger_on_a_large_screen(server: Server, desk: Page) -> None:
    desk.set_viewport_size({"width": LARGE[0], "height": LARGE[1]})
    sit_down(desk, server, "discard")
    box = desk.locator("[data-at^='market/'] svg").first.bounding_box()
    assert box is not None
    assert box["width"] > 1.2 * SMALL_CARD
