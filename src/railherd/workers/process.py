"""The server's handle on a worker process. Methods that wait for the process block: call them in a thread."""

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Sequence

from railherd.workers.serve import READY


class WorkerDied(Exception):
    """The process ended before it answered."""


class WorkerProcess:
    """A process that does one job at a time: a line in, a line out. `words` are a module and its arguments."""

    def __init__(self, words: Sequence[str]) -> None:
        # The server's module path, so that the worker finds the same plugins; a new session, so that the terminal's
        # Ctrl-C does not reach it and processes that a bot starts end with it.
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-m", *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            start_new_session=True,
        )

    @property
    def pid(self) -> int:
        """The id of the process."""
        return self._process.pid

    def alive(self) -> bool:
        """Return whether the process still runs. Does not block."""
        return self._process.poll() is None

    def wait_ready(self) -> None:
        """Wait until the process has imported everything."""
        if self._read_line() != READY:
            raise WorkerDied

    def ask(self, job: bytes) -> bytes:
        """Send a job and wait for the answer, each a line without its end."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(job + b"\n")
            self._process.stdin.flush()
        except OSError as problem:
            raise WorkerDied from problem
        return self._read_line().removesuffix(b"\n")

    def kill(self) -> None:
        """Kill the process without blocking. A thread that waits for its answer gets `WorkerDied`."""
        if not self.alive():
            return
        if sys.platform == "win32":
            self._process.kill()
        else:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.pid, signal.SIGKILL)

    def stop(self) -> None:
        """Kill the process, wait for its end and close its pipes."""
        self.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            with contextlib.suppress(OSError):  # a job that the worker never read
                pipe.close()

    def _read_line(self) -> bytes:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line.endswith(b"\n"):
            raise WorkerDied
        return line
