"""Who may see a table: everybody if it is listed, otherwise its host, its players and those with a link."""

from __future__ import annotations

from railherd.tables.entries import Guest
from railherd.tables.links import check_seat_link, check_table_link, seat_link, table_link
from railherd.tables.state import TableState


class Access:
    """Makes and checks links with the server's signing key."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def may_see(self, state: TableState, guest: Guest, link: str) -> bool:
        """Return whether a guest may see a table; `link` is "" if they have none."""
        row = state.row
        if row.listed or row.host == guest.id or state.seats_of(guest.id):
            return True
        return check_table_link(self._key, row.id, link) or self.invited_seat(state, link) is not None

    def invited_seat(self, state: TableState, link: str) -> int | None:
        """Return the seat that a link opens, if any."""
        for seat, chair in enumerate(state.chairs):
            if check_seat_link(self._key, state.id, seat, chair.version, link):
                return seat
        return None

    def table_link(self, table: str) -> str:
        """Return the signature that opens a table."""
        return table_link(self._key, table)

    def seat_link(self, state: TableState, seat: int) -> str:
        """Return the signature that opens a seat."""
        return seat_link(self._key, state.id, seat, state.chairs[seat].version)
