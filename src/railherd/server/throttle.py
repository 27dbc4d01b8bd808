"""Say the same thing seldom."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Hashable

MINUTE = 60.0


class Throttle:
    """Lets each kind of message through a few times in a while, and counts those held back."""

    def __init__(self, seconds: float = MINUTE, clock: Callable[[], float] = time.monotonic, burst: int = 1) -> None:
        self._seconds = seconds
        self._clock = clock
        self._burst = burst
        self._begun: dict[Hashable, float] = {}
        self._count: Counter[Hashable] = Counter()

    def hold(self, kind: Hashable) -> int | None:
        """Return None if a message of this kind is to be held back, else how many were in the while before."""
        now, held = self._clock(), 0
        if now - self._begun.get(kind, -self._seconds) >= self._seconds:
            self._begun[kind] = now
            held = max(0, self._count.pop(kind, 0) - self._burst)
        self._count[kind] += 1
        return held if self._count[kind] <= self._burst else None
