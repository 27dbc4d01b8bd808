"""A game that was begun elsewhere and goes on at a new table: what is told of it, and the plan of its table."""

from __future__ import annotations

from typing import Any

import msgspec

from railherd.bots.registry import DEFAULT_BOT
from railherd.core.playing.match import Match
from railherd.core.problem import Problem
from railherd.tables.pinned import installed_figures
from railherd.tables.plan import Plan


class Unfinished(msgspec.Struct, frozen=True):
    """A game that somebody broke off, and the position in which it can go on."""

    game: str
    seats: int  # of people
    options: dict[str, str]
    figures: str  # the digest of its component figures
    asked: int  # the seat that must decide
    position: dict[str, Any]


def unfinished(match: Match) -> Unfinished:
    """Return what is needed to go on with a game; raise `Problem` if it is over."""
    if match.asked is None:
        raise Problem("server.record_over")
    game, setup = match.game, match.setup
    figures = installed_figures(game.ID, game.components).digest
    return Unfinished(game.ID, setup.seats, dict(setup.options), figures, match.asked, match.position())


def plan_to_go_on(game: Unfinished, components: str) -> Plan:
    """Return the plan of a table where the game goes on: its maker has the seat that is asked, bots have the others.

    Raise `Problem` if new tables have other figures than the game has.
    """
    if installed_figures(game.game, components).digest != game.figures:
        raise Problem("server.record_other_figures")
    seats = (DEFAULT_BOT,) * game.seats
    return Plan(game.game, seats, game.options, {game.asked: ""}, position=game.position)
