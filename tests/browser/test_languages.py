"""Every page in every language: no key is left bare, the page says which language it speaks, and it is another one."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.browsing import Browse
from tests.browser.states import LOST, PAGES, visit
from tests.browser.watching import Watch
from tests.browser.wording import raw

LANGUAGES = ("en", "pt", "es", "ru")


def test_every_page_speaks_every_language(browse: Browse, watch: Watch) -> None:
    watch.allow(LOST)
    people = {language: browse(language=language) for language in LANGUAGES}
    for name in PAGES:
        spoken = set()
        for language, page in people.items():
            visit(page, name)
            expect(page.locator("html")).to_have_attribute("lang", language)
            assert raw(page) == [], f"{name} in {language}"
            spoken.add(page.get_by_role("main").inner_text())
        assert len(spoken) == len(LANGUAGES), f"{name} says the same in two languages"
