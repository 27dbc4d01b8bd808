"""Which guests are connected, and since when the others are away."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from railherd.tables.state import TableState


class Presence:
    """The number of connections of each guest. Times are unix milliseconds.

    After a restart all guests count as away since then, so that none loses a seat because the server was down.
    """

    def __init__(self, clock: Callable[[], int], absence_minutes: float) -> None:
        self._clock = clock
        self._absence_milliseconds = absence_minutes * 60_000
        self._started = clock()
        self._connections: Counter[str] = Counter()
        self._left: dict[str, int] = {}

    def connect(self, guest: str) -> bool:
        """Add a connection of a guest; return whether it is their only one."""
        self._connections[guest] += 1
        self._left.pop(guest, None)
        return self._connections[guest] == 1

    def disconnect(self, guest: str) -> bool:
        """Remove a connection of a guest; return whether it was their last."""
        self._connections[guest] -= 1
        if self._connections[guest] > 0:
            return False
        del self._connections[guest]
        self._left[guest] = self._clock()
        return True

    def is_there(self, guest: str) -> bool:
        """Return whether a guest is connected."""
        return guest in self._connections

    def was_here(self, guest: str) -> bool:
        """Return whether a guest is or was connected since the server started."""
        return guest in self._connections or guest in self._left

    def away_since(self, guest: str) -> int | None:
        """Return since when a guest is away; None if they are connected."""
        return None if self.is_there(guest) else self._left.get(guest, self._started)

    def is_long_away(self, guest: str) -> bool:
        """Return whether a guest has been away so long that a bot may play for them."""
        since = self.away_since(guest)
        return since is not None and self._clock() - since >= self._absence_milliseconds

    def long_away_seats(self, state: TableState) -> frozenset[int]:
        """Return the seats of a table for whose absent guests a bot may play."""
        return frozenset(seat for seat in state.people() if self.is_long_away(state.chairs[seat].guest))
