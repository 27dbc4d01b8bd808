"""Tables in every phase of every title, as targets of attacks."""

from __future__ import annotations

from random import Random

import msgspec

import railherd
from railherd.server import deeds
from railherd.server.desk import Desk
from railherd.server.house import House
from railherd.server.identity import new_id
from railherd.server.live import CLOSED, GATHERING, OVER, PLAYING, STOPPED
from railherd.server.lobby import Plan
from railherd.server.store.contract import Guest
from tests.server.memory import MemoryStore
from tests.server.running import Running

PHASES = (GATHERING, PLAYING, STOPPED, OVER, CLOSED)
WARM_UP = 12  # choices made at a table before it is attacked


async def furnish(server: Running, host: Guest, other: Guest, rng: Random) -> list[str]:
    """Return one table of each phase and title, every second phase listed."""
    tables = []
    for number, phase in enumerate(PHASES):
        for game in railherd.games():
            desk = await _table(
                server.house, host, other, Plan(game, ("open", "open"), listed=number % 2 == 0), phase, rng
            )
            table = desk.id if phase != STOPPED else broken_twin(server.store, desk.id)
            assert (await server.house.lobby.desk(table)).live.phase == phase
            tables.append(table)
    return tables


async def _table(house: House, host: Guest, other: Guest, plan: Plan, phase: str, rng: Random) -> Desk:
    desk = await house.lobby.create(host, msgspec.structs.replace(plan, talk=phase in (PLAYING, CLOSED)))
    if phase == GATHERING:
        return desk
    await deeds.sit(desk, other, 1, invited=False)
    while desk.live.phase == PLAYING and (phase == OVER or desk.live.at < WARM_UP):
        seat, text = any_choice(desk, rng)
        await deeds.choose(desk, (host, other)[seat], desk.live.at, text, f"warm-up {desk.live.seq}")
    if phase in (CLOSED, STOPPED):
        await deeds.close(desk, host)
    return desk


def broken_twin(store: MemoryStore, table: str) -> str:
    """Return another table with the same log, except that its last entry is a choice no rules allow."""
    twin = new_id()
    log = [msgspec.structs.replace(entry, table=twin) for entry in store.logs[table]]
    last_choice = next(entry for entry in reversed(log) if entry.kind == "choose")
    log[-1] = msgspec.structs.replace(last_choice, seq=len(log), id="", data={"text": "no such thing"})
    store.rows[twin] = msgspec.structs.replace(store.rows[table], id=twin, live=True)
    store.logs[twin] = log
    return twin


def any_choice(desk: Desk, rng: Random) -> tuple[int, str]:
    """Return the seat that is asked, and something it may choose."""
    assert desk.live.match is not None
    prompt = desk.live.match.prompt()
    assert prompt is not None
    return prompt.seat, rng.choice(prompt.options).text
