"""A replay worker without a process, so that most tests need not start one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TypeVar

from railherd.server.replay.worker import ReplayWorker
from railherd.server.workers.fair_queue import Share
from railherd.server.workers.pool import STAT_NAMES

T = TypeVar("T")


class WorkerHere:
    """Does the jobs of a `WorkerPool` of replays in this process, without limits."""

    waiting = 0

    def __init__(self, name: str, words: Sequence[str], workers: int, limit: float) -> None:
        self.worker = ReplayWorker()

    async def ask(self, job: bytes, read: Callable[[bytes], T], label: str, share: Share) -> T:
        await asyncio.sleep(0)
        return read(self.worker.answer(job))

    async def close(self) -> None:
        """Close nothing."""

    def stats(self) -> dict[str, int]:
        return dict.fromkeys(STAT_NAMES, 0)

    def pids(self) -> list[int]:
        return []
