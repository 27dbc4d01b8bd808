"""One attempt in a forked process: run tests until one fails, and leave nothing behind.

How far an attempt came is in memory shared with its child, so it is known even if the child was killed.
"""

from __future__ import annotations

import gc
import os
import resource
import signal
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from mmap import mmap
from typing import Any

import pytest

SURVIVED, KILLED, UNFINISHED, BROKEN = 0, 1, 2, 3
VERDICTS = {
    SURVIVED: "survived",
    KILLED: "killed",
    UNFINISHED: "unfinished",
    BROKEN: "broken",
    -signal.SIGPROF: "timeout",
}
CRASHED = "crashed"

SLACK, TIMES = 2.0, 15.0  # seconds, and the multiple of a test's usual time that mutmut allows
MEMORY = 2 << 30  # bytes: the limit for a fault that allocates without end


class Listener:
    """Pytest plugin that remembers whether something failed."""

    def __init__(self) -> None:
        self.failed = False

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> pytest.TestReport | None:
        """Report without a traceback: formatting one takes longer than most tests."""
        if call.excinfo is None or call.when == "collect" or isinstance(call.excinfo.value, pytest.skip.Exception):
            return None
        return pytest.TestReport(item.nodeid, item.location, {}, "failed", "", call.when)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Remember a failure; called once or more for each test."""
        self.failed = self.failed or report.failed


@dataclass
class Trial:
    """A running attempt; `label` is for the caller's use."""

    label: Any
    pid: int
    at: mmap
    seconds: float = 0.0
    verdict: str = ""

    def test(self) -> int:
        """The index of the test that was run last, -1 if it came to none."""
        return int.from_bytes(self.at[:8], "little") - 1


def begin(label: Any, work: Callable[[mmap], int]) -> Trial:
    """Fork; the child does the work within limits and exits with its result."""
    at = mmap(-1, 8)
    pid = os.fork()
    if pid:
        return Trial(label, pid, at)
    code = BROKEN
    try:
        gc.enable()
        keep_quiet()
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        code = work(at)
    finally:
        os._exit(code)


def limit(usual: float) -> None:
    """Limit this process to a multiple of the CPU time that its current work usually takes."""
    signal.setitimer(signal.ITIMER_PROF, SLACK + TIMES * usual)


@dataclass
class Bench:
    """The collected tests, with the CPU seconds that each takes."""

    items: Sequence[pytest.Item]
    listener: Listener
    seconds: Sequence[float]

    def passes(self, index: int) -> bool:
        """Run one test; return whether it passed."""
        item = self.items[index]
        self.listener.failed = False
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        return not self.listener.failed

    def run(self, order: Sequence[int], budget: float, at: mmap) -> int:
        """Run in a child: run tests in this order until one fails, within a budget of CPU seconds."""
        begun = time.process_time()
        for index in order:
            if time.process_time() - begun > budget:
                return UNFINISHED
            at[:8] = (index + 1).to_bytes(8, "little")
            limit(self.seconds[index])
            if not self.passes(index):
                return KILLED
        return SURVIVED


def keep_quiet() -> None:
    """Discard what the tests print."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def first_to_end(running: dict[int, Trial]) -> Trial:
    """Wait for one of these attempts and remove it from the list."""
    pid, status, usage = os.wait4(-1, 0)
    trial = running.pop(pid)
    trial.verdict = VERDICTS.get(os.waitstatus_to_exitcode(status), CRASHED)
    trial.seconds = usage.ru_utime + usage.ru_stime
    return trial
