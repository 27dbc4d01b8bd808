"""A real server, a real browser, and nothing may go wrong in it. Without chromium these tests are left out."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import partial

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.browsing import Browse, Tell
from tests.browser.chromium import CHROMIUM, LEFT_OUT, launch
from tests.browser.serving import Server, build_page, served
from tests.browser.watching import Watch

TOLD = "told"
REQUIRED = "browser" in os.environ.get("RAILHERD_REQUIRE", "").split(",")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """One line for all that was left out, and one for each figure that a test tells with `tell`."""
    if CHROMIUM is None and not REQUIRED:
        terminalreporter.write_line(LEFT_OUT)
    for report in terminalreporter.getreports("passed"):
        for name, figure in report.user_properties:
            if name == TOLD:
                terminalreporter.write_line(f"{report.nodeid.split('/')[-1]}: {figure}")


@pytest.fixture
def tell(record_property: Callable[[str, object], None]) -> Tell:
    """Tells a figure to whoever reads the outcome of all tests."""
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
    """A server for all tests, which are different people to it. Each test says with `server.deal` what it is dealt."""
    with served(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def watch() -> Iterator[Watch]:
    """Fails the test for whatever went wrong in its browsers; `watch.allow` names what is meant to."""
    watch = Watch()
    yield watch
    assert not watch.troubles, "\n".join(watch.troubles)


@pytest.fixture
def browse(chromium: Browser, server: Server, watch: Watch) -> Iterator[Browse]:
    """Opens one more browser, somebody else's, as often as it is called."""
    server.deal(1)  # whatever the test before was dealt
    browse = Browse(chromium, server.url, watch)
    yield browse
    browse.close()


@pytest.fixture
def desk(browse: Browse) -> Page:
    """Somebody at a desk: 1280×800, a mouse, light, English."""
    return browse()


@pytest.fixture
def phone(browse: Browse) -> Page:
    """Somebody with a telephone: 390×844, fingers, dark, Russian."""
    return browse.phone()
