"""Moments of golden games at which each kind of decision is asked for the first time."""

from __future__ import annotations

from functools import cache

from railherd import Match
from railherd.core.film import Film
from tests.golden.games import loaded

# Games that together ask for every kind of decision.
GAMES = {
    "gwt": (
        "all_sides_b", "black_disc_in_a_white_city", "copied_neighbour", "ended_in_subphase_3",
        "extraordinary_delivery", "last_space", "upgrade_behind",
    ),
    "last_spike": ("two_players", "forced_sales"),
}  # fmt: skip


@cache
def moments(game: str) -> dict[str, Match]:
    """Return by the name of each decision a game in which it waits; nobody may play on in it."""
    met: dict[str, Match] = {}
    for name in GAMES[game]:
        for match in Film(loaded(f"{game}/{name}")).run():
            asked = match.imagine(None, seed=0).stack()[-1].NAME if not match.over else ""
            if asked and asked not in met:
                met[asked] = match.copy()
    return met
