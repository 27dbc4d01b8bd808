"""Visit a table tab by tab, where it has tabs: on a phone only one is visible at a time."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import expect

from tests.browser.playing import Seat, press

HERE = "(places) => places.filter((at) => document.querySelector(`[data-at='${at}']`) !== null)"


def each_tab(seat: Seat) -> Iterator[tuple[str, list[str]]]:
    """Open one tab after another; yield its name and the choosable places in it.

    A place in no tab counts for the last one. At a desk there is one part without a name.
    """
    tabs = seat.page.locator("[data-region=tabs] [role=tab]").all()
    if not tabs:
        yield "", seat.places
        return
    missing = set(seat.places)
    for tab in tabs:
        press(seat.page, tab)
        expect(tab).to_have_attribute("aria-selected", "true")
        here: list[str] = seat.page.evaluate(HERE, seat.places)
        missing -= set(here)
        is_last = tab == tabs[-1]
        yield tab.get_attribute("data-tab") or "", sorted({*here, *missing} if is_last else here)
