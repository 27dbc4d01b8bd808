"""What can be done at any time: lit, numbered, told and in words, beside the answers and without them."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.between import Between, Message, until
from tests.browser.browsing import Browse
from tests.browser.playing import LIT, introduce, make_table, told
from tests.browser.serving import Server

PLACE = "map/a3"  # where nothing is offered at the beginning of this deal
EXTRA = {
    "id": 0, "text": "lay a3", "key": "last_spike.lay.tile", "args": {"tile": "a3", "route": "a"}, "at": PLACE,
    "cost": 0, "cost_most": None, "gain": 0, "reveals": False,
}  # fmt: skip


class AnytimeTable:
    """A table whose player may do one thing at any time, which the server never hears of."""

    def __init__(self, server: Server, page: Page, other: str = "greedy") -> None:
        server.deal(seed=11)
        self.page = page
        self.answers = 0
        self.states = 0
        self.interrupts: list[str] = []
        Between(page, self._told, self._said)
        self.table = make_table(page, other)

    def open(self) -> None:
        """Open it and wait for the question."""
        self.page.goto(f"/t/{self.table['table']}")
        expect(self.page.locator("[data-anytime]")).to_be_visible()

    def hears_next(self, act: Callable[[], None]) -> None:
        """Do something and wait for the state after it."""
        before = self.states
        act()
        until(self.page, lambda: self.states > before)

    def is_done(self) -> bool:
        """Return whether the thing was done, once."""
        return self.interrupts == [EXTRA["text"]]

    def _told(self, message: Message) -> Message:
        if message["type"] == "state" and message["prompt"] is not None:
            self.states += 1
            self.answers = len(message["prompt"]["options"])
            message["prompt"]["anytime"] = [EXTRA]
        return message

    def _said(self, message: Message) -> Message | None:
        if message["type"] != "interrupt":
            return message
        self.interrupts.append(message["choice"])
        return None


def test_it_is_lit_numbered_told_and_chosen_beside_the_answers(server: Server, desk: Page) -> None:
    table = AnytimeTable(server, desk)
    table.open()
    expect(desk.locator(f'{LIT}[data-at="{PLACE}"]')).to_be_visible()
    number = str(table.answers + 1)
    button = desk.get_by_role("group", name="At any time").get_by_role("button")
    expect(button).to_have_attribute("aria-keyshortcuts", number)
    expect(desk.locator("[aria-live]").first).to_contain_text("Besides, at any time: ")
    desk.keyboard.press(number)
    until(desk, table.is_done)


def test_it_is_in_the_text_view_after_the_answers(server: Server, desk: Page) -> None:
    table = AnytimeTable(server, desk)
    table.open()
    desk.keyboard.press("t")
    listed = desk.get_by_role("region", name="Now").get_by_role("listitem")
    expect(listed).to_have_count(table.answers + 1)
    expect(listed.last).to_contain_text("(At any time)")
    desk.keyboard.type(str(table.answers + 1))
    desk.keyboard.press("Enter")
    until(desk, table.is_done)


def test_it_can_be_done_while_somebody_else_decides(server: Server, desk: Page, browse: Browse) -> None:
    table = AnytimeTable(server, desk, "open")
    boris = browse()
    introduce(boris, "Boris")
    told(boris.request.post(f"/api/tables/{table.table['table']}/sit", data={"key": table.table["link"]}))
    table.open()
    while table.answers > 0:  # until it is the turn of Boris
        table.hears_next(desk.locator("[data-now] [data-option]").first.click)
    expect(desk.locator("[data-now]")).to_contain_text("Boris")
    expect(desk.locator(LIT)).to_have_count(1)
    assert desk.locator("[data-choosing]").count() == 0  # nothing is dimmed for it
    desk.locator(f'[data-at="{PLACE}"]').click()
    until(desk, table.is_done)


def test_on_a_phone_it_has_a_row_of_its_own_and_hides_no_answer(server: Server, phone: Page) -> None:
    table = AnytimeTable(server, phone)
    table.open()
    row = phone.locator("[data-anytime]")
    expect(row.get_by_role("button")).to_be_in_viewport()
    answers = phone.locator(f'[data-now] [data-option]:not([data-option="{EXTRA["text"]}"])')
    expect(answers).to_have_count(4)  # as many as without the row
    below = row.bounding_box()
    assert below is not None
    for answer in answers.all():
        box = answer.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= below["y"]
    row.get_by_role("button").tap()
    until(phone, table.is_done)
