"""Who is there: which guests are connected, since when the others are away, and who sits before a shared screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from railherd.core.problem import Problem
from railherd.tables.command import Actor
from railherd.tables.entries import Guest
from railherd.tables.state import TableState


class Presence:
    """The number of connections of each guest.

    How long a guest is away is measured by a clock that never jumps, in seconds; the time of day, in unix milliseconds,
    is only for showing it. After a restart all guests count as away since then, so that none loses a seat because the
    server was down.
    """

    def __init__(self, clock: Callable[[], int], monotonic: Callable[[], float], absence_minutes: float) -> None:
        self._clock = clock
        self._monotonic = monotonic
        self._absence_seconds = absence_minutes * 60
        self._started = monotonic()
        self._connections: Counter[str] = Counter()
        self._left: dict[str, float] = {}
        self._elsewhere: frozenset[str] = frozenset()  # guests who are connected to other servers

    def connect(self, guest: str) -> bool:
        """Add a connection of a guest; return whether it is their only one."""
        self._connections[guest] += 1
        self._left.pop(guest, None)
        return self._connections[guest] == 1 and guest not in self._elsewhere

    def disconnect(self, guest: str) -> bool:
        """Remove a connection of a guest; return whether it was their last."""
        self._connections[guest] -= 1
        if self._connections[guest] > 0:
            return False
        del self._connections[guest]
        if guest in self._elsewhere:
            return False
        self._left[guest] = self._monotonic()
        return True

    def here(self) -> list[str]:
        """Return the guests who are connected to this server."""
        return list(self._connections)

    def note_elsewhere(self, guests: frozenset[str]) -> list[str]:
        """Take in who is connected to other servers; return the guests who came or left by that."""
        came, went = guests - self._elsewhere, self._elsewhere - guests
        self._elsewhere = guests
        for guest in came:
            self._left.pop(guest, None)
        for guest in went - self._connections.keys():
            self._left[guest] = self._monotonic()
        return [guest for guest in came | went if guest not in self._connections]

    def is_there(self, guest: str) -> bool:
        """Return whether a guest is connected."""
        return guest in self._connections or guest in self._elsewhere

    def was_here(self, guest: str) -> bool:
        """Return whether a guest is or was connected since the server started."""
        return self.is_there(guest) or guest in self._left

    def away_since(self, guest: str) -> int | None:
        """Return since when a guest is away, in unix milliseconds; None if they are connected."""
        return None if self.is_there(guest) else self._clock() - round(self._away_seconds(guest) * 1000)

    def is_long_away(self, guest: str) -> bool:
        """Return whether a guest has been away so long that somebody else may play for them."""
        return not self.is_there(guest) and self._away_seconds(guest) >= self._absence_seconds

    def long_away_seats(self, state: TableState) -> frozenset[int]:
        """Return the seats of a table for whose absent guests somebody else may play."""
        return frozenset(seat for seat in state.people() if self.is_long_away(state.chairs[seat].guest))

    def actor(self, guest: Guest, state: TableState, seat: int | None = None) -> Actor:
        """Return a guest as the actor of a command at a table; `seat` is the one that a shared screen shows."""
        turns_end = 0 if self._grace_seconds() > 0 else self.time_of_day()
        return Actor(guest, seat, self.long_away_seats(state), turns_end)

    def time_left(self, state: TableState) -> int | None:
        """Return the milliseconds that the seat that is asked has left; None if it has no clock."""
        deadline = state.deadline
        return None if deadline is None else max(0, deadline - self.time_of_day(), round(self._grace_seconds() * 1000))

    def time_of_day(self) -> int:
        """Return the present time, by which turns run out, in unix milliseconds."""
        return self._clock()

    def _grace_seconds(self) -> float:
        """Return how long no time runs out yet: people need a moment to come back after the server was down."""
        return self._started + self._absence_seconds - self._monotonic()

    def _away_seconds(self, guest: str) -> float:
        return self._monotonic() - self._left.get(guest, self._started)


class _Shown(NamedTuple):
    seat: int
    asked: int | None  # the seat that was asked when this one was last shown


class SharedScreen:
    """The seat that one connection shows, by table. A guest with one seat always sees that one."""

    def __init__(self, guest: Guest) -> None:
        self._guest = guest
        self._shown: dict[str, _Shown] = {}

    def show_seat(self, state: TableState, seat: int) -> None:
        """Show a seat, because its player is in front of the screen."""
        if seat not in state.seats_of(self._guest.id):
            raise Problem("server.not_seated")
        self._shown[state.id] = _Shown(seat, state.asked)

    def hide(self, table: str) -> None:
        """Forget which seat is shown at a table."""
        self._shown.pop(table, None)

    def seat(self, state: TableState) -> int | None:
        """Return the seat to show; None, the spectators' view, while the screen is handed over.

        Call it after every change: the seat is hidden once another player at this screen must decide.
        """
        own = state.seats_of(self._guest.id)
        if len(own) < 2:
            return own[0] if own else None
        shown = self._shown.get(state.id)
        if shown is None:
            return None
        asked = state.asked
        is_handed_over = asked in own and asked not in (shown.asked, shown.seat) and not state.driver(asked)
        if is_handed_over or shown.seat not in own:
            self.hide(state.id)
            return None
        self._shown[state.id] = shown._replace(asked=state.asked)
        return shown.seat
