"""When a page has all that it shows."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, Request

from tests.browser.browsing import PATIENCE

DRAWN = "new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
TIMES = 3  # that a page is drawn with nothing under way before it counts as settled


@contextmanager
def settled(page: Page) -> Iterator[None]:
    """Wait at the end of a block until the page has all that it asked for in it, and is drawn.

    Playwright's "networkidle" is the same with half a second of doing nothing.
    """
    under_way: set[Request] = set()

    def begun(request: Request) -> None:
        under_way.add(request)

    def ended(request: Request) -> None:
        under_way.discard(request)

    heard = {"request": begun, "requestfinished": ended, "requestfailed": ended}
    for event, hear in heard.items():
        page.on(event, hear)  # type: ignore[call-overload]
    yield
    late, quiet = time.monotonic() + PATIENCE / 1000, 0
    while quiet < TIMES:
        assert time.monotonic() < late, f"still under way: {[request.url for request in under_way]}"
        page.evaluate(DRAWN)
        quiet = 0 if under_way else quiet + 1
    for event, hear in heard.items():
        page.remove_listener(event, hear)
