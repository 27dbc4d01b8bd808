"""Write in one thread: all writes that wait are saved together, in one transaction."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple, TypeVar

from railherd.server.store.checkpoint import Checkpointer
from railherd.server.store.contract import NotSaved

Result = TypeVar("Result")
Commit = Callable[[sqlite3.Connection], None]

MAX_WAITING = 1000  # writes that may wait or be under way; further callers wait before they are queued
MAX_GROUP = 200  # writes in one transaction
GATHER_SECONDS = 0.004  # between the beginnings of two transactions; what comes meanwhile is saved by the second
BUSY_SECONDS = 2.0  # how long to wait for another program that holds the file


Together = Callable[[sqlite3.Connection, list[Any]], None]
"""Work that is done for parts of many writes at once."""


class Write(NamedTuple):
    """Work to do on the file, and the future that waits for it.

    With a `part` it is done once for the parts of all writes of a group that have the same work.
    """

    work: Callable[..., Any]
    done: asyncio.Future[Any]
    part: Any = None


class Outcome(NamedTuple):
    """The result of a write, or its error and nothing on disk."""

    result: Any
    error: Exception | None = None


def to_disk(connection: sqlite3.Connection) -> None:
    """Commit the transaction; from then on it survives a power cut."""
    connection.execute("COMMIT")


def insert_into(table: str, columns: str, instead: str = "", rows: int = 1) -> str:
    """Return the statement that adds rows to a table."""
    return f"INSERT {instead} INTO {table} ({columns}) VALUES {places(len(columns.split(',')), rows)}"


def places(columns: int, rows: int) -> str:
    """Return the places for the values of some rows."""
    row = f"({', '.join('?' * columns)})"
    return ", ".join([row] * rows)


def execute(connection: sqlite3.Connection, statement: str, *arguments: object) -> None:
    """Carry out a statement that returns nothing."""
    connection.execute(statement, arguments)


class Writer:
    """A writer to one SQLite file. Its methods are for the event loop; the work is done in a thread of its own."""

    def __init__(self, file: Path, commit: Commit = to_disk, waiting: int = MAX_WAITING) -> None:
        self.commits = 0  # transactions that reached the disk
        self.writes = 0  # that reached the disk
        self.failed = 0  # writes that did not
        self.failure: Exception | None = None  # why the last one failed, until one succeeds
        self._commit = commit
        self._connection = _connect(file)
        self._file, self._opened = file, os.stat(file)
        self._checkpoints = Checkpointer(file)
        self._under_way = 0
        self._queue: SimpleQueue[Write | None] = SimpleQueue()
        self._slots = asyncio.Semaphore(waiting)
        self._closing = False
        self._next = 0.0  # when the next transaction may begin
        self._thread = threading.Thread(target=self._run, name="railherd-writer", daemon=True)
        self._thread.start()

    async def do(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        """Do work inside a transaction; return its result once that is on disk, else raise `NotSaved`.

        The work must change nothing but the file: it is done a second time if the first was rolled back.
        """
        result: Result = await self._put(work, None)
        return result

    async def do_together(self, work: Together, part: object) -> None:
        """Do work for a part inside a transaction, together with what waits with other parts; else as `do`.

        Between two statements this thread waits until the event loop lets it go on, so that few of them save time.
        """
        await self._put(work, part)

    async def _put(self, work: Callable[..., Any], part: object) -> Any:
        self._under_way += 1
        try:
            await self._slots.acquire()
            if self._closing:
                self._slots.release()
                raise NotSaved("the store is closed")
            done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
            self._queue.put(Write(work, done, part))
            return await done
        finally:
            self._under_way -= 1

    @property
    def waiting(self) -> int:
        """How many callers wait for their write."""
        return self._under_way

    @property
    def log_frames(self) -> int:
        """How many pages lay in the write-ahead log when it was last brought in."""
        return self._checkpoints.frames

    @property
    def log_trouble(self) -> str:
        """Why the write-ahead log could not be brought in when that was last tried, "" if it could."""
        return "" if self._checkpoints.error is None else str(self._checkpoints.error)

    def is_in_place(self) -> bool:
        """Return whether the file is still the one that was opened: neither removed nor replaced."""
        try:
            return os.path.samestat(os.stat(self._file), self._opened)
        except OSError:
            return False

    async def synchronous(self) -> int:
        """Return SQLite's `synchronous` setting; 2 means that every commit waits for the disk."""
        return await self.do(lambda connection: int(connection.execute("PRAGMA synchronous").fetchone()[0]))

    async def close(self) -> None:
        """Save all that is queued, then end the thread. Callers that are not queued yet get `NotSaved`."""
        if not self._closing:
            self._closing = True
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        going_on = True
        while going_on:
            group, going_on = self._next_group()
            if group:
                with self._checkpoints.turn:  # which a checkpoint that waits for the gate keeps
                    self._checkpoints.gate.acquire()
                try:
                    outcomes = self._save(group)
                finally:
                    self._checkpoints.gate.release()
                self._tell(group, outcomes)
        self._checkpoints.close()
        self._connection.close()

    def _next_group(self) -> tuple[list[Write], bool]:
        """Return all writes that wait, or the next to come, and whether there can be more."""
        group: list[Write] = []
        with suppress(Empty):
            while len(group) < MAX_GROUP:
                write = self._queue.get(block=not group)
                if write is None:
                    return group, False
                if not group:
                    time.sleep(max(0.0, self._next - time.monotonic()))
                group.append(write)
        self._next = time.monotonic() + GATHER_SECONDS
        return group, True

    def _save(self, group: list[Write]) -> list[Outcome]:
        try:
            if not self.is_in_place():
                raise FileNotFoundError(f"{self._file.name} was removed or replaced")
            self._connection.execute("BEGIN IMMEDIATE")
        except Exception as error:  # no single write is at fault, so trying each alone is no use
            return [Outcome(None, error) for _ in group]
        try:
            outcomes = self._work(group)
            self._commit(self._connection)
        except Exception as error:
            self._roll_back()
            if len(group) == 1:
                return [Outcome(None, error)]
            return [outcome for write in group for outcome in self._save([write])]
        self.commits += 1
        return outcomes

    def _work(self, group: list[Write]) -> list[Outcome]:
        """Do the work of a group; what is done together is where the first of it comes."""
        parts: dict[Together, list[Any]] = {}
        for write in group:
            if write.part is not None:
                parts.setdefault(write.work, []).append(write.part)
        outcomes = []
        for write in group:
            if write.part is None:
                outcomes.append(Outcome(write.work(self._connection)))
                continue
            if write.work in parts:
                write.work(self._connection, parts.pop(write.work))
            outcomes.append(Outcome(None))
        return outcomes

    def _roll_back(self) -> None:
        with suppress(sqlite3.Error):  # some errors, such as a full disk, end the transaction themselves
            self._connection.execute("ROLLBACK")

    def _tell(self, group: list[Write], outcomes: list[Outcome]) -> None:
        with suppress(RuntimeError):  # the event loop is closed, and nothing waits any more
            group[0].done.get_loop().call_soon_threadsafe(self._resolve, group, outcomes)

    def _resolve(self, group: list[Write], outcomes: list[Outcome]) -> None:
        for write, outcome in zip(group, outcomes, strict=True):
            self._slots.release()
            self._count(outcome.error)
            if write.done.cancelled():
                continue
            if outcome.error is None:
                write.done.set_result(outcome.result)
            else:
                write.done.set_exception(_not_saved(outcome.error))

    def _count(self, error: Exception | None) -> None:
        self.failure = error
        if error is None:
            self.writes += 1
        else:
            self.failed += 1


def _not_saved(error: Exception) -> NotSaved:
    not_saved = NotSaved(str(error))
    not_saved.__cause__ = error
    return not_saved


def _connect(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(file, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA fullfsync = ON")  # on a Mac a plain fsync does not wait for the disk
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA wal_autocheckpoint = 0")  # a `Checkpointer` does that
    return connection
