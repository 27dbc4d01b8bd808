"""Say the same thing seldom."""

from __future__ import annotations

import time
from collections.abc import Callable

MINUTE = 60.0


class Throttle:
    """Lets each kind of message through once in a while, and counts those between."""

    def __init__(self, seconds: float = MINUTE, clock: Callable[[], float] = time.monotonic) -> None:
        self._seconds = seconds
        self._clock = clock
        self._last: dict[str, float] = {}
        self._held: dict[str, int] = {}

    def hold(self, kind: str) -> int | None:
        """Return None if a message of this kind is to be held back, else how many were since the last one."""
        now = self._clock()
        if now - self._last.get(kind, -self._seconds) < self._seconds:
            self._held[kind] = self._held.get(kind, 0) + 1
            return None
        self._last[kind] = now
        return self._held.pop(kind, 0)
