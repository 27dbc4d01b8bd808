"""Random games of every registered game, with all seat counts and options, pass the whole examination."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import railherd
from railherd.core.contract import Game
from railherd.core.laws.conformance import Report, all_setups, examine_one
from railherd.games.registry import GAMES, find
from tests.games.profile import profile_of
from tests.properties.effort import tries


@pytest.mark.parametrize(
    ("kind", "seats"),
    [(kind, seats) for kind in GAMES.values() for seats in kind.SEATS],
    ids=lambda value: getattr(value, "ID", str(value)),
)
def test_any_game_is_sound(kind: type[Game[Any]], seats: int) -> None:
    """Options, refusals, replay, copies, saves, positions, secrets and conservation, after every step."""
    game = kind()
    setups = [setup for setup in all_setups(game) if setup.seats == seats]

    count = tries(profile_of(game.ID).examined_games)  # `make soak` examines ten thousand

    @settings(max_examples=count, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(seed=st.integers(0, 2**128 - 1), index=st.integers(0, len(setups) - 1))
    def examine(seed: int, index: int) -> None:
        report = Report(game.ID)
        examine_one(game, setups[index], seed, report)
        assert report.failures == []

    examine()


def test_the_public_examination_covers_every_setup() -> None:
    setups = len(list(all_setups(find("last_spike"))))
    assert setups == 5 * 2 * 2
    report = railherd.examine("last_spike", games=setups, seed=1)
    assert report.ok, report.failures
    assert report.games == setups
