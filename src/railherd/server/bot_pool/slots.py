"""Who works next: a fixed number of places for workers, and a queue of those who wait for one."""

import asyncio
from collections import deque

from railherd.server.bot_pool.process import WorkerProcess


class Slot:
    """Room for one worker; empty until it is needed."""

    def __init__(self) -> None:
        self.worker: WorkerProcess | None = None


class Slots:
    """Hands out places, first come, first served."""

    def __init__(self, count: int) -> None:
        self.every = [Slot() for _ in range(count)]
        self._free = self.every[:]
        self._waiting: deque[asyncio.Future[Slot]] = deque()

    async def take(self, ahead: bool = False) -> Slot:
        """A place of one's own; `ahead` goes before all who wait. Cancelling it leaves the queue."""
        if self._free:
            return self._free.pop()
        turn: asyncio.Future[Slot] = asyncio.get_running_loop().create_future()
        if ahead:
            self._waiting.appendleft(turn)
        else:
            self._waiting.append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn in self._waiting:
                self._waiting.remove(turn)
            elif not turn.cancelled():
                self.give(turn.result())  # it came in the moment of leaving
            raise

    def give(self, slot: Slot) -> None:
        """Hand a place back: to whoever waits longest, if anybody does."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(slot)
                return
        # Last in, first out, and empty ones last: no more processes than are needed at once.
        self._free.insert(len(self._free) if slot.worker else 0, slot)

    def dismiss(self) -> None:
        """Cancel everybody who waits."""
        while self._waiting:
            self._waiting.popleft().cancel()
