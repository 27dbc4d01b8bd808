"""Who may see a table: everybody if it is listed, otherwise its host, its players and those with a link."""

from __future__ import annotations

from railherd.core.problem import Problem
from railherd.tables.entries import Guest
from railherd.tables.links import check_seat_link, check_table_link, seat_link, table_link
from railherd.tables.state import TableState

REMEMBERED_LINKS = 20  # of a seat, so that whoever comes too late is told so


class Access:
    """Makes and checks links with the server's signing key."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def may_see(self, state: TableState, guest: Guest, link: str) -> bool:
        """Return whether a guest may see a table; `link` is "" if they have none."""
        row = state.row
        if row.listed or row.host == guest.id or guest.id in state.sat:
            return True
        return check_table_link(self._key, row.id, link) or self.invited_seat(state, link) is not None

    def invited_seat(self, state: TableState, link: str) -> int | None:
        """Return the seat that a link opens, if any."""
        for seat, chair in enumerate(state.chairs):
            if check_seat_link(self._key, state.id, seat, chair.version, link):
                return seat
        return None

    def why_not(self, state: TableState, guest: Guest, link: str) -> Problem:
        """Return what to tell a guest who may not see a table: nothing about it, unless they once could sit there."""
        if guest.id in state.removed:
            return Problem("server.removed")
        return Problem("server.link_used" if self._is_used(state, link) else "server.no_such_table")

    def _is_used(self, state: TableState, link: str) -> bool:
        """Return whether a link once opened a seat."""
        return any(
            check_seat_link(self._key, state.id, seat, version, link)
            for seat, chair in enumerate(state.chairs)
            for version in range(max(0, chair.version - REMEMBERED_LINKS), chair.version)
        )

    def table_link(self, table: str) -> str:
        """Return the signature that opens a table."""
        return table_link(self._key, table)

    def seat_link(self, state: TableState, seat: int) -> str:
        """Return the signature that opens a seat."""
        return seat_link(self._key, state.id, seat, state.chairs[seat].version)
