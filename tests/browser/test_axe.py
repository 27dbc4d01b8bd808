"""axe finds no violation on any page, at a desk in light mode and on a phone in dark mode."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.accessible import violations
from tests.browser.browsing import Browse
from tests.browser.serving import Server
from tests.browser.states import LOST, PAGES, STYLES, visit
from tests.browser.tables import TABLES
from tests.browser.watching import Watch

WHERE: dict[str, Callable[[Browse], Page]] = {
    "desk": lambda browse: browse(),
    "dark desk": lambda browse: browse(theme="dark", language="pt"),
    "phone": lambda browse: browse.phone(),
}


@pytest.mark.parametrize("where", WHERE)
def test_the_pages_are_accessible(browse: Browse, watch: Watch, where: str) -> None:
    watch.allow(LOST)
    page = WHERE[where](browse)
    found = {}
    for name in (*PAGES, *STYLES):
        visit(page, name)
        found[name] = violations(page)
    assert found == {key: [] for key in (*PAGES, *STYLES)}


@pytest.mark.parametrize(("where", "language"), [("desk", "en"), ("phone", "ru")])
def test_the_table_is_accessible(browse: Browse, server: Server, where: str, language: str) -> None:
    page = WHERE[where](browse)
    found = {}
    for name, opened in TABLES.items():
        opened(page, server, language)
        found[name] = violations(page)
    assert found == {key: [] for key in TABLES}
