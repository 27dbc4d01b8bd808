"""Servers on one database hear of each other, share what is limited, and take over what one that is gone left."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from itertools import count

import asyncpg
import pytest

from railherd.server.store.company import ALONE
from railherd.server.store.contract import NotSaved
from railherd.server.store.postgres.company import GONE_SECONDS
from railherd.server.store.postgres.store import PostgresStore
from railherd.tables.state import OVER
from tests.server.helpers.postgres import Cluster
from tests.server.helpers.store_samples import entry, row, run, standing

NAMES = count(1)
END_LISTENERS = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid() AND query ~ 'pg_notify|SELECT 1|LISTEN'"""
END_IDLE = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND state = 'idle in transaction'"""
VANISH = f"UPDATE servers SET seen = seen - interval '{GONE_SECONDS} seconds' WHERE id = $1"


@pytest.fixture
def url(postgres: Cluster) -> str:
    return postgres.new_database(f"company_{next(NAMES)}")


@asynccontextmanager
async def two(url: str) -> AsyncIterator[tuple[PostgresStore, PostgresStore]]:
    """Yield the stores of two servers that have said that they are there."""
    stores = [await PostgresStore.open(url) for _ in range(2)]
    for store in stores:
        await store.company.beat(())
    try:
        yield stores[0], stores[1]
    finally:
        for store in stores:
            await store.close()


async def vanish(url: str, store: PostgresStore) -> None:
    """Let a server not have been seen for too long, by the clock of the database."""
    admin = await asyncpg.connect(url)
    await admin.execute(VANISH, store.company.id)
    await admin.close()


def test_entries_are_heard_by_the_others_and_nothing_but_table_and_number_is_told(url: str) -> None:
    async def main() -> None:
        heard: list[tuple[str, int]] = []
        told: list[str] = []
        missed = 0

        async def listening() -> None:
            nonlocal missed
            missed += 1

        async with two(url) as (a, b):
            spy = await asyncpg.connect(url)
            await spy.add_listener("railherd", lambda *said: told.append(said[-1]))
            works = [
                asyncio.create_task(store.company.listen(lambda *said: heard.append(said), listening))
                for store in (a, b)
            ]
            while missed < 2:
                await asyncio.sleep(0.01)
            a.company.tell("table", 7)
            b.company.tell("other", 1)
            b.company.tell("other", 2)
            while len(heard) < 2 or len(told) < 2:
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.1)
            assert sorted(heard) == [("other", 2), ("table", 7)]  # each once, nobody by themselves
            assert sorted(told) == ["other:2", "table:7"]
            await spy.execute(END_LISTENERS)
            while missed < 4:  # connected again, and both look for what they did not hear
                await asyncio.sleep(0.01)
            a.company.tell("table", 8)
            while heard[-1] != ("table", 8):
                await asyncio.sleep(0.01)
            await spy.close()
            for work in works:
                work.cancel()

    run(main())


def test_a_table_is_the_servers_who_wrote_last_and_goes_to_one_other_once_that_is_gone(url: str) -> None:
    async def main() -> None:
        async with two(url) as (a, b):
            await a.create_table(row(), [entry(1)], standing(wake=0))
            await a.create_table(row("later"), [], standing(wake=5000))
            await a.create_table(row("never"), [], standing(wake=None))
            assert await a.company.take_due(1000) == (["table"], [])
            assert await b.company.take_due(1000) == ([], [])
            await b.append(entry(2), standing(wake=0))
            assert (await a.company.take_due(1000), await b.company.take_due(1000)) == (([], []), (["table"], []))
            await vanish(url, b)
            third = await PostgresStore.open(url)
            await third.company.beat(())
            takes = await asyncio.gather(*(store.company.take_due(6000) for store in (a, third)))
            assert sorted(table for due in takes for table in due.orphaned) == ["table"]
            assert [table for due in takes for table in due.own].count("later") == 1
            await third.close()

    run(main())


def test_many_tables_that_were_left_behind_are_shared_out_and_none_twice(url: str) -> None:
    async def main() -> None:
        async with two(url) as (a, b):
            gone = await PostgresStore.open(url)
            for number in range(120):
                await gone.create_table(row(f"table {number}"), [], standing(wake=0))
            await gone.close()  # which says so
            taken = []
            for _ in range(3):
                for due in await asyncio.gather(a.company.take_due(1), b.company.take_due(1)):
                    taken += due.orphaned
            assert len(taken) == len(set(taken)) == 120

    run(main())


def test_an_ended_table_is_nobodys(url: str) -> None:
    async def main() -> None:
        async with two(url) as (a, _):
            await a.create_table(row(), [entry(1)], standing(wake=0))
            await a.append(entry(2), standing(OVER, wake=0))
            assert await a.company.take_due(1000) == ([], [])

    run(main())


def test_who_is_connected_elsewhere_is_known_until_that_server_is_gone(url: str) -> None:
    async def main() -> None:
        async with two(url) as (a, b):
            assert await a.company.beat(["ann", "bob"]) == frozenset()
            assert await b.company.beat(["cy"]) == {"ann", "bob"}
            assert await a.company.beat(["bob"]) == {"cy"}
            assert await b.company.beat([]) == {"bob"}
            await vanish(url, a)
            assert await b.company.beat([]) == frozenset()

    run(main())


def test_a_limit_is_counted_by_all_together_and_comes_back_with_time(url: str) -> None:
    async def main() -> None:
        async with two(url) as (a, b):
            tries = [await (a, b)[n % 2].company.allow("guests", "home", 0.001, 5) for n in range(8)]
            assert tries == [True] * 5 + [False] * 3
            assert await b.company.allow("guests", "elsewhere", 0.001, 5)
            assert await b.company.allow("tables", "home", 0.001, 5)
            admin = await asyncpg.connect(url)
            await admin.execute("UPDATE buckets SET time = time - interval '2000 seconds' WHERE who = 'home'")
            await admin.close()
            assert [await a.company.allow("guests", "home", 0.001, 5) for _ in range(3)] == [True, True, False]

    run(main())


def test_a_turn_is_had_by_one_at_a_time_on_all_servers(url: str) -> None:
    async def main() -> None:
        inside = most = 0

        async def take(store: PostgresStore) -> None:
            nonlocal inside, most
            async with store.company.in_turn("tables", "guest ann", "network home"):
                inside += 1
                most = max(most, inside)
                await asyncio.sleep(0.01)
                inside -= 1

        async with two(url) as (a, b):
            await asyncio.gather(*(take(store) for store in (a, b) for _ in range(6)))
            assert most == 1
            async with a.company.in_turn("tables", "guest ann"), b.company.in_turn("tables", "guest bob"):
                pass  # others do not wait

    run(main())


def test_who_has_a_turn_when_the_connection_is_lost_ends_it_undisturbed(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lost(_: asyncpg.Connection, *, timeout: float | None = None) -> None:
        raise asyncpg.ConnectionDoesNotExistError("connection was closed in the middle of operation")

    async def main() -> None:
        async with two(url) as (a, b):
            async with a.company.in_turn("tables", "guest ann"):
                admin = await asyncpg.connect(url)
                await admin.execute(END_IDLE)
                await admin.close()
                async with b.company.in_turn("tables", "guest ann"):
                    await a.create_table(row(), [])
            async with a.company.in_turn("tables", "guest ann"):
                monkeypatch.setattr(asyncpg.Connection, "reset", lost)  # as when nobody has noticed yet
            monkeypatch.undo()
            assert await b.table("table") == row()

    run(main())


def test_without_the_database_nobody_has_a_turn(url: str, postgres: Cluster) -> None:
    async def main() -> None:
        async with two(url) as (a, _):
            postgres.stop("immediate")
            try:
                with pytest.raises(NotSaved):
                    async with a.company.in_turn("tables", "guest ann"):
                        raise AssertionError
            finally:
                postgres.start()
            async with a.company.in_turn("tables", "guest ann"):
                pass

    run(main())


def test_who_is_alone_is_told_nothing_and_limits_by_itself() -> None:
    async def main() -> None:
        assert ALONE.is_alone
        assert await ALONE.beat(["ann"]) == frozenset()
        assert await ALONE.allow("guests", "home", 0.0, 0)
        with suppress(TimeoutError):
            async with asyncio.timeout(1), ALONE.in_turn("tables", "a"), ALONE.in_turn("tables", "a"):
                return
        raise AssertionError

    run(main())
