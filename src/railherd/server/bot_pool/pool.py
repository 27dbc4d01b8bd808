"""A pool of worker processes for bots, so that no table waits for another table's bot.

If a bot takes too long, fails or crashes its process, greedy answers instead; if that fails too, the first legal
option is the answer. So a bot can delay its table but never stop the game.
"""

import asyncio
import logging
import time
from collections import Counter

import msgspec

from railherd.bots.advice.counsel import Counsel
from railherd.bots.answer import Answer
from railherd.bots.choose import choice, first_answer
from railherd.bots.job import Job, Reply
from railherd.bots.own.enlist import OWN
from railherd.bots.own.failing import SECONDS
from railherd.bots.own.source import Source
from railherd.bots.registry import QUICK_BOT
from railherd.server.bot_pool.thinkers import FULL
from railherd.server.workers.fair_queue import ANYBODY, Share
from railherd.server.workers.pool import STAT_NAMES, Failure, WorkerPool

QUEUED = 4  # jobs that may wait for a worker before bots search less
LEAST = 10  # percent of a bot's search

_log = logging.getLogger(__name__)


class BotPool:
    """A few worker processes for all tables, each started when it is first needed or shortly before.

    `limit` is how many seconds a bot may think. `plugins` are modules that the workers import at their start and
    that add bots to `railherd.bots.registry.BOTS`.
    """

    def __init__(self, workers: int, limit: float = 10.0, plugins: tuple[str, ...] = ()) -> None:
        self._limit = limit
        self._count = workers
        words = ("railherd.bots.worker", str(limit), *plugins)
        self._workers = WorkerPool("bots", words, workers, limit)
        # Players' own bots think in processes of their own, so that they can neither slow down nor read the others.
        self._own = {name: WorkerPool(name, _words_of(source), 1, SECONDS) for name, source in OWN.items()}
        self._answered = 0
        self._seconds = 0.0

    def prepare(self) -> None:
        """Start one worker before the first job comes, so that the job need not wait for it."""
        self._workers.prepare()

    @property
    def effort(self) -> int:
        """Percent of their search that bots should do now: the more wait, the less, so that nobody waits for long."""
        usual = self._count * QUEUED
        return FULL if self.waiting <= usual else max(LEAST, FULL * usual // self.waiting)

    async def think(self, job: Job, share: Share = ANYBODY) -> Answer:
        """Return a legal answer in the job's world, even if bots or workers fail.

        Jobs of one share are served in order. A cancelled one leaves the queue; if a worker already has it, the answer
        is dropped.
        """
        begun = time.monotonic()
        outcome = await self._attempt(job, share)
        if outcome is Failure.DIED:  # perhaps not through a fault of the bot
            outcome = await self._attempt(job, share, again=True)
        if isinstance(outcome, Failure) and outcome is not Failure.BROKEN and job.bot != QUICK_BOT:
            outcome = await self._attempt(msgspec.structs.replace(job, bot=QUICK_BOT), share, again=True)
        if isinstance(outcome, Failure):
            outcome = await self._without_workers(job, outcome)
        self._answered += 1
        self._seconds += time.monotonic() - begun
        return outcome

    async def advise(self, job: Job, share: Share = ANYBODY) -> Counsel:
        """Return the best options in the job's world; if that fails, what a bot would choose."""
        outcome = await self._workers.ask(msgspec.json.encode(job), _counsel, f"advice in {job.game}", share)
        if isinstance(outcome, Failure):
            return Counsel(await self.think(msgspec.structs.replace(job, worlds=0), share), [])
        return outcome

    async def close(self) -> None:
        """End all workers and cancel every waiting or later `think`."""
        for workers in self._pools():
            await workers.close()

    def stats(self) -> dict[str, int]:
        """Return how many jobs were answered and how often workers were overdue, crashed or replaced."""
        counts = sum((Counter(workers.stats()) for workers in self._pools()), Counter[str]())
        return {"answered": self._answered, **{name: counts[name] for name in STAT_NAMES}}

    @property
    def waiting(self) -> int:
        """How many jobs wait for a worker."""
        return sum(workers.waiting for workers in self._pools())

    @property
    def seconds(self) -> float:
        """How long all answered jobs took, with the time that they waited."""
        return self._seconds

    def pids(self) -> list[int]:
        """Return the process ids of the workers."""
        return [pid for workers in self._pools() for pid in workers.pids()]

    def _pools(self) -> list[WorkerPool]:
        return [self._workers, *self._own.values()]

    async def _attempt(self, job: Job, share: Share, again: bool = False) -> Answer | Failure:
        """Let one worker try a job. A second attempt jumps the queue, because the job has waited before."""
        line, label = msgspec.json.encode(job), f"bot {job.bot} of {job.game}"
        return await self._own.get(job.bot, self._workers).ask(line, _answer, label, share, again)

    async def _without_workers(self, job: Job, outcome: Failure) -> Answer:
        """Let greedy choose in a thread, unless it has just failed in a worker; else return the first legal option."""
        if outcome in (Failure.BROKEN, Failure.DIED):
            stand_in = msgspec.structs.replace(job, bot=QUICK_BOT)
            try:
                return await asyncio.wait_for(asyncio.to_thread(choice, stand_in), self._limit)
            except Exception:
                _log.exception("bot %s of %s", QUICK_BOT, job.game)
        return await asyncio.to_thread(first_answer, job)


def _words_of(source: Source) -> tuple[str, ...]:
    return ("railherd.bots.worker", str(SECONDS), source.text)


def _answer(line: bytes) -> Answer | Failure:
    given = _counsel(line)
    return given if isinstance(given, Failure) else given.answer


def _counsel(line: bytes) -> Counsel | Failure:
    reply = msgspec.json.decode(line, type=Reply)
    if reply.answer is None:
        _log.warning("a bot failed: %s", reply.error)
        return Failure.FAILED
    return Counsel(reply.answer, reply.weighed)
