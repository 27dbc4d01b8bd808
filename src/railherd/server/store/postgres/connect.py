"""Connect to a PostgreSQL database, with one clear sentence where that fails."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg

from railherd.core.problem import Problem
from railherd.server.store.postgres.address import shown_address

LOST = (OSError, asyncpg.InterfaceError, asyncpg.PostgresConnectionError, asyncpg.OperatorInterventionError)
"""What is raised when a connection breaks or cannot be made: it is not known whether what was asked was done."""
ERRORS = (*LOST, asyncpg.PostgresError)

CONNECT_SECONDS = 5.0
STATEMENT_SECONDS = 10.0
SETTINGS = {
    "application_name": "railherd",
    "statement_timeout": f"{STATEMENT_SECONDS:.0f}s",
    "idle_in_transaction_session_timeout": "30s",
    "tcp_keepalives_idle": "15",  # so that the database notices soon that a machine is gone, with all its locks
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
UNLIMITED = {"statement_timeout": "0", "idle_in_transaction_session_timeout": "0"}


async def connect(url: str, unlimited: bool = False) -> asyncpg.Connection:
    """Return one connection; `unlimited` is for work that may take long."""
    settings = SETTINGS | (UNLIMITED if unlimited else {})
    connection = await asyncpg.connect(url, timeout=CONNECT_SECONDS, server_settings=settings)
    await set_up(connection)
    return connection


async def make_pool(url: str, most: int) -> asyncpg.Pool:
    """Return a pool of at most so many connections."""
    return await asyncpg.create_pool(
        url,
        min_size=0,
        max_size=most,
        timeout=CONNECT_SECONDS,
        command_timeout=STATEMENT_SECONDS + CONNECT_SECONDS,
        server_settings=SETTINGS,
        init=set_up,
    )


async def set_up(connection: asyncpg.Connection) -> None:
    """Let every commit wait for the disk, even where the database is set up to promise less."""
    if await connection.fetchval("SHOW synchronous_commit") == "off":
        await connection.execute("SET synchronous_commit = on")


@contextmanager
def usable(url: str) -> Iterator[None]:
    """Raise `Problem` for an error about a database that is to be opened."""
    try:
        yield
    except Problem:  # which is a ValueError too
        raise
    except (*ERRORS, ValueError) as error:
        arguments = {"database": shown_address(url), "detail": reason(error)}
        raise Problem("server.database_unusable", arguments) from error


def reason(error: BaseException) -> str:
    """Return in one line what is wrong."""
    return " ".join(str(error).split()) or type(error).__name__
