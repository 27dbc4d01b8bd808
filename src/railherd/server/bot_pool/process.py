"""A bot worker as the server holds it. Whatever waits for the process blocks, and belongs in a thread."""

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Sequence

import msgspec

from railherd.server.bot_pool.jobs import Answer
from railherd.server.bot_pool.worker import READY


class Gone(Exception):
    """The process ended before it answered."""


class WorkerProcess:
    """One process that thinks about one job at a time."""

    def __init__(self, limit: float, plugins: Sequence[str]) -> None:
        # The server's module path, so that a plugin is found here as it is there; a session of its own, so that
        # the terminal's Ctrl-C does not reach it and whatever processes a bot starts end with it.
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-m", "railherd.server.bot_pool.worker", str(limit), *plugins],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            start_new_session=True,
        )

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    def alive(self) -> bool:
        """Whether the process still runs. Does not block."""
        return self._process.poll() is None

    def get_ready(self) -> None:
        """Wait until it has imported all it needs."""
        if self._line() != READY:
            raise Gone

    def ask(self, job: bytes) -> Answer:
        """Send a job, wait for the answer."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(job + b"\n")
            self._process.stdin.flush()
        except OSError as problem:
            raise Gone from problem
        try:
            return msgspec.json.decode(self._line(), type=Answer)
        except msgspec.DecodeError as problem:
            raise Gone from problem

    def kill(self) -> None:
        """End the process at once. Does not block; who waits for its answer hears that it is gone."""
        if not self.alive():
            return
        if sys.platform == "win32":
            self._process.kill()
        else:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.pid, signal.SIGKILL)

    def bury(self) -> None:
        """End the process and wait until nothing is left of it."""
        self.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            with contextlib.suppress(OSError):  # a job that was never read
                pipe.close()

    def _line(self) -> bytes:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line.endswith(b"\n"):
            raise Gone
        return line
