"""Hostile overlays and records are refused in a sentence, or can be played to the end with little time and memory."""

from __future__ import annotations

import pytest

from railherd import games
from tests.properties.effort import tries
from tests.properties.hostile import PLAYED, READ
from tools.attacks.overlays import fuzz

COUNT = tries(100)  # for each game; `make soak GAME=server` tries many more


@pytest.mark.parametrize("game", games())
def test_hostile_overlays_and_records_do_no_harm(game: str) -> None:
    outcome = fuzz(game, 1, COUNT)
    assert not outcome.faults, outcome.faults[0]
    assert sum(outcome.counts.values()) == COUNT
    assert 2 * (outcome.counts[PLAYED] + outcome.counts[READ]) >= COUNT
