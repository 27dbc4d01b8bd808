"""The moments at which the page is checked: four-player games from early to the end, at a desk and on a phone."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import sync_playwright

from tests.browser.browsing import DESK, PHONE, Browse, Theme
from tests.browser.chromium import CHROMIUM, LEFT_OUT, launch
from tests.browser.playing import Seat, make_table
from tests.browser.sarah import step_her
from tests.browser.serving import Server, build_page, served
from tests.browser.watching import Watch
from tests.games.profile import profile_of
from tests.golden.games import file_of

OTHERS = ("greedy", "greedy", "greedy")


class Device(NamedTuple):
    """A kind of screen, and the language shown on it."""

    name: str
    size: tuple[int, int]
    theme: Theme
    language: str
    touch: bool = False


JUDGED = (Device("desk", DESK, "light", "en"), Device("phone", PHONE, "dark", "ru", True))
OTHER_LANGUAGES = (Device("dark desk", DESK, "dark", "ru"), Device("light phone", PHONE, "light", "en", True))
SPOT_CHECKED = (Device("large", (1920, 1080), "dark", "pt"), Device("sideways", (844, 390), "light", "es", True))


class Studio:
    """A server and a browser, open while pages are checked."""

    def __init__(self, server: Server, browse: Browse, watch: Watch) -> None:
        self.server = server
        self.browse = browse
        self.watch = watch

    def table(self, device: Device, moment: str, game: str = "last_spike") -> Seat:
        """Open a table at a moment where the viewer is asked for a choice."""
        story = profile_of(game).story
        record = file_of(f"{game}/{story.record}").read_text(encoding="utf-8") if story.record else ""
        self.server.deal(story.seed, story.moments[moment], record=record)
        return self._seated(device, game, *OTHERS)

    def alone(self, device: Device, choices: int) -> Seat:
        """Open a game of New Zealand alone against Sarah after some choices; she waits to be stepped."""
        self.server.deal(1, choices, record=file_of("gwt_nz/sarah_hard").read_text(encoding="utf-8"))
        return self._seated(device, "gwt_nz")

    def _seated(self, device: Device, game: str, *others: str) -> Seat:
        page = step_her(self.browse(device.size, device.language, device.theme, device.touch))
        seat = Seat(page, make_table(page, *others, game=game))
        seat.until_asked()
        page.evaluate("document.fonts.ready")
        return seat


@contextmanager
def studio() -> Iterator[Studio]:
    """Start the server and the browser; raise `SystemExit` where there is no browser."""
    if CHROMIUM is None:
        raise SystemExit(LEFT_OUT)
    with tempfile.TemporaryDirectory(prefix="railherd-look-") as name:
        folder = Path(name)
        build_page(folder)
        with served(folder) as server, sync_playwright() as playwright:
            browser = launch(playwright)
            watch = Watch()
            browse = Browse(browser, server.url, watch)
            try:
                yield Studio(server, browse, watch)
            finally:
                browse.close()
                browser.close()
