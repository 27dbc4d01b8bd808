"""Check what players agree on before a game."""

from collections.abc import Mapping
from typing import Any

from railherd.core.contract import Game, Setup
from railherd.core.problem import Problem


def agree(game: Game[Any], seats: int, options: Mapping[str, str] | None) -> Setup:
    """Return a complete set-up with defaults for unnamed options; raise `Problem` for what the game does not know."""
    if isinstance(seats, bool) or not isinstance(seats, int) or seats not in game.SEATS:
        wanted = {"low": game.SEATS.start, "high": game.SEATS.stop - 1, "found": str(seats)}
        raise Problem("core.wrong_seats", wanted)
    chosen = {name: values[0] for name, values in game.OPTIONS.items()}
    for name, value in (options or {}).items():
        if name not in game.OPTIONS:
            raise Problem("core.unknown_option", {"name": str(name), "known": ", ".join(game.OPTIONS)})
        if value not in game.OPTIONS[name]:
            known = ", ".join(game.OPTIONS[name])
            raise Problem("core.wrong_option", {"name": name, "value": str(value), "known": known})
        chosen[name] = value
    return Setup(seats, chosen)
