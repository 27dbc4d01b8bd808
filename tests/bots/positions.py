"""Positions in which everybody sees what is best."""

from __future__ import annotations

import railherd
from railherd.core.playing.match import Match


def winning_position() -> Match:
    """Return the diagram of the rulebook: seat 0 has V3, which ends the game with a lead."""
    complete = [f"{route}{n}" for route in "abefxy" for n in range(1, 5)]
    data = railherd.new("last_spike", seats=2, seed=1).position()
    land = [f"{city}-0" for city in ("stl", "oma", "dod", "den", "elp", "ogd", "yum", "sac")]
    data |= {
        "laid": [*complete, "v1", "v2", "v4", "z1", "z2", "z4"],
        "players": [
            {"cash": 50_000, "hand": ["c2", "d2", "u2", "v3"], "land": [], "bankrupt": False},
            {"cash": 20_000, "hand": ["c3"], "land": land, "bankrupt": False},
        ],
        "pending": [{"decision": "lay", "seat": 0}],
    }
    return railherd.from_position(data)
