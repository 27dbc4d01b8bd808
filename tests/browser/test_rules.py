"""The rules in our own words: every chapter that "why not?" links to, every figure from the game's data."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import railherd
from railherd.games.registry import GAMES
from tests.browser.browsing import PHONE, Browse
from tests.browser.playing import Seat, make_table
from tests.browser.serving import Server
from tests.games.profile import profile_of
from tools.shown_games import shown_games

DATA = Path(railherd.__path__[0]) / "games" / "last_spike" / "figures" / "data"


def test_a_link_leads_to_its_chapter(desk: Page) -> None:
    desk.goto("/rules/last_spike#sell")
    chapter = desk.locator("section#sell")
    expect(chapter).to_be_focused()
    expect(chapter).to_be_in_viewport()
    desk.get_by_role("navigation", name="Chapters").get_by_role("link", name="Winning").click()
    expect(desk.locator("section#win")).to_be_focused()
    assert desk.url.endswith("#win")


def test_the_contents_mark_the_chapter_that_is_read(desk: Page) -> None:
    desk.goto("/rules/gwt")
    current = desk.get_by_role("navigation", name="Chapters").locator("[aria-current=location]")
    expect(current).to_have_text("What it is about")
    desk.locator("section#income").evaluate("(chapter) => chapter.scrollIntoView()")
    expect(current).to_have_text("Income")
    expect(current).to_be_in_viewport()
    desk.keyboard.press("End")
    expect(current).to_have_text("Special cases")


def test_on_a_phone_the_contents_are_one_line_that_opens(browse: Browse) -> None:
    phone = browse(PHONE, touch=True)
    phone.goto("/rules/last_spike")
    contents = phone.get_by_role("navigation", name="Chapters")
    expect(contents.get_by_role("link")).to_have_count(0)
    contents.get_by_role("button", name="Before the game").tap()
    contents.get_by_role("link", name="Selling land").tap()
    expect(phone.locator("section#sell")).to_be_focused()
    expect(contents.get_by_role("button", name="Selling land")).to_have_attribute("aria-expanded", "false")


@pytest.mark.parametrize("game", shown_games())
def test_there_is_a_chapter_for_every_section(desk: Page, game: str) -> None:
    desk.goto(f"/rules/{game}")
    expect(desk.locator("main section[id]").last).to_be_visible()
    found = desk.locator("main section[id]").evaluate_all("all => all.map((one) => one.id)")
    assert found == list(profile_of(game).chapters)
    assert {reason.section for reason in GAMES[game]().REASONS[1:]} <= set(found)


def test_why_not_leads_to_its_passage(server: Server, desk: Page) -> None:
    server.deal(22)
    seat = Seat(desk, make_table(desk, "greedy", game="gwt"))
    seat.until_asked()
    assert "trail/p_a1" not in seat.places
    seat.place("trail/p_a1").click()
    expect(desk.locator("[data-reason]")).to_contain_text("You begin on a neutral building")
    with desk.expect_popup() as opened:
        desk.get_by_role("dialog").get_by_role("link", name="Phase A: moving the rancher").click()
    expect(opened.value.locator("section#phase_a")).to_be_focused()
    expect(opened.value.locator("section#phase_a")).to_be_in_viewport()


def test_the_figures_are_those_of_the_game(desk: Page) -> None:
    figures = tomllib.loads((DATA / "setup.toml").read_text(encoding="utf-8"))
    desk.goto("/rules/last_spike")
    expect(desk.locator("section#spike")).to_contain_text(f"${figures['spike']['bonus']:,}")
    for players, amount in figures["money"]["start"].items():
        row = desk.get_by_role("table", name="Money at the beginning").get_by_role("row").filter(has_text=f"{players}$")
        expect(row.filter(has_text=f"${amount:,}")).to_have_count(1)


def test_buildings_stand_in_the_rules_in_signs_and_words(desk: Page) -> None:
    desk.goto("/rules/gwt#actions")
    row = desk.get_by_role("table", name="The neutral buildings").get_by_role("row").filter(has_text="Trail guard (F)")
    expect(row).to_contain_text("Discard two cattle of one breed: +$4")
    expect(row.locator(".signs")).to_have_count(2)


def test_a_game_without_rules_is_told_so(desk: Page) -> None:
    desk.goto("/rules/chess")
    expect(desk.get_by_role("alert")).to_contain_text("There are no rules for this game here.")


def test_the_legend_stands_beside_the_rules(desk: Page) -> None:
    desk.goto("/rules/last_spike")
    desk.get_by_role("link", name="Legend of the symbols").click()
    expect(desk.get_by_role("heading", level=1)).to_have_text("Symbols of Last Spike")
    desk.get_by_role("link", name="Read the rules").click()
    expect(desk.get_by_role("heading", level=1)).to_have_text("Rules of Last Spike")
