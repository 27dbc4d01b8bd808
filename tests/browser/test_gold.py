"""The gold edge is where the choices are, at every zoom; a card stays under a pointer that stays."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.between import Between
from tests.browser.browsing import PHONE, Browse
from tests.browser.playing import LIT, Seat, make_table
from tests.browser.serving import Server

# Lit places of the board whose gold is missing, or does not lie where their outline is; in pixels.
ASTRAY = """() => [...document.querySelectorAll("svg [data-at][data-lit]")].flatMap((place) => {
  const gold = place.querySelector(".lit-gold");
  if (gold === null) return [`${place.dataset.at}: no gold`];
  const shape = place.querySelector("[data-edge]") ?? place.querySelector(":is(rect, path, circle):not([class^=lit])");
  if (shape === null) return [];
  const [is, wanted] = [gold.getBoundingClientRect(), shape.getBoundingClientRect()];
  const off = Math.max(...["left", "top", "right", "bottom"].map((side) => Math.abs(is[side] - wanted[side])));
  return off < 1.5 ? [] : [`${place.dataset.at}: ${off} pixels off`];
})"""


@pytest.mark.parametrize("game", ["gwt", "last_spike"])
def test_gold_follows_the_drawing_at_every_zoom(server: Server, browse: Browse, game: str) -> None:
    server.deal(seed=11)
    page = browse(PHONE, touch=True, reduced_motion="no-preference")
    seat = Seat(page, make_table(page, "greedy", "greedy", game=game))
    seat.until_asked()
    expect(page.locator(f"svg {LIT}").first).to_be_attached()
    drawn = set()
    for key in ("0", "+", "+", "+", "+", "0", "+", "-"):
        page.keyboard.press(key)
        page.wait_for_timeout(700)  # the camera has arrived
        assert page.evaluate(ASTRAY) == [], key
        drawn.add(page.locator(f"svg {LIT} [data-edge]").first.evaluate("(shape) => shape.outerHTML"))
    assert len(drawn) > 1  # the drawing itself has changed


def test_a_card_stays_when_somebody_elses_connection_blinks(server: Server, desk: Page) -> None:
    server.deal(seed=11)
    between = Between(desk)
    seat = Seat(desk, make_table(desk, "greedy", "greedy", game="gwt"))
    seat.until_asked()
    desk.locator('[data-at^="trail/"]').first.hover()
    card = desk.get_by_role("tooltip")
    expect(card).to_be_visible()
    seats = [{**one, "present": False, "away_since": 0} for one in seat.state["seats"]]
    between.send({"type": "presence", "table": seat.table, "seats": seats})
    desk.wait_for_timeout(500)
    expect(card).to_be_visible()
