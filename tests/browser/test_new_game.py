"""A new game: players, rules, and the resulting table."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.browsing import Browse
from tests.browser.playing import close, make_table, told
from tests.browser.watching import Watch

AT_A_TABLE = re.compile(r"/t/[a-z2-7]{12}$")
MOST_TABLES = 20


def own_tables(page: Page) -> list[dict[str, Any]]:
    tables: list[dict[str, Any]] = told(page.request.get("/api/me/tables"))
    return tables


def players(page: Page, count: int) -> None:
    page.get_by_role("group", name="Players").get_by_role("radio", name=str(count)).check()


def test_a_game_with_friends_and_a_bot(desk: Page) -> None:
    desk.goto("/new")
    players(desk, 4)
    desk.get_by_label("Who sits in seat 2").select_option("A friend, by link")
    desk.get_by_label("Who sits in seat 3").select_option("Carefree bot")
    desk.get_by_label("Who sits in seat 4").select_option("A friend, by link")
    desk.get_by_label("open to all").check()
    desk.get_by_role("switch", name="Show it in the lobby").check()
    desk.get_by_role("switch", name="Talk at the table").uncheck()
    desk.get_by_role("button", name="Open the table").click()
    expect(desk).to_have_url(AT_A_TABLE)
    expect(desk.get_by_text("2 seats are still free.")).to_be_visible()
    [table] = own_tables(desk)
    assert [seat["kind"] for seat in table["seats"]] == ["guest", "open", "bot", "open"]
    assert (table["options"]["money"], table["listed"], table["seats"][2]["bot"]) == ("open", True, "random")

    desk.goto("/new")
    expect(desk.get_by_label("Who sits in seat 3")).to_have_value("random")
    expect(desk.get_by_label("Who sits in seat 4")).to_have_value("friend")
    expect(desk.get_by_label("open to all")).to_be_checked()
    expect(desk.get_by_role("switch", name="Talk at the table")).not_to_be_checked()
    close(desk, table)


def test_several_people_at_one_screen(desk: Page) -> None:
    desk.goto("/new")
    players(desk, 2)
    desk.get_by_label("Who sits in seat 2").select_option("Another person at this screen")
    desk.get_by_label("Name", exact=True).fill("Bea")
    desk.get_by_role("button", name="Begin the game").click()
    expect(desk).to_have_url(AT_A_TABLE)
    [table] = own_tables(desk)
    assert (table["own"], table["phase"], table["seats"][1]["name"]) == ([0, 1], "playing", "Bea")


def test_two_people_with_one_name_are_told_so_beside_it(desk: Page) -> None:
    desk.goto("/new")
    players(desk, 3)
    for seat in (2, 3):
        desk.get_by_label(f"Who sits in seat {seat}").select_option("Another person at this screen")
    first, second = desk.get_by_label("Name", exact=True).all()
    first.fill("Bea")
    second.fill("bea ")
    expect(desk.get_by_role("alert")).to_have_text("Two people have this name: change one of them.")
    expect(second).to_have_attribute("aria-invalid", "true")
    second.press("Enter")
    expect(second).to_have_value("bea ")
    assert own_tables(desk) == []
    second.fill("Cy")
    desk.get_by_role("button", name="Begin the game").click()
    expect(desk).to_have_url(AT_A_TABLE)


def test_my_seat_is_one_seat(desk: Page) -> None:
    desk.goto("/new")
    players(desk, 3)
    desk.get_by_label("Who sits in seat 3").select_option("I")
    expect(desk.get_by_label("Who sits in seat 1")).to_have_value("regular")
    desk.get_by_role("button", name="Begin the game").click()
    expect(desk).to_have_url(AT_A_TABLE)
    assert own_tables(desk)[0]["own"] == [2]


def test_bots_play_while_one_looks_on(desk: Page) -> None:
    desk.goto("/new")
    players(desk, 2)
    desk.get_by_label("Who sits in seat 1").select_option("Carefree bot")
    expect(desk.get_by_text("Nobody here plays: you look on.")).to_be_visible()
    desk.get_by_role("button", name="Begin the game").click()
    expect(desk).to_have_url(AT_A_TABLE)
    [table] = own_tables(desk)
    assert (table["own"], [seat["bot"] for seat in table["seats"]]) == ([], ["random", "regular"])
    assert table["phase"] in ("playing", "over")


def test_what_the_server_refuses_is_one_sentence_and_nothing_is_lost(desk: Page, watch: Watch) -> None:
    watch.allow("409 POST .*/api/tables$")
    for _ in range(MOST_TABLES):
        make_table(desk, "open")
    desk.goto("/new")
    players(desk, 5)
    desk.get_by_role("button", name="Begin the game").click()
    expect(desk.get_by_role("alert")).to_have_text("You host 20 tables already: finish or close one first.")
    expect(desk.get_by_label("Who sits in seat 5")).to_be_visible()
    expect(desk.get_by_role("button", name="Begin the game")).to_be_enabled()


def test_a_new_game_on_a_telephone(browse: Browse) -> None:
    phone = browse.phone()
    phone.goto("/new")
    phone.get_by_role("group", name="Игроков").get_by_role("radio", name="2").tap()
    phone.get_by_label("Кто на месте 2").select_option("Друг по ссылке")
    phone.get_by_role("button", name="Открыть стол").tap()
    expect(phone.get_by_text("Свободно 1 место.")).to_be_visible()
