"""The page of a server, kept by the browser: it opens at once, says when it is offline, and can be installed."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.folder_site import IS_KEPT
from tests.browser.serving import Server
from tests.browser.watching import Watch


@pytest.fixture
def visitor(chromium: Browser, server: Server, watch: Watch) -> Iterator[Page]:
    context = chromium.new_context(base_url=server.url, locale="en")
    watch.over(context)
    yield context.new_page()
    context.close()


def test_a_page_that_was_here_opens_without_a_connection_and_says_so(visitor: Page, watch: Watch) -> None:
    watch.allow("ERR_INTERNET_DISCONNECTED")
    visitor.goto("/")
    expect(visitor.get_by_role("button", name="Play now")).to_be_enabled()
    visitor.evaluate(IS_KEPT)
    visitor.reload()
    expect(visitor.locator("[data-away]")).to_have_count(0)
    assert visitor.request.get("/api/catalogue").ok  # what only a server knows is asked of it as before
    visitor.context.set_offline(True)
    visitor.goto("/rules/last_spike")
    expect(visitor.locator("[data-away]")).to_be_visible()
    visitor.context.set_offline(False)
    expect(visitor.locator("[data-away]")).to_have_count(0)


def test_it_can_be_installed(visitor: Page) -> None:
    visitor.goto("/")
    address = visitor.locator('link[rel="manifest"]').get_attribute("href")
    manifest = json.loads(visitor.request.get(str(address)).text())
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        found = visitor.request.get(f"/{icon['src'].removeprefix('./')}")
        assert found.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            width, height = (int.from_bytes(found.body()[at : at + 4]) for at in (16, 20))
            assert f"{width}x{height}" == icon["sizes"]
    visitor.evaluate(IS_KEPT)
    errors = visitor.context.new_cdp_session(visitor).send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []
