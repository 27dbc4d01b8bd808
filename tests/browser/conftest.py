"""Fixtures for a real server and browser whose errors fail the test; without chromium these tests are skipped."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import partial

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.browsing import Browse, Tell
from tests.browser.chromium import CHROMIUM, LEFT_OUT, launch
from tests.browser.contexts import Contexts
from tests.browser.runner import Luck
from tests.browser.serving import Server, build_page, served
from tests.browser.watching import Watch

TOLD = "told"
OVERLAY = """
[breed.guernsey]
value = 4  # printed: 2

[face.1a]
points = 9  # printed: 1

[setup]
hand = 5  # printed: 4
"""
REQUIRED = "browser" in os.environ.get("RAILHERD_REQUIRE", "").split(",")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print one line for all skipped tests, and one for each figure reported with `tell`."""
    if CHROMIUM is None and not REQUIRED:
        terminalreporter.write_line(LEFT_OUT)
    for report in terminalreporter.getreports("passed"):
        for name, figure in report.user_properties:
            if name == TOLD:
                terminalreporter.write_line(f"{report.nodeid.split('/')[-1]}: {figure}")


@pytest.fixture
def tell(record_property: Callable[[str, object], None]) -> Tell:
    """Return a function that adds a figure to the test summary."""
    return partial(record_property, TOLD)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    if CHROMIUM is None:
        (pytest.fail if REQUIRED else pytest.skip)(LEFT_OUT)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def built_page(tmp_path_factory: pytest.TempPathFactory) -> None:
    own = tmp_path_factory.getbasetemp()
    build_page(own.parent if "PYTEST_XDIST_WORKER" in os.environ else own)


@pytest.fixture(scope="session")
def server(chromium: Browser, built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Yield a server for all tests, each of which uses new guests and sets its deals with `server.deal`."""
    with served(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture(scope="session")
def correcting_server(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Yield a server with corrected figures."""
    with served(tmp_path_factory.mktemp("corrected"), Luck(8), OVERLAY) as server:
        yield server


@pytest.fixture
def watch() -> Iterator[Watch]:
    """Fail the test for any error in its browsers; `watch.allow` names those caused on purpose."""
    watch = Watch()
    yield watch
    assert not watch.troubles, "\n".join(watch.troubles)


@pytest.fixture(scope="session")
def contexts(chromium: Browser) -> Contexts:
    return Contexts(chromium)


@pytest.fixture
def browse(chromium: Browser, contexts: Contexts, server: Server, watch: Watch) -> Iterator[Browse]:
    """Yield a function that opens another browser, of another person."""
    server.deal(1)  # undo what the test before set
    browse = Browse(chromium, server.url, watch, contexts)
    yield browse
    browse.close()


@pytest.fixture
def desk(browse: Browse) -> Page:
    """Return a page at a desk: 1280×800, a mouse, light, English."""
    return browse()


@pytest.fixture
def phone(browse: Browse) -> Page:
    """Return a page on a phone: 390×844, fingers, dark, Russian."""
    return browse.phone()
