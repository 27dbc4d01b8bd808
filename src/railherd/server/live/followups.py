"""What follows by itself from what happened at a table, and must not get lost on the way."""

from __future__ import annotations

import secrets

from railherd.core.problem import Problem
from railherd.core.rng import SEED_BITS
from railherd.server.live.table import LiveTable
from railherd.tables.state import BOT, GATHERING, GUEST, TableState


async def settle(live: LiveTable) -> None:
    """A full table begins, a wish that all agree to is granted, a bot that is asked thinks.

    It is asked after every change, and when a table comes back from its log: the server may have ended in between.
    """
    if live.state.phase == GATHERING and is_full(live.state) and live.state.people():
        await live.follow("start", {}, None, may_begin)
    if live.state.wish is not None and is_agreed(live.state):
        data = {"count": live.state.wish.count, "seed": str(secrets.randbits(SEED_BITS))}
        await live.follow("rewind", data, None, may_go_back)
    live.wake()


def is_full(state: TableState) -> bool:
    """Whether every seat has somebody."""
    return all(chair.kind in (GUEST, BOT) for chair in state.chairs)


def is_agreed(state: TableState) -> bool:
    """Whether every person at the table who plays himself wishes to go back; what is hidden then is dealt anew."""
    needed = {seat for seat in state.people() if not state.chairs[seat].stand_in}
    return state.wish is not None and needed <= set(state.wish.agreed)


def may_begin(state: TableState) -> None:
    """Only once, and with somebody in every seat."""
    if state.phase != GATHERING:
        raise Problem("server.begun")
    if not is_full(state):
        raise Problem("server.seats_free")


def may_go_back(state: TableState) -> None:
    """Only if all agree."""
    if not is_agreed(state):
        raise Problem("server.nothing_asked")
