"""How bots judge a position: from the side of the seat they ask about."""

from __future__ import annotations

from tests.games.last_spike.table import table
from tests.games.last_spike.test_flat import GAME


def test_the_richer_seat_is_better_off_and_the_other_as_much_worse() -> None:
    world = table(2, cash=[50_000, 40_000]).imagine(None, 1)
    rich, poor = GAME.evaluate(world, 0), GAME.evaluate(world, 1)
    assert rich > 0 > poor


def test_nothing_is_worse_than_to_be_bankrupt() -> None:
    world = table(3, cash=[1_000, 0, 60_000], bankrupt=[1]).imagine(None, 1)
    assert GAME.evaluate(world, 1) < GAME.evaluate(world, 0) < GAME.evaluate(world, 2)
