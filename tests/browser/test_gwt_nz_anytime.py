"""An exchange token of New Zealand is used in a second browser while another player is asked in the first."""

from __future__ import annotations

from functools import partial

from playwright.sync_api import Page

from tests.browser.browsing import Browse
from tests.browser.playing import Seat, introduce, make_table, press, told
from tests.browser.serving import Server


def test_a_token_out_of_turn_while_another_plays(server: Server, desk: Page, browse: Browse) -> None:
    server.deal(22)
    table = make_table(desk, "open", game="gwt_nz")
    second = browse()
    introduce(second, "Boris")
    told(second.request.post(f"/api/tables/{table['table']}/sit", data={"seat": 1, "key": table["link"]}))
    ana, boris = Seat(desk, table), Seat(second, table)
    ana.until_asked()
    boris.until(lambda: bool(boris.states) and bool(boris.anytime) and boris.lit() == boris.places, "the token is lit")
    assert not boris.options  # Ana is asked
    before = tokens(boris)
    press(second, boris.place(boris.anytime[0]["at"]))
    press(second, second.locator(".picker button").first)  # how many cards
    boris.until(lambda: tokens(boris) == before - 1, "the token is spent")
    while boris.options:  # for each card drawn
        boris.until_asked()
        held = hand(boris)
        press(second, boris.place(boris.options[0]["at"]))
        boris.until(partial(holds, boris, held - 1), "the card is discarded")
    ana.until_asked()
    ana.choose(ana.options[0])  # what was offered to her still stands


def tokens(seat: Seat) -> int:
    """Return how many exchange tokens the second player has, as seen from a seat."""
    found: int = seat.state["view"]["players"][1]["tokens"]
    return found


def holds(seat: Seat, cards: int) -> bool:
    """Return whether the second player holds this many cards."""
    return hand(seat) == cards


def hand(seat: Seat) -> int:
    """Return how many cards the second player holds, as seen from a seat."""
    found: int = seat.state["view"]["players"][1]["cards"]
    return found
