"""Ask and change a database over a few connections that are made again when they are lost."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import lru_cache
from itertools import count
from typing import TypeVar

import asyncpg

from railherd.core.problem import Problem
from railherd.server.store.contract import NotSaved, Unreadable
from railherd.server.store.postgres.connect import CONNECT_SECONDS, ERRORS, LOST, STATEMENT_SECONDS, make_pool, reason
from railherd.server.store.postgres.hold import Hold
from railherd.server.store.rows import Row

Result = TypeVar("Result")

MAX_CONNECTIONS = 10
ATTEMPTS = 3  # of what can be done twice without harm: after a restart, several connections of the pool may be broken
ACQUIRE_SECONDS = CONNECT_SECONDS + STATEMENT_SECONDS


class Database:
    """A bounded pool of connections to a database that this server holds, mostly together with others."""

    def __init__(self, pool: asyncpg.Pool, hold: Hold) -> None:
        self.waiting = 0  # callers who wait for their write
        self.writes = 0
        self.failed = 0  # writes that could not be saved
        self.failure = ""  # why the last write could not be saved, until one is
        self.damage = ""  # why the last query could not be answered, until one is
        self._pool = pool
        self._hold = hold

    @classmethod
    async def open(cls, url: str, hold: Hold) -> Database:
        """Connect to a database."""
        return cls(await make_pool(url, MAX_CONNECTIONS), hold)

    async def rows(self, query: str, *arguments: object) -> list[Row]:
        """Return all rows that a query finds; raise `Unreadable` if the database does not answer."""
        if not all(map(_can_be_kept, arguments)):
            return []
        try:
            found = await self._attempt(lambda connection: connection.fetch(numbered(query), *arguments))
        except ERRORS as error:
            self.damage = reason(error)
            raise Unreadable(self.damage) from error
        self.damage = ""
        return [tuple(row) for row in found]

    async def row(self, query: str, *arguments: object) -> Row | None:
        """Return the only row that a query finds, if any."""
        found = await self.rows(query, *arguments)
        return found[0] if found else None

    async def write(self, work: Callable[[asyncpg.Connection], Awaitable[Result]]) -> Result:
        """Do work that is one statement or one transaction; return its result once that is on disk.

        Raise `NotSaved` if it fails. It is done again if the connection is lost, when the first attempt may have been
        saved too: the work must be such that this does no harm.
        """
        self.waiting += 1
        try:
            result = await self._attempt(work, held=True)
        except NotSaved:
            raise
        except (*ERRORS, Problem, ValueError, TypeError) as error:
            self.failed += 1
            self.failure = reason(error)
            raise NotSaved(self.failure) from error
        finally:
            self.waiting -= 1
        self.writes += 1
        self.failure = ""
        return result

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[asyncpg.Connection]:
        """Yield a connection in a transaction, for locks that others wait for; raise `NotSaved` if there is none."""
        try:
            connection = await self._pool.acquire(timeout=ACQUIRE_SECONDS)
        except ERRORS as error:
            raise NotSaved(reason(error)) from error
        try:
            try:
                await connection.execute("BEGIN")
            except ERRORS as error:
                raise NotSaved(reason(error)) from error
            yield connection
        finally:
            with suppress(*ERRORS):  # of a connection that is lost the locks are gone, too
                await connection.execute("ROLLBACK")
            with suppress(*ERRORS):
                await self._pool.release(connection)

    async def close(self) -> None:
        """Finish what is under way, then disconnect."""
        await self._pool.close()

    async def _attempt(self, work: Callable[[asyncpg.Connection], Awaitable[Result]], held: bool = False) -> Result:
        for attempt in count(1):
            try:
                if held and not self._hold.is_held:
                    await self._hold.take(patience=0)
                async with self._pool.acquire(timeout=ACQUIRE_SECONDS) as connection:
                    return await work(connection)
            except LOST as error:
                if attempt == ATTEMPTS or isinstance(error, TimeoutError):
                    raise
        raise AssertionError


@lru_cache(256)
def numbered(query: str) -> str:
    """Return a query with `$1`, `$2` and so on where it has `?`."""
    numbers = count(1)
    return re.sub(r"\?", lambda _: f"${next(numbers)}", query)


def _can_be_kept(argument: object) -> bool:
    """Return whether PostgreSQL can keep a value. It takes no text with a zero or half a character in it."""
    if not isinstance(argument, str):
        return True
    try:
        return b"\0" not in argument.encode()
    except UnicodeEncodeError:
        return False
