"""Tables in every phase of every title, as targets of attacks."""

from __future__ import annotations

from random import Random

import msgspec

import railherd
from railherd.server.accounts.guests import new_id
from railherd.server.live.table import LiveTable
from railherd.server.services import Services
from railherd.tables.command import Actor
from railherd.tables.commands import Choose
from railherd.tables.entries import Choose as Choice
from railherd.tables.entries import Guest
from railherd.tables.plan import Plan
from railherd.tables.seating import Close, Sit
from railherd.tables.state import CLOSED, GATHERING, OVER, PLAYING, STOPPED
from tests.server.helpers.loopback_server import Running
from tests.server.helpers.memory_store import MemoryStore

PHASES = (GATHERING, PLAYING, STOPPED, OVER, CLOSED)
WARM_UP = 12  # choices made at a table before it is attacked


async def furnish(server: Running, host: Guest, other: Guest, rng: Random) -> list[str]:
    """Return one table of each phase and title, every second phase listed."""
    tables = []
    for number, phase in enumerate(PHASES):
        for game in railherd.games():
            live = await _table(
                server.services, host, other, Plan(game, ("open", "open"), listed=number % 2 == 0), phase, rng
            )
            table = live.id if phase != STOPPED else broken_twin(server.store, live.id)
            assert (await server.services.tables.get(table)).state.phase == phase
            tables.append(table)
    return tables


async def _table(services: Services, host: Guest, other: Guest, plan: Plan, phase: str, rng: Random) -> LiveTable:
    live = await services.tables.create(host, msgspec.structs.replace(plan, talk=phase in (PLAYING, CLOSED)))
    if phase == GATHERING:
        return live
    await live.submit(Sit(1, invited=False), Actor(other))
    while live.state.phase == PLAYING and (phase == OVER or live.state.at < WARM_UP):
        seat, text = any_choice(live, rng)
        await live.submit(Choose(live.id, live.state.at, text, f"warm-up {live.state.seq}"), Actor((host, other)[seat]))
    if phase in (CLOSED, STOPPED):
        await live.submit(Close(), Actor(host))
    return live


def broken_twin(store: MemoryStore, table: str) -> str:
    """Return another table with the same log, except that its last entry is a choice no rules allow."""
    twin = new_id()
    log = [msgspec.structs.replace(entry, table=twin) for entry in store.logs[table]]
    last_choice = next(entry for entry in reversed(log) if entry.kind == "choose")
    log[-1] = msgspec.structs.replace(last_choice, seq=len(log), id="", what=Choice("no such thing"))
    store.rows[twin] = msgspec.structs.replace(store.rows[table], id=twin, live=True)
    store.logs[twin], store.standings[twin] = log, None
    return twin


def any_choice(live: LiveTable, rng: Random) -> tuple[int, str]:
    """Return the seat that is asked, and something it may choose."""
    assert live.state.match is not None
    prompt = live.state.match.prompt()
    assert prompt is not None
    return prompt.seat, rng.choice(prompt.options).text
