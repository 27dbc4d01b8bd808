"""The tests notice errors in a browser, and control the server's chance."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.browsing import PATIENCE, Browse
from tests.browser.playing import GLANCE, make_table
from tests.browser.serving import Server
from tests.browser.watching import Watch

WRONG: dict[str, tuple[str, str]] = {
    "console": ("console.error('ouch')", "console: ouch"),
    "script": ("setTimeout(() => { throw new Error('oops') })", "script: oops"),
    "status": ("fetch('/api/tables/nowhere').then(() => null)", "404 GET "),
    "network": ("fetch('http://127.0.0.1:9/').catch(() => null)", "content security policy: connect-src"),
    "policy": ("document.body.setAttribute('style', 'color: red')", "content security policy: style-src-attr"),
}
FIRST_STATE = """(table) => new Promise((resolve) => {
  const socket = new WebSocket(`ws://${location.host}/socket`);
  socket.onopen = () => socket.send(JSON.stringify({ type: "watch", table }));
  socket.onmessage = ({ data }) => JSON.parse(data).type === "state" && resolve(JSON.parse(data));
})"""


@pytest.fixture
def page_of(chromium: Browser, server: Server) -> Callable[[Watch], Page]:
    def open_page(watch: Watch) -> Page:
        page = Browse(chromium, server.url, watch)()
        page.goto("/healthz")
        return page

    return open_page


@pytest.mark.parametrize("kind", WRONG)
def test_whatever_goes_wrong_is_noticed(page_of: Callable[[Watch], Page], kind: str) -> None:
    script, told = WRONG[kind]
    watch = Watch()
    page = page_of(watch)
    page.evaluate(script)
    late = time.monotonic() + PATIENCE / 1000
    while not any(told in one for one in watch.troubles):
        assert time.monotonic() < late, watch.troubles
        page.wait_for_timeout(GLANCE)
    page.context.close()
    watch.allow("ouch|oops|404|content security policy|Content Security Policy|ERR_")
    assert not watch.troubles


def test_the_same_luck_deals_the_same_game(server: Server, browse: Browse) -> None:
    def position(seed: int, choices: int) -> object:
        server.deal(seed, choices)
        page = browse()
        page.goto("/healthz")
        state = page.evaluate(FIRST_STATE, make_table(page, "greedy", "random")["table"])
        assert state["prompt"]["seat"] == 0
        assert state["prompt"]["waits_for"] is None
        return state["view"], state["prompt"]

    assert position(5, 30) == position(5, 30)
    assert position(5, 30) != position(6, 30)
    assert position(5, 30) != position(5, 40)
