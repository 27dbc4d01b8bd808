"""Keep everything in a PostgreSQL database."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import asyncpg

from railherd.core.problem import Problem
from railherd.server.store.contract import Figures, NotSaved, Unreadable
from railherd.server.store.movable import Step
from railherd.server.store.postgres.address import shown_address
from railherd.server.store.postgres.company import PostgresCompany, new_server_id
from railherd.server.store.postgres.connect import ERRORS, reason, usable
from railherd.server.store.postgres.database import Database, numbered
from railherd.server.store.postgres.guests import GuestStore
from railherd.server.store.postgres.hold import Hold
from railherd.server.store.postgres.schema import migrate
from railherd.server.store.postgres.tables import TableStore

AGAIN_SECONDS = 0.2
STARTING_SECONDS = 30.0  # for which a server waits for a database that is still starting
TRIED = "tried"  # the name of a value that is written only to see whether it can be


class PostgresStore(TableStore, GuestStore):
    """A `Store` for any number of servers: a conflict between two is settled by the first entry with a number."""

    def __init__(self, address: str, database: Database, hold: Hold, company: PostgresCompany) -> None:
        self.address = address
        self.company = company
        self._database = self._reader = database
        self._hold = hold

    @classmethod
    async def open(cls, url: str, shared: bool = True) -> PostgresStore:
        """Open the store of a database, or begin one; `Problem` if that cannot be done.

        Only if it is not shared are there surely no servers on it.
        """
        hold = Hold(url, shared)
        try:
            with usable(url):
                await _take(hold)
                await migrate(url)
                database = await Database.open(url, hold)
        except BaseException:
            hold.release()
            raise
        return cls(shown_address(url), database, hold, PostgresCompany(url, database, new_server_id()))

    @property
    def rows(self) -> Database:
        """The bare rows."""
        return self._database

    async def change(self, steps: Sequence[Step]) -> None:
        """Carry out steps in one transaction."""

        async def work(connection: asyncpg.Connection) -> None:
            async with connection.transaction():
                for step in steps:
                    await connection.executemany(numbered(step.statement), step.rows)

        await self._database.write(work)

    async def backup(self, file: Path) -> None:
        """Refuse: a database is copied with its own tools."""
        raise Problem("server.backup_by_pg_dump", {"database": self.address})

    async def troubles(self) -> list[Problem]:
        """Return what keeps the store from working; what failed before is tried again first."""
        try:
            await self._hold.take(patience=0)
            if self._database.failure:
                await self.set_meta(TRIED, "")
            if self._database.damage:
                await self.meta(TRIED)
        except Problem as problem:
            return [problem]
        except (NotSaved, Unreadable, *ERRORS) as error:
            return [Problem("server.trouble_database", {"database": self.address, "detail": reason(error)})]
        return []

    def figures(self) -> Figures:
        """Return what the store has counted."""
        database = self._database
        return Figures(database.waiting, database.writes, database.failed)

    async def close(self) -> None:
        """Finish what is under way, then release the database."""
        with suppress(NotSaved):  # then the others notice after a while
            await self.company.leave()
        await self._database.close()
        self._hold.release()


async def _take(hold: Hold) -> None:
    """Take the lock as soon as the database has started; after a power cut that may take a while."""
    until = time.monotonic() + STARTING_SECONDS
    while True:
        try:
            return await hold.take()
        except asyncpg.CannotConnectNowError:
            if time.monotonic() > until:
                raise
        await asyncio.sleep(AGAIN_SECONDS)
