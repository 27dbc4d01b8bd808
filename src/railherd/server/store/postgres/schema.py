"""Bring a database to the present schema by numbered `.sql` files, all in one transaction."""

from __future__ import annotations

from pathlib import Path

import asyncpg

from railherd.core.problem import Problem
from railherd.server.store.postgres.address import shown_address
from railherd.server.store.postgres.connect import connect

SCHEMA = Path(__file__).parent / "sql"
STEPS = "CREATE TABLE IF NOT EXISTS schema_steps (number bigint PRIMARY KEY, done timestamptz NOT NULL DEFAULT now())"


async def migrate(url: str, schema: Path = SCHEMA) -> int:
    """Apply the steps that a database lacks; return how many there were. `Problem` if it is newer than the schema."""
    steps = {int(path.name.partition("_")[0]): path for path in schema.glob("*.sql")}
    connection = await connect(url, unlimited=True)
    try:
        await _check_encoding(connection, url)
        async with connection.transaction():
            await connection.execute(STEPS)
            version = await connection.fetchval("SELECT coalesce(max(number), 0) FROM schema_steps")
            if version > max(steps):
                arguments = {"file": shown_address(url), "found": version, "known": max(steps)}
                raise Problem("server.data_newer", arguments)
            missing = [number for number in sorted(steps) if number > version]
            for number in missing:
                await connection.execute(steps[number].read_text(encoding="utf-8"))
                await connection.execute("INSERT INTO schema_steps (number) VALUES ($1)", number)
    finally:
        await connection.close()
    return len(missing)


async def _check_encoding(connection: asyncpg.Connection, url: str) -> None:
    encoding = await connection.fetchval("SHOW server_encoding")
    if encoding != "UTF8":
        detail = f"its encoding is {encoding}, not UTF8"
        raise Problem("server.database_unusable", {"database": shown_address(url), "detail": detail})
