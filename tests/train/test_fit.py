"""Judgements are fitted to what happened: a linear one, then a net on what it misses."""

from __future__ import annotations

import numpy as np
import pytest

from railherd.bots.learned import value_of
from railherd.bots.net import Net
from railherd.core.agree import agree
from railherd.core.chance import from_seed
from railherd.games.registry import find
from railherd.train.linear import Rows, blended, fit_linear, joined, linear_value, rows_of
from railherd.train.net import fit_net, rounded
from railherd.train.self_play import Story

COUNT = 4000


def rows(margin: np.ndarray, own: np.ndarray, others: np.ndarray, left: np.ndarray) -> Rows:
    return Rows(own, others, left, margin, np.ones(len(left)), np.arange(1, len(left) + 1))


def chance() -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Return own numbers, others' and the time left of many rows that chance made."""
    rng = np.random.default_rng(3)
    return rng.normal(size=(COUNT, 3)), rng.normal(size=(COUNT, 2)), rng.random(COUNT)


def test_the_linear_judgement_finds_the_weights_that_made_the_margins() -> None:
    own, others, left = chance()
    margin = 2 * own[:, 0] - 3 * own[:, 2] * left + 4 * others[:, 1] * left**2
    weights, rival = fit_linear(rows(margin, own, others, left), ridge=1e-6)
    assert weights == pytest.approx([2, 0, 0, 0, 0, -3, 0, 0, 0], abs=1e-5)
    assert rival == pytest.approx([0, 0, 0, 0, 0, 4], abs=1e-5)


def test_rows_count_by_their_weight() -> None:
    own, others, left = chance()
    half = COUNT // 2
    told = rows(np.where(np.arange(COUNT) < half, 1.0, 5.0) * own[:, 0], own, others, left)
    heavy = Rows(told.own, told.others, told.left, told.margin, np.where(np.arange(COUNT) < half, 1e6, 1.0), told.ends)
    weights, _ = fit_linear(heavy, ridge=1e-6)
    assert weights[0] == pytest.approx(1, abs=0.01)


def test_a_net_learns_what_no_line_can(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("railherd.train.net.EPOCHS", 40)  # as many steps as many games give
    own, others, left = chance()
    told = rows(20 * np.abs(own[:, 0]), own, others, left)
    weights, rival = fit_linear(told, ridge=1.0)
    missed = told.margin - linear_value(told, weights, rival)
    net = fit_net(told, weights, rival, seed=1)
    layer = np.maximum(own @ np.array(net["own"]).T + others @ np.array(net["others"]).T
                       + left[:, None] * np.array(net["left"]) + np.array(net["first"]), 0)  # fmt: skip
    above = np.maximum(layer @ np.array(net["between"]).T + np.array(net["second"]), 0)
    added = above @ np.array(net["out"]) + net["last"]
    assert np.var(missed - added) < 0.2 * np.var(missed)


def test_what_was_learned_is_what_a_bot_computes() -> None:
    """The net of plain loops answers as the one that was trained, on numbers of a real table."""
    game = find("gwt")
    state = game.new(agree(game, 2, None), from_seed(5, len(game.PILES)), None)
    own = np.array([game.numbers(state, 0)] * 40) + np.random.default_rng(2).normal(size=(40, 1))
    others, left = np.array([game.numbers(state, 1)] * 40), np.full(40, game.time_left(state))
    told = rows(own[:, 0] ** 2, own, others, left)
    weights, rival = fit_linear(told)
    kept = {"own": rounded(weights), "others": rounded(rival), "net": fit_net(told, weights, rival, seed=1)}
    value = value_of(game, kept)
    assert isinstance(value, Net)
    value.begin(state, 0)
    row, net = np.array(game.numbers(state, 0)), kept["net"]
    layer = np.array(net["own"]) @ row + np.array(net["others"]) @ others[0] + left[0] * np.array(net["left"])
    above = np.maximum(np.array(net["between"]) @ np.maximum(layer + np.array(net["first"]), 0) + net["second"], 0)
    powers = np.concatenate([row * left[0] ** power for power in range(3)])
    rivals = np.concatenate([others[0] * left[0] ** power for power in range(3)])
    linear = powers @ np.array(kept["own"]) + rivals @ np.array(kept["others"])
    assert value.many([state], 0) == [pytest.approx(linear + above @ np.array(net["out"]) + net["last"])]


def test_targets_look_through_later_judgements_of_the_same_story_only() -> None:
    value = np.array([1.0, 2.0, 3.0, 10.0, 20.0])
    told = Rows(np.zeros((5, 1)), np.zeros((5, 1)), np.zeros(5), np.array([8.0] * 3 + [40.0] * 2), np.ones(5),
                np.array([3, 5]))  # fmt: skip
    second = 0.5 * 3 + 0.5 * 8
    assert blended(told, value, trust=0.5) == pytest.approx(
        [0.5 * 2 + 0.5 * second, second, 8, 0.5 * 20 + 0.5 * 40, 40]
    )


def test_stories_lie_one_below_the_other() -> None:
    one = Story([[1.0], [2.0]], [[3.0], [4.0]], [0.9, 0.8], 7.0)
    other = Story([[5.0]], [[6.0]], [0.5], -7.0)
    never_moved = Story([], [], [], 0.0)
    both = joined([rows_of([one, never_moved]), rows_of([other], weight=0.5)])
    assert both.own[:, 0].tolist() == [1, 2, 5]
    assert both.margin.tolist() == [7, 7, -7]
    assert both.weight.tolist() == [1, 1, 0.5]
    assert both.ends.tolist() == [2, 3]
