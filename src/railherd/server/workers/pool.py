"""A few worker processes and the jobs that wait for them."""

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from enum import Enum
from typing import Any, TypeVar

import msgspec

from railherd.server.workers.fair_queue import ANYBODY, Share
from railherd.server.workers.slots import Slot, Slots
from railherd.workers.process import WorkerDied, WorkerProcess

START_SECONDS = 30.0  # for a worker to import the rules and the plugins
STAT_NAMES = ("overdue", "crashed", "replaced")

T = TypeVar("T")
_log = logging.getLogger(__name__)


class Failure(Enum):
    """Why a worker gave no answer."""

    OVERDUE = "overdue"  # it took longer than the limit
    FAILED = "failed"  # what it answered is no good
    DIED = "died"  # the process ended
    BROKEN = "broken"  # no process could be started


class WorkerPool:
    """Worker processes, each started when it is first needed or shortly before, and replaced when it fails.

    `words` are the module that they run and its arguments; `limit` is how many seconds one may work on a job.
    """

    def __init__(self, name: str, words: Sequence[str], workers: int, limit: float) -> None:
        self._name = name
        self._words = words
        self._limit = limit
        self._slots = Slots(workers)
        self._threads = ThreadPoolExecutor(workers, name)  # at most one thread waits for each process
        self._tasks: set[asyncio.Task[Any]] = set()
        self._counts = Counter[str]()
        self._prepared = False
        self._closed = False

    def prepare(self) -> None:
        """Start one worker before the first job comes, so that the job need not wait for it."""
        if not (self._prepared or self._closed or self._tasks or self.pids()):
            self._prepared = True
            self._spawn(self._fill())

    async def ask(
        self,
        job: bytes,
        read: Callable[[bytes], T | Failure],
        label: str,
        share: Share = ANYBODY,
        again: bool = False,
    ) -> T | Failure:
        """Let one worker try a job, a line, and return what `read` makes of its answer.

        Jobs of one share are served in order. A second attempt jumps the queue, because the job has waited before. A
        cancelled job leaves the queue; if a worker already has it, the answer is dropped.
        """
        self._check_open()
        slot = await self._slots.take(share, ahead=again)
        self._check_open()
        outcome = await asyncio.shield(self._spawn(self._serve(slot, job, read, label)))
        self._check_open()
        return outcome

    async def close(self) -> None:
        """End all workers and cancel every waiting or later `ask`."""
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
        """Return how often workers were overdue, crashed or replaced."""
        return {name: self._counts[name] for name in STAT_NAMES}

    @property
    def waiting(self) -> int:
        """How many jobs wait for a worker."""
        return self._slots.waiting

    def pids(self) -> list[int]:
        """Return the process ids of the workers."""
        return [slot.worker.pid for slot in self._slots.all if slot.worker is not None]

    async def _serve(self, slot: Slot, job: bytes, read: Callable[[bytes], T | Failure], label: str) -> T | Failure:
        """Try a job in a slot, then free the slot or start to refill it."""
        outcome = await self._ask_worker(slot, job, read)
        if not isinstance(outcome, Failure) or outcome is Failure.BROKEN:
            self._slots.give(slot)
        else:
            self._spawn(self._refill(slot))
        if isinstance(outcome, Failure) and not self._closed:
            self._counts["overdue" if outcome is Failure.OVERDUE else "crashed"] += 1
            _log.warning("%s: %s", label, outcome.value)
        return outcome

    async def _ask_worker(self, slot: Slot, job: bytes, read: Callable[[bytes], T | Failure]) -> T | Failure:
        if slot.worker is not None and not slot.worker.alive():  # killed between two jobs
            self._counts["crashed"] += 1
            self._counts["replaced"] += 1
            await self._clear(slot)
        worker = slot.worker or await self._start(slot)
        if worker is None:
            return Failure.BROKEN
        try:
            return read(await self._within(self._limit, worker, lambda: worker.ask(job)))
        except TimeoutError:
            return Failure.OVERDUE
        except (WorkerDied, msgspec.DecodeError):
            return Failure.DIED

    async def _start(self, slot: Slot) -> WorkerProcess | None:
        """Start a worker in an empty slot and return it; None if it does not start."""
        try:
            worker = slot.worker = await self._in_thread(lambda: WorkerProcess(self._words))
        except OSError:
            _log.exception("no worker of %s could be started", self._name)
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
