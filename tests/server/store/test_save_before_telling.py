"""Save before telling: a choice is announced only once it is on disk; if it cannot be saved, nothing happened.

That every commit waits for the disk itself (`synchronous=2`) is shown in test_writer.py.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from railherd.server.store.contract import Store
from railherd.server.store.sqlite import SqliteStore
from tests.server.helpers.failing_stores import FullDisk, PickyStore, none
from tests.server.helpers.hosted_server import hosted
from tests.server.helpers.ledger_check import own_id
from tests.server.helpers.network_client import Client, Refused, choose_in_turn
from tests.server.helpers.store_samples import HeldCommit, run

Scene = Callable[[Client, Client, str], Awaitable[None]]


def at_a_table(store: Store, scene: Scene) -> Awaitable[None]:
    """Run a scene with Ana and Bo at a table of Last Spike, a few choices into the game."""

    async def play() -> None:
        async with hosted(store) as server, Client(server.url, "Ana") as ana, Client(server.url, "Bo") as bo:
            table = await begin(ana, bo)
            await choose_in_turn(table, ana, bo, times=5)
            await scene(*in_turn(ana, bo, table), table)

    return play()


async def begin(ana: Client, bo: Client) -> str:
    """Return a table where both sit and watch."""
    made = await ana.create("last_spike", "open", "open", listed=True)
    table = str(made["table"])
    await bo.sit(made)
    await ana.watch(table)
    await bo.watch(table)
    return table


def in_turn(ana: Client, bo: Client, table: str) -> tuple[Client, Client]:
    """Return the client that is asked, and the one that is not."""
    return (ana, bo) if ana.options(table) else (bo, ana)


def test_neither_acknowledgement_nor_news_before_the_commit(tmp_path: Path) -> None:
    commit = HeldCommit()

    async def scene(chooser: Client, other: Client, table: str) -> None:
        before = chooser.states[table]["seq"]
        commit.hold()
        try:
            await chooser.send(chooser.random_choice(table))
            assert await asyncio.to_thread(commit.reached.wait, 10)
            assert await other.hear_all(table) == before
            assert (await other.watch(table))["seq"] == before
            await chooser.hears_nothing()
        finally:
            commit.let_go()
        done = await chooser.receive()
        while done["type"] != "done":
            done = await chooser.receive()
        assert done["seq"] == before + 1
        assert (await other.caught_up(table, before + 1))["at"] == chooser.states[table]["at"]

    async def main() -> None:
        await at_a_table(await SqliteStore.open(tmp_path, commit), scene)

    run(main())


def test_a_table_that_waits_for_the_disk_holds_up_no_other() -> None:
    async def main() -> None:
        store = PickyStore()

        async def scene(chooser: Client, other: Client, table: str) -> None:
            before = chooser.states[table]["seq"]
            store.holds = lambda entry: entry.table == table
            await chooser.send(chooser.random_choice(table))
            await store.reached.wait()
            try:
                async with asyncio.timeout(10), Client(str(other.http.base_url).rstrip("/"), "Cy") as third:
                    elsewhere = await begin(other, third)
                    await choose_in_turn(elsewhere, other, third)
                assert other.states[elsewhere]["phase"] == "over"
                assert await other.hear_all(table) == before
                await chooser.hears_nothing()
            finally:
                store.let_go()
            await chooser.caught_up(table, before + 1)
            await other.caught_up(table, before + 1)

        await at_a_table(store, scene)

    run(main())


def test_a_full_disk_refuses_the_choice_and_nobody_sees_it(tmp_path: Path) -> None:
    disk = FullDisk()

    async def main() -> None:
        store = await SqliteStore.open(tmp_path, disk)

        async def scene(chooser: Client, other: Client, table: str) -> None:
            before = chooser.states[table]
            choice = chooser.random_choice(table)
            disk.full = True
            answer = await chooser.ask(choice)
            assert answer["type"] == "refused"
            assert answer["problem"]["key"] == "server.not_saved"
            assert answer["problem"]["text"].startswith("Not saved")
            assert await other.hear_all(table) == before["seq"]
            for client in (chooser, other):
                assert (await client.watch(table))["at"] == before["at"]
            assert await store.entry_with_id(table, own_id(chooser.guest, choice["id"])) is None

            disk.full = False
            done = await chooser.ask(choice)
            assert (done["type"], done["seq"]) == ("done", before["seq"] + 1)
            assert (await other.caught_up(table, done["seq"]))["at"] == before["at"] + 1
            await choose_in_turn(table, chooser, other)
            assert other.states[table]["phase"] == "over"
            ids = [entry.id for entry in await store.entries(table)]
            assert ids.count(own_id(chooser.guest, choice["id"])) == 1

        await at_a_table(store, scene)

    run(main())


def test_a_full_disk_makes_no_table_and_says_so(tmp_path: Path) -> None:
    disk = FullDisk()

    async def main() -> None:
        store = await SqliteStore.open(tmp_path, disk)
        async with hosted(store) as server, Client(server.url, "Ana") as ana:
            disk.full = True
            with pytest.raises(Refused, match=r"server\.not_saved"):
                await ana.create("last_spike", "open", "open", listed=True)
            assert await store.tables(live=True) == []
            assert await ana.get("/api/tables") == []
            disk.full = False
            await ana.create("last_spike", "open", "open", listed=True)
            assert len(await ana.get("/api/tables")) == 1

    run(main())


def test_a_bot_whose_choice_could_not_be_saved_tries_again() -> None:
    async def main() -> None:
        store = PickyStore()
        async with hosted(store) as server, Client(server.url, "Ana") as ana:
            store.fails = lambda entry: entry.kind == "choose" and entry.guest is None
            made = await ana.create("last_spike", "open", "greedy")
            table = made["table"]
            await ana.watch(table)
            while not store.failures:
                if ana.options(table):
                    await ana.ask(ana.random_choice(table))
                await asyncio.sleep(0.02)
            before = ana.states[table]["seq"]
            assert await ana.hear_all(table) == before
            store.fails = none
            await ana.caught_up(table, before + 1)
            await ana.until_asked(table)
            assert ana.options(table)
            assert [entry.seq for entry in store.logs[table]] == list(range(1, ana.states[table]["seq"] + 1))

    run(main())


def test_a_full_table_begins_as_soon_as_that_can_be_saved() -> None:
    async def main() -> None:
        store = PickyStore()
        async with hosted(store) as server, Client(server.url, "Ana") as ana, Client(server.url, "Bo") as bo:
            store.fails = lambda entry: entry.kind == "start"
            table = await begin(ana, bo)
            assert store.failures == 1
            assert ana.states[table]["phase"] == "gathering"
            store.fails = none
            assert (await bo.caught_up(table, ana.states[table]["seq"] + 1))["phase"] == "playing"
            assert [entry.kind for entry in store.logs[table]] == ["create", "sit", "sit", "start"]

    run(main())
