"""Stores that delay or fail writes."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable

from railherd.server.store.contract import NotSaved
from railherd.server.store.writer import to_disk
from railherd.tables.entries import Entry
from railherd.tables.standing import Standing
from tests.server.helpers.memory_store import MemoryStore

Kind = Callable[[Entry], bool]


def none(entry: Entry) -> bool:
    """Match no entry."""
    return False


class PickyStore(MemoryStore):
    """A store in memory that delays entries matched by `holds` until `let_go`, and rejects those of `fails`."""

    def __init__(self) -> None:
        super().__init__()
        self.holds: Kind = none
        self.fails: Kind = none
        self.failures = 0
        self.reached = asyncio.Event()
        self._may_go_on = asyncio.Event()

    async def append(self, entry: Entry, standing: Standing | None = None) -> None:
        if self.holds(entry):
            self.reached.set()
            await self._may_go_on.wait()
        if self.fails(entry):
            self.failures += 1
            raise NotSaved("the disk is full")
        await super().append(entry, standing)

    def let_go(self) -> None:
        self._may_go_on.set()


class FullDisk:
    """A commit that fails as SQLite does while `full`."""

    def __init__(self) -> None:
        self.full = False

    def __call__(self, connection: sqlite3.Connection) -> None:
        if self.full:
            raise sqlite3.OperationalError("database or disk is full")
        to_disk(connection)
