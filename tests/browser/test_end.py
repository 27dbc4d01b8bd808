"""The end of a game: winner, score pad, race, record and rematch."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import railherd
from tests.browser.playing import make_table, moment_of
from tests.browser.serving import Server

WHOLE = 10**6  # choices: more than any game has
Json = dict[str, Any]


@pytest.fixture
def over(server: Server, desk: Page) -> Json:
    """Return a finished table: its last moment, as the server has it."""
    server.deal(4, WHOLE)
    table = make_table(desk, "greedy", "random")
    last = moment_of(desk, table["table"])
    assert last["scores"] is not None
    return {**last, "table": table["table"]}


def rows(table: Locator) -> list[list[str]]:
    """Return the figures of a table, row by row."""
    found: list[list[str]] = table.locator("tbody tr").evaluate_all(
        "all => all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent.replace(/\\D/g, '')))"
    )
    return found


def test_the_score_pad_is_that_of_the_server(desk: Page, over: Json) -> None:
    desk.goto(f"/t/{over['table']}")
    winner = over["view"]["winners"][0]
    expect(desk.get_by_role("heading", level=1)).to_contain_text("Ana" if winner == 0 else "bot")
    pad = desk.get_by_role("region", name="Score pad").get_by_role("table")
    expect(pad.get_by_role("row")).to_have_count(4)
    ranked = sorted(over["scores"], key=lambda score: -score["total"])
    assert rows(pad) == [[str(score["lines"][line]) for line in ("cash", "land_price")] for score in ranked]
    ranking = desk.get_by_role("region", name="Ranking").get_by_role("listitem")
    expect(ranking).to_have_count(3)
    expect(ranking.first).to_contain_text(f"${ranked[0]['total']:,}")


def test_the_race_is_told_as_a_table_too(desk: Page, over: Json) -> None:
    desk.goto(f"/t/{over['table']}")
    race = desk.get_by_role("region", name="The race")
    expect(race.locator("[data-line]")).to_have_count(3)
    race.get_by_text("The same as a table").click()
    table = race.get_by_role("table")
    expect(table.locator("tbody tr")).to_have_count(over["last"] + 1)
    assert rows(table)[-1] == [str(score["total"]) for score in over["scores"]]
    assert rows(table)[0] == ["50000"] * 3


def test_the_record_can_be_taken_along(desk: Page, over: Json, tmp_path: Path) -> None:
    desk.goto(f"/t/{over['table']}")
    with desk.expect_download() as taken:
        desk.get_by_role("link", name="Download the record").click()
    file = tmp_path / "record.game"
    taken.value.save_as(file)
    assert railherd.load(file.read_text(encoding="utf-8")).scores() == over["scores"]


def test_once_more_and_whoever_is_there_comes_along(server: Server, desk: Page, over: Json) -> None:
    server.deal(5)
    desk.goto(f"/t/{over['table']}")
    other = desk.context.new_page()
    other.goto(f"/t/{over['table']}")
    expect(other.get_by_role("button", name="Play again")).to_be_visible()
    desk.get_by_role("button", name="Play again").click()
    desk.wait_for_url(re.compile(rf"/t/(?!{over['table']})\w+$"))
    expect(desk.locator("[data-now]")).to_be_visible()
    other.get_by_role("link", name="Go to the next game").click()
    other.wait_for_url(desk.url)


def test_from_the_last_position_a_way_leads_back_to_the_results(desk: Page, over: Json) -> None:
    desk.goto(f"/t/{over['table']}")
    desk.get_by_role("button", name="Look at the table").click()
    expect(desk.get_by_role("region", name="Score pad")).to_have_count(0)
    desk.get_by_role("button", name="This table").click()
    expect(desk.get_by_role("menuitem", name="Leave", exact=True)).to_be_visible()
    desk.keyboard.press("Escape")
    desk.get_by_role("button", name="The results").click()
    expect(desk.get_by_role("region", name="Score pad")).to_be_visible()
