"""A folder of static files that plays without a server, behind the plainest of web servers and below a path."""

from __future__ import annotations

import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from socket import socket
from urllib.error import URLError

from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.browser.serving import ROOT
from tools.looking.clicks import STOPWATCH

BELOW = "some/where"
OPENS = 90_000  # milliseconds for Python to start on a busy machine
IS_KEPT = """() => new Promise((resolve) => {
    const look = () => navigator.serviceWorker.controller !== null && resolve(null);
    navigator.serviceWorker.addEventListener("controllerchange", look);
    look();
})"""
"""Waits in a page until its service worker answers for it."""
LIT = "[data-option]:not([aria-disabled=true])"
BEGINS = 10.0  # seconds


def built_folder(folder: Path) -> Path:
    """Build the site below a folder and return where it is."""
    site = folder / BELOW
    site.parent.mkdir(parents=True, exist_ok=True)
    for command in (["tools/page.py"], ["-m", "railherd", "site", str(site)]):
        built = subprocess.run([sys.executable, *command], cwd=ROOT, capture_output=True, text=True, check=False)
        assert built.returncode == 0, built.stderr
    return site


@contextmanager
def served_folder(site: Path) -> Iterator[str]:
    """Serve a site below a path and yield its address."""
    with socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    command = [
        sys.executable,
        "-m",
        "http.server",
        port,
        "--bind",
        "127.0.0.1",
        "--directory",
        str(site.parents[BELOW.count("/")]),
    ]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        address = f"http://127.0.0.1:{port}/{BELOW}/"
        _wait_for(address)
        yield address
    finally:
        server.terminate()
        server.wait()


def _wait_for(address: str) -> None:
    late = time.monotonic() + BEGINS
    while True:
        try:
            urllib.request.urlopen(address).close()
            return
        except URLError:
            assert time.monotonic() < late, "the folder is not served"
            time.sleep(0.1)


def shut_in(context: BrowserContext, address: str) -> list[str]:
    """Block whatever is not in the folder; return the list of what was asked for all the same."""
    asked: list[str] = []

    def refuse(route: Route) -> None:
        asked.append(route.request.url)
        route.abort()

    context.route(lambda url: not url.startswith((address, "blob:")), refuse)
    return asked


def opened(page: Page, address: str) -> Page:
    """Open a page and wait until its games are there."""
    page.goto(address)
    page.wait_for_selector("aside.up", state="attached", timeout=OPENS)
    return page


def options(page: Page) -> list[str]:
    """Return what a person is offered, once they are asked."""
    found = page.locator("[data-option]")
    expect(found.first).to_be_enabled(timeout=OPENS)
    return [str(one.get_attribute("data-option")) for one in found.all()]


def choose(page: Page) -> None:
    """Take the first option and wait until it is answered and something else is asked."""
    before = options(page)
    page.locator("[data-option]").first.click()
    page.wait_for_selector(f'[data-option]:not([data-option="{before[0]}"])', timeout=OPENS)
    expect(page.locator("[data-option]").first).to_be_enabled(timeout=OPENS)


def clicked(page: Page, choices: int) -> list[float]:
    """Take the first lit option until there were so many choices, or the game is over; return how long each took.

    That is in milliseconds, from the click to the frame in which the next choice is lit.
    """
    page.evaluate(STOPWATCH)
    for count in range(choices):
        page.wait_for_selector(f"{LIT}, #end-ranking", timeout=OPENS)
        if page.locator("#end-ranking").count():
            break
        page.locator(LIT).first.click()
        page.evaluate("(count) => window.settled(count)", count)
    times: list[float] = page.evaluate("window.waits")
    return times


def kept(page: Page) -> dict[str, str]:
    """Return what the browser keeps of the games, by key."""
    found: dict[str, str] = page.evaluate(
        """async () => {
            const found = {};
            for (const { name } of await indexedDB.databases()) {
                const all = (asked) => new Promise((resolve) => (asked.onsuccess = () => resolve(asked.result)));
                const database = await all(indexedDB.open(name));
                const texts = database.transaction("texts").objectStore("texts");
                const [keys, values] = await Promise.all([all(texts.getAllKeys()), all(texts.getAll())]);
                keys.forEach((key, n) => (found[key] = values[n]));
                database.close();
            }
            return found;
        }"""
    )
    return found
