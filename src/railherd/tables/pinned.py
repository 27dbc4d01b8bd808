"""The figures that a table is pinned to: it plays on with them, whatever the installed version says."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from railherd.core.components.kept_figures import as_overlay, canonical, difference, digest_of
from railherd.core.contract import Game
from railherd.core.problem import Problem
from railherd.games.registry import MAX_CACHED_GAMES, find
from railherd.tables.entries import KeptFigures, TableRow


@lru_cache(MAX_CACHED_GAMES)
def installed_figures(game: str, components: str) -> KeptFigures:
    """Return the figures of the installed version, corrected by an overlay, to be kept for a new table."""
    found = find(game, components)
    data = canonical(found.all_figures())
    return KeptFigures(digest_of(data), game, found.FIGURES, data)


def is_installed(row: TableRow) -> bool:
    """Return whether the installed version has the figures of a table, so that those kept need not be fetched."""
    try:
        return row.figures in ("", installed_figures(row.game, row.components).digest)
    except Problem:
        return False


def game_of(row: TableRow, kept: KeptFigures | None) -> Game[Any] | Problem:
    """Return the game of a table with its own figures, or why this version cannot play it.

    `kept` are the table's figures; they may be missing if `is_installed`. `Problem` if there is no such game at all.
    """
    find(row.game)
    try:
        game = find(row.game, row.components) if is_installed(row) else with_figures(row.game, kept)
    except Problem as problem:
        return problem
    if row.rules > game.RULES:
        return Problem("server.rules_newer", {"rules": row.rules, "known": game.RULES})
    return game


def with_figures(name: str, kept: KeptFigures | None) -> Game[Any]:
    """Return a game with figures that were kept; `Problem` if this version cannot play with them."""
    installed = find(name)
    if kept is None or kept.form != installed.FIGURES:
        raise Problem("server.figures_unplayable")
    figures = msgspec.json.decode(kept.data)
    try:
        game = find(name, as_overlay(difference(installed.all_figures(), figures)))
    except Problem:
        raise Problem("server.figures_unplayable") from None
    if difference(game.all_figures(), figures):
        raise Problem("server.figures_unplayable")
    return game
