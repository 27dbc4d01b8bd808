"""Tables and their entries in PostgreSQL: how they are saved."""

from __future__ import annotations

from collections.abc import Sequence

import asyncpg
import msgspec

from railherd.server.store.contract import Conflict
from railherd.server.store.postgres.company import PostgresCompany
from railherd.server.store.postgres.database import Database, numbered
from railherd.server.store.queries import TableQueries
from railherd.server.store.rows import ENTRY_COLUMNS, FIGURE_COLUMNS, STANDING_COLUMNS, TABLE_COLUMNS, to_table
from railherd.server.store.tables import from_entry, from_standing, from_table
from railherd.tables.entries import Entry, KeptFigures, TableRow
from railherd.tables.standing import Standing


def insert_into(table: str, columns: str, end: str = "") -> str:
    """Return the statement that adds a row to a table."""
    values = ", ".join("?" for _ in columns.split(","))
    return numbered(f"INSERT INTO {table} ({columns}) VALUES ({values}) {end}")


ADD_ENTRY = insert_into("entries", ENTRY_COLUMNS)
SET_STANDING = "UPDATE tables SET live = $2, phase = $3, wake = $4, standing = $5 WHERE id = $1"
# One statement is one transaction, and one journey to the database.
ADD_ENTRY_AND_SET_STANDING = f"""WITH added AS ({ADD_ENTRY})
UPDATE tables SET live = $9, phase = $10, wake = $11, standing = $12, taken = $13 WHERE id = $1"""
READ_ENTRY = f"SELECT {ENTRY_COLUMNS} FROM entries WHERE table_id = $1 AND seq = $2"


class TableStore(TableQueries):
    """The part of a `PostgresStore` that keeps tables."""

    _database: Database
    company: PostgresCompany

    async def create_table(self, row: TableRow, entries: Sequence[Entry], standing: Standing | None = None) -> None:
        """Keep a new table, its first entries and how it stands after them, all or nothing."""
        statement = insert_into("tables", f"{TABLE_COLUMNS}, {STANDING_COLUMNS}, taken")

        async def work(connection: asyncpg.Connection) -> None:
            try:
                async with connection.transaction():
                    await connection.execute(statement, *from_table(row), *from_standing(standing), self.company.id)
                    await connection.executemany(ADD_ENTRY, map(from_entry, entries))
            except asyncpg.UniqueViolationError:
                if not await _is_kept(connection, row, entries):
                    raise

        await self._database.write(work)

    async def keep_figures(self, figures: KeptFigures) -> None:
        """Keep component figures, once for each digest, for tables that are made with them."""
        statement = insert_into("figures", FIGURE_COLUMNS, "ON CONFLICT DO NOTHING")
        row = msgspec.structs.astuple(figures)
        await self._database.write(lambda connection: connection.execute(statement, *row))

    async def append(self, entry: Entry, standing: Standing | None = None) -> None:
        """Add the next entry of a table and, in the same transaction, how it stands then, if that is known.

        Raise `Conflict` if another entry was there first. The other servers hear of it.
        """

        async def work(connection: asyncpg.Connection) -> None:
            row = from_entry(entry)
            try:
                if standing is None:
                    await connection.execute(ADD_ENTRY, *row)
                else:
                    values = (*row, standing.live, *from_standing(standing), self.company.id)
                    await connection.execute(ADD_ENTRY_AND_SET_STANDING, *values)
            except asyncpg.UniqueViolationError as error:
                # After a lost connection it may be this very entry that is there.
                if await connection.fetchrow(READ_ENTRY, entry.table, entry.seq) != row:
                    raise Conflict(str(error)) from error

        await self._database.write(work)
        self.company.tell(entry.table, entry.seq)

    async def save_standing(self, table: str, standing: Standing) -> None:
        """Keep how a table stands in place of what was known before."""
        values = (table, standing.live, *from_standing(standing))
        await self._database.write(lambda connection: connection.execute(SET_STANDING, *values))

    async def keep_record(self, table: str, record: str) -> None:
        """Keep the record of a finished game, once for all."""
        statement = insert_into("records", "table_id, record", "ON CONFLICT DO NOTHING")
        await self._database.write(lambda connection: connection.execute(statement, table, record))


async def _is_kept(connection: asyncpg.Connection, row: TableRow, entries: Sequence[Entry]) -> bool:
    """Return whether just this table is there already, because only the answer to its first attempt was lost."""
    kept = await connection.fetchrow(f"SELECT {TABLE_COLUMNS} FROM tables WHERE id = $1", row.id)
    log = await connection.fetch(f"SELECT {ENTRY_COLUMNS} FROM entries WHERE table_id = $1 ORDER BY seq", row.id)
    is_same = kept is not None and to_table(tuple(kept)) == row
    return is_same and [tuple(entry) for entry in log] == [*map(from_entry, entries)]
