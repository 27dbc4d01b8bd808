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


@lru_cache(MAX_CACHED_GAMES)
def find(name: str, components: str = "") -> Game[Any]:
    """Return a game with its component figures, corrected by an overlay (TOML text)."""
    if name not in GAMES:
        raise Problem("core.unknown_game", {"name": name, "known": ", ".join(games())})
    return GAMES[name](components)
