"""axe finds no violation on any page, at a desk in light mode and on a phone in dark mode."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest
from playwright.sync_api import Page

from tests.browser.accessible import violations, violations_by_day_and_night
from tests.browser.browsing import Browse
from tests.browser.repeats import soaking
from tests.browser.serving import Server
from tests.browser.states import LONG_STYLES, LOST, PAGES, STYLES, visit
from tests.browser.tables import TABLES
from tests.browser.watching import Watch
from tests.browser.wording import raw

WHERE: dict[str, Callable[[Browse], Page]] = {
    "desk": lambda browse: browse(),
    "dark desk": lambda browse: browse(theme="dark", language="pt"),
    "phone": lambda browse: browse.phone(),
}
PALE_BY_NIGHT = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("[data-theme=dark] main * { color: #555 !important }");
  document.adoptedStyleSheets.push(sheet);
}"""
REPEATED = ("early", "buy")  # as in "lay" and "sell", but for the question
SETS = {"different": [name for name in TABLES if name not in REPEATED], "repeated": REPEATED}


def test_the_pages_are_accessible_at_a_desk_by_day_and_by_night(browse: Browse, watch: Watch) -> None:
    watch.allow(LOST)
    looked_at(browse(), PAGES, violations_by_day_and_night)


def test_the_styles_are_accessible_at_a_desk_by_day_and_by_night(browse: Browse) -> None:
    looked_at(browse(), STYLES, violations_by_day_and_night)


def test_the_pages_are_accessible_on_a_phone(browse: Browse, watch: Watch) -> None:
    watch.allow(LOST)
    looked_at(browse.phone(), PAGES, violations)


def test_what_is_pale_only_by_night_is_found(desk: Page, watch: Watch) -> None:
    watch.allow(LOST)
    visit(desk, "lost")
    desk.evaluate(PALE_BY_NIGHT)
    found = violations_by_day_and_night(desk)
    assert found
    assert all(one.startswith("in the dark: color-contrast") for one in found), found


@pytest.mark.soak  # the three above have each page, each width and each theme, if not in every combination
@pytest.mark.parametrize("where", WHERE)
def test_everything_is_accessible_everywhere(browse: Browse, watch: Watch, where: str) -> None:
    watch.allow(LOST)
    looked_at(WHERE[where](browse), (*PAGES, *STYLES, *LONG_STYLES), violations)


def looked_at(page: Page, names: Iterable[str], look: Callable[[Page], list[str]]) -> None:
    """Visit pages, and expect that a look at each finds nothing."""
    found = {}
    for name in names:
        visit(page, name)
        found[name] = look(page)
    assert found == {name: [] for name in found}
    assert found


@pytest.mark.parametrize("names", soaking(SETS, kept=("different",)))
@pytest.mark.parametrize(("where", "language"), [("desk", "en"), ("phone", "ru")])
def test_the_table_is_accessible_and_in_words(
    browse: Browse, server: Server, where: str, language: str, names: str
) -> None:
    page = WHERE[where](browse)
    found = {}
    for name in SETS[names]:
        TABLES[name](page, server, language)
        found[name] = violations(page) + raw(page)
    assert found == {name: [] for name in SETS[names]}
