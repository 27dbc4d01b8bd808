"""Bring a database to the present schema by numbered `.sql` files, all in one transaction.

Servers of an earlier version may be at work meanwhile, so a step only adds, in a way that they need not know of. What
is not needed any more is removed by a later version, in a file `….breaks.sql`, which waits until no server is there.
"""

from __future__ import annotations

from pathlib import Path

import asyncpg

from railherd.core.problem import Problem
from railherd.server.store.postgres.address import shown_address
from railherd.server.store.postgres.company import IS_THERE
from railherd.server.store.postgres.connect import connect

SCHEMA = Path(__file__).parent / "sql"
ONE_AT_A_TIME = f"SELECT pg_advisory_xact_lock({int.from_bytes(b'schema', 'big')})"
BREAKS = ".breaks.sql"
STEPS = "CREATE TABLE IF NOT EXISTS schema_steps (number bigint PRIMARY KEY, done timestamptz NOT NULL DEFAULT now())"


async def migrate(url: str, schema: Path = SCHEMA) -> int:
    """Apply the steps that a database lacks; return how many there were.

    Raise `Problem` if the database is newer than the schema, and not only by additions, or servers must stop first.
    """
    steps = {int(path.name.partition("_")[0]): path for path in schema.glob("*.sql")}
    connection = await connect(url, unlimited=True)
    try:
        await _check_encoding(connection, url)
        async with connection.transaction():
            await connection.execute(ONE_AT_A_TIME)
            await connection.execute(STEPS)
            version = await connection.fetchval("SELECT coalesce(max(number), 0) FROM schema_steps")
            if version > max(steps) and await _is_broken(connection, max(steps)):
                arguments = {"file": shown_address(url), "found": version, "known": max(steps)}
                raise Problem("server.data_newer", arguments)
            missing = [number for number in sorted(steps) if number > version]
            for number in missing:
                breaks = steps[number].name.endswith(BREAKS)
                if breaks and await connection.fetchval(f"SELECT count(*) FROM servers WHERE {IS_THERE}"):
                    raise Problem("server.database_in_use", {"database": shown_address(url)})
                await connection.execute(steps[number].read_text(encoding="utf-8"))
                await connection.execute("INSERT INTO schema_steps (number) VALUES ($1)", number)
                if breaks:
                    await connection.execute("UPDATE schema_steps SET breaks = true WHERE number = $1", number)
    finally:
        await connection.close()
    return len(missing)


async def _is_broken(connection: asyncpg.Connection, known: int) -> bool:
    """Return whether a step that is not known does more than add something."""
    found = await connection.fetchval("SELECT count(*) FROM schema_steps WHERE number > $1 AND breaks", known)
    return bool(found)


async def _check_encoding(connection: asyncpg.Connection, url: str) -> None:
    encoding = await connection.fetchval("SHOW server_encoding")
    if encoding != "UTF8":
        detail = f"its encoding is {encoding}, not UTF8"
        raise Problem("server.database_unusable", {"database": shown_address(url), "detail": detail})
