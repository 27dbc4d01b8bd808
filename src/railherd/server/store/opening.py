"""Open the store that the settings name, or that somebody names on the command line."""

from __future__ import annotations

from railherd.core.problem import Problem
from railherd.server.settings import Settings
from railherd.server.store.movable import MOVING, Movable
from railherd.server.store.postgres.address import shown_address
from railherd.server.store.sqlite import SqliteStore


async def open_store(settings: Settings) -> Movable:
    """Open the store of a server, or begin one; `Problem` if that cannot be done."""
    store = await open_rows(settings, shared=True)
    try:
        if await store.meta(MOVING) is not None:
            raise Problem("server.move_unfinished", {"place": place_of(settings)})
    except BaseException:
        await store.close()
        raise
    return store


async def open_rows(settings: Settings, shared: bool = False) -> Movable:
    """Open a store even if not everything has been moved to it yet; no server is there unless it is shared."""
    if not settings.database:
        return await SqliteStore.open(settings.data)
    need_postgres()
    from railherd.server.store.postgres.store import PostgresStore

    return await PostgresStore.open(settings.database, shared)


def need_postgres() -> None:
    """Raise `Problem` if the extra is not installed that speaks to PostgreSQL."""
    try:
        import asyncpg  # noqa: F401
    except ModuleNotFoundError as missing:
        raise Problem("server.database_extra") from missing


def place_of(settings: Settings) -> str:
    """Return where everything is kept, as it may be shown."""
    return shown_address(settings.database) if settings.database else str(settings.data)
