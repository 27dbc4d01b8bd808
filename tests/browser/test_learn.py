"""The guided first game: it explains, advises, and accepts other choices than those it advised."""

from __future__ import annotations

import json

from playwright.sync_api import Locator, Page, expect

from tests.browser.browsing import Browse
from tests.browser.serving import Server

AT_ONCE = f"localStorage.setItem('railherd.table', '{json.dumps({'pace': 'at_once'})}')"
READING = 3  # lessons before the first choice


def begin(page: Page) -> Locator:
    """Return the guide's card at the beginning of a first game."""
    page.add_init_script(AT_ONCE)
    page.goto("/learn/last_spike")
    card = page.get_by_role("region", name="Guide")
    expect(card.get_by_text("Lesson 1 of 11")).to_be_visible()
    return card


def advised(card: Locator) -> str:
    """Return the option that the guide would choose, in words."""
    return card.locator("[data-advised]").inner_text()


def go_own_way(page: Page, card: Locator) -> str:
    """Choose another option than the guide would; return its words."""
    options = page.locator("[data-option]")
    expect(card.locator("[data-advised]")).to_have_count(1)
    words = [text.split("\n")[0] for text in options.all_inner_texts()]
    number = next(n for n in range(options.count()) if advised(card) not in options.nth(n).inner_text())
    options.nth(number).click()
    return words[number]


def end_turn(page: Page) -> None:
    """Buy nothing."""
    page.locator('[data-option="done"]').click()


def test_the_guide_goes_along_with_whoever_leaves_its_line_twice(server: Server, desk: Page) -> None:
    server.deal(8)
    card = begin(desk)
    for number in range(1, READING + 1):
        expect(card.get_by_text(f"Lesson {number} of 11")).to_be_visible()
        card.get_by_role("button", name="Understood").click()
    for _ in range(2):
        expect(desk.locator('[data-option^="lay "]').first).to_be_visible()
        before = advised(card)
        go_own_way(desk, card)
        expect(card.get_by_text("Your own way:")).to_contain_text(before)
        expect(desk.locator('[data-option="done"]')).to_be_visible()
        expect(card.locator("[data-advised]")).to_have_count(1)
        end_turn(desk)
    expect(card.get_by_text("Lesson 4 of 11")).to_have_count(0)  # laying is learnt by laying
    expect(desk.locator('[data-option^="lay "]').first).to_be_visible()
    expect(card.locator("[data-advised]")).to_have_count(1)


def test_following_the_advice_is_told_without_reproach(server: Server, desk: Page) -> None:
    server.deal(8)
    card = begin(desk)
    option = desk.locator('[data-option^="lay "]')
    expect(option.first).to_be_visible()
    option.filter(has_text=advised(card)).click()
    expect(desk.locator('[data-option="done"]')).to_be_visible()
    expect(card.get_by_text("Your own way:")).to_have_count(0)


def test_it_points_at_what_it_speaks_of_and_can_be_put_away(server: Server, desk: Page) -> None:
    server.deal(8)
    card = begin(desk)
    expect(desk.locator("[data-pointer]")).to_be_visible()
    card.get_by_role("button", name="Fold the guide").click()
    expect(desk.locator("[data-pointer]")).to_have_count(0)
    card.get_by_role("button", name="Show the guide").click()
    expect(card.get_by_text("Lesson 1 of 11")).to_be_visible()


def test_a_game_begun_is_taken_up_again_with_what_was_read(server: Server, desk: Page) -> None:
    server.deal(8)
    card = begin(desk)
    card.get_by_role("button", name="Understood").click()
    expect(card.get_by_text("Lesson 2 of 11")).to_be_visible()
    desk.reload()
    expect(card.get_by_text("Lesson 2 of 11")).to_be_visible()
    own = desk.request.get("/api/me/tables").json()
    assert len(own) == 1


def test_on_its_side_a_phone_shows_the_whole_lesson_and_the_map(server: Server, browse: Browse) -> None:
    server.deal(8)
    page = browse((844, 390), touch=True)
    card = begin(page)
    expect(page.locator("[data-at^='map/'][data-lit]").first).to_be_in_viewport()
    expect(card.locator("[data-advised]")).to_have_count(1)
    hidden: int = card.locator(".body").evaluate("(body) => body.scrollHeight - body.clientHeight")
    assert hidden == 0, f"{hidden} pixels of the lesson are out of sight"
