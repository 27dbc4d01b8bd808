"""Moments of golden games at which each kind of decision is asked for the first time."""

from __future__ import annotations

from functools import cache

from railherd import Match
from railherd.core.playing.film import Film
from tests.games.profile import profile_of
from tests.golden.games import loaded


@cache
def moments(game: str) -> dict[str, Match]:
    """Return by the name of each decision a game in which it waits; nobody may play on in it."""
    met: dict[str, Match] = {}
    for name in profile_of(game).every_decision:
        for match in Film(loaded(f"{game}/{name}")).run():
            asked = match.imagine(None, seed=0).stack()[-1].NAME if not match.over else ""
            if asked and asked not in met:
                met[asked] = match.copy()
    return met
