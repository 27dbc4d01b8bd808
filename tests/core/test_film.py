"""A film shows every moment of a game as it was, and follows the game when it goes on or back."""

from __future__ import annotations

import random

import pytest

import railherd
from railherd import Match
from railherd.core.playing import replay
from railherd.core.playing.film import CHOICES_BETWEEN_COPIES, Film
from tests.golden.games import NAMES, loaded


def moments_of(match: Match) -> list[str]:
    """Return the game's fingerprint at every moment, each replayed from the beginning."""
    lengths = range(len(match.moves), -1, -1)
    return [replay.replay(match.game, match.shortened(count)).fingerprint() for count in lengths]


def shown(film: Film) -> list[str]:
    return [film.at(moment).fingerprint() for moment in range(film.last + 1)]


def played(match: Match, choices: int, seed: int) -> Match:
    """Return the match after some more random choices."""
    rng = random.Random(seed)
    for _ in range(choices):
        prompt = match.prompt()
        if prompt is not None:
            match.choose(rng.choice(prompt.options).id)
    return match


@pytest.mark.parametrize("name", [name for name in NAMES if name.startswith("last_spike/")][:4])
def test_every_moment_is_as_it_was(name: str) -> None:
    match = loaded(name)
    film = Film(match)
    assert film.last == len(match.moves)
    assert shown(film) == moments_of(match)


@pytest.mark.parametrize("game", railherd.games())
def test_a_run_goes_through_the_same_moments(game: str) -> None:
    film = Film(played(railherd.new(game, seats=2, seed=5), 45, 5))
    run = [(match.fingerprint(), match.happened) for match in film.run()]
    assert run == [(film.at(n).fingerprint(), film.happened(n)) for n in range(film.last + 1)]
    assert film.at(film.last).happened == film.happened(film.last)


@pytest.mark.parametrize("game", railherd.games())
@pytest.mark.parametrize(
    "count",
    [1, CHOICES_BETWEEN_COPIES - 1, CHOICES_BETWEEN_COPIES, CHOICES_BETWEEN_COPIES + 1, 3 * CHOICES_BETWEEN_COPIES],
)
def test_it_follows_a_game_that_goes_on_back_and_another_way(game: str, count: int) -> None:
    match = played(railherd.new(game, seats=3, seed=7), 3 * CHOICES_BETWEEN_COPIES, 1)
    film = Film(match)
    played(match, count, 2)
    film.follow(match.moves)
    assert shown(film) == moments_of(match)
    other = played(replay.rewind(match, count, seed=99), count + 3, 3)
    assert film.is_of(other.game, other.dealt)
    film.follow(other.moves)
    assert film.moves == other.moves != match.moves
    assert shown(film) == moments_of(other)
    shorter = replay.rewind(other, 2 * CHOICES_BETWEEN_COPIES, seed=98)
    film.follow(shorter.moves)
    assert shown(film) == moments_of(shorter)


def test_what_is_looked_at_does_not_change_the_film() -> None:
    film = Film(played(railherd.new("last_spike", seats=2, seed=3), 20, 3))
    before = shown(film)
    played(film.at(10), 5, 4)
    played(film.at(0), 5, 4)
    assert shown(film) == before


def test_another_game_is_another_film() -> None:
    film = Film(railherd.new("last_spike", seats=2, seed=3))
    for other in (railherd.new("last_spike", seats=2, seed=4), railherd.new("gwt", seats=2, seed=3)):
        assert not film.is_of(other.game, other.dealt)


def test_a_game_from_a_position_has_a_film() -> None:
    start = played(railherd.new("last_spike", seats=2, seed=6), 12, 6).position()
    match = played(railherd.from_position(start), 12, 7)
    assert shown(Film(match)) == moments_of(match)
