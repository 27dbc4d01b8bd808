"""Moments at a table that axe checks, each opened through the page."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from railherd.words.catalogue import say
from tests.browser.playing import Seat, make_table
from tests.browser.serving import Server

GREEDY = ("greedy", "greedy", "greedy")
LAY, END = 43, 200  # choices

Opened = Callable[[Page, Server, str], None]


def at_moment(choices: int) -> Opened:
    """Return a four-player table after this many choices."""

    def opened(page: Page, server: Server, language: str) -> None:
        sit_down(page, server, choices)

    return opened


def sit_down(page: Page, server: Server, choices: int, seed: int = 11) -> Seat:
    server.deal(seed, choices)
    seat = Seat(page, make_table(page, *GREEDY))
    seat.until_asked()
    return seat


def buying(page: Page, server: Server, language: str) -> None:
    seat = sit_down(page, server, LAY)
    seat.choose(seat.options[0])
    seat.until_asked()
    assert seat.state["prompt"]["decision"] == "last_spike.buy"


def selling(page: Page, server: Server, language: str) -> None:
    seat = sit_down(page, server, choices=51, seed=5)
    assert seat.state["prompt"]["decision"] == "last_spike.sell"


def asking_why(page: Page, server: Server, language: str) -> None:
    """Click something that may not be chosen."""
    sit_down(page, server, LAY)
    dark = page.locator("[data-at^='map/']:not([data-lit])").first
    dark.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-reason]")).to_be_visible()


def in_words(page: Page, server: Server, language: str) -> None:
    sit_down(page, server, LAY)
    page.keyboard.press("t")
    expect(page.locator("[data-lit]")).to_have_count(0)


def with_help(page: Page, server: Server, language: str) -> None:
    sit_down(page, server, LAY)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()


def inspecting(page: Page, server: Server, language: str) -> None:
    """Open the card beside a place."""
    sit_down(page, server, LAY)
    page.keyboard.press("b")
    expect(page.get_by_role("tooltip")).to_be_visible()


def with_settings(page: Page, server: Server, language: str) -> None:
    sit_down(page, server, LAY)
    page.get_by_role("button", name=say("web.table.menu", {}, language)).click()
    page.get_by_role("menuitem", name=say("web.table.settings", {}, language)).click()
    expect(page.get_by_role("dialog")).to_be_visible()


def replaying(page: Page, server: Server, language: str) -> None:
    server.deal(11, END)
    table = make_table(page, *GREEDY)
    page.goto(f"/t/{table['table']}?at={LAY}")
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.locator("[data-at]").first).to_be_visible()


def waiting_as_host(page: Page, server: Server, language: str) -> None:
    table = make_table(page, "open")
    page.goto(f"/t/{table['table']}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def waiting_as_stranger(page: Page, server: Server, language: str) -> None:
    """Open the link of a table in another browser than the host's."""
    other = page.context.browser
    assert other is not None
    context = other.new_context(base_url=server.url)
    table = make_table(context.new_page(), "open")
    context.close()
    page.goto(f"/t/{table['table']}?key={table['link']}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("button", name=say("web.wait.sit", {}, language)).first).to_be_visible()


def handing_over(page: Page, server: Server, language: str) -> None:
    server.deal(11)
    table = make_table(page, "open", own_seats=[{"seat": 0, "name": "Ana"}, {"seat": 1, "name": "Bo"}])
    page.goto(f"/t/{table['table']}")
    expect(page.locator("[data-handover]")).to_be_visible()


def at_the_end(page: Page, server: Server, language: str) -> None:
    server.deal(11, END)
    Seat(page, make_table(page, *GREEDY)).until_asked()
    expect(page.locator("[aria-labelledby=end-race]")).to_be_visible()


TABLES: dict[str, Opened] = {
    "early": at_moment(4),
    "lay": at_moment(LAY),
    "buy": buying,
    "sell": selling,
    "why not": asking_why,
    "in words": in_words,
    "help": with_help,
    "inspect card": inspecting,
    "settings": with_settings,
    "replay": replaying,
    "waiting as host": waiting_as_host,
    "waiting as stranger": waiting_as_stranger,
    "hand over": handing_over,
    "end": at_the_end,
}
