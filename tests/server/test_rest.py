"""Finished tables leave the memory, reload from the log, and never exist twice."""

from __future__ import annotations

import asyncio

import pytest

from railherd.server import deeds, lobby
from railherd.server.hub import Client
from railherd.server.live import CLOSED
from railherd.server.lobby import Plan
from tests.server.memory import MemoryStore
from tests.server.running import Running, running

KEPT = 2


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "KEPT", KEPT)


async def closed_tables(server: Running, count: int) -> list[str]:
    ana, _ = await server.guest("Ana")
    tables = []
    for number in range(count):
        desk = await server.house.lobby.create(ana, Plan("last_spike", ("open", "open")))
        await deeds.close(desk, ana)
        desk.time = number
        tables.append(desk.id)
    return tables


def test_only_the_latest_finished_tables_stay_in_memory() -> None:
    async def scene() -> None:
        async with running(MemoryStore()) as server:
            tables = await closed_tables(server, 5)
            ana, _ = await server.guest("Ben")
            live = await server.house.lobby.create(ana, Plan("last_spike", ("open", "open")))
            server.house.lobby.rest()
            loaded = {desk.id for desk in server.house.lobby.loaded()}
            assert loaded == {live.id, *tables[-KEPT:]}
            back = await server.house.lobby.desk(tables[0])
            assert (back.live.phase, back.live.seq) == (CLOSED, len(server.store.logs[tables[0]]))

    asyncio.run(scene())


def test_a_finished_table_that_somebody_watches_stays() -> None:
    async def scene() -> None:
        async with running(MemoryStore()) as server:
            tables = await closed_tables(server, 4)
            guest, _ = await server.guest("Ben")
            watcher = Client(guest, "en")
            server.house.hub.watch(watcher, await server.house.lobby.desk(tables[0]), 0)
            server.house.lobby.rest()
            assert {desk.id for desk in server.house.lobby.loaded()} == {tables[0], *tables[-KEPT:]}

    asyncio.run(scene())


def test_a_table_that_is_still_in_use_is_the_same_when_it_comes_back() -> None:
    async def scene() -> None:
        async with running(MemoryStore()) as server:
            tables = await closed_tables(server, 4)
            held = await server.house.lobby.desk(tables[0])
            server.house.lobby.rest()
            assert held not in server.house.lobby.loaded()
            assert await server.house.lobby.desk(tables[0]) is held

    asyncio.run(scene())
