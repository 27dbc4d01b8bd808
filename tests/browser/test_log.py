"""The log of a long game: its end is there at once, the rest when somebody asks for it."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from railherd.tables.projection import EVENTS_AT_ONCE
from tests.browser.playing import make_table
from tests.browser.serving import Server

LATE = 250  # choices


def test_everything_that_happened_is_shown_when_somebody_asks_for_it(server: Server, desk: Page) -> None:
    server.deal(11, LATE)
    table = make_table(desk, "greedy", "greedy", game="gwt")
    frames: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(json.loads(frame)))

    desk.on("websocket", listen)
    desk.goto(f"/t/{table['table']}")
    log = desk.locator("[data-region=log]")
    expect(log.get_by_role("listitem").first).to_be_visible()
    some = log.get_by_role("listitem").count()
    first = next(frame for frame in frames if frame["type"] == "state")
    assert first["events_from"] > EVENTS_AT_ONCE, "the game is too short to show anything"
    log.get_by_role("button", name="Show everything").click()
    expect(log.get_by_role("button", name="Show everything")).to_have_count(0)
    expect(log.get_by_role("listitem").nth(2 * some)).to_be_attached()
    pages = [frame["events"] for frame in frames if frame["type"] == "events"]
    numbers = [event["n"] for page in reversed(pages) for event in page]
    assert numbers == list(range(first["events_from"]))
