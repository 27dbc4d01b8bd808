"""Every page in every language: no bare keys, the right `lang`, and texts that differ between languages."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest
from playwright.sync_api import FilePayload, Page, expect

from railherd.words.catalogue import LANGUAGES
from tests.browser import gwt_moments
from tests.browser.browsing import Browse
from tests.browser.repeats import soaking
from tests.browser.serving import Server
from tests.browser.states import LOST, PAGES, visit
from tests.browser.tables import TABLES
from tests.browser.watching import Watch
from tests.browser.wording import raw

GWT = ("placement", "building", "Kansas City 5, delivery", "station master", "purchase", "objective play", "end")

Shown = Callable[[Page, Server, str], object]
"""Opens something to check in the language of the page."""


def at_gwt_moment(name: str) -> Shown:
    return lambda page, server, language: gwt_moments.sit_down(page, server, name)


def gwt_record(page: Page, server: Server, language: str) -> None:
    """Open an uploaded record at its end."""
    page.goto("/replay")
    record: FilePayload = {"name": "a.game", "mimeType": "text/plain", "buffer": gwt_moments.RECORD.encode()}
    page.locator("input[type=file]").set_input_files(record)
    expect(page.get_by_role("slider")).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator("section[aria-labelledby=end-pad]")).to_be_visible()


TABLES_SHOWN: dict[str, Shown] = {
    **{f"Last Spike, {name}": opened for name, opened in TABLES.items()},
    **{f"Great Western Trail, {name}": at_gwt_moment(name) for name in GWT},
    "Great Western Trail, replay": gwt_record,
}

# tests/words hold all catalogues to the same keys and gaps: what lacks its words lacks them in every language. That is
# seen where axe looks at the tables, in English at a desk and in Russian on a phone; here it is seen that texts arrive.
IN_EACH_LANGUAGE = (
    "Last Spike, lay", "Great Western Trail, Kansas City 5, delivery", "Great Western Trail, replay",
)  # fmt: skip
SETS_OF_PAGES = {"some": ("start", "rules of the trail"), "all": tuple(PAGES)}  # test_frame.py switches on every page


def spoken(page: Page, language: str, name: str) -> str:
    """Return the texts of a page, after checking that they contain no bare keys."""
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert raw(page) == [], f"{name} in {language}"
    return page.get_by_role("main").inner_text()


@pytest.mark.parametrize("pages", soaking(SETS_OF_PAGES, kept=("some",)))
def test_a_page_speaks_the_language_of_the_browser(browse: Browse, watch: Watch, pages: str) -> None:
    watch.allow(LOST)
    people = {language: browse(language=language) for language in LANGUAGES}
    for name in SETS_OF_PAGES[pages]:
        told = set()
        for language, page in people.items():
            visit(page, name)
            told.add(spoken(page, language, name))
        assert len(told) == len(LANGUAGES), f"{name} says the same in two languages"


@pytest.mark.soak  # test_axe.py and test_gwt_axe.py look for bare keys at every table, in two languages
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_speaks_every_language(browse: Browse, server: Server, language: str) -> None:
    speak_at(TABLES_SHOWN, browse(language=language), server, language)


@pytest.mark.parametrize("language", soaking(LANGUAGES, kept=("pt", "es")))
def test_a_table_of_each_game_speaks_every_language(browse: Browse, server: Server, language: str) -> None:
    speak_at(IN_EACH_LANGUAGE, browse(language=language), server, language)


def speak_at(tables: Iterable[str], page: Page, server: Server, language: str) -> None:
    """Open tables, and expect that each is in words."""
    for name in tables:
        TABLES_SHOWN[name](page, server, language)
        assert spoken(page, language, name)
