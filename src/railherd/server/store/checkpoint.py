"""Bring what lies in the write-ahead log into the SQLite file, in a thread apart from the one that commits.

SQLite would do it inside a commit, which then waits for many more pages than its own.
"""

from __future__ import annotations

import sqlite3
import threading
from pathlib import Path

LOOK_SECONDS = 5.0  # so often the log is brought in, as far as possible without making anybody wait
MAX_FRAMES = 8192  # beyond so many pages in the log, a commit waits until the last of it is brought in


class Checkpointer:
    """A thread that looks at the write-ahead log of a file by its own clock, so that no commit need think of it.

    Whoever writes holds the `gate` during a transaction. Readers are never waited for: while one needs the log, as for
    a long copy, it is left to grow.
    """

    def __init__(self, file: Path) -> None:
        self.turn = threading.Lock()  # needed to take the gate: without it, whoever writes on and on would keep it
        self.gate = threading.Lock()
        self.error: sqlite3.Error | None = None  # of the last time, if it failed
        self.frames = 0  # pages that were in the log when it was last looked at
        self._connection = sqlite3.connect(file, timeout=0, isolation_level=None, check_same_thread=False)
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="railherd-checkpoints", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """End the thread; what is in the log stays there."""
        self._closing.set()
        self._thread.join()
        self._connection.close()

    def _run(self) -> None:
        while not self._closing.wait(LOOK_SECONDS):
            try:
                self._look()
                self.error = None
            except sqlite3.Error as error:
                self.error = error

    def _look(self) -> None:
        """Bring the log into the file; empty it if nobody wrote since the last look."""
        before = self.frames
        self._bring_in("PASSIVE")
        is_idle = 0 < self.frames == before
        if is_idle or self.frames > MAX_FRAMES:
            with self.turn, self.gate:  # the next transaction is then written to the start of the log
                self._bring_in("TRUNCATE" if is_idle else "RESTART")

    def _bring_in(self, how: str) -> None:
        _, frames, _ = self._connection.execute(f"PRAGMA wal_checkpoint({how})").fetchone()
        self.frames = max(0, frames)
