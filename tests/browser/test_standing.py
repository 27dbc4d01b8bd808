"""The players of Great Western Trail in the desktop header: a summary, and all details at a click."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.accessible import violations
from tests.browser.gwt_moments import sit_down
from tests.browser.playing import Seat, introduce, told
from tests.browser.serving import Server

NAMES = ["Ana", "Steady bot"]


@pytest.fixture
def seat(server: Server, desk: Page) -> Seat:
    return sit_down(desk, server, "purchase")


def chips(seat: Seat) -> Locator:
    return seat.page.get_by_role("toolbar", name="All players at a glance").get_by_role("button")


def window(seat: Seat, name: str) -> Locator:
    return seat.page.get_by_role("region", name=name, exact=True)


def test_money_and_points_of_everybody_are_in_sight(seat: Seat) -> None:
    players = seat.state["view"]["players"]
    expect(chips(seat)).to_have_count(len(players))
    for chip, player in zip(chips(seat).all(), players, strict=True):
        points = sum(player["points"])
        expect(chip).to_have_accessible_name(f"{NAMES[player['seat']]}: ${player['money']}, {points} points so far")
        expect(chip).to_be_in_viewport(ratio=1)


def test_one_opens_and_another_takes_its_place(seat: Seat) -> None:
    chips(seat).nth(1).click()
    expect(window(seat, NAMES[1])).to_be_visible()
    expect(window(seat, NAMES[1]).get_by_text("Discard pile")).to_be_visible()
    assert violations(seat.page) == []
    chips(seat).nth(0).click()
    expect(window(seat, NAMES[1])).to_have_count(0)
    expect(window(seat, NAMES[0])).to_be_visible()
    chips(seat).nth(0).click()
    expect(window(seat, NAMES[0])).to_have_count(0)


def test_a_click_elsewhere_or_escape_closes_it(seat: Seat) -> None:
    chips(seat).nth(1).click()
    seat.page.get_by_role("heading", name="Your turn").click()
    expect(window(seat, NAMES[1])).to_have_count(0)
    chips(seat).nth(1).press("Enter")
    expect(window(seat, NAMES[1])).to_be_visible()
    seat.page.keyboard.press("Escape")
    expect(window(seat, NAMES[1])).to_have_count(0)
    expect(chips(seat).nth(1)).to_be_focused()


def test_the_arrow_keys_go_from_one_to_the_next(seat: Seat) -> None:
    chips(seat).nth(0).focus()
    seat.page.keyboard.press("ArrowRight")
    expect(chips(seat).nth(1)).to_be_focused()


def test_nobody_stands_there_while_a_shared_screen_is_handed_over(server: Server, desk: Page) -> None:
    server.deal(3)
    introduce(desk)
    own = [{"seat": number, "name": name} for number, name in enumerate(["Ana", "Boris"])]
    plan = {"game": "gwt", "seats": ["open", "open"], "own_seats": own}
    seat = Seat(desk, told(desk.request.post("/api/tables", data=plan)))
    come = desk.get_by_role("button", name="I am Ana")
    expect(come).to_be_visible()
    expect(chips(seat)).to_have_count(0)
    come.click()
    expect(chips(seat)).to_have_count(2)
