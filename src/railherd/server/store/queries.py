"""How tables are found: the questions that every database is asked in the same words."""

from __future__ import annotations

from typing import Protocol

from railherd.server.store.contract import KnownTable
from railherd.server.store.rows import (
    ENTRY_COLUMNS,
    FIGURE_COLUMNS,
    TABLE_COLUMNS,
    Row,
    to_entry,
    to_known_table,
    to_standing,
    to_table,
)
from railherd.tables.entries import Entry, KeptFigures, TableRow
from railherd.tables.standing import Standing

NEWEST_FIRST = "ORDER BY created DESC, number DESC"
ALL = 2**31 - 1  # more than there are


class Answers(Protocol):
    """Something that answers queries in the SQL that all databases here understand; `?` stands for an argument."""

    async def rows(self, query: str, *arguments: object) -> list[Row]:
        """Return all rows that a query finds; raise `Unreadable` if it cannot be answered."""

    async def row(self, query: str, *arguments: object) -> Row | None:
        """Return the only row that a query finds, if any."""


class TableQueries:
    """The part of a store that finds tables."""

    _reader: Answers

    async def kept_figures(self, digest: str) -> KeptFigures | None:
        """Return the component figures with a digest."""
        row = await self._reader.row(f"SELECT {FIGURE_COLUMNS} FROM figures WHERE digest = ?", digest)
        return KeptFigures(*row) if row else None

    async def standing(self, table: str) -> Standing | None:
        """Return how a table stands; None if that is not known."""
        row = await self._reader.row("SELECT standing FROM tables WHERE id = ?", table)
        return to_standing(row[0]) if row else None

    async def record(self, table: str) -> str | None:
        """Return the record of a finished game; None if it was not kept."""
        row = await self._reader.row("SELECT record FROM records WHERE table_id = ?", table)
        return str(row[0]) if row else None

    async def live_tables(self) -> list[KnownTable]:
        """Return all live tables, newest first."""
        return await self._stored("live = ?", ALL, True)

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
        return to_table(row) if row else None

    async def tables(self, live: bool) -> list[TableRow]:
        """Return all tables that are live, or all that are not, newest first."""
        rows = await self._reader.rows(f"SELECT {TABLE_COLUMNS} FROM tables WHERE live = ? {NEWEST_FIRST}", live)
        return [to_table(row) for row in rows]

    async def tables_of(self, guest: str, most: int) -> list[KnownTable]:
        """Return the newest tables that a guest hosts or ever sat down at."""
        sat_at = "SELECT table_id FROM entries WHERE guest = ? AND kind = 'sit'"
        # Not `host = ? OR id IN (...)`, for which PostgreSQL reads all tables there are.
        return await self._stored(f"id IN (SELECT id FROM tables WHERE host = ? UNION {sat_at})", most, guest, guest)

    async def free_tables(self, most: int) -> list[KnownTable]:
        """Return listed live tables that still gather their players, newest first, of each network and host in turn."""
        columns = f"{TABLE_COLUMNS}, standing"
        of_host = f"row_number() OVER (PARTITION BY network, host {NEWEST_FIRST}) AS of_host"
        free = f"SELECT *, {of_host} FROM tables WHERE live AND listed AND phase = 'gathering'"
        network = "CASE network WHEN '' THEN host ELSE network END"
        nth = f"row_number() OVER (PARTITION BY {network} ORDER BY of_host, created DESC, number DESC) AS nth"
        free = f"SELECT *, {nth} FROM ({free}) AS hosted"
        chosen = f"SELECT * FROM ({free}) AS ranked ORDER BY nth, created DESC, number DESC LIMIT ?"
        rows = await self._reader.rows(f"SELECT {columns} FROM ({chosen}) AS chosen {NEWEST_FIRST}", most)
        return [to_known_table(row) for row in rows]

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
        return [to_entry(row) for row in await self._reader.rows(query, table, since)]

    async def said(self, table: str, before: int, most: int) -> list[Entry]:
        """Return the last entries before the one numbered `before` by which somebody said something, in order."""
        said = "FROM entries WHERE table_id = ? AND kind = 'say' AND seq < ? ORDER BY seq DESC LIMIT ?"
        rows = await self._reader.rows(f"SELECT {ENTRY_COLUMNS} {said}", table, before, most)
        return [to_entry(row) for row in reversed(rows)]

    async def entry_with_id(self, table: str, id: str) -> Entry | None:
        """Return the entry that has a client's choice id."""
        query = f"SELECT {ENTRY_COLUMNS} FROM entries WHERE table_id = ? AND id = ? AND id <> ''"
        row = await self._reader.row(query, table, id)
        return to_entry(row) if row else None

    async def _stored(self, condition: str, most: int, *arguments: object) -> list[KnownTable]:
        """Return the newest tables for which a condition holds."""
        query = f"SELECT {TABLE_COLUMNS}, standing FROM tables WHERE {condition} {NEWEST_FIRST} LIMIT ?"
        return [to_known_table(row) for row in await self._reader.rows(query, *arguments, most)]
