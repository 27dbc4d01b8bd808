"""Before the game: friends join by a link, seats fill live on all screens, the host arranges the rest."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.browsing import Browse
from tests.browser.playing import LIT, close, introduce, make_table, told
from tests.browser.watching import Watch

NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined })"
CLIPBOARD_REFUSES = "navigator.clipboard.writeText = () => Promise.reject(new Error('no'))"
A_WHILE = 60_000  # milliseconds by the guest's clock: the lobby looks for tables more often
SELECTED = "(input) => input.value.slice(input.selectionStart, input.selectionEnd)"


def seats(page: Page) -> Locator:
    return page.get_by_role("region", name="Seats").get_by_role("listitem")


def seat(page: Page, number: int) -> Locator:
    return seats(page).nth(number - 1)


def arrange(page: Page, number: int, item: str) -> None:
    seat(page, number).get_by_role("button", name=f"Whom seat {number} is for").click()
    page.get_by_role("menuitem", name=item).click()


@pytest.fixture
def host(browse: Browse) -> Page:
    page = browse()
    introduce(page, "Ana")
    return page


def opened(host: Page, *others: str, **more: Any) -> dict[str, Any]:
    table = make_table(host, *others, **more)
    host.goto(f"/t/{table['table']}")
    expect(seats(host)).to_have_count(1 + len(others))
    return table


def link(table: dict[str, Any]) -> str:
    return f"/t/{table['table']}?key={table['link']}"


def test_a_stranger_sits_down_with_one_tap_and_the_host_sees_it(host: Page, browse: Browse) -> None:
    table = opened(host, "open", "open")
    friend = browse.phone()
    friend.goto(link(table))
    name = friend.get_by_label("Ваше имя за столом")
    expect(name).to_have_value(re.compile(r"Гость \d{4}"))
    expect(seat(host, 2)).to_contain_text("Free seat")
    name.fill("Беа")
    friend.get_by_role("button", name="Занять место").first.tap()
    expect(seat(host, 2)).to_contain_text("Беа")
    expect(seat(host, 2)).to_contain_text("here")
    expect(host.get_by_text("1 seat is still free.")).to_be_visible()
    expect(host.locator("[aria-live=polite]").last).to_contain_text("Беа sits down")
    expect(friend.get_by_text("вы", exact=True)).to_be_visible()


def test_the_last_one_to_sit_begins_the_game_for_all(host: Page, browse: Browse) -> None:
    table = opened(host, "open")
    friend = browse()
    friend.goto(link(table))
    friend.get_by_role("button", name="Take this seat").click()
    for page in (host, friend):
        expect(page.get_by_role("region", name="Seats")).to_have_count(0)
    asked = told(host.request.get(f"/api/tables/{table['table']}"))["asked"]
    expect((host, friend)[asked].locator(LIT).first).to_be_visible()


def test_looking_takes_no_seat_and_standing_up_frees_it(host: Page, browse: Browse) -> None:
    table = opened(host, "open", "open")
    friend = browse()
    friend.goto(link(table))
    expect(friend.get_by_text("You are looking on. Looking takes no seat.")).to_be_visible()
    friend.get_by_role("button", name="Take this seat").nth(1).click()
    expect(seat(host, 3)).to_contain_text("Guest")
    seat(friend, 3).get_by_role("button", name="Stand up").click()
    expect(seat(host, 3)).to_contain_text("Free seat")
    expect(friend.get_by_role("button", name="Take this seat")).to_have_count(2)


def test_the_link_is_copied(host: Page) -> None:
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = opened(host, "open")
    host.get_by_role("button", name="Copy").click()
    expect(host.get_by_role("region", name="Invite friends")).to_contain_text("Copied. Paste it into a message.")
    assert host.evaluate("navigator.clipboard.readText()").endswith(link(table))


@pytest.mark.parametrize("script", [NO_CLIPBOARD, CLIPBOARD_REFUSES], ids=["missing", "refusing"])
def test_a_link_that_cannot_be_copied_is_selected(host: Page, script: str) -> None:
    host.add_init_script(script)
    table = opened(host, "open")
    host.get_by_role("button", name="Copy").click()
    field = host.get_by_label("Link to the table")
    expect(field).to_be_focused()
    assert field.evaluate(SELECTED).endswith(link(table))
    expect(host.get_by_role("region", name="Invite friends")).to_contain_text("the text is selected")


def test_the_host_arranges_the_seats(host: Page) -> None:
    opened(host, "open", "open")
    arrange(host, 2, "Carefree bot")
    expect(seat(host, 2)).to_contain_text("Carefree bot")
    arrange(host, 2, "Free for anybody")
    expect(seat(host, 2)).to_contain_text("Free seat")


def test_a_seat_can_be_kept_for_one_person(host: Page, browse: Browse) -> None:
    table = opened(host, "open", "open")
    arrange(host, 2, "Keep it: make its own link")
    own_link = host.get_by_label("Link to this seat alone").input_value()
    anybody, invited = browse(), browse()
    anybody.goto(link(table))
    expect(seat(anybody, 2)).to_contain_text("Kept for a guest with its own link")
    invited.goto(own_link)
    seat(invited, 2).get_by_role("button", name="Take this seat").click()
    expect(seat(invited, 2)).to_contain_text("you")
    expect(seat(host, 2)).to_contain_text("Guest")


def test_a_seat_that_is_kept_for_another_is_refused_in_one_sentence(host: Page, browse: Browse, watch: Watch) -> None:
    watch.allow("409 POST .*/sit$")
    table = opened(host, "invited", "open")
    friend = browse()
    friend.goto(link(table))
    seat(friend, 2).get_by_role("button", name="Take this seat").click()
    expect(friend.get_by_role("alert")).to_have_text("This seat is not free: choose another one.")
    seat(friend, 3).get_by_role("button", name="Take this seat").click()
    expect(seat(friend, 3)).to_contain_text("you")
    expect(friend.get_by_role("alert")).to_have_count(0)


def test_the_host_begins_with_bots_in_the_free_seats(host: Page) -> None:
    table = opened(host, "open", "open")
    host.get_by_role("button", name="Begin with 2 more bots").click()
    expect(host.get_by_role("region", name="Seats")).to_have_count(0)
    shown = told(host.request.get(f"/api/tables/{table['table']}"))
    assert [one["bot"] for one in shown["seats"]] == ["", "regular", "regular"]


def test_only_the_host_has_the_hosts_tools(host: Page, browse: Browse) -> None:
    table = opened(host, "open", "open")
    expect(host.get_by_role("region", name="You are the host")).to_be_visible()
    friend = browse()
    friend.goto(link(table))
    expect(seats(friend)).to_have_count(3)
    expect(friend.get_by_role("region", name="You are the host")).to_have_count(0)
    expect(friend.get_by_role("button", name="Whom seat")).to_have_count(0)


def test_talk_is_the_hosts_to_allow(host: Page) -> None:
    opened(host, "open", talk=True)
    talk = host.get_by_role("switch", name="Talk at the table")
    expect(talk).to_be_checked()
    with host.expect_response("**/talk") as answer:
        talk.uncheck()
    assert answer.value.ok
    host.reload()
    expect(talk).not_to_be_checked()


def test_a_table_that_the_host_closes_is_closed_for_all(host: Page, browse: Browse) -> None:
    table = opened(host, "open")
    friend = browse()
    friend.goto(link(table))
    expect(seats(friend)).to_have_count(2)
    host.get_by_role("button", name="Close the table").click()
    host.get_by_role("dialog").get_by_role("button", name="Close the table").click()
    expect(host.get_by_role("button", name="Play now", exact=True)).to_be_visible()
    expect(friend.get_by_text("This table is closed.")).to_be_visible()


def test_a_bad_link_is_told_in_one_sentence(desk: Page, watch: Watch) -> None:
    watch.allow("404 GET .*/api/tables/")
    desk.goto("/t/aaaaaaaaaaaa")
    expect(desk.get_by_role("alert")).to_have_text(
        "There is no such table, or its link is missing: ask its host for the link."
    )
    desk.get_by_role("main").get_by_role("link", name="To the start page").click()
    expect(desk.get_by_role("button", name="Play now", exact=True)).to_be_visible()


def test_nothing_scrolls_sideways(host: Page, browse: Browse) -> None:
    table = opened(host, "open", "greedy", "invited")
    friend = browse.phone()
    friend.goto(link(table))
    expect(friend.get_by_role("listitem")).to_have_count(4)
    for width, height in ((390, 844), (320, 640), (844, 390)):
        friend.set_viewport_size({"width": width, "height": height})
        assert friend.evaluate("innerWidth") == width
        assert friend.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0


def test_the_lobby_fills_and_empties_by_itself(host: Page, browse: Browse) -> None:
    guest = browse()
    guest.clock.install()
    guest.goto("/lobby")
    expect(guest.get_by_text("No table waits for players right now.")).to_be_visible()
    table = opened(host, "open", "open", listed=True)
    guest.clock.fast_forward(A_WHILE)
    guest.get_by_role("button", name="Sit down at a table of Last Spike").click()
    expect(guest).to_have_url(re.compile(f"/t/{table['table']}$"))
    expect(seat(host, 2)).to_contain_text("Guest")
    guest.goto("/lobby")
    expect(guest.get_by_role("link", name="Look")).to_be_visible()
    close(host, table)
    guest.clock.fast_forward(A_WHILE)
    expect(guest.get_by_text("No table waits for players right now.")).to_be_visible()


def test_a_link_that_only_this_computer_can_open_says_so(host: Page) -> None:
    opened(host, "open")
    assert re.search("//(localhost|127)", host.url)
    expect(host.locator("[data-only-here]")).to_contain_text("on this computer only")
