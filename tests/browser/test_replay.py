"""Replays: of a table, moment by moment, and of an uploaded record."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Page, expect

import railherd
from tests.browser.playing import make_table, moment_of
from tests.browser.serving import Server
from tests.browser.watching import Watch

WHOLE = 10**6
Json = dict[str, Any]


@pytest.fixture
def over(server: Server, desk: Page) -> Json:
    """Return a finished table: its last moment, as the server has it."""
    server.deal(4, WHOLE)
    table = make_table(desk, "greedy", "random")
    last = moment_of(desk, table["table"])
    return {**last, "table": table["table"]}


def chosen(page: Page) -> str:
    """Return who chose what at the moment shown."""
    return page.locator("[data-told]").inner_text()


def record(text: str) -> FilePayload:
    return {"name": "mine.game", "mimeType": "text/plain", "buffer": text.encode()}


def a_record() -> str:
    """Return a two-player game after its first choice."""
    match = railherd.new("last_spike", 2, seed=7, names=["Ana", "Bo"])
    asked = match.prompt()
    assert asked is not None
    match.choose(asked.options[0].text)
    return match.record()


def test_a_game_that_was_broken_off_goes_on_at_a_table(desk: Page) -> None:
    desk.goto("/replay")
    desk.locator("input[type=file]").set_input_files(record(a_record()))
    desk.get_by_role("button", name="Go on with this game").click()
    expect(desk.locator("[data-option]").first).to_be_enabled()
    assert desk.evaluate("location.pathname").startswith("/t/")
    desk.get_by_role("button", name="This table").click()
    with desk.expect_download() as saving:
        desk.get_by_role("menuitem", name="Save this game as a file").click()
    expect(desk.get_by_role("dialog", name="Save this game as a file")).to_be_visible()
    assert not railherd.load(saving.value.path().read_text(encoding="utf-8")).over


def test_by_keys_from_the_beginning_to_the_end_which_has_the_scores(desk: Page, over: Json) -> None:
    last = over["last"]
    desk.goto(f"/t/{over['table']}?at=0")
    expect(desk.get_by_text(f"Moment 0 of {last}")).to_be_visible()
    assert chosen(desk) == "Before the first choice"
    desk.keyboard.press("ArrowRight")
    desk.keyboard.press("ArrowRight")
    expect(desk.get_by_text(f"Moment 2 of {last}")).to_be_visible()
    desk.keyboard.press("ArrowLeft")
    expect(desk.get_by_text(f"Moment 1 of {last}")).to_be_visible()
    expect(desk.locator("[data-told]")).to_contain_text(": Lay ")
    desk.keyboard.press("End")
    expect(desk.get_by_text(f"Moment {last} of {last}")).to_be_visible()
    pad = desk.get_by_role("region", name="Score pad")
    for score in over["scores"]:
        expect(pad.get_by_role("cell", name=f"${score['total']:,}").first).to_be_visible()
    desk.keyboard.press("Home")
    expect(desk.get_by_text(f"Moment 0 of {last}")).to_be_visible()
    expect(pad).to_have_count(0)


def test_the_bar_leads_anywhere_and_the_board_follows(desk: Page, over: Json) -> None:
    desk.goto(f"/t/{over['table']}?at=0")
    bar = desk.get_by_role("slider", name="Moment of the game")
    laid = desk.locator("[data-at^='map/']")
    expect(laid.first).to_be_visible()
    for at in (over["last"], over["last"] // 2, 3):
        bar.fill(str(at))
        expect(desk.get_by_text(f"Moment {at} of {over['last']}")).to_be_visible()
        there = moment_of(desk, over["table"], at)
        shown = desk.get_by_role("list", name="What came of it").get_by_role("listitem")
        expect(shown).to_have_count(len(there["events"]))


def test_a_link_leads_to_the_moment_it_was_taken_at(desk: Page, over: Json) -> None:
    desk.goto(f"/t/{over['table']}?at=7")
    expect(desk.get_by_text(f"Moment 7 of {over['last']}")).to_be_visible()
    desk.get_by_role("button", name="One choice on").click()
    expect(desk).to_have_url(re.compile(r"\?at=8\b"))
    expect(desk.get_by_text(f"Moment 8 of {over['last']}")).to_be_visible()
    seen = chosen(desk)
    again = desk.context.new_page()
    again.goto(desk.url)
    expect(again.get_by_text(f"Moment 8 of {over['last']}")).to_be_visible()
    assert chosen(again) == seen


def test_it_plays_by_itself_until_it_is_told_to_pause(desk: Page, over: Json) -> None:
    desk.goto(f"/t/{over['table']}?at={over['last'] - 2}")
    desk.get_by_label("Pace", exact=True).select_option("fast")
    desk.get_by_role("button", name="Play", exact=True).click()
    expect(desk.get_by_text(f"Moment {over['last']} of {over['last']}")).to_be_visible()
    expect(desk.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_through_anybodys_eyes_once_it_is_over(desk: Page, over: Json) -> None:
    desk.goto(f"/t/{over['table']}?at=9")
    eyes = desk.get_by_label("Seen by")
    expect(eyes).to_have_value("0")
    eyes.select_option("all hands open")
    expect(desk).to_have_url(re.compile("eyes=all"))
    desk.reload()
    expect(eyes).to_have_value("all")


def test_while_it_is_played_there_is_no_choice_of_eyes(server: Server, desk: Page) -> None:
    server.deal(4, 12)
    table = make_table(desk, "greedy", "random")
    desk.goto(f"/t/{table['table']}?at=3")
    expect(desk.get_by_text("This game is still being played")).to_be_visible()
    expect(desk.get_by_label("Seen by")).to_have_count(0)
    desk.get_by_role("link", name="Back to the table").click()
    expect(desk.locator("[data-now]")).to_be_visible()


def test_ones_own_finished_games_are_offered_beside_records(desk: Page, over: Json) -> None:
    make_table(desk, "open")  # not begun: nothing to replay
    desk.goto("/replay")
    expect(desk.get_by_role("heading", name="Your finished games")).to_be_visible()
    found = desk.get_by_role("main").get_by_role("listitem")
    expect(found).to_have_count(1)
    expect(found.get_by_role("link", name="Look back")).to_have_attribute("href", f"/t/{over['table']}")


def test_a_record_is_opened(desk: Page) -> None:
    desk.goto("/replay")
    desk.locator("input[type=file]").set_input_files(record(a_record()))
    expect(desk.get_by_text("Moment 0 of 1")).to_be_visible()
    desk.keyboard.press("ArrowRight")
    expect(desk.locator("[data-told]")).to_contain_text(": Lay ")
    desk.get_by_role("button", name="Open another record").click()
    expect(desk.get_by_role("button", name="Open a record")).to_be_visible()


def test_a_file_that_is_no_record_gets_one_sentence(desk: Page, watch: Watch) -> None:
    watch.allow("400 POST .*records/strip")
    desk.goto("/replay")
    desk.locator("input[type=file]").set_input_files(record("Dear diary\n"))
    expect(desk.get_by_role("alert")).to_have_text(
        'This is not a railherd record: its first line must begin with "railherd".'
    )
    desk.locator("input[type=file]").set_input_files(record(a_record()))
    expect(desk.get_by_text("Moment 0 of 1")).to_be_visible()


def test_a_record_with_a_choice_that_is_not_legal_is_shown_up_to_there(desk: Page) -> None:
    asked = railherd.load(a_record()).prompt()
    assert asked is not None
    desk.goto("/replay")
    desk.locator("input[type=file]").set_input_files(record(f"{a_record()}{asked.seat} buy sac\n"))
    expect(desk.get_by_text("Moment 0 of 1")).to_be_visible()
    expect(desk.get_by_role("alert")).to_have_count(0)
    desk.keyboard.press("End")
    expect(desk.get_by_role("alert")).to_have_text(
        'The record can be followed up to line 5, where "buy sac" is not legal: '
        "You claimed the free land of St. Louis this turn, so you may not buy land."
    )


def test_it_goes_by_turns(desk: Page, over: Json) -> None:
    desk.goto(f"/t/{over['table']}?at=0")
    expect(desk.get_by_text(f"Moment 0 of {over['last']}")).to_be_visible()
    desk.get_by_role("button", name="A turn forward").click()
    expect(desk.get_by_text("Moment 0 of")).to_have_count(0)
    first = chosen(desk).split(":")[0]
    desk.keyboard.press("ArrowRight")
    expect(desk.locator("[data-told]")).not_to_contain_text(first)
    desk.get_by_role("button", name="A turn back").click()
    expect(desk.locator("[data-told]")).to_contain_text(first)
    desk.keyboard.press("PageUp")
    expect(desk.get_by_text(f"Moment 0 of {over['last']}")).to_be_visible()
