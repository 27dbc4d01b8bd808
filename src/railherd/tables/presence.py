"""Who is connected, and since when somebody is not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable


class Presence:
    """Counts each guest's connections. Times are unix milliseconds.

    After a restart everybody is away from that moment on: nobody loses his seat because the server was down.
    """

    def __init__(self, clock: Callable[[], int]) -> None:
        self._clock = clock
        self._began = clock()
        self._connections: Counter[str] = Counter()
        self._left: dict[str, int] = {}

    def came(self, guest: str) -> bool:
        """A connection of a guest; whether it is his only one."""
        self._connections[guest] += 1
        self._left.pop(guest, None)
        return self._connections[guest] == 1

    def went(self, guest: str) -> bool:
        """One of his connections is gone; whether it was the last."""
        self._connections[guest] -= 1
        if self._connections[guest] > 0:
            return False
        del self._connections[guest]
        self._left[guest] = self._clock()
        return True

    def is_there(self, guest: str) -> bool:
        """Whether he is connected."""
        return guest in self._connections

    def away_since(self, guest: str) -> int | None:
        """Since when he is away; None if he is there."""
        return None if self.is_there(guest) else self._left.get(guest, self._began)

    def is_long_away(self, guest: str, minutes: float) -> bool:
        """Whether he has been away for so many minutes."""
        since = self.away_since(guest)
        return since is not None and self._clock() - since >= minutes * 60_000
