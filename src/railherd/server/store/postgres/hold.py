"""Keep a database to those who may use it together: a lock that the database releases when its connection ends.

Servers share it. Whoever moves everything from or to a database has it alone.
"""

from __future__ import annotations

import asyncio
import time

import asyncpg

from railherd.core.problem import Problem
from railherd.server.store.postgres.address import shown_address
from railherd.server.store.postgres.connect import connect

KEY = int.from_bytes(b"railherd", "big")
PATIENCE_SECONDS = 3.0  # for a server that was killed a moment ago, whose connection is still being closed
TRY_SECONDS = 0.1


class Hold:
    """A lock on a database, held by a connection of its own until `release` or until that connection is lost."""

    def __init__(self, url: str, shared: bool) -> None:
        self._url = url
        self._try = f"SELECT pg_try_advisory_lock{'_shared' if shared else ''}($1)"
        self._connection: asyncpg.Connection | None = None
        self._one_at_a_time = asyncio.Lock()

    @property
    def is_held(self) -> bool:
        """Whether the connection of the lock is open, as far as is known."""
        return self._connection is not None and not self._connection.is_closed()

    async def take(self, patience: float = PATIENCE_SECONDS) -> None:
        """Take the lock unless it is held; `Problem` if others have it, an error if there is no connection."""
        async with self._one_at_a_time:
            if self.is_held:
                return
            connection = await connect(self._url)
            try:
                await self._lock(connection, time.monotonic() + patience)
            except BaseException:
                connection.terminate()
                raise
            self._connection = connection

    async def _lock(self, connection: asyncpg.Connection, until: float) -> None:
        while not await connection.fetchval(self._try, KEY):
            if time.monotonic() > until:
                raise Problem("server.database_in_use", {"database": shown_address(self._url)})
            await asyncio.sleep(TRY_SECONDS)

    def release(self) -> None:
        """Give the lock up."""
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None
