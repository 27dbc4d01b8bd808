"""Read a copy as a server would, to be sure that it can be gone back to."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec

from railherd.core.problem import Problem
from railherd.games.registry import find
from railherd.server.store.reader import read_only
from railherd.server.store.sqlite import count_tables, stored_tables
from railherd.tables.state import TableState

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
    except (sqlite3.Error, OSError) as error:
        raise Damaged(str(error)) from error


def _check_pages(connection: sqlite3.Connection) -> None:
    found = [str(line) for (line,) in connection.execute(f"PRAGMA integrity_check({MAX_NAMED})")]
    if found != ["ok"]:
        raise Damaged("; ".join(" ".join(line.split()) for line in found))
    if (orphan := connection.execute("PRAGMA foreign_key_check").fetchone()) is not None:
        raise Damaged(f"a row of {orphan[0]} belongs to nothing")


def _check_tables(connection: sqlite3.Connection, progress: Progress) -> int:
    total = count_tables(connection)
    wrong = []
    done = 0
    for id, load in stored_tables(connection):
        try:
            row, entries = load()
            state = TableState(row, find(row.game, row.components))
            for entry in entries:
                state.replay(entry)
        except (Problem, msgspec.MsgspecError, ValueError, TypeError, LookupError, sqlite3.Error) as error:
            wrong.append(f"table {id}: {error}")
        done += 1
        progress(done, total)
    if wrong or done != total:
        raise Damaged(f"{len(wrong)} of {total} tables cannot be read: {'; '.join(wrong[:MAX_NAMED])}")
    return total
