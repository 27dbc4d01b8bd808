"""Playing as people do: a table is opened, what is lit on it is clicked, what has no place is a button."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import APIResponse, Locator, Page, WebSocket, expect

Json = dict[str, Any]

LIT = "[data-at][data-lit]"
OPTION = "[data-option]"


def introduce(page: Page, name: str = "Ana") -> Json:
    """Be somebody."""
    me: Json = told(page.request.post("/api/me", data={"name": name}))
    return me


def make_table(page: Page, *others: str, game: str = "last_spike", name: str = "Ana", **more: Any) -> Json:
    """A table of whoever has this page, who sits in its first seat; a bot's name or "open" for each other seat."""
    introduce(page, name)
    plan = {"game": game, "seats": ["open", *others], **more}
    table: Json = told(page.request.post("/api/tables", data=plan))
    return table


def told(answer: APIResponse) -> Any:
    """What REST answers."""
    assert answer.ok, f"{answer.status} {answer.url}: {answer.text()}"
    return answer.json()


class Seat:
    """Somebody at a table in front of a page. What the server says is overheard, to compare the page with it."""

    def __init__(self, page: Page, table: Json) -> None:
        self.page = page
        self.table: str = table["table"]
        self.states: list[Json] = []
        page.on("websocket", self._listen)
        page.goto(f"/t/{self.table}")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        state = message if message["type"] == "state" else message.get("state")
        if state is not None and state["table"] == self.table:
            self.states.append(state)

    @property
    def state(self) -> Json:
        """The last that the server said."""
        return self.states[-1]

    @property
    def options(self) -> list[Json]:
        """What may be chosen now, as the server has it."""
        prompt = self.state["prompt"] if self.states else None
        return [] if prompt is None or prompt["waits_for"] is not None else list(prompt["options"])

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.states) and self.state["phase"] == "over"

    def until_asked(self) -> None:
        """Wait until there is something to choose and the page shows it, or the game is over."""
        for option in self.options:
            expect(self.button(option)).to_be_enabled()

    def lit_places(self) -> list[str]:
        """The places that are lit on the page, each as often as it is."""
        found: list[str] = self.page.locator(LIT).evaluate_all("all => all.map((one) => one.dataset.at)")
        return found

    def place(self, at: str) -> Locator:
        """What stands for a place on the page."""
        return self.page.locator(f'[data-at="{at}"]')

    def button(self, option: Json) -> Locator:
        """The button of an option."""
        return self.page.locator(f'[data-option="{option["text"]}"]')
