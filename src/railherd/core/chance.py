"""Represent chance as a value: a seed, and for every pile a count of what it has dealt.

The i-th draw of a pile depends on the seed, the pile and i alone. Two lines of play from one seed therefore
meet the same cards, a copy costs a few ints, and a count that moved tells that something was revealed.
"""

from hashlib import blake2b, shake_128

from mypy_extensions import i64

from railherd.core.problem import Problem
from railherd.core.rng import MASK, scramble

KEY_WORDS = 3
SEED_BYTES = 16
DEAL_BYTES = 16


class Chance:
    """The source of every draw. It can write a tape of what it deals, or deal from a script."""

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
        """Return the next number of a pile, from 0 to n - 1."""
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
        """Remove and return one item of a bag, at random or as the script says."""
        at = self.below(pile, len(bag))
        script = self.script
        if script is not None and script[pile]:
            at = self.recorded(pile, bag)
        item = bag.pop(at)
        if self.tape is not None:
            self.tape.append((pile, item))
        return item

    def recorded(self, pile: int, bag: list[int]) -> int:
        """Return the index in the bag of the item that the script deals next from a pile."""
        assert self.script is not None
        item = self.script[pile].pop(0)
        if item not in bag:
            raise Problem("core.deal_impossible")
        return bag.index(item)

    def copy(self) -> "Chance":
        """Return an independent copy without tape or script, for looking ahead."""
        return Chance(self.seed, self.keys, self.drawn[:], None, None)


class KeyedChance(Chance):
    """Chance by a keyed hash, for tables where people play: whatever they saw dealt tells nothing of what will be.

    It is slower; play-outs and bots, who know the seed anyway, have the other.
    """

    def below(self, pile: int, n: int) -> int:
        """Return the next number of a pile, from 0 to n - 1."""
        index = self.drawn[pile]
        self.drawn[pile] = index + 1
        counter = pile.to_bytes(4, "little") + index.to_bytes(8, "little")
        key = self.seed.to_bytes(SEED_BYTES, "little")
        digest = blake2b(counter, digest_size=DEAL_BYTES, key=key, person=b"railherd deal").digest()
        return int.from_bytes(digest, "little") * n >> 8 * DEAL_BYTES

    def copy(self) -> "Chance":
        """Return an independent copy without tape or script, for looking ahead."""
        return KeyedChance(self.seed, self.keys, self.drawn[:], None, None)


def keyed(seed: int, piles: int) -> Chance:
    """Return fresh chance by a keyed hash for a number of piles."""
    return KeyedChance(seed, [], [0] * piles, None, None)


def from_seed(seed: int, piles: int) -> Chance:
    """Return fresh chance for a number of piles. Keys are hashed, so that one pile tells nothing of another."""
    raw = shake_128(seed.to_bytes(SEED_BYTES, "little")).digest(4 * KEY_WORDS * piles)
    keys = [int.from_bytes(raw[i : i + 4], "little") for i in range(0, len(raw), 4)]
    return Chance(seed, keys, [0] * piles, None, None)
