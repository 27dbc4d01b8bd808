"""railherd as a folder of files: it plays without a server, without a connection, and loses nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.accessible import violations
from tests.browser.folder_site import (
    IS_KEPT,
    OPENS,
    built_folder,
    choose,
    clicked,
    kept,
    opened,
    options,
    served_folder,
    shut_in,
)
from tests.browser.watching import Watch

LOST = 120_000  # milliseconds until a worker that is silent is replaced by another one that has started


@pytest.fixture(scope="module")
def folder(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built_folder(tmp_path_factory.mktemp("site"))


@pytest.fixture(scope="module")
def site(folder: Path) -> Iterator[str]:
    with served_folder(folder) as address:
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


def played(context: BrowserContext, site: str, choices: int) -> Page:
    """Open the page, begin the shortest game and make some choices."""
    page = opened(context.new_page(), site)
    page.get_by_role("button", name="Play now").click()
    for _ in range(choices):
        choose(page)
    page.evaluate(IS_KEPT)  # from then on it is there without a connection
    return page


def test_a_game_goes_on_after_a_reload_without_a_connection_and_in_another_tab(
    context: BrowserContext, site: str, tmp_path: Path
) -> None:
    page = played(context, site, 3)
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
    table = page.url
    other.close()
    page.goto(site)
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save everything in a file").click()
    file = tmp_path / "everything.json"
    saving.value.save_as(file)
    assert violations(page) == []
    wipe(page)
    page.goto(table)
    expect(page.get_by_role("alert")).to_be_visible(timeout=OPENS)  # a sentence: there is no such table
    page.goto(site)
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_text("Tables that came from the file: 1.")).to_be_visible(timeout=OPENS)
    page.goto(table)
    choose(page)


def wipe(page: Page) -> None:
    """Let the browser throw away what it keeps of the games, as a person or the browser itself may."""
    page.workers[0].evaluate(
        """() => new Promise(async (resolve) => {
            const all = await indexedDB.databases();
            let left = all.length;
            for (const { name } of all) indexedDB.deleteDatabase(name).onsuccess = () => --left || resolve(null);
        })"""
    )
    assert kept(page) == {}
    page.goto("about:blank")


@pytest.mark.soak  # the house that it loses is opened again above, by a reload
def test_a_lost_worker_is_replaced_and_nothing_is_lost(context: BrowserContext, site: str) -> None:
    page = played(context, site, 1)
    before, stored = options(page), kept(page)
    page.workers[0].evaluate("self.close()")
    page.locator("[data-option]").first.click()  # nobody hears it, until another worker is there
    page.wait_for_selector(f'[data-option]:not([data-option="{before[0]}"])', timeout=LOST)
    choose(page)
    now = kept(page)
    entries = {key: text for key, text in stored.items() if key.startswith("entry/")}
    assert entries.items() <= now.items()
    assert len(now) > len(stored)


@pytest.mark.soak  # `tests/local/test_kept.py` sends requests twice
def test_a_table_that_was_asked_for_when_the_worker_was_lost_is_made_once(context: BrowserContext, site: str) -> None:
    page = opened(context.new_page(), site)
    page.workers[0].evaluate("self.close()")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator("[data-option]").first).to_be_enabled(timeout=LOST)
    assert sum(key.startswith("table/") for key in kept(page)) == 1


@pytest.mark.soak  # the games themselves are played in every other test of the browser
@pytest.mark.parametrize(("game", "choices"), [("last_spike", 20), ("gwt", 20), ("gwt_nz", 20)])
def test_every_game_is_played_by_clicking(context: BrowserContext, site: str, game: str, choices: int) -> None:
    page = opened(context.new_page(), site)
    page.evaluate(IS_KEPT)  # so that the address of a page is none of the web server's business
    page.goto(f"{site}new?game={game}")
    page.get_by_role("button", name="Begin").click()
    for _ in range(choices):
        choose(page)


WHOLE = [("last_spike", ""), ("gwt", ""), ("gwt_nz", ""), ("gwt_nz", "&people=1")]


@pytest.mark.soak  # the same tables play whole games in `tests/local/test_house.py`
@pytest.mark.parametrize(("game", "more"), WHOLE)
def test_a_whole_game_is_played_by_clicking(context: BrowserContext, site: str, game: str, more: str) -> None:
    page = opened(context.new_page(), site)
    page.evaluate("""localStorage["railherd.table"] = '{"pace": "at_once"}'""")
    page.evaluate(IS_KEPT)
    page.goto(f"{site}new?game={game}{more}")
    page.get_by_role("button", name="Begin").click()
    clicked(page, 2000)
    expect(page.locator("#end-ranking")).to_be_visible(timeout=OPENS)


@pytest.mark.parametrize("lacking", ["WebAssembly", "indexedDB"])
def test_a_browser_that_lacks_something_gets_a_sentence(context: BrowserContext, site: str, lacking: str) -> None:
    page = context.new_page()
    page.add_init_script(f"delete globalThis.{lacking}; delete Window.prototype.{lacking}")
    page.goto(site)
    expect(page.locator("aside.failed")).to_contain_text("private windows may lack")
    expect(page.locator("aside.failed .why")).to_contain_text(lacking, ignore_case=True)


RUN_LATER = """() => new Promise((resolve) => setTimeout(() => {
    const tried = {
        words: () => eval("1"),
        made: () => new Function("return 1")(),
        machine: () => new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])),
    };
    const runs = Object.keys(tried).filter((name) => { try { tried[name](); return true; } catch { return false; } });
    const script = document.createElement("script");
    script.textContent = "document.title = 'taken over'";
    document.head.append(script);
    resolve([...runs, ...(document.title === "taken over" ? ["written"] : [])]);
}))"""
"""Tries in a page what its policy must forbid, later, as code of the page itself would."""


def test_the_page_runs_its_own_scripts_alone_and_can_be_installed(
    context: BrowserContext, site: str, watch: Watch
) -> None:
    watch.allow("Content Security Policy")
    page = context.new_page()
    page.goto(site)
    policy = page.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content") or ""
    assert "script-src 'self';" in policy
    assert "eval" not in policy  # the worker, which needs WebAssembly, has no page around it
    assert page.evaluate(RUN_LATER) == []
    page.evaluate(IS_KEPT)
    errors = context.new_cdp_session(page).send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []


def test_a_newer_version_asks_before_it_reloads(context: BrowserContext, site: str, folder: Path) -> None:
    page = context.new_page()
    page.goto(site)
    page.evaluate(IS_KEPT)
    script, index = folder / "service.js", folder / "index.html"
    before = script.read_text(), index.read_text()
    try:
        script.write_text(before[0].replace('VERSION = "', 'VERSION = "next'))
        index.write_text(before[1].replace("<title>railherd", "<title>newer railherd"))
        page.evaluate("navigator.serviceWorker.getRegistration().then((kept) => kept.update())")
        expect(page.get_by_text("A newer version lies ready.")).to_be_visible(timeout=OPENS)
        assert "newer railherd" not in page.content()
        with page.expect_navigation():
            page.get_by_role("button", name="Reload").click()
        assert "newer railherd" in page.evaluate("fetch('./').then((page) => page.text())")
    finally:
        script.write_text(before[0])
        index.write_text(before[1])
