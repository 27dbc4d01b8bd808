"""Tables and their entries in SQLite: the rows, what they mean, and how they are found."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import msgspec

from railherd.server.store.contract import KnownTable
from railherd.server.store.reader import Reader, Row
from railherd.server.store.writer import Writer, execute, insert_into
from railherd.tables.entries import AnyHappening, Entry, KeptFigures, TableRow, Unknown, happening
from railherd.tables.standing import Standing

TABLE_COLUMNS = "id, game, rules, seats, options, components, seed, host, listed, created, live, figures, network"
STANDING_COLUMNS = "phase, wake, standing"
ENTRY_COLUMNS = "table_id, seq, time, kind, seat, guest, id, data"
FIGURE_COLUMNS = "digest, game, form, data"
NEWEST_FIRST = "ORDER BY created DESC, number DESC"

_read_standing = msgspec.json.Decoder(Standing).decode


class TableStore:
    """The part of a `SqliteStore` that keeps tables."""

    writer: Writer
    _reader: Reader

    async def create_table(self, row: TableRow, entries: Sequence[Entry], standing: Standing | None = None) -> None:
        """Keep a new table, its first entries and how it stands after them, all or nothing."""
        columns = f"{TABLE_COLUMNS}, {STANDING_COLUMNS}"

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(insert_into("tables", columns), (*_from_table(row), *_from_standing(standing)))
            connection.executemany(insert_into("entries", ENTRY_COLUMNS), map(_from_entry, entries))

        await self.writer.do(work)

    async def keep_figures(self, figures: KeptFigures) -> None:
        """Keep component figures, once for each digest, for tables that are made with them."""
        statement = insert_into("figures", FIGURE_COLUMNS, "OR IGNORE")
        row = msgspec.structs.astuple(figures)
        await self.writer.do(lambda connection: execute(connection, statement, *row))

    async def kept_figures(self, digest: str) -> KeptFigures | None:
        """Return the component figures with a digest."""
        row = await self._reader.row(f"SELECT {FIGURE_COLUMNS} FROM figures WHERE digest = ?", digest)
        return KeptFigures(*row) if row else None

    async def append(self, entry: Entry, standing: Standing | None = None) -> None:
        """Add the next entry of a table and, in the same transaction, how it stands then, if that is known."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(insert_into("entries", ENTRY_COLUMNS), _from_entry(entry))
            if standing is not None:
                _set_standing(connection, entry.table, standing)

        await self.writer.do(work)

    async def save_standing(self, table: str, standing: Standing) -> None:
        """Keep how a table stands in place of what was known before."""
        await self.writer.do(lambda connection: _set_standing(connection, table, standing))

    async def standing(self, table: str) -> Standing | None:
        """Return how a table stands; None if that is not known."""
        row = await self._reader.row("SELECT standing FROM tables WHERE id = ?", table)
        return _to_standing(row[0]) if row else None

    async def keep_record(self, table: str, record: str) -> None:
        """Keep the record of a finished game, once for all."""
        statement = insert_into("records", "table_id, record", "OR IGNORE")
        await self.writer.do(lambda connection: execute(connection, statement, table, record))

    async def record(self, table: str) -> str | None:
        """Return the record of a finished game; None if it was not kept."""
        row = await self._reader.row("SELECT record FROM records WHERE table_id = ?", table)
        return str(row[0]) if row else None

    async def live_tables(self) -> list[KnownTable]:
        """Return all live tables, newest first."""
        return await self._stored("live = 1", 0)

    async def tables_to_wake(self, until: int) -> list[str]:
        """Return the ids of live tables where the server itself must act by then, the most urgent first."""
        query = "SELECT id FROM tables WHERE wake IS NOT NULL AND wake <= ? AND live ORDER BY wake, number"
        return [str(id) for (id,) in await self._reader.rows(query, until)]

    async def tables_to_fold(self, live: bool) -> list[str]:
        """Return the ids of tables of earlier versions, live or not, that lack something."""
        recordless = "phase = 'over' AND NOT EXISTS (SELECT 1 FROM records WHERE table_id = tables.id)"
        query = f"SELECT id FROM tables WHERE live = ? AND (standing IS NULL OR {recordless}) ORDER BY number"
        return [str(id) for (id,) in await self._reader.rows(query, live)]

    async def table(self, id: str) -> TableRow | None:
        """Return one table."""
        row = await self._reader.row(f"SELECT {TABLE_COLUMNS} FROM tables WHERE id = ?", id)
        return _to_table(row) if row else None

    async def tables(self, live: bool) -> list[TableRow]:
        """Return all tables that are live, or all that are not, newest first."""
        rows = await self._reader.rows(f"SELECT {TABLE_COLUMNS} FROM tables WHERE live = ? {NEWEST_FIRST}", live)
        return [_to_table(row) for row in rows]

    async def tables_of(self, guest: str, most: int) -> list[KnownTable]:
        """Return the newest tables that a guest hosts or ever sat down at."""
        sat_at = "SELECT table_id FROM entries WHERE guest = ? AND kind = 'sit'"
        return await self._stored(f"host = ? OR id IN ({sat_at})", most, guest, guest)

    async def free_tables(self, most: int) -> list[KnownTable]:
        """Return listed live tables that still gather their players, newest first, of each network and host in turn."""
        columns = f"{TABLE_COLUMNS}, standing"
        of_host = f"row_number() OVER (PARTITION BY network, host {NEWEST_FIRST}) AS of_host"
        free = f"SELECT *, {of_host} FROM tables WHERE live AND listed AND phase = 'gathering'"
        network = "CASE network WHEN '' THEN host ELSE network END"
        nth = f"row_number() OVER (PARTITION BY {network} ORDER BY of_host, created DESC, number DESC) AS nth"
        free = f"SELECT *, {nth} FROM ({free})"
        chosen = f"SELECT * FROM ({free}) ORDER BY nth, created DESC, number DESC LIMIT ?"
        rows = await self._reader.rows(f"SELECT {columns} FROM ({chosen}) {NEWEST_FIRST}", most)
        return [_to_known_table(row) for row in rows]

    async def count_live_tables(self, host: str) -> int:
        """Return how many live tables a guest hosts."""
        row = await self._reader.row("SELECT count(*) FROM tables WHERE host = ? AND live", host)
        return int(row[0]) if row else 0

    async def count_live_tables_from(self, network: str, since: int) -> int:
        """Return how many live tables were made in a network since a time in unix milliseconds."""
        query = "SELECT count(*) FROM tables WHERE network = ? AND live AND created >= ?"
        row = await self._reader.row(query, network, since)
        return int(row[0]) if row else 0

    async def entries(self, table: str, since: int = 0) -> list[Entry]:
        """Return the entries of a table after the one numbered `since`, in order."""
        query = f"SELECT {ENTRY_COLUMNS} FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq"
        return [_to_entry(row) for row in await self._reader.rows(query, table, since)]

    async def said(self, table: str, before: int, most: int) -> list[Entry]:
        """Return the last entries before the one numbered `before` by which somebody said something, in order."""
        said = "FROM entries WHERE table_id = ? AND kind = 'say' AND seq < ? ORDER BY seq DESC LIMIT ?"
        rows = await self._reader.rows(f"SELECT {ENTRY_COLUMNS} {said}", table, before, most)
        return [_to_entry(row) for row in reversed(rows)]

    async def entry_with_id(self, table: str, id: str) -> Entry | None:
        """Return the entry that has a client's choice id."""
        query = f"SELECT {ENTRY_COLUMNS} FROM entries WHERE table_id = ? AND id = ? AND id <> ''"
        row = await self._reader.row(query, table, id)
        return _to_entry(row) if row else None

    async def _stored(self, condition: str, most: int, *arguments: object) -> list[KnownTable]:
        """Return the newest tables for which a condition holds, all of them if `most` is 0."""
        query = f"SELECT {TABLE_COLUMNS}, standing FROM tables WHERE {condition} {NEWEST_FIRST} LIMIT ?"
        return [_to_known_table(row) for row in await self._reader.rows(query, *arguments, most or -1)]


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
    row = _to_table(connection.execute(f"SELECT {TABLE_COLUMNS} FROM tables WHERE id = ?", (id,)).fetchone())
    figures = connection.execute(f"SELECT {FIGURE_COLUMNS} FROM figures WHERE digest = ?", (row.figures,)).fetchone()
    entries = connection.execute(f"SELECT {ENTRY_COLUMNS} FROM entries WHERE table_id = ? ORDER BY seq", (id,))
    return StoredTable(row, KeptFigures(*figures) if figures else None, [_to_entry(entry) for entry in entries])


def _set_standing(connection: sqlite3.Connection, table: str, standing: Standing) -> None:
    statement = "UPDATE tables SET live = ?, phase = ?, wake = ?, standing = ? WHERE id = ?"
    execute(connection, statement, standing.live, *_from_standing(standing), table)


def _from_table(row: TableRow) -> Row:
    """Return the values of TABLE_COLUMNS."""
    columns = msgspec.structs.asdict(row)
    return tuple((columns | {"options": _json(row.options)}).values())


def _to_table(row: Row) -> TableRow:
    """Make a table from the values of TABLE_COLUMNS."""
    columns = dict(zip(TableRow.__struct_fields__, row, strict=True))
    truths = {name: bool(columns[name]) for name in ("listed", "live")}
    return TableRow(**columns | truths | {"options": msgspec.json.decode(columns["options"])})


def _from_standing(standing: Standing | None) -> Row:
    """Return the values of STANDING_COLUMNS."""
    return (None, None, None) if standing is None else (standing.phase, standing.wake, _json(standing))


def _to_standing(data: str | None) -> Standing | None:
    """Make a standing from its JSON."""
    return None if data is None else _read_standing(data)


def _to_known_table(row: Row) -> KnownTable:
    """Make a table from the values of TABLE_COLUMNS and its standing."""
    return KnownTable(_to_table(row[:-1]), _to_standing(row[-1]))


def _from_entry(entry: Entry) -> Row:
    """Return the values of ENTRY_COLUMNS."""
    fields = msgspec.to_builtins(entry.what)
    kind = fields.pop("type")
    return entry.table, entry.seq, entry.time, kind, entry.seat, entry.guest, entry.id, _json(fields)


def _to_entry(row: Row) -> Entry:
    """Make an entry from the values of ENTRY_COLUMNS."""
    table, seq, time, kind, seat, guest, id, data = row
    return Entry(table, seq, time, seat, guest, id, _bare(kind) if data == "{}" else _happening(kind, data))


@lru_cache(64)
def _bare(kind: str) -> AnyHappening | Unknown:
    """Make a happening that has nothing but its name, such as one of thousands of undos."""
    return _happening(kind, "{}")


def _happening(kind: str, data: str) -> AnyHappening | Unknown:
    """Make a happening; one that this version does not know, or has otherwise, is `Unknown`."""
    try:
        return happening(kind, msgspec.json.decode(data))
    except msgspec.ValidationError:
        return Unknown(kind)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
