"""Learn what a linear judgement misses, by a small net."""

from typing import Any

import numpy as np

from railherd.train.linear import TRUST, Array, Rows, blended, linear_value

HIDDEN = (32, 16)
EPOCHS = 8
PASSES = 2  # the second aims at what the first learned to expect
BATCH = 256
RATE = 0.001
DECAY = 0.01
DIGITS = 5


def fit_net(rows: Rows, own: Array, others: Array, seed: int) -> dict[str, Any]:
    """Return the weights of a net on top of a linear judgement, as they are kept in a file."""
    base = linear_value(rows, own, others)
    raw = np.hstack([rows.own, rows.others, rows.left[:, None]])
    mean, scale = raw.mean(axis=0), raw.std(axis=0)
    scale[scale < 1e-9] = 1.0
    inputs = (raw - mean) / scale
    trainer = Trainer(inputs.shape[1], HIDDEN, seed)
    value, unit = base, float(np.std(rows.margin - base))  # errors of about one are easiest to learn from
    for _ in range(PASSES):
        target = blended(rows, value, TRUST)
        trainer.learn(inputs, (target - base) / unit, rows.weight, EPOCHS)
        value = base + unit * trainer.value(inputs)
    return _kept(trainer, mean, scale, unit, rows.own.shape[1])


def _kept(trainer: "Trainer", mean: Array, scale: Array, unit: float, split: int) -> dict[str, Any]:
    """Return a net's weights for numbers as they come, a row for each unit."""
    a, b, c, d, e, f = trainer.weights
    plain = a / scale[:, None]
    shift = b - mean @ plain
    return {
        "own": rounded(plain[:split].T),
        "others": rounded(plain[split:-1].T),
        "left": rounded(plain[-1]),
        "first": rounded(shift),
        "between": rounded(c.T),
        "second": rounded(d),
        "out": rounded(e[:, 0] * unit),
        "last": float(f[0] * unit),
    }


def rounded(numbers: Array) -> Any:
    """Return numbers with as many digits as matter, in lists."""
    if numbers.ndim > 1:
        return [rounded(row) for row in numbers]
    return [float(f"{number:.{DIGITS}g}") for number in numbers]


class Trainer:
    """A net that learns by Adam what a linear judgement misses."""

    def __init__(self, inputs: int, hidden: tuple[int, int], seed: int) -> None:
        self._rng = np.random.default_rng(seed)
        sizes = (inputs, *hidden, 1)
        self.weights: list[Array] = []
        for before, after in zip(sizes, sizes[1:], strict=False):
            self.weights += [self._rng.normal(0, np.sqrt(2 / before), (before, after)), np.zeros(after)]
        self.weights[-2] *= 0.1  # begins near zero: the linear judgement as it is
        self._mean = [np.zeros_like(each) for each in self.weights]
        self._spread = [np.zeros_like(each) for each in self.weights]
        self._steps = 0

    def value(self, inputs: Array) -> Array:
        """Return what the net adds for each row."""
        a, b, c, d, e, f = self.weights
        found: Array = (np.maximum(np.maximum(inputs @ a + b, 0) @ c + d, 0) @ e + f)[:, 0]
        return found

    def learn(self, inputs: Array, target: Array, weight: Array, epochs: int) -> None:
        """Go through all rows some times, in another order each time, in ever smaller steps."""
        total = epochs * (len(inputs) // BATCH + 1)
        done = 0
        for _ in range(epochs):
            order = self._rng.permutation(len(inputs))
            for begin in range(0, len(order), BATCH):
                picked = order[begin : begin + BATCH]
                self._step(inputs[picked], target[picked], weight[picked], RATE * (1 - done / total))
                done += 1

    def _step(self, inputs: Array, target: Array, weight: Array, rate: float) -> None:
        a, b, c, d, e, f = self.weights
        first = np.maximum(inputs @ a + b, 0)
        second = np.maximum(first @ c + d, 0)
        error = (((second @ e + f)[:, 0] - target) * weight / len(inputs))[:, None]
        back = (error @ e.T) * (second > 0)
        early = (back @ c.T) * (first > 0)
        slopes = [inputs.T @ early, early.sum(0), first.T @ back, back.sum(0), second.T @ error, error.sum(0)]
        self._steps += 1
        for place, slope in enumerate(slopes):
            self._mean[place] = 0.9 * self._mean[place] + 0.1 * slope
            self._spread[place] = 0.999 * self._spread[place] + 0.001 * slope**2
            mean = self._mean[place] / (1 - 0.9**self._steps)
            spread = self._spread[place] / (1 - 0.999**self._steps)
            self.weights[place] -= rate * (mean / (np.sqrt(spread) + 1e-8) + DECAY * self.weights[place])
