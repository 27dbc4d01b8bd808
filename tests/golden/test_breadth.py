"""Together, the golden games cover every set-up and every event."""

from __future__ import annotations

from itertools import product

import pytest

import railherd
from tests.games.profile import profile_of
from tests.golden.games import NAMES, games_of
from tests.golden.proofs import holds

GAMES = sorted({name.split("/")[0] for name in NAMES})


@pytest.mark.parametrize("game", ["gwt", "gwt_nz"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("neutral", "sides"), list(product(["printed", "shuffled"], ["a", "random"])))
def test_every_setup_of_trail_games_is_played_by_every_number(game: str, seats: int, neutral: str, sides: str) -> None:
    wanted = railherd.new(game, seats, 1, {"neutral": neutral, "sides": sides}).setup
    assert [match for match in games_of(game) if match.setup == wanted]


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_can_happen_happens(game: str) -> None:
    matches = games_of(game)
    happened = {event["key"].split(".")[1] for match in matches for event in match.events(None)}
    possible = {kind.name for kind in matches[0].game.EVENTS} - profile_of(game).never_happens
    assert possible <= happened


def test_a_proof_of_several_lines_wants_them_in_a_row() -> None:
    assert holds(("0 a", "1 *"), ["0 a", "1 b"])
    assert not holds(("0 a", "1 *"), ["0 a", "-", "1 b"])


def test_a_proof_may_forbid_a_line() -> None:
    assert holds("not 0 *", ["1 a"])
    assert not holds("not 0 *", ["0 a", "1 a"])
