"""The component figures of the first version, by which all tables were played that kept none themselves.

The files have the names by which figures are kept (`Game.all_figures`), and no figure changes.
"""

from __future__ import annotations

import sqlite3
from functools import lru_cache
from pathlib import Path

import msgspec

from railherd.core.components.figures import lay_over, parse
from railherd.core.components.kept_figures import canonical, digest_of
from railherd.core.problem import Problem

FILES = str(Path(__file__).parent / "sql" / "003_figures.{}.json")


def add_functions(connection: sqlite3.Connection) -> None:
    """Give SQL the functions that steps of the schema call."""
    connection.create_function("first_figures", 2, first_figures, deterministic=True)
    connection.create_function("sha256", 1, digest_of, deterministic=True)


@lru_cache(64)
def first_figures(game: str, components: str) -> str:
    """Return the first figures of a game, corrected by an overlay, in canonical form; "" if there are none."""
    file = Path(FILES.format(game))
    if not file.is_file():
        return ""
    figures = msgspec.json.decode(file.read_bytes())
    try:
        lay_over(figures, parse(components))
    except Problem:
        return ""
    return canonical(figures)
