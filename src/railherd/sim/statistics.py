"""Shares with their confidence intervals."""

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
