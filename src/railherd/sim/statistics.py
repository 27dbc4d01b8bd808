"""Shares with their confidence intervals."""

from collections.abc import Sequence
from math import sqrt

Z_95 = 1.959964


def wilson(successes: float, trials: int) -> tuple[float, float]:
    """Return the 95 % Wilson interval of a share. Shared wins count as fractions."""
    if trials == 0:
        return 0.0, 1.0
    share = successes / trials
    centre = share + Z_95**2 / (2 * trials)
    spread = Z_95 * sqrt(share * (1 - share) / trials + Z_95**2 / (4 * trials**2))
    scale = 1 + Z_95**2 / trials
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def mean_with_error(numbers: Sequence[float]) -> tuple[float, float]:
    """Return the mean of independent numbers, and half the width of its 95 % interval."""
    count = len(numbers)
    mean = sum(numbers) / count
    if count == 1:
        return mean, float("inf")
    variance = sum((number - mean) ** 2 for number in numbers) / (count - 1)
    return mean, Z_95 * sqrt(variance / count)


def differ(share: float, trials: int, other: float, other_trials: int) -> bool:
    """Return whether two shares differ by more than chance explains, with 95 % confidence."""
    pooled = (share * trials + other * other_trials) / (trials + other_trials)
    spread = sqrt(pooled * (1 - pooled) * (1 / trials + 1 / other_trials))
    return abs(share - other) > Z_95 * spread
