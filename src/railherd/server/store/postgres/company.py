"""The servers on one database: they hear of each other's entries, and take over what a server that is gone left."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from contextlib import asynccontextmanager

import asyncpg

from railherd.server.store.company import Due, Hear
from railherd.server.store.contract import NotSaved
from railherd.server.store.postgres.connect import ERRORS, connect, reason
from railherd.server.store.postgres.database import Database

CHANNEL = "railherd"
GONE_SECONDS = 8  # after which a server that says nothing counts as gone
FORGOTTEN_SECONDS = 3600  # after which its row, and a bucket that is full again, is removed
TAKEN_AT_ONCE = 50
TURNS = 2  # of a kind at once: each keeps a connection, and who has one must still get another
QUIET_SECONDS = 2.0  # after which the connection is tried, because one that was cut off says nothing either
TRY_SECONDS = 5.0
AGAIN_SECONDS = 0.5

IS_THERE = f"seen > clock_timestamp() - interval '{GONE_SECONDS} seconds'"
BEAT = """INSERT INTO servers (id, seen, guests) VALUES ($1, clock_timestamp(), $2)
ON CONFLICT (id) DO UPDATE SET seen = excluded.seen, guests = excluded.guests"""
OTHERS = f"SELECT guests FROM servers WHERE id <> $1 AND {IS_THERE}"
OWN = "SELECT id FROM tables WHERE live AND wake <= $2 AND taken = $1 ORDER BY wake"
TAKE = f"""UPDATE tables SET taken = $1 FROM (
    SELECT id FROM tables WHERE live AND wake <= $2
    AND (taken IS NULL OR NOT EXISTS (SELECT FROM servers WHERE servers.id = taken AND {IS_THERE}))
    ORDER BY wake LIMIT {TAKEN_AT_ONCE} FOR UPDATE SKIP LOCKED
) AS due WHERE tables.id = due.id RETURNING tables.id"""
NEWEST = """SELECT asked.id, (SELECT seq FROM entries WHERE table_id = asked.id ORDER BY seq DESC LIMIT 1)
FROM unnest($1::text[]) AS asked (id)"""
LEFT = "least($4, buckets.tokens + $3 * extract(epoch FROM clock_timestamp() - buckets.time))"
SPEND = f"""INSERT INTO buckets (what, who, tokens, time) VALUES ($1, $2, $4 - 1, clock_timestamp())
ON CONFLICT (what, who) DO UPDATE SET tokens = {LEFT} - 1, time = clock_timestamp() WHERE {LEFT} >= 1 RETURNING true"""
FORGET = (
    f"DELETE FROM servers WHERE seen < clock_timestamp() - interval '{FORGOTTEN_SECONDS} seconds'",
    f"DELETE FROM buckets WHERE time < clock_timestamp() - interval '{FORGOTTEN_SECONDS} seconds'",
)

log = logging.getLogger("railherd.server")


class PostgresCompany:
    """A server among those of a database; a connection of its own tells and hears of entries."""

    is_alone = False

    def __init__(self, url: str, database: Database, id: str) -> None:
        self.id = id
        self.others = 0
        self._url = url
        self._database = database
        self._untold: dict[str, int] = {}
        self._news = asyncio.Event()
        self._turns: defaultdict[str, asyncio.Semaphore] = defaultdict(lambda: asyncio.Semaphore(TURNS))

    async def leave(self) -> None:
        """Let the others take over at once."""
        await self._database.write(lambda connection: connection.execute("DELETE FROM servers WHERE id = $1", self.id))

    def tell(self, table: str, seq: int) -> None:
        """Let the others know of an entry, together with those that come while the last are still under way."""
        self._untold[table] = seq
        self._news.set()

    async def listen(self, hear: Hear, missed: Callable[[], Awaitable[None]]) -> None:
        """Hear and tell of entries until cancelled; connect again whenever the connection is lost."""
        while True:
            connection = None
            try:
                connection = await connect(self._url)
                for statement in FORGET:
                    await connection.execute(statement)
                await connection.add_listener(CHANNEL, _hearing(hear, connection.get_server_pid()))
                await missed()
                await self._keep_telling(connection)
            except ERRORS as error:
                log.warning("the other servers are not heard", extra={"detail": str(error)})
            finally:
                if connection is not None:
                    connection.terminate()
            await asyncio.sleep(AGAIN_SECONDS)

    async def _keep_telling(self, connection: asyncpg.Connection) -> None:
        """Tell of entries until the connection is lost. What is lost with it, the others find by looking."""
        while True:
            try:
                await asyncio.wait_for(self._news.wait(), QUIET_SECONDS)
            except TimeoutError:
                await connection.execute("SELECT 1", timeout=TRY_SECONDS)
                continue
            self._news.clear()
            told, self._untold = [f"{table}:{seq}" for table, seq in self._untold.items()], {}
            query = f"SELECT pg_notify('{CHANNEL}', told) FROM unnest($1::text[]) AS told"
            await connection.execute(query, told, timeout=TRY_SECONDS)

    async def newest(self, tables: Iterable[str]) -> Mapping[str, int]:
        """Return the number of the last entry of each table."""
        return {id: seq for id, seq in await self._database.rows(NEWEST, list(tables)) if seq is not None}

    async def beat(self, guests: Iterable[str]) -> frozenset[str]:
        """Say that this server is there, with these guests; return the guests of the others."""
        here = list(guests)
        await self._database.write(lambda connection: connection.execute(BEAT, self.id, here))
        others = await self._database.rows(OTHERS, self.id)
        self.others = len(others)
        return frozenset(guest for (there,) in others for guest in there)

    async def take_due(self, now: int) -> Due:
        """Return where this server must act by a time; rows that another server takes just now are left to it."""
        taken = await self._database.write(lambda connection: connection.fetch(TAKE, self.id, now))
        orphaned = [str(id) for (id,) in taken]
        own = [str(id) for (id,) in await self._database.rows(OWN, self.id, now)]
        return Due([id for id in own if id not in orphaned], orphaned)

    async def allow(self, what: str, who: str, rate: float, burst: int) -> bool:
        """Take one token of a bucket that all servers share, by the database's clock; return False if it has none."""
        values = (what, who, rate, float(burst))
        return bool(await self._database.write(lambda connection: connection.fetchval(SPEND, *values)))

    @asynccontextmanager
    async def in_turn(self, kind: str, *keys: str) -> AsyncIterator[None]:
        """Keep all others away who want the same turn, by locks that end with the connection."""
        async with self._turns[kind], self._database.transaction() as connection:
            try:
                for key in keys:
                    await connection.execute("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", f"{kind} {key}")
            except ERRORS as error:
                raise NotSaved(reason(error)) from error
            yield


def new_server_id() -> str:
    """Return an id for a server, new at each start."""
    return secrets.token_hex(8)


def _hearing(hear: Hear, own: int) -> Callable[[asyncpg.Connection, int, str, str], None]:
    """Return what takes notifications, except those that this connection sent itself."""

    def heard(_: asyncpg.Connection, sender: int, __: str, told: str) -> None:
        table, _, seq = told.rpartition(":")
        if sender != own and seq.isdecimal():
            hear(table, int(seq))

    return heard
