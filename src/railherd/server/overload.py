"""Notice when the server has more to do than it can, so that new work is refused while games in play go on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from railherd.core.problem import Problem
from railherd.server.store.contract import Store

BEAT_SECONDS = 0.1
WEIGHT = 0.1  # of the last beat in the average: about the last second counts
LONGEST_COUNTED = 1.0  # seconds; one long pause, as of a laptop that slept, is no overload
MAX_LATE_SECONDS = 0.3
MAX_WAITING_WRITES = 400
RETRY_SECONDS = 5


class Overload:
    """Measures how late the event loop is on average, and how many writes wait."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self.late = 0.0  # seconds, on average
        self._store = store
        self._clock = clock

    @property
    def is_busy(self) -> bool:
        """Whether new work must wait."""
        return self.late > MAX_LATE_SECONDS or self._store.figures().waiting > MAX_WAITING_WRITES

    def require_calm(self) -> None:
        """Raise `Problem` if new work must wait."""
        if self.is_busy:
            raise Problem("server.busy", {"seconds": RETRY_SECONDS})

    def note(self, late: float) -> None:
        """Take how late a beat was into the average."""
        self.late += WEIGHT * (min(max(late, 0.0), LONGEST_COUNTED) - self.late)

    async def keep_measuring(self) -> None:
        """Measure until cancelled."""
        while True:
            begun = self._clock()
            await asyncio.sleep(BEAT_SECONDS)
            self.note(self._clock() - begun - BEAT_SECONDS)
