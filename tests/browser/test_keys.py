"""The table by keyboard: one Tab stop for each part, arrows inside, single keys that are off while typing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import Seat, make_table
from tests.browser.serving import Server

REGIONS = ["header", "board", "now", "hand", "own", "players", "log"]
WHERE = "() => document.activeElement.closest('[data-region]')?.dataset.region ?? ''"


@pytest.fixture
def seat(server: Server, desk: Page) -> Seat:
    """Return a seat that is asked which tile to lay, beside one bot, where people may talk."""
    server.deal(3, 8)
    seat = Seat(desk, make_table(desk, "greedy", talk=True))
    seat.until_asked()
    return seat


def focused(seat: Seat, attribute: str) -> str | None:
    """Return an attribute of the focused element."""
    found: str | None = seat.page.evaluate("(name) => document.activeElement.getAttribute(name)", attribute)
    return found


def texts(seat: Seat) -> list[str]:
    return [option["text"] for option in seat.options]


def test_tab_goes_from_part_to_part(seat: Seat) -> None:
    seat.page.locator("[data-region=header] [tabindex='0']").focus()
    visited: list[str] = []
    while region := seat.page.evaluate(WHERE):
        visited.append(region)
        assert len(visited) <= len(REGIONS) + 1, visited
        seat.page.keyboard.press("Tab")
    assert list(dict.fromkeys(visited)) == [region for region in REGIONS if region in visited]
    assert {"header", "board", "now", "hand", "players", "log"} <= set(visited)


def test_tab_comes_to_what_is_lit_and_arrows_go_on_from_there(seat: Seat) -> None:
    seat.page.keyboard.press("b")
    first = focused(seat, "data-at")
    assert first in seat.places
    seat.page.keyboard.press("PageDown")
    second = focused(seat, "data-at")
    assert second in seat.places
    assert second != first
    seat.page.keyboard.press("ArrowUp")
    assert focused(seat, "data-at") not in (None, second)


def test_enter_chooses_what_is_lit(seat: Seat) -> None:
    before = texts(seat)
    seat.page.keyboard.press("b")
    seat.page.keyboard.press("Enter")
    seat.until(lambda: texts(seat) != before and seat.offers(), "the tile is laid")
    assert seat.page.evaluate(WHERE) == "board"


def test_a_number_chooses_and_the_keyboard_stays_where_it_was(seat: Seat) -> None:
    before = texts(seat)
    seat.page.keyboard.press("n")
    assert focused(seat, "data-option") == before[0]
    seat.page.keyboard.press("ArrowDown")
    assert focused(seat, "data-option") == before[1]
    seat.page.keyboard.press("1")
    seat.until(lambda: texts(seat) != before and seat.offers(), "the tile is laid")
    seat.until(lambda: seat.page.evaluate(WHERE) == "now", "the keyboard is where the question is")


def test_undo_and_redo_have_keys(seat: Seat) -> None:
    before = texts(seat)
    seat.page.keyboard.press("1")
    seat.until(lambda: texts(seat) != before and seat.offers(), "the tile is laid")
    after = texts(seat)
    seat.page.keyboard.press("u")
    seat.until(lambda: texts(seat) == before and seat.offers(), "the tile is back")
    expect(seat.page.locator("[data-redo]")).to_be_enabled()
    seat.page.keyboard.press("r")
    seat.until(lambda: texts(seat) == after and seat.offers(), "the tile is laid again")


def test_keys_are_dead_in_a_field(seat: Seat) -> None:
    moment = seat.state["at"]
    seat.page.get_by_role("tab", name="Talk").click()
    field = seat.page.get_by_role("textbox", name="Say something")
    field.click()
    field.press_sequentially("1 unburied root?")
    expect(field).to_have_value("1 unburied root?")
    expect(seat.page.get_by_role("dialog")).to_have_count(0)
    assert seat.state["at"] == moment


def test_keys_are_listed_and_can_be_switched_off(seat: Seat) -> None:
    seat.page.keyboard.press("?")
    window = seat.page.get_by_role("dialog", name="Keys")
    expect(window).to_be_visible()
    window.get_by_role("switch", name="Single keys").click()
    seat.page.keyboard.press("Escape")
    expect(window).to_have_count(0)
    moment = seat.state["at"]
    seat.page.keyboard.press("1")
    seat.page.keyboard.press("?")
    expect(window).to_have_count(0)
    seat.page.reload()
    seat.until_asked()
    seat.page.keyboard.press("1")
    seat.page.keyboard.press("t")
    assert seat.state["at"] == moment
    expect(seat.page.locator("[data-now]")).to_be_visible()


def test_symbols_and_rules_are_in_sight_beside_the_keys(seat: Seat) -> None:
    seat.page.keyboard.press("?")
    dialog = seat.page.get_by_role("dialog")
    for name in ("Rules", "Symbols"):
        expect(dialog.get_by_role("link", name=name)).to_be_in_viewport(ratio=1)


def test_the_table_in_words_is_one_key_away(seat: Seat) -> None:
    seat.page.keyboard.press("t")
    expect(seat.page.get_by_role("heading", name="The position")).to_be_visible()
    seat.page.get_by_role("button", name="Back to the board").click()
    expect(seat.page.locator("[data-now]")).to_be_visible()


def test_others_turns_are_told_to_the_ear(seat: Seat) -> None:
    seat.page.keyboard.press("1")
    seat.until(lambda: "done" in texts(seat) and seat.offers(), "the tile is laid")
    seat.by_button(next(option for option in seat.options if option["text"] == "done"))
    seat.until_asked()
    heard = seat.page.locator("[aria-live=polite]")
    expect(heard).to_contain_text("Steady bot")
    expect(heard).to_contain_text("Your turn. Which tile is laid?")
