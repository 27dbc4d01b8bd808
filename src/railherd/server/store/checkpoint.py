"""Bring what lies in the write-ahead log into the SQLite file, in a thread apart from the one that commits.

SQLite would do it inside a commit, which then waits for many more pages than its own.
"""

from __future__ import annotations

import sqlite3
import threading
from pathlib import Path

WRITES = 1000  # after so many the log is brought in, as far as possible without making anybody wait
MAX_FRAMES = 8192  # beyond so many pages in the log, commits wait until the last of it is brought in
IDLE_SECONDS = 5.0  # after so long without a write the log is emptied
BUSY_SECONDS = 0.5  # how long to wait for readers and for a commit under way, before the log is left to grow


class Checkpointer:
    """A thread that empties the write-ahead log of a file."""

    def __init__(self, file: Path, writes: int = WRITES, idle: float = IDLE_SECONDS) -> None:
        self.error: sqlite3.Error | None = None  # of the last time, if it failed
        self.frames = 0  # pages that were in the log when it was last looked at
        self._writes, self._idle = writes, idle
        self._connection = sqlite3.connect(file, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
        self._changed = threading.Condition()
        self._pending = 0  # writes since the log was last brought in
        self._overfull = False
        self._closing = False
        self._thread = threading.Thread(target=self._run, name="railherd-checkpoints", daemon=True)
        self._thread.start()

    def make_room(self) -> None:
        """Wait while the log is too long; to be called before each transaction."""
        if self._overfull:
            with self._changed:
                self._changed.wait_for(lambda: not self._overfull)

    def wrote(self, count: int) -> None:
        """Take note of writes that are in the log."""
        with self._changed:
            self._pending += count
            if self._pending >= self._writes or self._pending == count:
                self._changed.notify_all()

    def close(self) -> None:
        """End the thread; what is in the log stays there."""
        with self._changed:
            self._closing = True
            self._changed.notify_all()
        self._thread.join()
        self._connection.close()

    def _run(self) -> None:
        while (pending := self._next()) is not None:
            idle = pending < self._writes
            try:
                self._bring_in("TRUNCATE" if idle else "PASSIVE")
                if self.frames > MAX_FRAMES:
                    self._begin_anew()
                self.error = None
            except sqlite3.Error as error:
                self.error = error

    def _next(self) -> int | None:
        """Wait until the log is worth bringing in; return how many writes it holds at least, None at the end."""
        with self._changed:
            self._changed.wait_for(lambda: self._pending or self._closing)
            before = 0
            while before < self._pending < self._writes and not self._closing:
                before = self._pending
                self._changed.wait(self._idle)
            pending, self._pending = self._pending, 0
            return None if self._closing else pending

    def _begin_anew(self) -> None:
        """Bring in the last pages while no transaction begins, so that the next is written to the start of the log."""
        self._overfull = True
        try:
            self._bring_in("RESTART")
        finally:
            with self._changed:
                self._overfull = False
                self._changed.notify_all()

    def _bring_in(self, how: str) -> None:
        _, frames, _ = self._connection.execute(f"PRAGMA wal_checkpoint({how})").fetchone()
        self.frames = max(0, frames)
