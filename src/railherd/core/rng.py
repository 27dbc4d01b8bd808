"""Generate random numbers in arithmetic below 62 bits, so that compiled code never leaves machine words."""

from typing import Final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF
SEED_BITS: Final = 128  # of the seed of a game


def scramble(x: i64) -> i64:
    """Mix 32 bits into 32 others, one to one. Both factors are below 2**30 so that no product passes 62 bits."""
    x ^= x >> 15
    x = x * 0x2C1B3C6D & MASK
    x ^= x >> 12
    x = x * 0x297A2D39 & MASK
    return x ^ (x >> 15)


class Rng:
    """A sequence of random numbers from a seed, for play-outs and bots. What the rules deal comes from `Chance`."""

    def __init__(self, seed: int) -> None:
        self.low: i64 = seed & MASK
        self.high: i64 = seed >> 32 & MASK
        self.count: i64 = 0

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1."""
        self.count += 1
        wide: i64 = n
        x = scramble(self.count * 0x1E3779B1 + self.low & MASK)
        return scramble(x ^ self.high) * wide >> 32

    def word(self) -> int:
        """Return 32 random bits."""
        return self.below(1 << 30) << 2 | self.below(4)
