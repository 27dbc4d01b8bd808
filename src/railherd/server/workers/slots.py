"""A fixed number of slots for worker processes, and the queue of jobs that wait for one."""

import asyncio

from railherd.server.workers.fair_queue import ANYBODY, FairQueue, Share
from railherd.workers.process import WorkerProcess


class Slot:
    """Room for one worker process; empty until it is needed."""

    def __init__(self) -> None:
        self.worker: WorkerProcess | None = None


class Slots:
    """All slots, given out by fair shares."""

    def __init__(self, count: int) -> None:
        self.all = [Slot() for _ in range(count)]
        self._free = self.all[:]
        self._waiting: FairQueue[asyncio.Future[Slot]] = FairQueue()

    async def take(self, share: Share = ANYBODY, ahead: bool = False) -> Slot:
        """Wait for a free slot and return it; `ahead` jumps the queue. Cancelling leaves the queue."""
        if self._free:
            return self._free.pop()
        turn: asyncio.Future[Slot] = asyncio.get_running_loop().create_future()
        if ahead:
            self._waiting.push_ahead(turn)
        else:
            self._waiting.push(turn, share)
        try:
            return await turn
        except asyncio.CancelledError:
            if not self._waiting.remove(turn) and not turn.cancelled():
                self.give(turn.result())  # it was given in the moment of cancelling
            raise

    def give(self, slot: Slot) -> None:
        """Return a slot, or pass it to the job whose turn it is."""
        while self._waiting:
            turn = self._waiting.pop()
            if not turn.done():
                turn.set_result(slot)
                return
        # The last slot returned is taken first and empty ones last, so that no more processes start than are needed.
        self._free.insert(len(self._free) if slot.worker else 0, slot)

    @property
    def waiting(self) -> int:
        """How many jobs wait for a slot."""
        return len(self._waiting)

    def cancel_waiting(self) -> None:
        """Cancel every job that waits for a slot."""
        while self._waiting:
            self._waiting.pop().cancel()
