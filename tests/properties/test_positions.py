"""Whatever `from_position` accepts can be looked at and played to its end; whatever it refuses, it refuses in words."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import railherd
from railherd.games.registry import find
from tests.games.profile import profile_of
from tests.properties.effort import tries
from tests.properties.mutations import Pool, changed, play_on, refused

FEW_STEPS = 40  # for the others: a turn or more for everybody


@pytest.mark.parametrize("name", railherd.games())
def test_a_changed_position_is_sound_or_refused_with_a_sentence(name: str) -> None:
    game, wanted = find(name), profile_of(name).changed_positions
    pool = Pool(game, wanted.games, seed=5)
    outcomes: Counter[str] = Counter()
    count = tries(wanted.tries)
    for number in (*range(count), *wanted.telling):
        rng = random.Random(f"{name} {number}")
        data = changed(pool, rng)
        problem = refused(game, data)
        outcomes["accepted" if problem is None else problem.key] += 1
        if problem is None and outcomes["accepted"] % wanted.played == 0:
            assert play_on(game, data, rng)
        elif problem is None:
            play_on(game, data, rng, FEW_STEPS)
    assert outcomes["accepted"] > count // 10
    assert len(outcomes) > min(12, count // 8)  # the changes are of many kinds
