"""Tables that nobody uses leave the memory, reload from the log, and never exist twice."""

from __future__ import annotations

import asyncio

import pytest

from railherd.server.live import registry
from railherd.server.live.registry import QUIET_MILLISECONDS
from railherd.server.sockets.client import Client
from railherd.tables.plan import Plan
from tests.server.helpers.in_process import Server, running

KEPT = 3
A_SECOND = 1000


async def new_tables(server: Server, count: int) -> list[str]:
    """Return tables that were made a second after each other."""
    host = await server.guest("Ana")
    guest = await server.services.store.guest((await host.get("/me")).json["guest"])
    assert guest is not None
    tables = []
    for _ in range(count):
        server.now += A_SECOND
        tables.append((await server.services.tables.create(guest, Plan("last_spike", ("open", "open")))).id)
    return tables


def in_memory(server: Server) -> list[str]:
    return [live.id for live in server.services.tables.loaded()]


def test_tables_leave_the_memory_when_they_are_quiet_and_come_back_as_they_were() -> None:
    async def scene() -> None:
        async with running() as server:
            tables = await new_tables(server, 4)
            before = (await server.services.tables.get(tables[0])).state
            server.now += QUIET_MILLISECONDS - A_SECOND
            await server.services.tables.get(tables[1])
            server.services.tables.evict()
            assert in_memory(server) == [tables[3], tables[0], tables[1]]
            server.now += A_SECOND
            server.services.tables.evict()
            assert in_memory(server) == [tables[1]]
            back = await server.services.tables.get(tables[0])
            assert (back.state.seq, back.state.chairs) == (before.seq, before.chairs)

    asyncio.run(scene())


def test_only_so_many_tables_are_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        monkeypatch.setattr(registry, "MAX_TABLES_IN_MEMORY", KEPT)
        async with running() as server:
            tables = await new_tables(server, 6)
            assert len(in_memory(server)) <= KEPT
            await server.services.tables.get(tables[0])
            assert in_memory(server)[-1] == tables[0]
            assert len(in_memory(server)) <= KEPT

    asyncio.run(scene())


def test_a_table_that_somebody_watches_stays() -> None:
    async def scene() -> None:
        async with running() as server:
            tables = await new_tables(server, 2)
            guest = await server.services.store.guest(next(iter(server.store.guests)))
            assert guest is not None
            server.services.hub.watch(Client(guest, "en"), (await server.services.tables.get(tables[0])).state, 0)
            server.now += QUIET_MILLISECONDS
            server.services.tables.evict()
            assert in_memory(server) == [tables[0]]

    asyncio.run(scene())


def test_a_table_that_is_still_in_use_is_the_same_when_it_comes_back() -> None:
    async def scene() -> None:
        async with running() as server:
            [table] = await new_tables(server, 1)
            held = await server.services.tables.get(table)
            server.now += QUIET_MILLISECONDS
            server.services.tables.evict()
            assert in_memory(server) == []
            assert await server.services.tables.get(table) is held

    asyncio.run(scene())
