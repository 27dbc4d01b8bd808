"""Chance by a keyed hash keeps the laws of the other kind, and what it deals tells nothing of the rest."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b

import railherd
from railherd.core.agree import agree
from railherd.core.chance import KeyedChance, from_seed, keyed
from railherd.core.playing import replay
from railherd.games.registry import find

SEED = 2**127 + 12345
FIRST_OF_SEED_7 = [330, 462, 960, 485]


def test_numbers_never_change_between_versions_and_builds() -> None:
    chance = keyed(7, 2)
    assert [chance.below(0, 1000) for _ in range(4)] == FIRST_OF_SEED_7


def test_a_number_is_the_keyed_hash_of_its_pile_and_its_place() -> None:
    chance = keyed(SEED, 3)
    chance.below(2, 10)
    told = blake2b(
        b"\2\0\0\0" + b"\1" + bytes(7), digest_size=16, key=SEED.to_bytes(16, "little"), person=b"railherd deal"
    )
    assert chance.below(2, 1 << 128) == int.from_bytes(told.digest(), "little")


def test_piles_seeds_and_kinds_differ() -> None:
    sources = [keyed(5, 2), keyed(5 + (1 << 100), 2), from_seed(5, 2)]
    streams = [[source.below(pile, 1 << 20) for _ in range(8)] for source in sources for pile in (0, 1)]
    assert len({tuple(stream) for stream in streams}) == 6


def test_draws_are_fair() -> None:
    chance = keyed(11, 1)
    counts = Counter(chance.below(0, 48) for _ in range(200 * 48))
    assert sum((counts[side] - 200) ** 2 / 200 for side in range(48)) < 47 + 4 * 94**0.5


def test_a_copy_deals_the_same_and_goes_its_own_way() -> None:
    chance = keyed(3, 1)
    twin = chance.copy()
    ahead = [twin.below(0, 100) for _ in range(5)]
    assert isinstance(twin, KeyedChance)
    assert chance.drawn == [0]
    assert [chance.below(0, 100) for _ in range(5)] == ahead


def test_a_game_dealt_by_hash_is_saved_and_loaded_like_any_other() -> None:
    for name in railherd.games():
        game = find(name)
        match = replay.start(game, agree(game, 2, None), SEED, ["Ana", "Ben"], by_hash=True)
        for _ in range(20):
            prompt = match.prompt()
            assert prompt is not None
            match.choose(prompt.options[0].text)
        again = railherd.load(match.record())
        assert again.fingerprint() == match.fingerprint()
        fast = replay.start(game, agree(game, 2, None), SEED, ["Ana", "Ben"])
        assert fast.dealt != match.dealt
