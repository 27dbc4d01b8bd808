"""What runs inside a worker process: it reads jobs and answers them, line by line, until its input ends."""

import os
import signal
import sys
from collections.abc import Callable
from math import ceil
from typing import BinaryIO

READY = b"ready\n"


def serve(answer: Callable[[bytes], bytes], limit: float, prepare: Callable[[], None] = lambda: None) -> None:
    """Answer jobs from standard input on standard output. `limit` is how many seconds the server waits for one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its workers
    if hasattr(os, "nice"):
        os.nice(10)  # the server itself comes first where cores are few
    jobs, answers = _private_pipes()
    prepare()
    try:
        _send(answers, READY)
        for line in jobs:
            _set_alarm(ceil(2 * limit))
            _send(answers, answer(line) + b"\n")
            _set_alarm(0)
    except BrokenPipeError:
        os._exit(0)  # the server has ended: there is nothing to flush


def _send(answers: BinaryIO, line: bytes) -> None:
    answers.write(line)
    answers.flush()


def _private_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Return the pipes for jobs and answers; a bot that prints or reads gets stderr and an empty input instead."""
    jobs, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return jobs, answers


def _set_alarm(seconds: int) -> None:
    """Let the system end this process after some seconds, in case the server dies first; 0 clears the alarm."""
    if hasattr(signal, "alarm"):
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.alarm(seconds)


if sys.platform == "win32":

    def limit_memory(most: int) -> None:
        """Set no limit: this system has none for one process. The server's own limit of time holds."""

    def limit_cpu(more: float) -> None:
        """Set no limit: this system has none for one process. The server's own limit of time holds."""

else:
    import resource

    def limit_memory(most: int) -> None:
        """Bound the memory of this process, in bytes; beyond it `MemoryError` is raised."""
        hard = resource.getrlimit(resource.RLIMIT_AS)[1]
        resource.setrlimit(resource.RLIMIT_AS, (most if hard < 0 else min(most, hard), hard))

    def limit_cpu(more: float) -> None:
        """Let the system end this process once it has worked for some seconds more."""
        used = resource.getrusage(resource.RUSAGE_SELF)
        hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
        soon = ceil(used.ru_utime + used.ru_stime + more)
        resource.setrlimit(resource.RLIMIT_CPU, (soon if hard < 0 else min(soon, hard), hard))
