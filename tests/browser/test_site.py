"""railherd as a folder of files: it plays without a server, without a connection, and loses nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.browser.folder_site import choose, opened, options, served_folder, shut_in
from tests.browser.watching import Watch


@pytest.fixture(scope="module")
def site(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served_folder(tmp_path_factory.mktemp("site")) as address:
        yield address


@pytest.fixture
def context(chromium: Browser, site: str, watch: Watch) -> Iterator[BrowserContext]:
    """Yield a browser in which nothing but the folder can be reached, and nothing else was asked for."""
    context = chromium.new_context(viewport={"width": 1280, "height": 800}, locale="en", reduced_motion="reduce")
    watch.over(context)
    outside = shut_in(context, site)
    yield context
    context.close()
    assert outside == []


def test_a_game_goes_on_after_a_reload_without_a_connection_and_in_another_tab(
    context: BrowserContext, site: str, watch: Watch
) -> None:
    page = opened(context.new_page(), site)
    page.get_by_role("button", name="Play now").click()
    for _ in range(3):
        choose(page)
    before = options(page)
    page.reload()
    assert options(page) == before
    context.set_offline(True)
    page.reload()
    assert options(page) == before
    choose(page)
    other = context.new_page()
    other.goto(page.url)
    assert options(other) == options(page)
    choose(other)
    expect(page.locator("[data-option]").first).to_have_attribute("data-option", options(other)[0])


@pytest.mark.soak  # the house that it loses is opened again above, by a reload
def test_a_lost_worker_is_replaced_and_nothing_is_lost(context: BrowserContext, site: str) -> None:
    page = opened(context.new_page(), site)
    page.get_by_role("button", name="Play now").click()
    choose(page)
    before = options(page)
    page.workers[0].evaluate("self.close()")
    page.locator("[data-option]").first.click()  # nobody hears it, until another worker is there
    page.wait_for_selector(f'[data-option]:not([data-option="{before[0]}"])', timeout=120_000)
    choose(page)


@pytest.mark.soak  # the games themselves are played in every other test of the browser
@pytest.mark.parametrize(("game", "choices"), [("last_spike", 20), ("gwt", 20), ("gwt_nz", 20)])
def test_every_game_is_played_by_clicking(context: BrowserContext, site: str, game: str, choices: int) -> None:
    page = opened(context.new_page(), site)
    page.goto(f"{site}new?game={game}")
    page.get_by_role("button", name="Begin").click()
    for _ in range(choices):
        choose(page)
