"""The table of Last Spike shows the server's position, and can be played."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsing import PHONE
from tests.browser.playing import Seat, make_table, press
from tests.browser.repeats import soaking
from tests.browser.serving import Server
from tools.looking.judge import judge

SIDEWAYS = (844, 390)
OTHERS = ("greedy", "greedy", "greedy")
MIDDLE = (11, 40)  # a seed and the number of choices made before the table is shown
MOMENTS = {"start": (11, 0), "middle": MIDDLE, "late": (11, 66)}

SHOWN = """() => {
  const text = (element) => element?.textContent.replace(/\\s+/g, " ").trim() ?? "";
  const places = (kind) => [...document.querySelectorAll(`[data-at^="${kind}/"]`)];
  const texts = (place) => [...place.querySelectorAll("text")].map(text);
  const id = (place) => place.dataset.at.split("/")[1];
  return {
    spaces: Object.fromEntries(places("map").map((place) => [id(place), texts(place)])),
    land: Object.fromEntries(places("land").map((place) => [id(place), {
      price: text(place.querySelector(".head svg text")),
      payouts: [...place.querySelectorAll("li")].map((cell) => text(cell.querySelector(".payout"))),
      held: [...place.querySelectorAll("li")].map((cell) => cell.querySelectorAll("svg").length),
    }])),
    cards: places("cards").map(id),
    purses: [...document.querySelectorAll("[data-anchor^='purse/']")].map(text),
  };
}"""


def sit(page: Page, server: Server, moment: tuple[int, int], **more: Any) -> Seat:
    """Return a seat at a moment of a game, when it is asked."""
    server.deal(*moment)
    seat = Seat(page, make_table(page, *OTHERS, **more))
    seat.until_asked()
    return seat


def thousands(money: int) -> str:
    return str(money // 1000)


def space(code: str, view: dict[str, Any]) -> list[str]:
    """Return the expected text of a space: its code and, without track, the present cost."""
    cost = view["map"][code]["cost"]
    return [code.upper()] if cost is None else [code.upper(), thousands(cost)]


def pile(city: str, view: dict[str, Any]) -> dict[str, Any]:
    """Return the expected text of a pile in the ledger of land."""
    land = view["land"][city]
    counts = [player["land"].get(city, 0) for player in view["players"]]
    return {
        "price": "" if land["price"] is None else thousands(land["price"]),
        "payouts": [thousands(paid) for paid in land["payouts"]],
        "held": [counts.count(cards) for cards in range(1, 6)],
    }


@pytest.mark.parametrize("moment", MOMENTS)
def test_the_table_shows_the_position(desk: Page, server: Server, moment: str) -> None:
    view = sit(desk, server, MOMENTS[moment]).state["view"]
    shown = desk.evaluate(SHOWN)
    assert shown["spaces"] == {code: space(code, view) for code in view["map"]}
    assert shown["land"] == {city: pile(city, view) for city in view["land"]}
    assert shown["cards"] == [card for card, holder in view["cards"].items() if holder == view["seat"]]
    assert shown["purses"] == [f"${view['players'][0]['cash']:,}", *["hidden"] * len(OTHERS)]


def test_open_money_is_shown(desk: Page, server: Server) -> None:
    view = sit(desk, server, MIDDLE, options={"money": "open"}).state["view"]
    assert desk.evaluate(SHOWN)["purses"] == [f"${player['cash']:,}" for player in view["players"]]


def test_a_tile_of_the_hand_goes_to_its_space(desk: Page, server: Server) -> None:
    seat = sit(desk, server, MIDDLE)
    option = next(option for option in seat.options if option["key"] == "last_spike.lay.tile")
    tile = desk.locator(f'button[data-for="{option["at"]}"]')
    tile.hover()
    expect(desk.locator(f'[data-sought="{option["args"]["tile"]}"]')).to_be_visible()
    press(desk, tile)
    seat.until(lambda: seat.state["view"]["map"][option["args"]["tile"]]["laid"], "the tile lies")
    expect(tile).to_have_count(0)


@pytest.mark.parametrize("moment", soaking(MOMENTS, kept=("start",)))  # test_look.py looks at a late one
def test_nothing_overlaps_or_is_pale_on_a_desk(desk: Page, server: Server, moment: str) -> None:
    seat = sit(desk, server, MOMENTS[moment])
    assert "\n".join(finding.what for finding in judge(desk, seat.places)) == ""


@pytest.mark.parametrize("moment", soaking(MOMENTS, kept=("middle",)))
def test_map_and_land_are_seen_at_once_on_a_telephone_however_it_is_held(
    phone: Page, server: Server, moment: str
) -> None:
    seat = sit(phone, server, MOMENTS[moment])
    for width, height in (PHONE, SIDEWAYS):
        phone.set_viewport_size({"width": width, "height": height})
        for city in seat.state["view"]["land"]:
            expect(seat.place(f"land/{city}")).to_be_in_viewport(ratio=1)
        expect(phone.get_by_role("group", name="Карта Запада")).to_be_in_viewport(ratio=1)
        assert "\n".join(finding.what for finding in judge(phone, seat.places, touch=True)) == ""
