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
    offered = options_for(game, seats)
    chosen = {name: values[0] for name, values in offered.items()}
    for name, value in (options or {}).items():
        if name not in game.OPTIONS:
            raise Problem("core.unknown_option", {"name": str(name), "known": ", ".join(offered)})
        if name not in offered:
            raise Problem("core.option_seats", {"name": name, "known": ", ".join(map(str, game.OPTION_SEATS[name]))})
        if value not in offered[name]:
            known = ", ".join(offered[name])
            raise Problem("core.wrong_option", {"name": name, "value": str(value), "known": known})
        chosen[name] = value
    return Setup(seats, chosen)


def options_for(game: Game[Any], people: int) -> dict[str, tuple[str, ...]]:
    """Return the set-up options that a number of people has, each with its values."""
    return {name: values for name, values in game.OPTIONS.items() if people in game.OPTION_SEATS.get(name, game.SEATS)}
