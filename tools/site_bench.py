"""Measure railherd without a server, in this machine's browser: `python -m tools.site_bench`.

The folder is built, served by a plain web server on this machine, and played in as a person would: how much a first and
a later visit fetch, how long each takes from the address to the first lit choice, how long a click takes until the next
choice is lit, and how much memory the browser's pages hold then.
"""

from __future__ import annotations

import argparse
import gzip
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, ViewportSize, sync_playwright

from tests.browser.chromium import CHROMIUM, LEFT_OUT, launch
from tests.browser.folder_site import BELOW, IS_KEPT, LIT, OPENS, built_folder, clicked, opened, options
from tools.click_bench import share

GAMES: Final = ("last_spike", "gwt", "gwt_nz")
MEGABYTE: Final = 1e6
DESK: Final[ViewportSize] = {"width": 1280, "height": 800}


class Fetched:
    """What a web server sent since it was last looked at: the paths with their bytes."""

    def __init__(self) -> None:
        self.sent: dict[str, int] = {}

    def take(self) -> dict[str, int]:
        """Return what was sent, and begin anew."""
        sent, self.sent = self.sent, {}
        return sent


class Folder(SimpleHTTPRequestHandler):
    """Serves files as `python -m http.server` does, and notes what it sends."""

    def __init__(self, *given: Any, fetched: Fetched, **named: Any) -> None:
        self._fetched = fetched
        super().__init__(*given, **named)

    def log_message(self, format: str, *arguments: Any) -> None:
        """Say nothing."""

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send a file and note its size."""
        data = source.read()
        self._fetched.sent[self.path] = self._fetched.sent.get(self.path, 0) + len(data)
        outputfile.write(data)


@contextmanager
def served(site: Path, fetched: Fetched) -> Iterator[str]:
    """Serve a site below a path and yield its address."""
    root = site.parents[BELOW.count("/")]
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Folder, directory=str(root), fetched=fetched))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/{BELOW}/"
    finally:
        server.shutdown()


def main() -> int:
    """Build, visit, play, print."""
    parser = argparse.ArgumentParser(description="How railherd does without a server.")
    parser.add_argument("--visits", type=int, default=3, help="first visits, each with a later one")
    parser.add_argument("--choices", type=int, default=100, help="choices of each game")
    wanted = parser.parse_args()
    if CHROMIUM is None:
        print(LEFT_OUT, file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory(prefix="railherd-site-") as name:
        site, fetched = built_folder(Path(name)), Fetched()
        with served(site, fetched) as address, sync_playwright() as playwright:
            browser = launch(playwright)
            tell_visits(browser, address, site, fetched, wanted.visits)
            tell_games(browser, address, wanted.choices)
            browser.close()
    return 0


def tell_visits(browser: Browser, address: str, site: Path, fetched: Fetched, visits: int) -> None:
    """Print what first and later visits fetch and how long they take."""
    firsts, laters, first_bytes, later_bytes = [], [], 0, 0
    for _ in range(visits):
        fetched.take()
        context = browser.new_context(viewport=DESK, locale="en", reduced_motion="reduce")
        firsts.append(visit(context, address))
        page = context.pages[0]
        page.evaluate(IS_KEPT)
        page.wait_for_timeout(5000)  # what is kept for later visits is fetched and packed beside the game
        first_bytes = sum(packed(site, path) for path in fetched.take())
        page.close()
        laters.append(visit(context, address))
        later_bytes = sum(fetched.take().values())
        context.close()
    print(f"first visit: {first_bytes / MEGABYTE:.2f} MB of files as gzip packs them (mark 9)")
    print(f"later visit: {later_bytes:,} bytes (mark 50,000)")
    print(f"first visit, from opening to a lit choice: {seconds(firsts)} (mark 8)")
    print(f"later visit, from opening to a lit choice: {seconds(laters)} (mark 4)")


def packed(site: Path, path: str) -> int:
    """Return the size of a file that was fetched as gzip packs it."""
    file = site / path.partition("?")[0].removeprefix(f"/{BELOW}/")
    return len(gzip.compress((file / "index.html" if file.is_dir() else file).read_bytes(), 6))


def visit(context: BrowserContext, address: str) -> float:
    """Open the start page in a new tab and press Play as soon as it is there; return the seconds to a lit choice."""
    page = context.new_page()
    begun = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.get_by_role("button", name="Play now").click(timeout=OPENS)
    page.locator(LIT).first.wait_for(timeout=OPENS)
    return time.perf_counter() - begun


def tell_games(browser: Browser, address: str, choices: int) -> None:
    """Print how long clicks take in each game against a bot, and the memory that the pages hold."""
    for game in GAMES:
        context = browser.new_context(viewport=DESK, locale="en", reduced_motion="reduce")
        context.add_init_script("""localStorage["railherd.table"] ??= '{"pace": "at_once"}'""")
        page = opened(context.new_page(), address)
        page.evaluate(IS_KEPT)  # whoever leads to pages that are no files
        page.goto(f"{address}new?game={game}")
        page.get_by_role("button", name="Begin").click(timeout=OPENS)
        options(page)
        waits = clicked(page, choices)
        held = memory(browser) / MEGABYTE
        middle, most = statistics.median(waits), share(0.95, waits)
        print(
            f"{game}: {len(waits)} clicks, median {middle:.0f} ms, 95 of 100 within {most:.0f} ms (mark 250),", end=" "
        )
        print(f"slowest {max(waits):.0f} ms; {held:.0f} MB in the browser's pages (mark 400)")
        context.close()


def memory(browser: Browser) -> int:
    """Return the bytes that the processes of the browser's pages hold, shared ones in equal parts."""
    session = browser.new_browser_cdp_session()
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return sum(held(one["id"]) for one in found if one["type"] == "renderer")


def held(pid: int) -> int:
    """Return the bytes of a process's proportional set."""
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="utf-8").splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) * 1024
    return 0


def seconds(times: list[float]) -> str:
    """Return times in words."""
    return " · ".join(f"{one:.1f}" for one in times) + " s"


if __name__ == "__main__":
    sys.exit(main())
