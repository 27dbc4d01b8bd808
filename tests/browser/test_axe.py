"""axe finds nothing to object to, on any page, at a desk in the light and on a telephone in the dark."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.accessible import violations
from tests.browser.browsing import Browse
from tests.browser.serving import Server
from tests.browser.states import LOST, PAGES, visit
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
    for name in PAGES:
        visit(page, name)
        found[name] = violations(page)
    assert found == {name: [] for name in PAGES}


@pytest.mark.parametrize("name", TABLES)
def test_the_table_is_accessible(browse: Browse, server: Server, name: str) -> None:
    for page, language in ((browse(), "en"), (browse.phone(), "ru")):
        TABLES[name](page, server, language)
        assert violations(page) == []
