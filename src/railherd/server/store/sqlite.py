"""Keep everything in one SQLite file."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from railherd.core.problem import Problem
from railherd.server.store.backup import back_up
from railherd.server.store.begun import check_not_lost, mark_begun
from railherd.server.store.company import ALONE, Company
from railherd.server.store.contract import Figures, NotSaved
from railherd.server.store.folder_lock import NAME as LOCK_NAME
from railherd.server.store.folder_lock import DataLock
from railherd.server.store.guests import GuestStore
from railherd.server.store.migrate import migrate
from railherd.server.store.movable import Step
from railherd.server.store.reader import DAMAGE, Reader
from railherd.server.store.tables import TableStore
from railherd.server.store.writer import Commit, Writer, execute, insert_into, to_disk

NAME = "railherd.sqlite"
TRIED = "tried"  # the name of a value that is written only to see whether it can be
FULL = "disk is full"  # in SQLite's own words


class SqliteStore(TableStore, GuestStore):
    """A `Store` for one process: it locks its folder against other servers."""

    company: Company = ALONE
    _reader: Reader

    def __init__(self, file: Path, lock: DataLock, writer: Writer, reader: Reader) -> None:
        self.file = file
        self.writer = writer
        self._reader = reader
        self._lock: DataLock | None = lock

    @classmethod
    async def open(cls, folder: Path, commit: Commit = to_disk) -> SqliteStore:
        """Open the store of a folder, or begin one; `Problem` if that cannot be done.

        `commit` ends each transaction in the writer's thread; tests delay it or make it fail.
        """
        file = folder / NAME
        with _usable(folder):
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = DataLock(folder)
        try:
            with _usable(file):
                await asyncio.to_thread(_prepare, file)
                return cls(file, lock, Writer(file, commit), Reader(file))
        except BaseException:
            lock.release()
            raise

    @property
    def rows(self) -> Reader:
        """The bare rows."""
        return self._reader

    async def change(self, steps: Sequence[Step]) -> None:
        """Carry out steps in one transaction."""

        def work(connection: sqlite3.Connection) -> None:
            for step in steps:
                connection.executemany(step.statement, step.rows)

        await self.writer.do(work)

    async def set_meta(self, key: str, value: str) -> None:
        """Keep a text under a key in place of the one before."""
        statement = insert_into("meta", "key, value", "OR REPLACE")
        await self.writer.do(lambda connection: execute(connection, statement, key, value))

    async def backup(self, file: Path) -> None:
        """Write a consistent copy to a new file, without a pause; `Problem` if it exists or cannot be written."""
        await asyncio.to_thread(back_up, self.file, file)

    async def troubles(self) -> list[Problem]:
        """Return what keeps the store from working; what failed before is tried again first."""
        found = []
        if self.writer.failure is not None and (failure := await self._try_to_write()):
            full = FULL in failure
            found.append(
                Problem("server.trouble_full") if full else Problem("server.trouble_write", {"detail": failure})
            )
        if damage := await self._reader.trouble():
            found.append(Problem("server.trouble_read", {"detail": damage}))
        if self.writer.log_trouble:
            found.append(Problem("server.trouble_log", {"detail": self.writer.log_trouble}))
        if not self.writer.is_in_place():
            found.append(Problem("server.trouble_file", {"file": self.file.name}))
        if self._lock is not None and not self._lock.is_in_place():
            found.append(Problem("server.trouble_lock", {"file": LOCK_NAME}))
        return found

    async def _try_to_write(self) -> str:
        """Write something that nobody reads; return why it failed, "" if it did not."""
        try:
            await self.set_meta(TRIED, "")
        except NotSaved as error:
            return str(error)
        return ""

    def figures(self) -> Figures:
        """Return what the store has counted."""
        writer = self.writer
        return Figures(writer.waiting, writer.writes, writer.failed, writer.log_frames)

    async def close(self) -> None:
        """Save what still waits, then release file and folder."""
        lock, self._lock = self._lock, None
        if lock is not None:
            await self._reader.close()  # first, so that the writer is the last to leave and tidies up
            await self.writer.close()
            lock.release()


@contextmanager
def _usable(path: Path) -> Iterator[None]:
    """Raise `Problem` for an error of the system about a path."""
    try:
        yield
    except (OSError, *DAMAGE) as error:
        raise Problem("server.data_unusable", {"file": str(path), "detail": str(error)}) from error


def _prepare(file: Path) -> None:
    """Create a file that only this user can read, if it is missing, and bring it to the present schema."""
    check_not_lost(file)
    file.touch(mode=0o600)
    migrate(file)
    mark_begun(file)
