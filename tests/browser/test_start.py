"""The start page: one click to a board, the guest's games, a friend's link, and the guest's name."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.accessible import violations_by_day_and_night
from tests.browser.browsing import DESK, PHONE, Browse
from tests.browser.playing import LIT, introduce, make_table, told
from tests.browser.serving import Server
from tests.browser.states import LOST, PAGES, visit
from tests.browser.watching import Watch

AT_A_TABLE = re.compile(r"/t/[a-z2-7]{12}$")


def own_tables(page: Page) -> list[dict[str, Any]]:
    tables: list[dict[str, Any]] = told(page.request.get("/api/me/tables"))
    return tables


def rows(page: Page) -> Locator:
    return page.get_by_role("region", name="Your games").get_by_role("listitem")


def test_the_start_page_loads_and_nothing_goes_wrong(desk: Page) -> None:
    answer = desk.goto("/")
    assert answer is not None
    assert answer.ok
    expect(desk.get_by_role("main")).to_be_visible()
    expect(desk.get_by_role("heading", level=1)).to_be_visible()


def test_one_click_leads_to_a_board(desk: Page, server: Server) -> None:
    server.deal(1)
    desk.goto("/")
    desk.get_by_role("button", name="Play now", exact=True).click()
    expect(desk).to_have_url(AT_A_TABLE)
    expect(desk.locator(LIT).first).to_be_visible()
    [table] = own_tables(desk)
    assert (table["game"], table["phase"], table["own"]) == ("last_spike", "playing", [0])
    assert [seat["bot"] for seat in table["seats"]] == ["", "regular", "regular"]


def test_play_now_repeats_what_was_played_last(desk: Page) -> None:
    desk.goto("/new")
    desk.get_by_role("radio", name="2", exact=True).check()
    desk.get_by_label("Who sits in seat 2").select_option("Carefree bot")
    desk.get_by_role("button", name="Begin the game").click()
    expect(desk).to_have_url(AT_A_TABLE)
    desk.goto("/")
    expect(desk.get_by_text("Last Spike: you and 1 × Carefree bot")).to_be_visible()
    desk.get_by_role("button", name="Play now", exact=True).click()
    expect(desk).to_have_url(AT_A_TABLE)
    assert [[seat["bot"] for seat in table["seats"]] for table in own_tables(desk)] == [["", "random"]] * 2


def test_a_game_can_be_played_from_its_poster(desk: Page) -> None:
    desk.goto("/")
    desk.get_by_role("button", name="Play Last Spike against bots").click()
    expect(desk).to_have_url(AT_A_TABLE)


def test_a_friends_link_leads_to_his_table_and_takes_no_seat(browse: Browse, server: Server) -> None:
    host, friend = browse(), browse()
    table = make_table(host, "open")
    friend.goto("/")
    friend.get_by_label("Join by link").fill(f"Come! {server.url}/t/{table['table']}?key={table['link']}")
    friend.get_by_role("button", name="Go to the table").click()
    expect(friend.get_by_role("heading", name="Last Spike", level=1, exact=True)).to_be_visible()
    expect(friend.get_by_role("button", name="Take this seat")).to_be_visible()
    assert [seat["kind"] for seat in own_tables(host)[0]["seats"]] == ["guest", "open"]


def test_what_is_no_link_is_told_in_one_sentence_and_not_lost(desk: Page) -> None:
    desk.goto("/")
    field = desk.get_by_label("Join by link")
    field.fill("https://example.org/t/")
    field.press("Enter")
    expect(desk.get_by_role("alert")).to_have_text(
        "This is no link to a table: copy the whole address that your friend sent you."
    )
    expect(field).to_have_value("https://example.org/t/")
    expect(field).to_be_focused()
    expect(field).to_have_attribute("aria-invalid", "true")
    field.press_sequentially("x")
    expect(desk.get_by_role("alert")).to_have_count(0)


def test_whoever_has_no_games_is_told_what_to_do(desk: Page) -> None:
    desk.goto("/")
    region = desk.get_by_role("region", name="Your games")
    expect(region).to_contain_text("No games yet. Press “Play now” and you sit at a board in a moment.")
    expect(region.get_by_role("link", name="Learn Last Spike")).to_have_attribute("href", "/learn/last_spike")


def test_the_game_that_waits_comes_first(desk: Page, server: Server) -> None:
    server.deal(1)
    playing = make_table(desk, "greedy")
    gathering = make_table(desk, "open")
    desk.goto("/")
    expect(rows(desk).nth(0)).to_contain_text("Your turn")
    expect(rows(desk).nth(0).get_by_role("link", name="Play on")).to_have_attribute("href", f"/t/{playing['table']}")
    expect(rows(desk).nth(1)).to_contain_text("Waiting for players")
    rows(desk).nth(1).get_by_role("link", name="Open").click()
    expect(desk).to_have_url(re.compile(f"/t/{gathering['table']}$"))


def test_a_table_is_closed_only_after_asking(desk: Page) -> None:
    make_table(desk, "open")
    desk.goto("/")
    expect(rows(desk)).to_have_count(1)
    rows(desk).get_by_role("button", name="Close the table of Last Spike").click()
    dialog = desk.get_by_role("dialog", name="Close this table?")
    dialog.get_by_role("button", name="Keep it").click()
    expect(dialog).to_be_hidden()
    assert own_tables(desk)[0]["phase"] == "gathering"
    rows(desk).get_by_role("button", name="Close the table of Last Spike").click()
    dialog.get_by_role("button", name="Close the table", exact=True).click()
    expect(desk.get_by_text("No games yet.")).to_be_visible()
    assert own_tables(desk)[0]["phase"] == "closed"


def test_an_address_without_a_page_says_so_and_leads_home(desk: Page, watch: Watch) -> None:
    watch.allow(LOST)
    desk.goto("/nowhere")
    expect(desk.get_by_role("heading", name="Nothing here")).to_be_visible()
    expect(desk).to_have_title("Nothing here · railherd")
    desk.get_by_role("main").get_by_role("link", name="To the start page").click()
    expect(desk.get_by_role("button", name="Play now", exact=True)).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(320, 640), (390, 844), (844, 390)])
def test_nothing_scrolls_sideways(browse: Browse, watch: Watch, width: int, height: int) -> None:
    watch.allow(LOST)
    page = browse.phone(size=(width, height))
    for name in ("start", "new", "lobby", "lost"):
        visit(page, name)
        hidden = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert hidden <= 0, f"{name}: {hidden} pixels are out of sight"


@pytest.mark.parametrize("name", sorted(set(PAGES) & {"start", "new", "lobby"}))
def test_fingers_find_everything(phone: Page, name: str) -> None:
    visit(phone, name)
    small = phone.evaluate(
        """() => [...document.querySelectorAll("button, a[href], select, input:not([type])")]
          .filter((one) => one.checkVisibility() && !one.matches(".skip"))
          .map((one) => [one.textContent.trim() || one.ariaLabel || one.id, one.getBoundingClientRect()])
          .filter(([, box]) => box.height < 43.5 || box.width < 43.5)
          .map(([what, box]) => `${what}: ${box.width}×${box.height}`)"""
    )
    assert small == []


def test_a_code_makes_another_device_the_same_guest(browse: Browse) -> None:
    here, there = browse(), browse()
    introduce(here, "Ana")
    make_table(here, "open")
    here.goto("/")
    here.get_by_role("button", name="Your name and devices").click()
    expect(here.get_by_label("Your name", exact=True)).to_have_value("Ana")
    here.get_by_role("button", name="Show a code").click()
    code = here.locator("dialog .code strong").inner_text()
    there.goto("/")
    there.get_by_role("button", name="Your name and devices").click()
    there.get_by_label("A code from your other device").fill(code)
    there.get_by_role("button", name="Use the code").click()
    expect(rows(there)).to_have_count(1)
    assert told(there.request.get("/api/me")) == told(here.request.get("/api/me"))


def test_a_device_is_signed_out_from_another_one(browse: Browse) -> None:
    here, there = browse(), browse()
    introduce(here, "Ana")
    code = here.request.post("/api/me/code", data={}).json()["code"]
    assert there.request.post("/api/me/claim", data={"code": code}).ok
    here.goto("/")
    here.get_by_role("button", name="Your name and devices").click()
    devices = here.get_by_role("list", name="Devices that know you").get_by_role("listitem")
    expect(devices).to_have_count(2)
    expect(devices.filter(has_text="This device")).to_have_count(1)
    expect(devices.filter(has_text="This device").get_by_role("button")).to_have_count(0)
    other = devices.filter(has_not_text="This device")
    expect(other).to_contain_text(re.compile(r"known since .*\d{4}, last used .*\d{4}"))
    for size in (PHONE, DESK):
        here.set_viewport_size({"width": size[0], "height": size[1]})
        assert violations_by_day_and_night(here) == []
    other.get_by_role("button", name=re.compile("^Sign out .")).focus()
    here.keyboard.press("Enter")
    expect(devices).to_have_count(1)
    expect(devices).to_contain_text("This device")
    assert there.request.get("/api/me").status == 401
    assert here.request.get("/api/me").ok


def test_a_wrong_code_is_told_in_one_sentence(desk: Page, watch: Watch) -> None:
    watch.allow("409 POST .*/api/me/claim$")
    desk.goto("/")
    desk.get_by_role("button", name="Your name and devices").click()
    desk.get_by_label("A code from your other device").fill("3333 3333")
    desk.get_by_role("button", name="Use the code").click()
    expect(desk.get_by_role("alert")).to_contain_text("This code is unknown, used already or older than ten minutes")
    expect(desk.get_by_label("A code from your other device")).to_have_value("3333 3333")


def test_a_name_can_be_changed(desk: Page) -> None:
    desk.goto("/")
    desk.get_by_role("button", name="Your name and devices").click()
    field = desk.get_by_label("Your name", exact=True)
    expect(field).to_have_value(re.compile(r"Guest \d{4}"))
    field.fill("Zoë")
    field.press("Enter")
    expect(desk.get_by_role("dialog")).to_be_hidden()
    assert told(desk.request.get("/api/me"))["name"] == "Zoë"
