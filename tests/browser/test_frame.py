"""The frame of every page: language, light and dark, menus, help, and the skip link."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsing import Browse
from tests.browser.playing import make_table
from tests.browser.repeats import soaking
from tests.browser.states import LOST, PAGES, visit
from tests.browser.watching import Watch
from tests.browser.wording import raw

NAMES = {"en": "English", "pt": "Português", "es": "Español", "ru": "Русский"}
LABELS = {"en": "Language", "pt": "Idioma", "es": "Idioma", "ru": "Язык"}


def speak(page: Page, before: str, language: str) -> None:
    page.get_by_role("button", name=LABELS[before], exact=True).click()
    page.get_by_role("menuitemradio", name=NAMES[language]).click()
    expect(page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.parametrize("name", soaking(PAGES, kept=("start", "rules of the trail", "learn", "legend")))
def test_the_language_can_be_switched_on_every_page(desk: Page, watch: Watch, name: str) -> None:
    watch.allow(LOST)
    visit(desk, name)
    told, titles, before = set(), set(), "en"
    for language in ("ru", "pt", "es", "en"):
        speak(desk, before, language)
        assert raw(desk) == [], f"{name} in {language}"
        told.add(desk.get_by_role("main").inner_text())
        titles.add(desk.title())
        before = language
    assert len(told) == len(NAMES)
    assert len(titles) == len(NAMES)


def test_the_language_can_be_switched_at_a_table(desk: Page) -> None:
    table = make_table(desk, "open")
    desk.goto(f"/t/{table['table']}")
    expect(desk.get_by_text("Free seat")).to_be_visible()
    speak(desk, "en", "ru")
    expect(desk.get_by_text("Свободное место")).to_be_visible()


def test_the_language_and_the_look_are_remembered(desk: Page) -> None:
    desk.goto("/")
    speak(desk, "en", "es")
    desk.get_by_role("button", name="Colores oscuros").click()
    expect(desk.locator("html")).to_have_attribute("data-theme", "dark")
    desk.reload()
    expect(desk.locator("html")).to_have_attribute("lang", "es")
    expect(desk.locator("html")).to_have_attribute("data-theme", "dark")
    expect(desk.get_by_role("button", name="Jugar ahora")).to_be_visible()


def test_a_menu_obeys_the_keyboard(desk: Page) -> None:
    desk.goto("/")
    opener = desk.get_by_role("button", name="Language")
    opener.focus()
    desk.keyboard.press("ArrowDown")
    expect(desk.get_by_role("menuitemradio", name="English")).to_be_focused()
    desk.keyboard.press("ArrowUp")
    expect(desk.get_by_role("menuitemradio", name="Русский")).to_be_focused()
    desk.keyboard.press("p")
    expect(desk.get_by_role("menuitemradio", name="Português")).to_be_focused()
    desk.keyboard.press("Escape")
    expect(desk.get_by_role("menu")).to_have_count(0)
    expect(opener).to_be_focused()
    desk.keyboard.press("Enter")
    expect(desk.get_by_role("menuitemradio", name="English")).to_be_focused()
    desk.keyboard.press("End")
    desk.keyboard.press("Enter")
    expect(desk.locator("html")).to_have_attribute("lang", "ru")


def test_the_first_key_skips_to_the_content(desk: Page) -> None:
    desk.goto("/new")
    expect(desk.get_by_role("button", name="Begin the game")).to_be_visible()
    desk.keyboard.press("Tab")
    expect(desk.get_by_role("link", name="Skip to the content")).to_be_focused()
    desk.keyboard.press("Enter")
    expect(desk.get_by_role("main")).to_be_focused()


def test_another_page_is_announced_and_read_from_its_beginning(desk: Page) -> None:
    desk.goto("/")
    desk.get_by_role("main").get_by_role("link", name="New game").click()
    expect(desk.get_by_role("main")).to_be_focused()
    expect(desk.locator("[aria-live=polite]").last).to_contain_text("New game · railherd")


def test_a_question_mark_asks_for_help(desk: Page) -> None:
    desk.goto("/")
    expect(desk.get_by_role("button", name="Play now", exact=True)).to_be_visible()
    desk.keyboard.press("?")
    dialog = desk.get_by_role("dialog", name="Help")
    expect(dialog.get_by_role("link", name="Rules").first).to_have_attribute("href", "/rules/last_spike")
    desk.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def test_a_link_opens_in_a_new_tab_if_that_is_asked(desk: Page) -> None:
    desk.goto("/")
    with desk.context.expect_page() as opened:
        desk.get_by_role("main").get_by_role("link", name="New game").click(modifiers=["ControlOrMeta"])
    expect(opened.value.get_by_role("heading", name="New game")).to_be_visible()
    expect(desk.get_by_role("button", name="Play now", exact=True)).to_be_visible()


def test_a_phone_has_it_all_in_one_menu(browse: Browse) -> None:
    phone = browse.phone(language="en")
    phone.goto("/")
    phone.get_by_role("button", name="Menu").tap()
    phone.get_by_role("menuitem", name="Light colours").tap()
    expect(phone.locator("html")).to_have_attribute("data-theme", "light")
    phone.get_by_role("button", name="Menu").tap()
    phone.get_by_role("menuitem", name="Your name and devices").tap()
    expect(phone.get_by_role("dialog", name="Your name and devices")).to_be_visible()
