"""Alone against Sarah: she plays by herself, each step told with its reason; her turn can be skipped."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.browsing import Browse
from tests.browser.playing import Json, Seat, make_table
from tests.browser.sarah import step_her
from tests.browser.serving import Server
from tests.golden.games import file_of

HER_TURN = 12  # choices of the kept game: the next step is hers
HER_SEAT = 1
WITH_A_TOKEN = 140  # choices: it is her turn, and the person has an exchange token
AT_A_PACE = {"pace": "normal"}


def at_her_turn(server: Server, page: Page) -> Seat:
    """Open a game alone in which Sarah is to take a step."""
    server.deal(1, HER_TURN, record=file_of("gwt_nz/sarah_hard").read_text(encoding="utf-8"))
    seat = Seat(page, make_table(page, game="gwt_nz"))
    seat.until(lambda: bool(seat.states) and len(seat.options) > 0, "the game is there")
    assert is_hers(seat.states[0])  # where nothing pauses, the page may be further already
    return seat


def is_hers(state: Json) -> bool:
    """Return whether her next step needs no answer."""
    return state["prompt"]["decision"] == "gwt_nz.sarah" and len(state["prompt"]["options"]) == 1


def test_she_goes_on_by_herself(server: Server, browse: Browse) -> None:
    desk = browse(settings=AT_A_PACE)
    seat = at_her_turn(server, desk)
    began = seat.state["at"]
    expect(desk.get_by_text(re.compile(r"^Sarah \w.*: .*\(leaflet, p\. \d")).first).to_be_visible()
    seat.until(lambda: seat.state["at"] > began, "she takes a step")
    assert seat.state["events"][0]["seat"] == HER_SEAT


def test_the_rest_of_her_turn_is_skipped_by_keyboard(server: Server, browse: Browse) -> None:
    desk = browse(settings=AT_A_PACE)
    seat = at_her_turn(server, desk)
    skip = desk.get_by_role("button", name="Skip her turn")
    skip.focus()
    desk.keyboard.press("Enter")
    seat.until(lambda: not is_hers(seat.state), "somebody else is asked, or a tie")
    expect(skip).to_have_count(0)


def test_she_does_not_pause_where_others_steps_are_shown_at_once(server: Server, desk: Page) -> None:
    seat = at_her_turn(server, desk)
    seat.until(lambda: not is_hers(seat.state), "somebody else is asked, or a tie")


def test_her_step_and_what_may_be_done_at_any_time_have_room_at_a_desk(server: Server, desk: Page) -> None:
    server.deal(1, WITH_A_TOKEN, record=file_of("gwt_nz/sarah_hard").read_text(encoding="utf-8"))
    seat = Seat(step_her(desk), make_table(desk, game="gwt_nz"))
    seat.until_asked()
    assert seat.anytime
    buttons = desk.get_by_role("group", name="At any time").get_by_role("button")
    expect(buttons).to_have_count(2)
    expect(buttons.first).to_have_accessible_name(re.compile("One token: draw 1 card"))
    panel = desk.locator("[data-now]").bounding_box()
    assert panel is not None
    for shown in [*buttons.all(), desk.locator("[data-now] [data-option]").first]:
        box = shown.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= panel["y"] + panel["height"], "it is cut by the panel"
