"""Two people in two browsers at one table, the second behind a wire that can be cut."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

from tests.browser.browsing import Browse
from tests.browser.playing import Json, Seat, introduce, make_table, told
from tests.browser.proxy import Wire, wire_to
from tests.browser.serving import Server
from tests.browser.watching import Watch

CUT = r"WebSocket connection to|net::ERR_"


class Two(NamedTuple):
    """Ana, and Boris behind a wire that can be cut."""

    ana: Seat
    boris: Seat
    table: Json
    wire: Wire


@contextmanager
def two_at_a_table(server: Server, chromium: Browser, desk: Page, watch: Watch, **plan: Any) -> Iterator[Two]:
    """Open their table; the first question is asked, and it is Boris's."""
    server.deal(3)
    table = make_table(desk, "open", talk=True, **plan)
    with wire_to(server.url) as wire:
        browse = Browse(chromium, wire.url, watch)
        page = browse()
        introduce(page, "Boris")
        told(page.request.post(f"/api/tables/{table['table']}/sit", data={"seat": 1, "key": table["link"]}))
        two = Two(Seat(desk, table), Seat(page, table), table, wire)
        if asked(two) is two.ana:
            end_turn(two.ana)
        two.boris.until_asked()
        yield two
        browse.close()


def asked(two: Two) -> Seat:
    """Return the one who must choose."""
    two.ana.until(lambda: bool(two.ana.states) and two.ana.state["prompt"] is not None, "the game has begun")
    seat = two.ana if two.ana.options else two.boris
    seat.until_asked()
    return seat


def lay(seat: Seat) -> None:
    """Lay a tile and wait for the next question."""
    seat.choose(seat.options[0])
    seat.until_asked()


def end_turn(seat: Seat) -> None:
    """Lay a tile and buy nothing."""
    lay(seat)
    seat.by_button(next(option for option in seat.options if option["text"] == "done"))
