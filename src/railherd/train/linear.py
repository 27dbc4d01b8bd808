"""Turns of many games as rows, and the linear judgement that fits them best."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from railherd.train.self_play import Story

Array = NDArray[np.float64]

RIDGE = 1000.0
TRUST = 0.8  # of a later judgement in the target of an earlier one: TD(lambda)
POWERS = 3


@dataclass(frozen=True)
class Rows:
    """Turns of many stories one below the other; `ends` has the row behind the last one of each story."""

    own: Array
    others: Array
    left: Array
    margin: Array
    weight: Array
    ends: NDArray[np.int64]


def rows_of(stories: Sequence[Story], weight: float = 1.0) -> Rows:
    """Put stories one below the other. Those without a turn are left out."""
    told = [story for story in stories if story.left]
    counts = [len(story.left) for story in told]
    return Rows(
        np.array([row for story in told for row in story.own]),
        np.array([row for story in told for row in story.others]),
        np.array([left for story in told for left in story.left]),
        np.repeat([story.margin for story in told], counts),
        np.full(sum(counts), weight),
        np.cumsum(counts),
    )


def joined(parts: Sequence[Rows]) -> Rows:
    """Put rows one below the other."""
    shift = np.cumsum([0, *[len(part.left) for part in parts[:-1]]])
    return Rows(
        np.concatenate([part.own for part in parts]),
        np.concatenate([part.others for part in parts]),
        np.concatenate([part.left for part in parts]),
        np.concatenate([part.margin for part in parts]),
        np.concatenate([part.weight for part in parts]),
        np.concatenate([part.ends + start for part, start in zip(parts, shift, strict=True)]),
    )


def fit_linear(rows: Rows, ridge: float = RIDGE) -> tuple[Array, Array]:
    """Return the weights of one's own numbers and of the others', in blocks by powers of the time left."""
    columns = np.hstack([_by_powers(rows.own, rows.left), _by_powers(rows.others, rows.left)])
    scale = columns.std(axis=0)
    scale[scale < 1e-9] = 1.0
    scaled = columns / scale
    weighted = scaled * rows.weight[:, None]
    found = np.linalg.solve(weighted.T @ scaled + ridge * np.eye(scaled.shape[1]), weighted.T @ rows.margin) / scale
    split = rows.own.shape[1] * POWERS
    return found[:split], found[split:]


def _by_powers(numbers: Array, left: Array) -> Array:
    return np.hstack([numbers * (left**power)[:, None] for power in range(POWERS)])


def linear_value(rows: Rows, own: Array, others: Array) -> Array:
    """Return the linear judgement of each row."""
    return _by_powers(rows.own, rows.left) @ own + _by_powers(rows.others, rows.left) @ others


def blended(rows: Rows, value: Array, trust: float = TRUST) -> Array:
    """Return targets: the final margin, seen through later judgements of the same story (TD with lambda)."""
    target = rows.margin.copy()
    begin = 0
    for end in rows.ends:
        for row in range(end - 2, begin - 1, -1):
            target[row] = (1 - trust) * value[row + 1] + trust * target[row + 1]
        begin = end
    return target
