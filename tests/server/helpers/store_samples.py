"""Stores for tests, and sample rows and entries."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from railherd.server.store.contract import Store
from railherd.server.store.sqlite import SqliteStore
from railherd.server.store.writer import Commit, to_disk
from railherd.tables.chairs import GUEST, OPEN, Chair
from railherd.tables.entries import Device, Entry, Guest, TableRow
from railherd.tables.standing import Standing
from railherd.tables.state import PLAYING
from tests.server.helpers.log_entries import entry_of

Result = TypeVar("Result")

SEED = str(2**128 - 1)


def run(coroutine: Coroutine[Any, Any, Result]) -> Result:
    """Run a test's coroutine to its end, with a timeout."""
    return asyncio.run(asyncio.wait_for(coroutine, timeout=30))


@asynccontextmanager
async def opened(folder: Path, commit: Commit = to_disk) -> AsyncIterator[SqliteStore]:
    """Yield the store of a folder, closed at the end."""
    store = await SqliteStore.open(folder, commit)
    try:
        yield store
    finally:
        await store.close()


def row(id: str = "table", **changes: Any) -> TableRow:
    """Return a table row with default values, except for the changes."""
    agreed = TableRow(id, "last_spike", 1, 3, {"variant": "plain"}, "", SEED, "ann", True, 1000, True)
    return msgspec.structs.replace(agreed, **changes)


def entry(seq: int, table: str = "table", **changes: Any) -> Entry:
    """Return an entry with default values, except for the changes."""
    happened = entry_of(table, seq, 1000 + seq, "choose", 0, "ann", f"choice {seq}", {"text": f"lay {seq}"})
    return msgspec.structs.replace(happened, **changes)


def standing(phase: str = PLAYING, **changes: Any) -> Standing:
    """Return how a table may stand."""
    return msgspec.structs.replace(Standing(phase, 1000, [Chair(GUEST, "ann", "Ann"), Chair(OPEN)], 0), **changes)


def guest(id: str = "ann", **changes: Any) -> Guest:
    """Return a guest with default values, except for the changes."""
    return msgspec.structs.replace(Guest(id, id.title(), (Device("f" * 64, 1500),), 1000, 2000), **changes)


async def seqs(store: Store, table: str = "table") -> list[int]:
    """Return the numbers of a table's entries."""
    return [entry.seq for entry in await store.entries(table)]


class HeldCommit:
    """A commit that, while `held`, waits with the work done and nothing on disk."""

    def __init__(self) -> None:
        self.reached = threading.Event()
        self._may_go_on = threading.Event()
        self._may_go_on.set()

    def hold(self) -> None:
        self.reached.clear()
        self._may_go_on.clear()

    def let_go(self) -> None:
        self._may_go_on.set()

    def __call__(self, connection: sqlite3.Connection) -> None:
        self.reached.set()
        assert self._may_go_on.wait(timeout=20)
        to_disk(connection)
