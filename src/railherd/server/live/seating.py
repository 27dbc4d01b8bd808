"""What takes several commands at a live table: seating a screen of people, leaving, beginning with bots."""

from __future__ import annotations

from collections.abc import Mapping

from railherd.core.problem import Problem
from railherd.server.live.table import LiveTable
from railherd.tables.command import Actor, own_seats, require_gathering, require_host
from railherd.tables.entries import Guest
from railherd.tables.seating import FillSeat, Sit, StandUp, Start
from railherd.tables.state import INVITED, OPEN


async def seat_people(live: LiveTable, guest: Guest, names: Mapping[int, str]) -> None:
    """Give a guest some seats of their table, each by a name, for themselves and those who share their screen."""
    for seat, name in names.items():
        await live.submit(Sit(seat, invited=True, beside=True, name=name), Actor(guest))


async def stand_up(live: LiveTable, guest: Guest) -> int:
    """Leave all of a guest's seats before the game begins."""
    seq = live.state.seq
    for seat in own_seats(live.state, guest.id):
        seq = await live.submit(StandUp(seat), Actor(guest))
    return seq


async def start(live: LiveTable, guest: Guest) -> int:
    """Begin for the host: bots take the seats that are still free."""
    require_host(live.state, guest.id)
    require_gathering(live.state)
    for seat in range(live.state.row.seats):
        if live.state.chairs[seat].kind in (OPEN, INVITED):
            await _fill(live, guest, seat)
    return await _begin(live)


async def _fill(live: LiveTable, guest: Guest, seat: int) -> None:
    """Give a free seat to a bot, unless somebody takes it at this very moment."""
    try:
        await live.submit(FillSeat(seat), Actor(guest))
    except Problem as problem:
        if problem.key not in ("server.seat_taken", "server.begun"):
            raise


async def _begin(live: LiveTable) -> int:
    """Begin, once even if two people see at the same time that every seat has somebody."""
    try:
        return await live.submit(Start())
    except Problem as problem:
        if problem.key not in ("server.begun", "server.seats_free"):
            raise
        return live.state.seq
