"""Play as people do: open a table, click what is lit, and use buttons for options without a place."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import APIResponse, Locator, Page, WebSocket

from tests.browser.browsing import PATIENCE

Json = dict[str, Any]

LIT = "[data-at][data-lit]"
# The options that have a button, whether all of them may be pressed, and the places that are lit: all at one moment.
OFFERED = """(lit) => {
  const buttons = [...document.querySelectorAll("[data-option]")];
  return [
    buttons.map((one) => one.dataset.option),
    buttons.every((one) => (one.getAttribute("aria-disabled") ?? "false") === "false"),
    [...document.querySelectorAll(lit)].map((one) => one.dataset.at),
  ];
}"""
GLANCE = 20  # milliseconds
LAST_MOMENT = 10**6  # beyond the end of any game: its last moment is shown


def introduce(page: Page, name: str = "Ana") -> Json:
    """Become a guest with a name."""
    me: Json = told(page.request.post("/api/me", data={"name": name}))
    return me


def make_table(page: Page, *others: str, game: str = "last_spike", name: str = "Ana", **more: Any) -> Json:
    """Create a table for this page's guest in its first seat; a bot's name or "open" for each other seat.

    It begins at once if no seat is open.
    """
    introduce(page, name)
    plan = {"game": game, "seats": ["open", *others], **more}
    table: Json = told(page.request.post("/api/tables", data=plan))
    return table


def close(host: Page, table: Json) -> None:
    """Close a table, so that the lobby is as it was for the tests that run after this one."""
    told(host.request.delete(f"/api/tables/{table['table']}"))


def told(answer: APIResponse) -> Any:
    """Return the answer of REST."""
    assert answer.ok, f"{answer.status} {answer.url}: {answer.text()}"
    return answer.json()


def moment_of(page: Page, table: str, at: int = LAST_MOMENT) -> Json:
    """Return a moment of a table's game, by default the last, as REST shows it to the person at a page."""
    strip = told(page.request.get(f"/api/tables/{table}/strip?first={at}&count=1"))
    return {**strip, **strip["frames"][0]}


class Seat:
    """A person at a table in front of a page; the server's messages are recorded, to compare the page with them."""

    def __init__(self, page: Page, table: Json) -> None:
        self.page = page
        self.table: str = table["table"]
        self.states: list[Json] = []
        page.on("websocket", self._listen)
        page.goto(f"/t/{self.table}")

    @property
    def state(self) -> Json:
        """Return the last state from the server."""
        return self.states[-1]

    @property
    def options(self) -> list[Json]:
        """Return the options that the server offers now."""
        prompt = self.state["prompt"] if self.states else None
        return [] if prompt is None or prompt["waits_for"] is not None else list(prompt["options"])

    @property
    def anytime(self) -> list[Json]:
        """Return what may be done at any time, whoever is asked."""
        prompt = self.state["prompt"] if self.states else None
        return [] if prompt is None else list(prompt["anytime"])

    @property
    def shortcuts(self) -> list[Json]:
        """Return what can be done now by several choices at once."""
        prompt = self.state["prompt"] if self.states else None
        return [] if prompt is None or prompt["waits_for"] is not None else list(prompt["shortcuts"])

    @property
    def wholes(self) -> list[Json]:
        """Return what answers the question and those that go on with it at once."""
        prompt = self.state["prompt"] if self.states else None
        return [] if prompt is None or prompt["waits_for"] is not None else list(prompt["wholes"])

    @property
    def places(self) -> list[str]:
        """Return the places of all that the server offers now."""
        offered = [*self.options, *self.anytime, *self.wholes, *self.shortcuts]
        return sorted({option["at"] for option in offered if option["at"] is not None})

    @property
    def further(self) -> set[str]:
        """Return the places that are lit for shortcuts alone: no answer to the question is there."""
        return set(self.places) - {option["at"] for option in [*self.options, *self.anytime]}

    @property
    def over(self) -> bool:
        """Return whether the game has ended."""
        return bool(self.states) and self.state["phase"] == "over"

    def until_asked(self) -> None:
        """Wait until the page offers what the server asks, or the game is over."""
        self.until(lambda: self.over or (bool(self.options) and self.offers()), "the page asks")

    def until(self, condition: Callable[[], bool], told: str) -> None:
        """Wait for a condition on both the server's messages and the page."""
        late = time.monotonic() + PATIENCE / 1000
        while not condition():
            assert time.monotonic() < late, f"waited in vain until {told}; options {self.options}, lit {self.lit()}"
            self.page.wait_for_timeout(GLANCE)

    def offers(self) -> bool:
        """Return whether the page offers what the server asks, and nothing else.

        What may be done at any time is on the page before the question is: it alone is not yet what is asked.
        """
        texts = {option["text"] for option in [*self.options, *self.anytime]}
        texts |= {", ".join([whole["text"], *whole["then"]]) for whole in self.wholes}
        shown, is_idle, lit = self.page.evaluate(OFFERED, LIT)
        is_asked = any(option["text"] in shown or option["at"] in lit for option in self.options)
        return is_idle and is_asked and set(shown) <= texts and set(lit) <= set(self.places)

    def lit(self) -> list[str]:
        """Return the lit places on the page, with repeats."""
        found: list[str] = self.page.locator(LIT).evaluate_all("all => all.map((one) => one.dataset.at)")
        return found

    def show(self, at: str) -> None:
        """Open the tab with a lit place, on a phone, if it is not visible."""
        if self.place(at).count() == 0:
            lit = [tab for tab in self.page.get_by_role("tab").all() if tab.locator(".lit").count()]
            for tab in lit:
                press(self.page, tab)
                if self.place(at).count():
                    return

    def place(self, at: str) -> Locator:
        """Return the element of a place."""
        return self.page.locator(f'[data-at="{at}"]')

    def button(self, option: Json) -> Locator:
        """Return the button of an option."""
        return self.page.locator(f'[data-option="{option["text"]}"]')

    def choose(self, option: Json) -> bool:
        """Choose at the option's place, or by its button if it has none; return whether it had a place."""
        if option["at"] is None:
            self.by_button(option)
            return False
        self.at_place(option)
        return True

    def at_place(self, option: Json) -> None:
        """Choose by a real click or tap at the lit place, and a second one if several options are meant there."""
        self.show(option["at"])
        before = self.state["at"]
        press(self.page, self._pressed(option))
        picker = self.page.locator(".picker")
        self.until(lambda: self.state["at"] > before or picker.count() > 0, f"the game goes on from {before}")
        if picker.count():
            press(self.page, picker.locator(f'[data-pick="{", ".join([option["text"], *option["then"]])}"]'))
        self.until(lambda: self.state["at"] > before, f"the game goes on from {before}")

    def _pressed(self, option: Json) -> Locator:
        """Return what is pressed for an option: its place, or of a building the line that stands for it."""
        place = self.place(option["at"])
        line = place.locator(f'[data-part^="{option["text"]}|"]')
        if line.count() == 1:
            return line
        return place.locator(".strip") if place.locator("[data-part]").count() else place

    def by_button(self, option: Json) -> None:
        """Choose by the option's button; on a phone the list of options may have to be opened first."""
        if self.button(option).count() == 0:
            press(self.page, self.page.locator("[data-now] [aria-expanded=false]"))
        press(self.page, self.button(option))
        self._until_answered()

    def _until_answered(self) -> None:
        before = self.state["at"]
        self.until(lambda: self.state["at"] > before, f"the game goes on from {before}")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        state = message if message["type"] == "state" else message.get("state")
        if state is not None and state["table"] == self.table:
            self.states.append(state)


def press(page: Page, target: Locator) -> None:
    """Press the centre of the one matching element, as a finger or a mouse does: the topmost element gets it."""
    target.scroll_into_view_if_needed()
    if page.evaluate("matchMedia('(pointer: coarse)').matches"):
        page.touchscreen.tap(*centre(resting(page, target)))
    else:
        page.mouse.click(*centre(target))


def resting(page: Page, target: Locator) -> Locator:
    """Return the element once it has stopped moving: on a phone the board first scrolls to what is lit."""
    before = None
    while (now := target.bounding_box()) != before:
        before = now
        page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    return target


def centre(target: Locator) -> tuple[float, float]:
    """Return the centre of an element on the screen."""
    box = target.bounding_box()
    assert box is not None, f"{target} is not to be seen"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
