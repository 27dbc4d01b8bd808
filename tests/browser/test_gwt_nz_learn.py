"""The guided first turns of New Zealand: from the first placement through the first Wellington, to their end."""

from __future__ import annotations

import json

from playwright.sync_api import Locator, Page, expect

from tests.browser.playing import Json, Seat
from tests.browser.serving import Server

SEED = 8
TOLD = {"What it is about", "Your hand", "First placement", "On you go", "Exchange tokens", "Your ship"}
IN_WELLINGTON = {
    "Wellington: income",
    "Wellington: delivery",
    "Which disc?",
    "Wellington: foresight",
    "And round again",
}
JOURNEYS = ("gwt_nz.travel.space", "gwt_nz.go.space")
MOST = 80  # choices: the first Wellington is near for whoever always goes as far as they can


class Learner(Seat):
    """A person at the guided first game, which opens its table itself."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.states = []
        page.on("websocket", self._listen)
        page.goto("/learn/gwt_nz")

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        state = message if message["type"] == "state" else message.get("state")
        if state is not None:
            self.states.append(state)

    def answer(self) -> Json:
        """Return the longest journey where there is one, otherwise the first option."""
        journeys = [option for option in self.options if option["key"] in JOURNEYS]
        return journeys[-1] if journeys else self.options[0]

    def take(self, option: Json) -> None:
        """Choose by the option's button, once it rests: the guide's card above it grows and shrinks."""
        before = self.state["at"]
        self.button(option).click()
        self.until(lambda: self.state["at"] > before, f"the game goes on from {before}")


def advised(card: Locator) -> str:
    """Return the option that the guide would choose, once it has thought."""
    expect(card.locator("[data-advised]")).to_have_count(1)
    return card.locator("[data-advised]").get_attribute("data-advised") or ""


def read(card: Locator) -> set[str]:
    """Read all lessons that are due and return their titles."""
    titles: set[str] = set()
    while (button := card.get_by_role("button", name="Understood")).count():
        titles.add(card.get_by_role("heading").inner_text())
        button.click()
    return titles


def test_the_guide_goes_along_through_the_first_wellington(server: Server, desk: Page) -> None:
    server.deal(SEED)
    learner = Learner(desk)
    card = desk.get_by_role("region", name="Guide")
    finished = card.get_by_role("heading", name="Now you know the game")
    titles: set[str] = set()
    assert advised(card)
    for _ in range(MOST):
        learner.until_asked()
        titles |= read(card)
        if finished.count():
            break
        learner.take(learner.answer())
    expect(finished).to_be_visible()
    assert titles >= TOLD | IN_WELLINGTON
    card.get_by_role("button", name="Play on").click()
    expect(card).to_have_count(0)
