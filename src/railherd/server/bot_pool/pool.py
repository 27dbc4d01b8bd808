"""A pool of worker processes for bots, so that no table waits for another table's bot.

If a bot takes too long, fails or crashes its process, greedy answers instead; if that fails too, the first legal
option is the answer. So a bot can delay its table but never stop the game.
"""

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from enum import Enum
from typing import Any, TypeVar

import msgspec

from railherd.bots.registry import DEFAULT_BOT
from railherd.server.bot_pool.fair_queue import ANYBODY, Share
from railherd.server.bot_pool.jobs import Job
from railherd.server.bot_pool.process import WorkerDied, WorkerProcess
from railherd.server.bot_pool.slots import Slot, Slots
from railherd.server.bot_pool.worker import choice, world_of

START_SECONDS = 30.0  # for a worker to import the rules and the plugins
STAT_NAMES = ("answered", "overdue", "crashed", "replaced")

T = TypeVar("T")
_log = logging.getLogger(__name__)


class Failure(Enum):
    """Why a worker gave no answer."""

    OVERDUE = "overdue"  # it took longer than the limit
    FAILED = "failed"  # the bot raised an error or chose an illegal option
    DIED = "died"  # the process ended
    BROKEN = "broken"  # no process could be started


class BotPool:
    """A few worker processes for all tables, each started when it is first needed or shortly before.

    `limit` is how many seconds a bot may think. `plugins` are modules that the workers import at their start and
    that add bots to `railherd.bots.registry.BOTS`.
    """

    def __init__(self, workers: int, limit: float = 10.0, plugins: tuple[str, ...] = ()) -> None:
        self._limit = limit
        self._plugins = plugins
        self._slots = Slots(workers)
        self._threads = ThreadPoolExecutor(workers, "bot-pool")  # at most one thread waits for each process
        self._tasks: set[asyncio.Task[Any]] = set()
        self._counts = Counter[str]()
        self._seconds = 0.0
        self._prepared = False
        self._closed = False

    def prepare(self) -> None:
        """Start one worker before the first job comes, so that the job need not wait for it."""
        if not (self._prepared or self._closed or self._tasks or self.pids()):
            self._prepared = True
            self._spawn(self._fill())

    async def think(self, job: Job, share: Share = ANYBODY) -> int:
        """Return a legal option of the job's world, even if bots or workers fail.

        Jobs of one share are served in order. A cancelled one leaves the queue; if a worker already has it, the answer
        is dropped.
        """
        begun = time.monotonic()
        outcome = await self._attempt(job, share)
        if outcome is Failure.DIED:  # perhaps not through a fault of the bot
            outcome = await self._attempt(job, share, again=True)
        if isinstance(outcome, Failure) and outcome is not Failure.BROKEN and job.bot != DEFAULT_BOT:
            outcome = await self._attempt(msgspec.structs.replace(job, bot=DEFAULT_BOT), share, again=True)
        if isinstance(outcome, Failure):
            outcome = await self._without_workers(job, outcome)
        self._counts["answered"] += 1
        self._seconds += time.monotonic() - begun
        return outcome

    async def close(self) -> None:
        """End all workers and cancel every waiting or later `think`."""
        self._closed = True
        self._slots.cancel_waiting()
        for slot in self._slots.all:
            if slot.worker is not None:
                slot.worker.kill()
        while self._tasks:
            await asyncio.wait(self._tasks)
        for slot in self._slots.all:
            await self._clear(slot)
        self._threads.shutdown()

    def stats(self) -> dict[str, int]:
        """Return how many jobs were answered and how often workers were overdue, crashed or replaced."""
        return {name: self._counts[name] for name in STAT_NAMES}

    @property
    def waiting(self) -> int:
        """How many jobs wait for a worker."""
        return self._slots.waiting

    @property
    def seconds(self) -> float:
        """How long all answered jobs took, with the time that they waited."""
        return self._seconds

    def pids(self) -> list[int]:
        """Return the process ids of the workers."""
        return [slot.worker.pid for slot in self._slots.all if slot.worker is not None]

    async def _attempt(self, job: Job, share: Share, again: bool = False) -> int | Failure:
        """Let one worker try a job. A second attempt jumps the queue, because the job has waited before."""
        line = msgspec.json.encode(job)
        self._check_open()
        slot = await self._slots.take(share, ahead=again)
        self._check_open()
        outcome = await asyncio.shield(self._spawn(self._serve(slot, job, line)))
        self._check_open()
        return outcome

    async def _serve(self, slot: Slot, job: Job, line: bytes) -> int | Failure:
        """Try a job in a slot, then free the slot or start to refill it."""
        outcome = await self._ask_worker(slot, line)
        if isinstance(outcome, int) or outcome is Failure.BROKEN:
            self._slots.give(slot)
        else:
            self._spawn(self._refill(slot))
        if isinstance(outcome, Failure) and not self._closed:
            self._counts["overdue" if outcome is Failure.OVERDUE else "crashed"] += 1
            _log.warning("bot %s of %s: %s", job.bot, job.game, outcome.value)
        return outcome

    async def _ask_worker(self, slot: Slot, line: bytes) -> int | Failure:
        if slot.worker is not None and not slot.worker.alive():  # killed between two jobs
            self._counts["crashed"] += 1
            self._counts["replaced"] += 1
            await self._clear(slot)
        worker = slot.worker or await self._start(slot)
        if worker is None:
            return Failure.BROKEN
        try:
            answer = await self._within(self._limit, worker, lambda: worker.ask(line))
        except TimeoutError:
            return Failure.OVERDUE
        except WorkerDied:
            return Failure.DIED
        if answer.option is None:
            _log.warning("a bot failed: %s", answer.error)
            return Failure.FAILED
        return answer.option

    async def _start(self, slot: Slot) -> WorkerProcess | None:
        """Start a worker in an empty slot and return it; None if it does not start."""
        try:
            worker = slot.worker = await self._in_thread(lambda: WorkerProcess(self._limit, self._plugins))
        except OSError:
            _log.exception("no bot worker could be started")
            return None
        if self._closed:
            worker.kill()
        try:
            await self._within(START_SECONDS, worker, worker.wait_ready)
        except (TimeoutError, WorkerDied):
            await self._clear(slot)
            return None
        return worker

    async def _fill(self) -> None:
        slot = await self._slots.take()
        await self._start(slot)
        self._slots.give(slot)

    async def _refill(self, slot: Slot) -> None:
        """Replace a worker that failed, while its job is already tried elsewhere."""
        await self._clear(slot)
        if not self._closed:
            self._counts["replaced"] += 1
            await self._start(slot)
        self._slots.give(slot)

    async def _clear(self, slot: Slot) -> None:
        worker, slot.worker = slot.worker, None
        if worker is not None:
            await self._in_thread(worker.stop)

    async def _without_workers(self, job: Job, outcome: Failure) -> int:
        """Let greedy choose in a thread, unless it has just failed in a worker; else return the first legal option."""
        if outcome in (Failure.BROKEN, Failure.DIED):
            stand_in = msgspec.structs.replace(job, bot=DEFAULT_BOT)
            try:
                return await asyncio.wait_for(asyncio.to_thread(choice, stand_in), self._limit)
            except Exception:
                _log.exception("bot %s of %s", DEFAULT_BOT, job.game)
        return await asyncio.to_thread(lambda: world_of(job).legal()[0])

    async def _within(self, seconds: float, worker: WorkerProcess, call: Callable[[], T]) -> T:
        """Return the result of a call that waits for a worker; kill the worker and raise TimeoutError after a time."""
        running = asyncio.ensure_future(self._in_thread(call))
        done, _ = await asyncio.wait([running], timeout=seconds)
        if done:
            return running.result()
        worker.kill()
        with contextlib.suppress(WorkerDied):
            await running
        raise TimeoutError

    def _in_thread(self, call: Callable[[], T]) -> asyncio.Future[T]:
        return asyncio.get_running_loop().run_in_executor(self._threads, call)

    def _spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start a task that runs to its end even if the caller is cancelled."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _check_open(self) -> None:
        if self._closed:
            raise asyncio.CancelledError
