"""Helpers for tests of bot workers: a heartbeat in the loop, and jobs to give away."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import cache
from typing import Any, TypeVar

import railherd
from railherd.bots.answer import Answer
from railherd.bots.choose import choice, outlook_of
from railherd.bots.job import Job, job_of
from railherd.server.bot_pool.pool import BotPool

PLUGINS = ("tests.server.helpers.bad_bots",)
BEAT = 0.005

T = TypeVar("T")


def with_thinkers(
    test: Callable[[BotPool], Awaitable[T]], workers: int = 1, limit: float = 10.0, plugins: tuple[str, ...] = PLUGINS
) -> T:
    """Run an asynchronous test and close the workers; no process may be left."""

    async def whole() -> T:
        bot_pool = BotPool(workers, limit, plugins)
        try:
            return await test(bot_pool)
        finally:
            pids = bot_pool.pids()
            await bot_pool.close()
            assert not [pid for pid in pids if exists(pid)]
            assert bot_pool.pids() == []

    return run(whole())


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine and return its result."""
    return asyncio.run(work)


def exists(pid: int) -> bool:
    """Return whether there is such a process, even as a zombie."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@cache
def open_question() -> str:
    """Return the record of a match whose next decision greedy answers with neither the first option nor the last."""
    for seed in range(100):
        match = railherd.new("last_spike", seats=3, seed=seed)
        job = job_of(match, 0, "greedy", 1)
        if choice(job) not in (options(job)[0], options(job)[-1]):
            return match.record()
    raise AssertionError("no such match found")


def options(job: Job) -> list[Answer]:
    """Return what may be chosen, ascending."""
    return [Answer(option) for option in outlook_of(job).legal()]


def some_job(bot: str) -> Job:
    """Return a decision that shows which bot took it: odd bots take the last option, greedy one in between."""
    return job_of(railherd.load(open_question()), 0, bot, 1)


async def until(condition: Callable[[], bool]) -> None:
    """Wait until a condition holds, for ten seconds at most."""
    async with asyncio.timeout(10):
        while not condition():
            await asyncio.sleep(BEAT)


class Heart:
    """Remembers the longest time, in seconds, between two beats."""

    longest = 0.0
    beats = 0


@asynccontextmanager
async def beating() -> AsyncIterator[Heart]:
    """Yield a heart that beats in the loop while the block runs."""
    heart = Heart()

    async def beat() -> None:
        before = time.perf_counter()
        while True:
            await asyncio.sleep(BEAT)
            now = time.perf_counter()
            heart.longest = max(heart.longest, now - before)
            heart.beats += 1
            before = now

    task = asyncio.create_task(beat())
    try:
        yield heart
        await asyncio.sleep(2 * BEAT)  # one more beat, to count a block that lasted to the end
    finally:
        task.cancel()
