"""Read in one thread, which sees what is committed and never makes the event loop wait."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from railherd.server.store.contract import Unreadable
from railherd.server.store.rows import Row

DAMAGE = (sqlite3.Error, UnicodeDecodeError)
"""What SQLite raises about a file; the second where its message quotes damaged bytes."""


class Reader:
    """A reader of a SQLite file that a `Writer` has open."""

    def __init__(self, file: Path) -> None:
        self.failed: tuple[str, Row] | None = None  # the query that could not be answered last
        self._connection = read_only(file)
        self._thread = ThreadPoolExecutor(1, "railherd-reader")

    async def rows(self, query: str, *arguments: object) -> list[Row]:
        """Return all rows that a query finds; raise `Unreadable` if the file is damaged or the disk fails."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._rows, query, arguments)

    async def row(self, query: str, *arguments: object) -> Row | None:
        """Return the only row that a query finds, if any."""
        found = await self.rows(query, *arguments)
        return found[0] if found else None

    async def trouble(self) -> str:
        """Ask again what failed before; return why it still fails, "" if nothing does."""
        if self.failed is None:
            return ""
        query, arguments = self.failed
        try:
            await self.rows(query, *arguments)
        except Unreadable as error:
            return str(error)
        self.failed = None
        return ""

    async def close(self) -> None:
        """Finish the queries that were asked, then close the file."""
        await asyncio.to_thread(self._thread.shutdown)
        self._connection.close()

    def _rows(self, query: str, arguments: Row) -> list[Row]:
        try:
            return self._connection.execute(query, arguments).fetchall()
        except DAMAGE as error:
            self.failed = query, arguments
            raise Unreadable(str(error)) from error


def read_only(file: Path) -> sqlite3.Connection:
    """Return a connection that can change nothing."""
    address = f"{file.resolve().as_uri()}?mode=ro"
    return sqlite3.connect(address, uri=True, isolation_level=None, check_same_thread=False)
