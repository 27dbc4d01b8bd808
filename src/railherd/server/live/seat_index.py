"""Which tables in memory each guest sits at."""

from __future__ import annotations

from collections import defaultdict

from railherd.tables.state import TableState


class SeatIndex:
    """The tables by the guests who sit there, kept up to date with every change of a table."""

    def __init__(self) -> None:
        self._tables: defaultdict[str, set[str]] = defaultdict(set)
        self._guests: dict[str, frozenset[str]] = {}

    def update(self, state: TableState) -> None:
        """Note who sits at a table now."""
        guests = frozenset(chair.guest for chair in state.chairs if chair.guest)
        if guests != self._guests.get(state.id):
            self.forget(state.id)
            self._guests[state.id] = guests
            for guest in guests:
                self._tables[guest].add(state.id)

    def forget(self, table: str) -> None:
        """Forget a table that leaves the memory."""
        for guest in self._guests.pop(table, ()):
            self._tables[guest].discard(table)
            if not self._tables[guest]:
                del self._tables[guest]

    def tables_of(self, guest: str) -> list[str]:
        """Return the tables in memory where a guest sits."""
        return sorted(self._tables.get(guest, ()))
