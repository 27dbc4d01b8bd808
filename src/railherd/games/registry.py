"""The games by id. A new game is one line here."""

from functools import lru_cache
from typing import Any

from railherd.core.contract import Game
from railherd.core.problem import Problem
from railherd.games.gwt.game import GreatWesternTrail
from railherd.games.gwt_nz.game import NewZealand
from railherd.games.last_spike.game import LastSpike

GAMES: dict[str, type[Game[Any]]] = {game.ID: game for game in (GreatWesternTrail, NewZealand, LastSpike)}


MAX_CACHED_GAMES = 64  # people may bring their own figures: not all stay in memory


def games() -> list[str]:
    """Return the ids of all games, sorted."""
    return sorted(GAMES)


def find(name: str, components: str = "") -> Game[Any]:
    """Return a game with its component figures, corrected by an overlay (TOML text)."""
    if name not in GAMES:
        raise Problem("core.unknown_game", {"name": name, "known": ", ".join(games())})
    return read_game(name, components)


@lru_cache(MAX_CACHED_GAMES)
def read_game(name: str, components: str) -> Game[Any]:
    """Read the figures of a game; apart from `find` so that an empty overlay and none are kept as one."""
    return GAMES[name](components)
