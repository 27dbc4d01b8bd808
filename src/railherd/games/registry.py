"""Which games there are. A new game is one line here."""

from functools import lru_cache
from typing import Any

from railherd.core.contract import Game
from railherd.core.problem import Problem
from railherd.games.gwt.game import GreatWesternTrail
from railherd.games.last_spike.game import LastSpike

GAMES: dict[str, type[Game[Any]]] = {game.ID: game for game in (GreatWesternTrail, LastSpike)}


KEPT = 64  # anybody may bring figures of his own: not all are kept for ever


def games() -> list[str]:
    """The ids of all games, sorted."""
    return sorted(GAMES)


@lru_cache(KEPT)
def find(name: str, components: str = "") -> Game[Any]:
    """A game with its component figures, corrected by an overlay (TOML text)."""
    if name not in GAMES:
        raise Problem("core.unknown_game", {"name": name, "known": ", ".join(games())})
    return GAMES[name](components)
