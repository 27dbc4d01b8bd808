"""Tables and their entries: as rows of a database, and how SQLite saves them and reads a file at rest."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from itertools import chain
from typing import NamedTuple

import msgspec

from railherd.server.store.queries import TableQueries
from railherd.server.store.rows import (
    ENTRY_COLUMNS,
    FIGURE_COLUMNS,
    STANDING_COLUMNS,
    TABLE_COLUMNS,
    Row,
    to_entry,
    to_table,
)
from railherd.server.store.writer import Writer, execute, insert_into, places
from railherd.tables.entries import Entry, KeptFigures, TableRow
from railherd.tables.standing import Standing

SET_COLUMNS = f"live, {STANDING_COLUMNS}"
MOST_ROWS = 100  # of one statement: SQLite before 3.32 takes 999 values


def from_table(row: TableRow) -> Row:
    """Return the values of TABLE_COLUMNS."""
    columns = msgspec.structs.asdict(row)
    return tuple((columns | {"options": _json(row.options)}).values())


def from_standing(standing: Standing | None) -> Row:
    """Return the values of STANDING_COLUMNS."""
    return (None, None, None) if standing is None else (standing.phase, standing.wake, _json(standing))


def from_entry(entry: Entry) -> Row:
    """Return the values of ENTRY_COLUMNS."""
    fields = msgspec.to_builtins(entry.what)
    kind = fields.pop("type")
    return entry.table, entry.seq, entry.time, kind, entry.seat, entry.guest, entry.id, _json(fields)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


class TableStore(TableQueries):
    """The part of a `SqliteStore` that keeps tables."""

    writer: Writer

    async def create_table(self, row: TableRow, entries: Sequence[Entry], standing: Standing | None = None) -> None:
        """Keep a new table, its first entries and how it stands after them, all or nothing."""
        columns = f"{TABLE_COLUMNS}, {STANDING_COLUMNS}"

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(insert_into("tables", columns), (*from_table(row), *from_standing(standing)))
            connection.executemany(insert_into("entries", ENTRY_COLUMNS), map(from_entry, entries))

        await self.writer.do(work)

    async def keep_figures(self, figures: KeptFigures) -> None:
        """Keep component figures, once for each digest, for tables that are made with them."""
        statement = insert_into("figures", FIGURE_COLUMNS, "OR IGNORE")
        row = msgspec.structs.astuple(figures)
        await self.writer.do(lambda connection: execute(connection, statement, *row))

    async def append(self, entry: Entry, standing: Standing | None = None) -> None:
        """Add the next entry of a table and, in the same transaction, how it stands then, if that is known."""
        await self.writer.do_together(_keep, _Kept(entry.table, entry, standing))

    async def save_standing(self, table: str, standing: Standing) -> None:
        """Keep how a table stands in place of what was known before."""
        await self.writer.do_together(_keep, _Kept(table, None, standing))

    async def keep_record(self, table: str, record: str) -> None:
        """Keep the record of a finished game, once for all."""
        statement = insert_into("records", "table_id, record", "OR IGNORE")
        await self.writer.do(lambda connection: execute(connection, statement, table, record))


class StoredTable(NamedTuple):
    """Everything that is kept of one table."""

    row: TableRow
    figures: KeptFigures | None
    entries: list[Entry]


def table_ids(connection: sqlite3.Connection) -> list[str]:
    """Return the ids of all tables of a file."""
    return [str(id) for (id,) in connection.execute("SELECT id FROM tables")]


def read_table(connection: sqlite3.Connection, id: str) -> StoredTable:
    """Read one table of a file."""
    row = to_table(connection.execute(f"SELECT {TABLE_COLUMNS} FROM tables WHERE id = ?", (id,)).fetchone())
    figures = connection.execute(f"SELECT {FIGURE_COLUMNS} FROM figures WHERE digest = ?", (row.figures,)).fetchone()
    entries = connection.execute(f"SELECT {ENTRY_COLUMNS} FROM entries WHERE table_id = ? ORDER BY seq", (id,))
    return StoredTable(row, KeptFigures(*figures) if figures else None, [to_entry(entry) for entry in entries])


class _Kept(NamedTuple):
    """An entry to add to a table and how it stands then, or only one of both."""

    table: str
    entry: Entry | None
    standing: Standing | None


def _keep(connection: sqlite3.Connection, kept: list[_Kept]) -> None:
    """Add entries in their order, and let every table stand as it was last said."""
    for start in range(0, len(kept), MOST_ROWS):
        some = kept[start : start + MOST_ROWS]
        entries = [from_entry(one.entry) for one in some if one.entry is not None]
        if entries:
            statement = insert_into("entries", ENTRY_COLUMNS, rows=len(entries))
            execute(connection, statement, *chain.from_iterable(entries))
        standings = {one.table: one.standing for one in some if one.standing is not None}
        if standings:
            rows = [(table, how.live, *from_standing(how)) for table, how in standings.items()]
            execute(connection, _set_standings(len(rows)), *chain.from_iterable(rows))


def _set_standings(count: int) -> str:
    """Return the statement that sets how some tables stand."""
    return f"""WITH new (id, {SET_COLUMNS}) AS (VALUES {places(len(SET_COLUMNS.split(",")) + 1, count)})
    UPDATE tables SET ({SET_COLUMNS}) = (SELECT {SET_COLUMNS} FROM new WHERE new.id = tables.id)
    WHERE id IN (SELECT id FROM new)"""
