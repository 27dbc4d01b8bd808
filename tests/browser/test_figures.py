"""A server with an overlay shows the corrected figures: on the board, on a card, in the rules and by the guide."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.browsing import Browse
from tests.browser.playing import Seat, make_table
from tests.browser.serving import Server
from tests.browser.watching import Watch

SEED = 8  # the first player is dealt a Guernsey


@pytest.fixture
def corrected(chromium: Browser, correcting_server: Server, watch: Watch) -> Iterator[Page]:
    """Yield a browser on the server with the overlay, which deals the same to each test."""
    correcting_server.deal(SEED)
    browse = Browse(chromium, correcting_server.url, watch)
    yield browse()
    browse.close()


def test_the_table_is_drawn_with_the_figures_it_is_played_with(corrected: Page) -> None:
    seat = Seat(corrected, make_table(corrected, "greedy", game="gwt"))
    seat.until_asked()
    assert "guernsey" in seat.state["view"]["players"][0]["hand"]
    expect(corrected.locator('[data-at="players/0/hand/guernsey"] text.value')).to_have_text("4")
    building = corrected.locator('[data-at="players/0/unbuilt/1"]')
    expect(building).to_contain_text("9")
    building.hover()
    expect(corrected.get_by_text("9 points").first).to_be_visible()


def test_the_rules_tell_the_figures_of_the_server(corrected: Page) -> None:
    corrected.goto("/rules/gwt#income")
    breed = corrected.locator("section#income").get_by_role("row", name="Guernsey")
    expect(breed.get_by_role("cell").first).to_have_text("4")


def test_the_legend_is_drawn_without_a_table(corrected: Page) -> None:
    corrected.goto("/legend/gwt")
    expect(corrected.get_by_role("heading", name="Loading ramp (2b)")).to_be_visible()


def test_the_guide_speaks_of_the_hand_that_is_dealt(corrected: Page) -> None:
    corrected.goto("/learn/gwt")
    card = corrected.get_by_role("region", name="Guide")
    for lesson in (1, 2):
        expect(card).to_contain_text(f"Lesson {lesson} of")
        card.get_by_role("button", name="Understood").click()
    expect(card).to_contain_text("These 5 cards")
