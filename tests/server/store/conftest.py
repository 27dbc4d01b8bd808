"""Fixtures for the tests that every store must pass."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from railherd.server.store.contract import Store
from tests.server.helpers import store_samples

Opened = Callable[[Path], AbstractAsyncContextManager[Any]]
"""Opens a store by the name of a folder, the same store for the same name."""


@pytest.fixture(params=["sqlite", "postgres"])
def opened(request: pytest.FixtureRequest) -> Opened:
    if request.param == "sqlite":
        return store_samples.opened
    return opened_in(request.getfixturevalue("postgres").new_database)


def opened_in(new_database: Callable[[str], str]) -> Opened:
    """Return what opens stores in databases of a PostgreSQL server."""
    from railherd.server.store.postgres.store import PostgresStore

    @asynccontextmanager
    async def opened(folder: Path) -> AsyncIterator[Store]:
        store = await PostgresStore.open(new_database(f"test_{sha256(str(folder).encode()).hexdigest()[:20]}"))
        try:
            yield store
        finally:
            await store.close()

    return opened
