"""Great Western Trail in the browser: a whole game with a mouse, a round by touch, Kansas City without either."""

from __future__ import annotations

import re
from functools import partial
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import railherd
from railherd.words.catalogue import say
from tests.browser.accessible import violations
from tests.browser.playing import Seat, make_table
from tests.browser.serving import Server

SEED = 22  # of two greedy bots; the moments below are of their game
MOMENTS = {
    "place": 0,
    "use": 1,
    "hire": 3,
    "offer": 4,
    "certify": 5,
    "travel": 12,
    "fork": 13,
    "build": 15,
    "build_at": 16,
    "pay": 29,
    "auxiliary": 41,
    "advance": 43,
    "foresight": 51,
    "spend": 54,
    "deliver": 55,
    "deliver_disc": 56,
}
KANSAS_CITY = ["foresight", "foresight", "foresight", "spend", "deliver", "deliver_disc"]


def sit_down(page: Page, server: Server, moment: str) -> Seat:
    """At a table of two when somebody is asked this."""
    server.deal(SEED, MOMENTS[moment])
    seat = Seat(page, make_table(page, "greedy", game="gwt"))
    seat.until_asked()
    assert asked(seat) == moment
    return seat


def asked(seat: Seat) -> str:
    """What the server asks."""
    return str(seat.state["prompt"]["decision"]).removeprefix("gwt.")


def brisk(options: list[dict[str, Any]], rng: Random) -> dict[str, Any]:
    """Far along the trail, so that a game does not last for ever; otherwise anything."""
    journeys = [option for option in options if option["key"] in ("gwt.travel.space", "gwt.go.space")]
    return journeys[-1] if journeys else rng.choice(options)


def test_a_whole_game_with_the_mouse(server: Server, desk: Page) -> None:
    server.deal(SEED)
    seat = Seat(desk, make_table(desk, "greedy", game="gwt"))
    rng, on_the_board, choices = Random(3), 0, 0
    seat.until_asked()
    while not seat.over:
        assert sorted(seat.lit()) == seat.places
        on_the_board += seat.choose(brisk(seat.options, rng))
        choices += 1
        seat.until_asked()
    print(f"{on_the_board} of {choices} choices on the board")
    assert on_the_board > choices / 2
    assert shown_totals(desk) == recorded_totals(desk)


def shown_totals(page: Page) -> list[list[int]]:
    """The figures of the score pad on the page, one list a player: a line of the pad is a row of it."""
    rows = page.locator("section[aria-labelledby=end-pad] tbody tr")
    expect(rows.first).to_be_visible()
    lines = [[figure(cell) for cell in row.locator("td").all_inner_texts()] for row in rows.all()]
    return sorted(list(player) for player in zip(*lines, strict=True))


def recorded_totals(page: Page) -> list[list[int]]:
    """The same by the rules, from the record that the end screen hands out."""
    with page.expect_download() as downloading:
        page.locator("a[download]").click()
    match = railherd.load(downloading.value.path().read_text(encoding="utf-8"))
    assert match.over
    return sorted(list(score["lines"].values()) for score in match.scores())


def figure(text: str) -> int:
    return int(re.sub(r"[^\d-]", "", text.replace("−", "-")))


def is_seen(seat: Seat, option: dict[str, Any]) -> bool:
    return option["at"] is None or option["at"] in seat.lit()


def has_gone_on(seat: Seat, before: int) -> bool:
    return bool(seat.state["at"] > before)


def test_the_first_round_by_touch(server: Server, phone: Page) -> None:
    server.deal(SEED)
    seat = Seat(phone, make_table(phone, "greedy", game="gwt"))
    rng, on_the_board = Random(1), 0
    seat.until_asked()
    while seat.state["view"]["turn"] <= 2:
        option = rng.choice(seat.options)
        seat.until(partial(is_seen, seat, option), "the page goes where something is lit")
        on_the_board += seat.choose(option)
        seat.until_asked()
    assert on_the_board > 0


def test_kansas_city_without_a_mouse(server: Server, desk: Page) -> None:
    seat = sit_down(desk, server, "foresight")
    passed = []
    while asked(seat) in KANSAS_CITY:
        passed.append(asked(seat))
        option = seat.options[-1]
        before = seat.state["at"]
        button = desk.get_by_role("button", name=say(option["key"], option["args"], "en")).first
        button.focus()
        desk.keyboard.press("Enter")
        seat.until(partial(has_gone_on, seat, before), "the game goes on")
        seat.until_asked()
    assert passed == KANSAS_CITY
    assert seat.state["view"]["players"][0]["place"] == "start"


@pytest.mark.parametrize("moment", MOMENTS)
def test_axe_finds_nothing_at_a_desk(server: Server, desk: Page, moment: str) -> None:
    sit_down(desk, server, moment)
    assert violations(desk) == []
