"""Bring a file to the present schema by numbered `.sql` files, each in a transaction of its own."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from railherd.core.problem import Problem
from railherd.server.store.backup import write_copy
from railherd.server.store.first_figures import add_functions
from railherd.server.store.reader import DAMAGE

SCHEMA = Path(__file__).parent / "sql"


def migrate(file: Path, schema: Path = SCHEMA) -> int:
    """Apply the steps of a schema that a file, old or new, lacks; return how many there were.

    A file that holds something is first copied to `<name>.before-<number of the first step>.bak`.
    `Problem` if the file is newer than the schema or is no database, or if a step fails: that step changes nothing.
    """
    steps = _steps(schema)
    try:
        with closing(sqlite3.connect(file, isolation_level=None)) as connection:
            version = _version(connection)
            if version > max(steps):
                raise Problem("server.data_newer", {"file": str(file), "found": version, "known": max(steps)})
            missing = [number for number in sorted(steps) if number > version]
            if missing and _holds_something(connection):
                write_copy(file, file.with_name(f"{file.name}.before-{missing[0]}.bak"))
            add_functions(connection)
            for number in missing:
                _apply(connection, file, number, steps[number].read_text(encoding="utf-8"))
    except DAMAGE as error:
        raise Problem("server.data_unusable", {"file": str(file), "detail": str(error)}) from error
    return len(missing)


def _steps(schema: Path) -> dict[int, Path]:
    """Return the files of a schema by the number that their names begin with."""
    return {int(path.name.partition("_")[0]): path for path in schema.glob("*.sql")}


def _version(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def _holds_something(connection: sqlite3.Connection) -> bool:
    return connection.execute("SELECT 1 FROM sqlite_master").fetchone() is not None


def _apply(connection: sqlite3.Connection, file: Path, number: int, step: str) -> None:
    try:
        connection.executescript(f"BEGIN IMMEDIATE;\n{step}\n;PRAGMA user_version = {number};\nCOMMIT;")
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        arguments = {"file": str(file), "number": number, "detail": str(error)}
        raise Problem("server.migration_failed", arguments) from error
