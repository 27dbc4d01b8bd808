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
# The pages of the other game have the same parts, with other words in them.
BY_DAY_AND_NIGHT = ("start", "new", "rules of the trail", "legend", "legend of Great Western Trail", "replay")
BY_DAY = ("lobby", "learn the trail", "lost")
ON_A_PHONE = ("start", "new", "rules", "learn")  # these are laid out anew where there is little room
# Each moment of a table is looked at once, half of them at a desk in English and half on a phone in Russian.
AT_A_DESK = ("lay", "in words", "help", "settings", "waiting as host", "hand over", "end")
ON_A_PHONE_TOO = ("sell", "why not", "inspect card", "replay", "waiting as stranger")
SETS = {
    "desk-en": AT_A_DESK,
    "phone-ru": ON_A_PHONE_TOO,
    "desk-en, the others": [name for name in TABLES if name not in AT_A_DESK],
    "phone-ru, the others": [name for name in TABLES if name not in ON_A_PHONE_TOO],
}


def test_the_pages_are_accessible_at_a_desk_by_day_and_by_night(browse: Browse) -> None:
    looked_at(browse(), BY_DAY_AND_NIGHT, violations_by_day_and_night)


def test_the_other_pages_are_accessible_at_a_desk(browse: Browse, watch: Watch) -> None:
    watch.allow(LOST)
    looked_at(browse(), BY_DAY, violations)


def test_the_pages_are_accessible_on_a_phone(browse: Browse) -> None:
    looked_at(browse.phone(), ON_A_PHONE, violations)


def test_what_is_pale_only_by_night_is_found(desk: Page, watch: Watch) -> None:
    watch.allow(LOST)
    visit(desk, "lost")
    desk.evaluate(PALE_BY_NIGHT)
    found = violations_by_day_and_night(desk)
    assert found
    assert all(one.startswith("in the dark: color-contrast") for one in found), found


@pytest.mark.soak  # the three above have each kind of page, each width and each theme, if not in every combination
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


@pytest.mark.parametrize("names", soaking(SETS, kept=("desk-en", "phone-ru")))
def test_the_table_is_accessible_and_in_words(browse: Browse, server: Server, names: str) -> None:
    where, _, language = names.partition(",")[0].partition("-")
    page = WHERE[where](browse)
    found = {}
    for name in SETS[names]:
        TABLES[name](page, server, language)
        found[name] = violations(page) + raw(page)
    assert found == {name: [] for name in SETS[names]}
