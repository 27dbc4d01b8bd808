"""Whatever `from_position` accepts can be looked at and played to its end; whatever it refuses, it refuses in words."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from railherd.games.registry import find
from tests.properties.mutations import Pool, changed, play_on, refused

TRIES = {"gwt": 200, "last_spike": 250}
PLAYED = {"gwt": 12, "last_spike": 2}  # one in so many of the accepted positions is played to its end
FEW_STEPS = 40  # for the others: a turn or more for everybody
TELLING = {"gwt": (1437, 2945, 8030), "last_spike": ()}  # later changes that broke games when a check was missing
GAMES_PLAYED = {"gwt": 2, "last_spike": 6}


@pytest.mark.parametrize("name", sorted(TRIES))
def test_a_changed_position_is_sound_or_refused_with_a_sentence(name: str) -> None:
    game = find(name)
    pool = Pool(game, GAMES_PLAYED[name], seed=5)
    outcomes: Counter[str] = Counter()
    for number in (*range(TRIES[name]), *TELLING[name]):
        rng = random.Random(f"{name} {number}")
        data = changed(pool, rng)
        problem = refused(game, data)
        outcomes["accepted" if problem is None else problem.key] += 1
        if problem is None and outcomes["accepted"] % PLAYED[name] == 0:
            assert play_on(game, data, rng)
        elif problem is None:
            play_on(game, data, rng, FEW_STEPS)
    assert outcomes["accepted"] > TRIES[name] // 10
    assert len(outcomes) > 12  # the changes are of many kinds
