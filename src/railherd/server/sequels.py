"""What follows by itself from what happened at a table, and must not get lost on the way."""

from __future__ import annotations

import secrets

from railherd.core.problem import Problem
from railherd.server.desk import SEED_BITS, Desk
from railherd.server.live import BOT, GATHERING, GUEST, Live


async def settle(desk: Desk) -> None:
    """A full table begins, a wish that all agree to is granted, a bot that is asked thinks.

    It is asked after every change, and when a table comes back from its log: the server may have ended in between.
    """
    if desk.live.phase == GATHERING and is_full(desk.live) and desk.live.people():
        await desk.follow("start", {}, None, may_begin)
    if desk.live.wish is not None and is_agreed(desk.live):
        data = {"count": desk.live.wish.count, "seed": str(secrets.randbits(SEED_BITS))}
        await desk.follow("rewind", data, None, may_go_back)
    desk.wake()


def is_full(live: Live) -> bool:
    """Whether every seat has somebody."""
    return all(chair.kind in (GUEST, BOT) for chair in live.chairs)


def is_agreed(live: Live) -> bool:
    """Whether every person at the table who plays himself wishes to go back; what is hidden then is dealt anew."""
    needed = {seat for seat in live.people() if not live.chairs[seat].stand_in}
    return live.wish is not None and needed <= set(live.wish.agreed)


def may_begin(live: Live) -> None:
    """Only once, and with somebody in every seat."""
    if live.phase != GATHERING:
        raise Problem("server.begun")
    if not is_full(live):
        raise Problem("server.seats_free")


def may_go_back(live: Live) -> None:
    """Only if all agree."""
    if not is_agreed(live):
        raise Problem("server.nothing_asked")
