"""Great Western Trail on a phone, by touch: the first round, the first Kansas City, the last round of a record."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

from playwright.sync_api import Page

import railherd
from tests.browser.gwt_moments import MOVES, RECORD, WHOLE, asked, is_settled, sit_down, sit_down_after
from tests.browser.gwt_pad import shown_totals, totals
from tests.browser.playing import Seat, make_table
from tests.browser.serving import Server
from tools.looking.light import wrong_lights

FIRST_KANSAS_CITY = 10  # choices before the first journey there
KANSAS_CITY = ["travel", "foresight", "foresight", "foresight", "deliver", "deliver_disc"]  # nothing to spend
WIDELY_LIT = ("disc freed", "engine", "purchase", "building chosen", "building placement", "auxiliary action")
LAST_ROUND = 421  # choices before the last turn, after which the game is over


def touch(seat: Seat, option: dict[str, Any]) -> bool:
    """Choose by touch, in the tab where it is lit; return whether it was on the table."""
    seat.until(partial(is_seen, seat, option), "the page goes where something is lit")
    has_place = seat.choose(option)
    seat.until_asked()
    return has_place


def is_seen(seat: Seat, option: dict[str, Any]) -> bool:
    return option["at"] is None or option["at"] in seat.lit()


def follow_record(seat: Seat, moves: range) -> tuple[list[str], int]:
    """Make these choices of the record; return what was asked, and how many choices were made on the table."""
    questions, on_the_board = [], 0
    for number in moves:
        if is_settled(seat, MOVES[number]):
            continue
        questions.append(asked(seat))
        option = next(option for option in seat.options if option["text"] == MOVES[number].text)
        on_the_board += touch(seat, option)
    return questions, on_the_board


def is_within_reach(seat: Seat) -> bool:
    """Return whether all answers can be touched at once; what shortcuts alone light may lie in another tab."""
    further = seat.further & set(seat.lit())
    wanted = set(seat.places) - seat.further | further
    return not list(wrong_lights(seat.page, wanted, touch=True, further=further))


def test_whatever_may_be_chosen_is_in_sight_and_as_large_as_a_finger(server: Server, phone: Page) -> None:
    for name in WIDELY_LIT:
        seat = sit_down(phone, server, name)
        assert len(seat.places) > 1
        seat.until(partial(is_within_reach, seat), f"all that may be chosen ({name}) can be touched")


def test_the_first_round_by_touch(server: Server, phone: Page) -> None:
    server.deal(22)
    seat = Seat(phone, make_table(phone, "greedy", game="gwt"))
    rng, on_the_board = Random(1), 0
    seat.until_asked()
    while seat.state["view"]["turn"] <= 2:
        on_the_board += touch(seat, rng.choice(seat.options))
    assert on_the_board > 0


def test_the_first_kansas_city_by_touch(server: Server, phone: Page) -> None:
    seat = sit_down_after(phone, server, FIRST_KANSAS_CITY)
    last = FIRST_KANSAS_CITY + len(KANSAS_CITY) + 1  # one of them is settled
    questions, on_the_board = follow_record(seat, range(FIRST_KANSAS_CITY, last))
    assert questions == KANSAS_CITY
    assert on_the_board == len(KANSAS_CITY)
    assert seat.state["view"]["players"][0]["place"] == "start"


def test_the_last_round_of_a_record_by_touch(server: Server, phone: Page) -> None:
    seat = sit_down_after(phone, server, LAST_ROUND)
    _, on_the_board = follow_record(seat, range(LAST_ROUND, WHOLE))
    assert on_the_board > 0
    assert seat.over
    assert shown_totals(phone) == totals(railherd.load(RECORD))
