"""Actions of several commands at a live table: seat people at one screen, leave, start with bots."""

from __future__ import annotations

from collections.abc import Mapping

from railherd.core.problem import Problem
from railherd.server.live.table import LiveTable
from railherd.tables.chairs import INVITED, OPEN
from railherd.tables.command import Actor, own_seats, require_gathering, require_host
from railherd.tables.entries import Guest
from railherd.tables.seating import FillSeat, Sit, StandUp, Start


async def seat_people(live: LiveTable, guest: Guest, names: Mapping[int, str]) -> None:
    """Seat a guest and those who share their screen, given by seat and name."""
    for seat, name in names.items():
        await live.submit(Sit(seat, invited=True, beside=True, name=name), Actor(guest))


async def stand_up(live: LiveTable, guest: Guest) -> int:
    """Leave all of a guest's seats before the game begins."""
    seq = live.state.seq
    for seat in own_seats(live.state, guest.id):
        seq = await live.submit(StandUp(seat), Actor(guest))
    return seq


async def start(live: LiveTable, guest: Guest) -> int:
    """Start the game for the host: bots take the free seats."""
    require_host(live.state, guest.id)
    require_gathering(live.state)
    for seat in range(live.state.row.seats):
        if live.state.chairs[seat].kind in (OPEN, INVITED):
            await _fill(live, guest, seat)
    return await _begin(live)


async def _fill(live: LiveTable, guest: Guest, seat: int) -> None:
    """Give a free seat to a bot, unless somebody has just taken it."""
    try:
        await live.submit(FillSeat(seat), Actor(guest))
    except Problem as problem:
        if problem.key not in ("server.seat_taken", "server.begun"):
            raise


async def _begin(live: LiveTable) -> int:
    """Start the game; do nothing if it has started in the meantime."""
    try:
        return await live.submit(Start())
    except Problem as problem:
        if problem.key not in ("server.begun", "server.seats_free"):
            raise
        return live.state.seq
