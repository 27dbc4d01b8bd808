"""Read a database as it is at one moment, whether a server uses it or not."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg

from railherd.server.store.postgres.connect import connect, usable
from railherd.server.store.postgres.database import numbered
from railherd.server.store.queries import TableQueries
from railherd.server.store.rows import Row
from railherd.server.store.tables import StoredTable


class Snapshot(TableQueries):
    """All tables of a database at one moment."""

    def __init__(self, connection: asyncpg.Connection) -> None:
        self._reader = self
        self._connection = connection

    async def rows(self, query: str, *arguments: object) -> list[Row]:
        """Return all rows that a query finds."""
        return [tuple(row) for row in await self._connection.fetch(numbered(query), *arguments)]

    async def row(self, query: str, *arguments: object) -> Row | None:
        """Return the only row that a query finds, if any."""
        found = await self.rows(query, *arguments)
        return found[0] if found else None

    async def table_ids(self) -> list[str]:
        """Return the ids of all tables."""
        return [str(id) for (id,) in await self.rows("SELECT id FROM tables ORDER BY number")]

    async def read_table(self, id: str) -> StoredTable:
        """Return everything that is kept of one table."""
        row = await self.table(id)
        assert row is not None
        return StoredTable(row, await self.kept_figures(row.figures), await self.entries(id))


@asynccontextmanager
async def snapshot(url: str) -> AsyncIterator[Snapshot]:
    """Yield a database at one moment; `Problem` if it cannot be read."""
    with usable(url):
        connection = await connect(url, unlimited=True)
        try:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                yield Snapshot(connection)
        finally:
            connection.terminate()
