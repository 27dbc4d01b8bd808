"""Who may come in where: the lobby and the hub with the keys to their doors."""

from __future__ import annotations

from railherd.core.problem import Problem
from railherd.server.live.registry import LiveTables
from railherd.server.live.table import LiveTable
from railherd.server.sockets.hub import Hub
from railherd.tables.entries import Guest
from railherd.tables.links import check_seat_link, check_table_link, seat_link, table_link


class Access:
    """The tables behind their doors. A listed table is open to all, another one to whoever has its link or a seat."""

    def __init__(self, tables: LiveTables, hub: Hub, key: bytes, absence_minutes: float) -> None:
        self.tables = tables
        self.hub = hub
        hub.may_see = self.may_see
        self._key = key
        self._absence = absence_minutes

    async def enter(self, table: str, guest: Guest, link: str = "") -> LiveTable:
        """The desk of a table this guest may see. Where he may not, there seems to be none."""
        live = await self.tables.get(table)
        if not self.may_see(live, guest, link):
            raise Problem("server.no_such_table")
        return live

    def may_see(self, live: LiveTable, guest: Guest, link: str) -> bool:
        """Whether a table is there for this guest."""
        row = live.state.row
        if row.listed or row.host == guest.id or live.state.seats_of(guest.id):
            return True
        return check_table_link(self._key, row.id, link) or self.invited_seat(live, link) is not None

    def invited_seat(self, live: LiveTable, link: str) -> int | None:
        """The seat whose own link this is."""
        for seat, chair in enumerate(live.state.chairs):
            if check_seat_link(self._key, live.id, seat, chair.version, link):
                return seat
        return None

    def table_link(self, live: LiveTable) -> str:
        """The signature that opens a table."""
        return table_link(self._key, live.id)

    def seat_link(self, live: LiveTable, seat: int) -> str:
        """The signature that opens a seat."""
        return seat_link(self._key, live.id, seat, live.state.chairs[seat].version)

    def is_long_away(self, live: LiveTable, seat: int) -> bool:
        """Whether the guest of a seat has been away for so long that a bot may take over."""
        if seat not in range(len(live.state.chairs)):
            return False
        return self.hub.presence.is_long_away(live.state.chairs[seat].guest, self._absence)
