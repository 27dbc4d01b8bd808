"""A small net corrects the linear judgement, computed by plain loops."""

from __future__ import annotations

import pytest

from railherd.bots.learned import BLOCKS
from railherd.bots.net import Layers, Net
from railherd.bots.value import Linear
from railherd.core.agree import agree
from railherd.core.chance import from_seed
from railherd.games.registry import find

GAME = find("gwt")
STATE = GAME.new(agree(GAME, 3, None), from_seed(7, len(GAME.PILES)), None)
COUNT = len(GAME.numbers(STATE, 0))


def layers(own: float, others: float, left: float, first: float, out: float) -> Layers:
    """Return a net of two units and one, whose first unit looks at the first money number and the second at nothing."""
    money = [0.0] * COUNT
    money[2] = 1.0
    nothing = [0.0] * COUNT
    return Layers(
        own=[[own * each for each in money], nothing],
        others=[[others * each for each in money], nothing],
        left=[left, 0.0],
        first=[first, -1.0],
        between=[[2.0, 100.0]],
        second=[0.5],
        out=[out],
        last=0.25,
    )


def correction(net: Layers, seat: int = 0) -> float:
    """Return what a net adds to a linear judgement that says nothing."""
    zeros = [0.0] * (BLOCKS * COUNT)
    value, plain = Net(GAME, zeros, zeros, net), Linear(GAME, zeros, zeros)
    for each in (value, plain):
        each.begin(STATE, seat)
    return value.many([STATE], seat)[0] - plain.many([STATE], seat)[0]


def test_a_net_adds_what_its_layers_say() -> None:
    """The unit of nothing stays below zero, so that its large weight above adds nothing."""
    money = [GAME.numbers(STATE, seat)[2] for seat in range(3)]
    assert money[0] > 0
    time = GAME.time_left(STATE)
    mean = (money[1] + money[2]) / 2
    expected = 0.25 + 3.0 * (0.5 + 2.0 * (2.0 * money[0] - 0.5 * mean + 4.0 * time + 1.0))
    assert correction(layers(own=2.0, others=-0.5, left=4.0, first=1.0, out=3.0)) == pytest.approx(expected)


def test_units_below_zero_are_silent() -> None:
    assert correction(layers(own=-2.0, others=0.0, left=0.0, first=0.0, out=3.0)) == pytest.approx(0.25 + 3.0 * 0.5)
    silent = layers(own=0.0, others=0.0, left=0.0, first=0.0, out=3.0)
    silent.second[0] = -0.5
    assert correction(silent) == pytest.approx(0.25)


def test_what_changes_along_a_turn_counts() -> None:
    """A position later than the one the search began with is judged by its own numbers."""
    later = STATE.copy()
    while GAME.numbers(later, 0)[2] == GAME.numbers(STATE, 0)[2]:
        later.step(later.legal()[-1])
    zeros = [0.0] * (BLOCKS * COUNT)
    net = Net(GAME, zeros, zeros, layers(own=2.0, others=0.0, left=0.0, first=1.0, out=3.0))
    net.begin(STATE, 0)
    expected = 0.25 + 3.0 * (0.5 + 2.0 * (2.0 * GAME.numbers(later, 0)[2] + 1.0))
    assert net.many([later], 0)[0] == pytest.approx(expected)
