"""Last Spike on a phone, by touch: the beginning and the end of a game."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page

from tests.browser.ending import shown_pad
from tests.browser.playing import Seat, make_table
from tests.browser.serving import Server

ROUNDS = 3
OTHERS = ("greedy", "greedy", "greedy")


def test_the_first_rounds_by_touch(server: Server, phone: Page) -> None:
    server.deal(seed=11)
    seat = Seat(phone, make_table(phone, *OTHERS))
    on_the_board, rng = 0, Random(1)
    seat.until_asked()
    first = seat.state["view"]["turn"]
    while seat.state["view"]["turn"] < first + ROUNDS * (1 + len(OTHERS)):
        on_the_board += seat.choose(rng.choice(seat.options))
        seat.until_asked()
    assert on_the_board >= ROUNDS


def test_the_last_rounds_by_touch(server: Server, phone: Page) -> None:
    server.deal(seed=11, choices=70)
    seat = Seat(phone, make_table(phone, *OTHERS))
    choices, rng = 0, Random(1)
    seat.until_asked()
    while not seat.over:
        seat.choose(rng.choice(seat.options))
        choices += 1
        seat.until_asked()
    assert choices >= ROUNDS
    scores = seat.state["scores"]
    assert sorted(figures for _, figures in shown_pad(phone)) == sorted(list(one["lines"].values()) for one in scores)
