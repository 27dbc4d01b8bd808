"""Finished tables leave the memory, reload from the log, and never exist twice."""

from __future__ import annotations

import asyncio

import pytest

from railherd.server.live import registry
from railherd.server.sockets.client import Client
from railherd.tables.command import Actor
from railherd.tables.plan import Plan
from railherd.tables.seating import Close
from railherd.tables.state import CLOSED
from tests.server.helpers.loopback_server import Running, running
from tests.server.helpers.memory_store import MemoryStore

KEPT = 2


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "MAX_FINISHED_IN_MEMORY", KEPT)


async def closed_tables(server: Running, count: int) -> list[str]:
    ana, _ = await server.guest("Ana")
    tables = []
    for number in range(count):
        live = await server.services.tables.create(ana, Plan("last_spike", ("open", "open")))
        await live.submit(Close(), Actor(ana))
        live.state.time = number
        tables.append(live.id)
    return tables


def test_only_the_latest_finished_tables_stay_in_memory() -> None:
    async def scene() -> None:
        async with running(MemoryStore()) as server:
            tables = await closed_tables(server, 5)
            ana, _ = await server.guest("Ben")
            made = await server.services.tables.create(ana, Plan("last_spike", ("open", "open")))
            server.services.tables.evict()
            loaded = {live.id for live in server.services.tables.loaded()}
            assert loaded == {made.id, *tables[-KEPT:]}
            back = await server.services.tables.get(tables[0])
            assert (back.state.phase, back.state.seq) == (CLOSED, len(server.store.logs[tables[0]]))

    asyncio.run(scene())


def test_a_finished_table_that_somebody_watches_stays() -> None:
    async def scene() -> None:
        async with running(MemoryStore()) as server:
            tables = await closed_tables(server, 4)
            guest, _ = await server.guest("Ben")
            watcher = Client(guest, "en")
            server.services.hub.watch(watcher, (await server.services.tables.get(tables[0])).state, 0)
            server.services.tables.evict()
            assert {live.id for live in server.services.tables.loaded()} == {tables[0], *tables[-KEPT:]}

    asyncio.run(scene())


def test_a_table_that_is_still_in_use_is_the_same_when_it_comes_back() -> None:
    async def scene() -> None:
        async with running(MemoryStore()) as server:
            tables = await closed_tables(server, 4)
            held = await server.services.tables.get(tables[0])
            server.services.tables.evict()
            assert held not in server.services.tables.loaded()
            assert await server.services.tables.get(tables[0]) is held

    asyncio.run(scene())
