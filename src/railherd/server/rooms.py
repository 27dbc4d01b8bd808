"""Who may come in where: the lobby and the hub with the keys to their doors."""

from __future__ import annotations

from railherd.core.problem import Problem
from railherd.server.desk import Desk
from railherd.server.hub import Hub
from railherd.server.links import check_seat_link, check_table_link, seat_link, table_link
from railherd.server.lobby import Lobby
from railherd.server.store.contract import Guest


class Rooms:
    """The tables behind their doors. A listed table is open to all, another one to whoever has its link or a seat."""

    def __init__(self, lobby: Lobby, hub: Hub, key: bytes, absence_minutes: float) -> None:
        self.lobby = lobby
        self.hub = hub
        hub.may_see = self.may_see
        self._key = key
        self._absence = absence_minutes

    async def enter(self, table: str, guest: Guest, link: str = "") -> Desk:
        """The desk of a table this guest may see. Where he may not, there seems to be none."""
        desk = await self.lobby.desk(table)
        if not self.may_see(desk, guest, link):
            raise Problem("server.no_such_table")
        return desk

    def may_see(self, desk: Desk, guest: Guest, link: str) -> bool:
        """Whether a table is there for this guest."""
        row = desk.live.row
        if row.listed or row.host == guest.id or desk.live.seats_of(guest.id):
            return True
        return check_table_link(self._key, row.id, link) or self.invited_seat(desk, link) is not None

    def invited_seat(self, desk: Desk, link: str) -> int | None:
        """The seat whose own link this is."""
        for seat, chair in enumerate(desk.live.chairs):
            if check_seat_link(self._key, desk.id, seat, chair.version, link):
                return seat
        return None

    def table_link(self, desk: Desk) -> str:
        """The signature that opens a table."""
        return table_link(self._key, desk.id)

    def seat_link(self, desk: Desk, seat: int) -> str:
        """The signature that opens a seat."""
        return seat_link(self._key, desk.id, seat, desk.live.chairs[seat].version)

    def is_long_away(self, desk: Desk, seat: int) -> bool:
        """Whether the guest of a seat has been away for so long that a bot may take over."""
        if seat not in range(len(desk.live.chairs)):
            return False
        return self.hub.presence.is_long_away(desk.live.chairs[seat].guest, self._absence)
