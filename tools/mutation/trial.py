"""One attempt in a process of its own: forked from the warm session, tests run until one fails, nothing left behind.

How far an attempt came is in a scrap of memory shared with its child, so it is known even if the child was ended.
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

SLACK, TIMES = 2.0, 15.0  # seconds, and as mutmut has it, so many times what a test usually takes
MEMORY = 2 << 30  # bytes: what a fault that never stops collecting things may take


class Listener:
    """A pytest plugin that remembers whether something failed."""

    def __init__(self) -> None:
        self.failed = False

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> pytest.TestReport | None:
        """A report without a traceback: to tell one takes longer than most tests."""
        if call.excinfo is None or call.when == "collect" or isinstance(call.excinfo.value, pytest.skip.Exception):
            return None
        return pytest.TestReport(item.nodeid, item.location, {}, "failed", "", call.when)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Once or more for each test."""
        self.failed = self.failed or report.failed


@dataclass
class Trial:
    """A running attempt; `label` is whatever the caller wants to remember."""

    label: Any
    pid: int
    at: mmap
    seconds: float = 0.0
    verdict: str = ""

    def test(self) -> int:
        """The index of the test that was run last, -1 if it came to none."""
        return int.from_bytes(self.at[:8], "little") - 1


def begin(label: Any, work: Callable[[mmap], int]) -> Trial:
    """Fork; the child does the work within limits, and ends with what it returns."""
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
    """End this process when it has taken far more CPU time than what it does now usually takes."""
    signal.setitimer(signal.ITIMER_PROF, SLACK + TIMES * usual)


@dataclass
class Bench:
    """The collected tests, and how long each of them takes in seconds of CPU time."""

    items: Sequence[pytest.Item]
    listener: Listener
    seconds: Sequence[float]

    def passes(self, index: int) -> bool:
        """Run one test."""
        item = self.items[index]
        self.listener.failed = False
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        return not self.listener.failed

    def run(self, order: Sequence[int], budget: float, at: mmap) -> int:
        """In a child: run tests in this order until one fails, within a budget of CPU seconds."""
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
    """What tests print is of no interest here."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def first_to_end(running: dict[int, Trial]) -> Trial:
    """Wait for one of these attempts, and take it out."""
    pid, status, usage = os.wait4(-1, 0)
    trial = running.pop(pid)
    trial.verdict = VERDICTS.get(os.waitstatus_to_exitcode(status), CRASHED)
    trial.seconds = usage.ru_utime + usage.ru_stime
    return trial
