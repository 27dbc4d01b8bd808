"""Chance as a value: a seed, and for every pile a count of what it has dealt.

The i-th draw of a pile depends on the seed, the pile and i alone. Two lines of play from one seed therefore
meet the same cards, a copy costs a few ints, and a count that moved tells that something was revealed.
"""

from hashlib import shake_128

from mypy_extensions import i64

from railherd.core.problem import Problem
from railherd.core.rng import MASK, scramble

KEY_WORDS = 3


class Chance:
    """Where every draw comes from. Optionally writes a tape of what was dealt, or deals from one."""

    def __init__(
        self,
        seed: int,
        keys: list[int],
        drawn: list[int],
        tape: list[tuple[int, int]] | None,
        script: list[list[int]] | None,
    ) -> None:
        self.seed = seed
        self.keys = keys
        self.drawn = drawn
        self.tape = tape
        self.script = script

    def below(self, pile: int, n: int) -> int:
        """The next number of this pile, from 0 to n - 1."""
        index: i64 = self.drawn[pile]
        self.drawn[pile] = index + 1
        key: i64 = pile * 3
        first: i64 = self.keys[key]
        second: i64 = self.keys[key + 1]
        third: i64 = self.keys[key + 2]
        wide: i64 = n
        x = scramble(index * 0x1E3779B1 + first & MASK)
        return scramble(scramble(x ^ second) + third & MASK) * wide >> 32

    def take(self, pile: int, bag: list[int]) -> int:
        """Remove and return one item of a bag: at random, or the one a recorded game says came next."""
        at = self.below(pile, len(bag))
        script = self.script
        if script is not None and script[pile]:
            at = self.recorded(pile, bag)
        item = bag.pop(at)
        if self.tape is not None:
            self.tape.append((pile, item))
        return item

    def recorded(self, pile: int, bag: list[int]) -> int:
        """Where in the bag the item lies that the recorded game dealt next from this pile."""
        assert self.script is not None
        item = self.script[pile].pop(0)
        if item not in bag:
            raise Problem("core.deal_impossible")
        return bag.index(item)

    def copy(self) -> "Chance":
        """An independent twin without tape or script: copies are for looking ahead."""
        return Chance(self.seed, self.keys, self.drawn[:], None, None)


def from_seed(seed: int, piles: int) -> Chance:
    """Fresh chance for a number of piles. Keys come through a hash: one pile's deals tell nothing of another's."""
    raw = shake_128(seed.to_bytes(16, "little")).digest(4 * KEY_WORDS * piles)
    keys = [int.from_bytes(raw[i : i + 4], "little") for i in range(0, len(raw), 4)]
    return Chance(seed, keys, [0] * piles, None, None)
