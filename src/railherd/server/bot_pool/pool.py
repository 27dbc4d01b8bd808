"""Bots that think in processes of their own, so that no table waits for another table's bot.

A bot that is overdue, fails or takes its process down costs its table some time, never the game: greedy answers
in its slot, and where even that fails the first legal option does.
"""

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from enum import Enum
from typing import Any, TypeVar

import msgspec

from railherd.bots.registry import DEFAULT_BOT
from railherd.server.bot_pool.jobs import Job
from railherd.server.bot_pool.process import Gone, WorkerProcess
from railherd.server.bot_pool.slots import Slot, Slots
from railherd.server.bot_pool.worker import choice, world_of

STARTING = 30.0  # seconds a worker may take to import the rules and the plugins
COUNTED = ("answered", "overdue", "crashed", "replaced")

T = TypeVar("T")
_log = logging.getLogger(__name__)


class Failure(Enum):
    """Why a worker gave no answer."""

    OVERDUE = "overdue"  # it thought for longer than the limit
    FAILED = "failed"  # the bot raised, or answered with something that is no option
    DIED = "died"  # the process ended
    BROKEN = "broken"  # no process could be started


class BotPool:
    """A few worker processes, started when they are first needed or about to be, that think for all tables.

    `limit` is how many seconds a bot may think. `plugins` are modules that the workers import at their start and
    that add bots to `railherd.bots.registry.BOTS`.
    """

    def __init__(self, workers: int, limit: float = 10.0, plugins: tuple[str, ...] = ()) -> None:
        self._limit = limit
        self._plugins = plugins
        self._slots = Slots(workers)
        self._threads = ThreadPoolExecutor(workers, "thinkers")  # at a slot, one at most waits for its process
        self._errands: set[asyncio.Task[Any]] = set()
        self._counts = Counter[str]()
        self._prepared = False
        self._closed = False

    def prepare(self) -> None:
        """Have one worker ready before the first question comes, so that nobody waits for a process to start."""
        if not (self._prepared or self._closed or self._errands or self.pids()):
            self._prepared = True
            self._errand(self._fill())

    async def think(self, job: Job) -> int:
        """A legal option of the job's world, whatever happens to bots and workers.

        Jobs wait in the order of their coming. A cancelled one leaves the queue; if a worker is already thinking
        about it, the answer is dropped.
        """
        outcome = await self._attempt(job)
        if outcome is Failure.DIED:  # perhaps through no fault of the bot
            outcome = await self._attempt(job, again=True)
        if isinstance(outcome, Failure) and outcome is not Failure.BROKEN and job.bot != DEFAULT_BOT:
            outcome = await self._attempt(msgspec.structs.replace(job, bot=DEFAULT_BOT), again=True)
        if isinstance(outcome, Failure):
            outcome = await self._without_workers(job, outcome)
        self._counts["answered"] += 1
        return outcome

    async def close(self) -> None:
        """End all workers. Every `think` that still waits, or comes later, is cancelled."""
        self._closed = True
        self._slots.dismiss()
        for slot in self._slots.every:
            if slot.worker is not None:
                slot.worker.kill()
        while self._errands:
            await asyncio.wait(self._errands)
        for slot in self._slots.every:
            await self._clear(slot)
        self._threads.shutdown()

    def stats(self) -> dict[str, int]:
        """How many jobs were answered, by whomever, and how often workers were overdue, crashed, were replaced."""
        return {name: self._counts[name] for name in COUNTED}

    def pids(self) -> list[int]:
        """The processes there are now."""
        return [slot.worker.pid for slot in self._slots.every if slot.worker is not None]

    async def _attempt(self, job: Job, again: bool = False) -> int | Failure:
        """Let one worker try. Who tries again has waited before and goes ahead of the others."""
        line = msgspec.json.encode(job)
        self._check_open()
        slot = await self._slots.take(ahead=again)
        self._check_open()
        outcome = await asyncio.shield(self._errand(self._serve(slot, job, line)))
        self._check_open()
        return outcome

    async def _serve(self, slot: Slot, job: Job, line: bytes) -> int | Failure:
        """Try a job at a place, which is free again, or being refilled, when the outcome is known."""
        outcome = await self._try(slot, line)
        if isinstance(outcome, int) or outcome is Failure.BROKEN:
            self._slots.give(slot)
        else:
            self._errand(self._refill(slot))
        if isinstance(outcome, Failure) and not self._closed:
            self._counts["overdue" if outcome is Failure.OVERDUE else "crashed"] += 1
            _log.warning("bot %s of %s: %s", job.bot, job.game, outcome.value)
        return outcome

    async def _try(self, slot: Slot, line: bytes) -> int | Failure:
        if slot.worker is not None and not slot.worker.alive():  # killed while nobody looked
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
        except Gone:
            return Failure.DIED
        if answer.option is None:
            _log.warning("a bot failed: %s", answer.error)
            return Failure.FAILED
        return answer.option

    async def _start(self, slot: Slot) -> WorkerProcess | None:
        """A fresh worker for an empty place, None if it does not come up."""
        try:
            worker = slot.worker = await self._in_thread(lambda: WorkerProcess(self._limit, self._plugins))
        except OSError:
            _log.exception("no bot worker could be started")
            return None
        if self._closed:
            worker.kill()
        try:
            await self._within(STARTING, worker, worker.get_ready)
        except (TimeoutError, Gone):
            await self._clear(slot)
            return None
        return worker

    async def _fill(self) -> None:
        slot = await self._slots.take()
        await self._start(slot)
        self._slots.give(slot)

    async def _refill(self, slot: Slot) -> None:
        """Replace a worker that cannot be trusted any more, while its job is already being cared for."""
        await self._clear(slot)
        if not self._closed:
            self._counts["replaced"] += 1
            await self._start(slot)
        self._slots.give(slot)

    async def _clear(self, slot: Slot) -> None:
        worker, slot.worker = slot.worker, None
        if worker is not None:
            await self._in_thread(worker.bury)

    async def _without_workers(self, job: Job, outcome: Failure) -> int:
        """Greedy in a thread, unless it has just failed in a process where it could be stopped."""
        if outcome in (Failure.BROKEN, Failure.DIED):
            stand_in = msgspec.structs.replace(job, bot=DEFAULT_BOT)
            try:
                return await asyncio.wait_for(asyncio.to_thread(choice, stand_in), self._limit)
            except Exception:
                _log.exception("bot %s of %s", DEFAULT_BOT, job.game)
        return await asyncio.to_thread(lambda: world_of(job).legal()[0])

    async def _within(self, seconds: float, worker: WorkerProcess, call: Callable[[], T]) -> T:
        """What a call that waits for a worker returns. TimeoutError, and the worker is killed, if it takes too long."""
        running = asyncio.ensure_future(self._in_thread(call))
        done, _ = await asyncio.wait([running], timeout=seconds)
        if done:
            return running.result()
        worker.kill()
        with contextlib.suppress(Gone):
            await running
        raise TimeoutError

    def _in_thread(self, call: Callable[[], T]) -> asyncio.Future[T]:
        return asyncio.get_running_loop().run_in_executor(self._threads, call)

    def _errand(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """A task that is carried through even if whoever began it is cancelled."""
        task = asyncio.create_task(work)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)
        return task

    def _check_open(self) -> None:
        if self._closed:
            raise asyncio.CancelledError
