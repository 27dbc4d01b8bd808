"""Several people at one screen: nothing is shown until the asked player confirms that they sit there."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import Seat, introduce, told
from tests.browser.serving import Server

NAMES = ["Ana", "Boris"]


@pytest.fixture
def seat(server: Server, desk: Page) -> Seat:
    """Return Ana and Boris in front of one screen."""
    server.deal(3)
    introduce(desk)
    own = [{"seat": number, "name": name} for number, name in enumerate(NAMES)]
    plan = {"game": "last_spike", "seats": ["open", "open"], "own_seats": own}
    return Seat(desk, told(desk.request.post("/api/tables", data=plan)))


def called(seat: Seat) -> str:
    """Return the name of the player who is asked to the screen."""
    heading = seat.page.locator("[data-handover]").get_by_role("heading")
    expect(heading).to_be_visible()
    return str(heading.inner_text()).removeprefix("Hand over to ")


def sit_down(seat: Seat) -> str:
    """Confirm that the called player is there."""
    who = called(seat)
    seat.page.get_by_role("button", name=f"I am {who}").click()
    seat.until_asked()
    return who


def end_turn(seat: Seat) -> None:
    """Lay a tile and buy nothing."""
    seat.choose(seat.options[0])
    seat.until_asked()
    seat.by_button(next(option for option in seat.options if option["text"] == "done"))


def hand(seat: Seat) -> list[str]:
    """Return the tiles of the player in front of the screen."""
    held = seat.state["view"]["players"][seat.state["seat"]]["hand"]
    assert held
    return [str(tile).upper() for tile in held]


def test_everything_is_hidden_until_the_right_one_sits_there(seat: Seat) -> None:
    first = called(seat)
    expect(seat.page.locator("[data-at]")).to_have_count(0)
    expect(seat.page.locator("[data-region=log]")).to_have_count(0)
    assert seat.state["seat"] is None
    assert sit_down(seat) == first
    secret = hand(seat)
    expect(seat.page.locator("[data-region=hand]")).to_contain_text(secret[0])
    end_turn(seat)
    second = called(seat)
    assert {first, second} == set(NAMES)
    expect(seat.page.locator("[data-at]")).to_have_count(0)
    assert sit_down(seat) == second
    assert hand(seat) != secret


def test_the_turn_goes_back_and_forth(seat: Seat) -> None:
    sat = []
    for _ in range(4):
        sat.append(sit_down(seat))
        expect(seat.page.locator("[data-now]").get_by_role("heading", level=2)).to_have_text(f"{sat[-1]}: your turn")
        end_turn(seat)
    assert sat[0] != sat[1]
    assert sat[:2] == sat[2:]


def test_a_reload_hides_everything_again(seat: Seat) -> None:
    who = sit_down(seat)
    seat.page.reload()
    assert called(seat) == who
    expect(seat.page.locator("[data-at]")).to_have_count(0)


def test_keys_are_dead_while_the_screen_is_handed_over(seat: Seat) -> None:
    called(seat)
    seat.page.keyboard.press("t")
    seat.page.keyboard.press("1")
    seat.page.keyboard.press("?")
    expect(seat.page.locator("[data-handover]")).to_be_visible()
    expect(seat.page.get_by_role("dialog")).to_have_count(0)
    expect(seat.page.get_by_role("region", name="The table in words")).to_have_count(0)
