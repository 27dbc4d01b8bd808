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

BELOW = "some/where"
OPENS = 90_000  # milliseconds for Python to start on a busy machine
BEGINS = 10.0  # seconds


@contextmanager
def served_folder(folder: Path) -> Iterator[str]:
    """Build the site, serve it and yield its address."""
    site = folder / BELOW
    for command in (["tools/page.py"], ["-m", "railherd", "site", str(site)]):
        built = subprocess.run([sys.executable, *command], cwd=ROOT, capture_output=True, text=True, check=False)
        assert built.returncode == 0, built.stderr
    with socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    command = [sys.executable, "-m", "http.server", port, "--bind", "127.0.0.1", "--directory", str(folder)]
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
