"""Read a copy as a server would, to be sure that it can be gone back to."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec

from railherd.core.problem import Problem
from railherd.server.store.reader import DAMAGE, read_only
from railherd.server.store.tables import StoredTable, read_table, table_ids
from railherd.tables.pinned import game_of
from railherd.tables.state import TableState
from railherd.tables.swings import follow

MAX_NAMED = 5  # damaged tables or pages that are named in a sentence

Progress = Callable[[int, int], None]
"""Called with how many tables have been read, and how many there are."""


class Damaged(Exception):
    """A copy cannot be gone back to; the text says what is wrong with it."""


def verify(file: Path, progress: Progress) -> int:
    """Read every page of a file and play every game in it; return how many tables it has, or raise `Damaged`."""
    try:
        with closing(read_only(file)) as connection:
            _check_pages(connection)
            return _check_tables(connection, progress)
    except (OSError, *DAMAGE) as error:
        raise Damaged(str(error)) from error


def _check_pages(connection: sqlite3.Connection) -> None:
    found = [str(line) for (line,) in connection.execute(f"PRAGMA integrity_check({MAX_NAMED})")]
    if found != ["ok"]:
        raise Damaged("; ".join(" ".join(line.split()) for line in found))
    if (orphan := connection.execute("PRAGMA foreign_key_check").fetchone()) is not None:
        raise Damaged(f"a row of {orphan[0]} belongs to nothing")


def _check_tables(connection: sqlite3.Connection, progress: Progress) -> int:
    ids, faults = table_ids(connection), Faults()
    for done, id in enumerate(ids, 1):
        with faults.reading(id):
            fold(read_table(connection, id))
        progress(done, len(ids))
    faults.require_none(len(ids))
    return len(ids)


class Faults:
    """What is wrong with the tables that were looked at."""

    def __init__(self) -> None:
        self._found: list[str] = []

    @contextmanager
    def reading(self, id: str) -> Iterator[None]:
        """Note if a table cannot be read, or not be brought back from its entries."""
        try:
            yield
        except (Damaged, Problem, msgspec.MsgspecError, ValueError, TypeError, LookupError, sqlite3.Error) as error:
            self._found.append(f"table {id}: {error}")

    def require_none(self, total: int) -> None:
        """Raise `Damaged` if something was found in so many tables."""
        if self._found:
            named = "; ".join(self._found[:MAX_NAMED])
            raise Damaged(f"{len(self._found)} of {total} tables cannot be read: {named}")


def fold(table: StoredTable) -> None:
    """Bring a table back from its entries, as a server does when it starts."""
    if table.row.figures and table.figures is None:
        raise Damaged("its component figures are missing")
    state = TableState(table.row, game_of(table.row, table.figures))
    for _ in follow(state, table.entries):
        pass
