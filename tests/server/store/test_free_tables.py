"""A free table is found however many others there are, whoever made them."""

from __future__ import annotations

from pathlib import Path

from railherd.server.store.contract import Store
from railherd.tables.state import CLOSED, GATHERING, PLAYING
from tests.server.helpers.memory_store import MemoryStore
from tests.server.helpers.store_samples import entry, row, run, standing
from tests.server.store.conftest import Opened


def test_free_tables_are_found_among_any_number_that_play(tmp_path: Path, opened: Opened) -> None:
    async def main(store: Store) -> None:
        free = standing(GATHERING)
        for number in range(3):
            await store.create_table(row(f"free {number}", host="ann", created=number), [], free)
        for number in range(20):
            busy = f"busy {number}"
            await store.create_table(row(busy, host="eve", created=100 + number), [entry(1, busy)], free)
            await store.append(entry(2, busy), standing(PLAYING))
        for number in range(20):
            await store.create_table(row(f"flood {number}", host="eve", created=200 + number), [], free)
        await store.create_table(row("unlisted", listed=False, created=300), [], free)
        await store.create_table(row("ended", live=False, created=300), [], standing(CLOSED))
        found = await store.free_tables(4)
        assert [table.row.id for table in found] == ["flood 19", "flood 18", "free 2", "free 1"]
        assert all(table.standing == free for table in found)
        assert len(await store.free_tables(100)) == 23

    async def whole() -> None:
        await main(MemoryStore())
        async with opened(tmp_path) as store:
            await main(store)

    run(whole())


def test_free_tables_are_found_however_many_guests_one_network_has(tmp_path: Path, opened: Opened) -> None:
    async def main(store: Store) -> None:
        free = standing(GATHERING)
        await store.create_table(row("old", host="zoe", created=1), [], free)  # from before networks were noted
        for number in range(2):
            await store.create_table(row(f"ann {number}", host="ann", network="home", created=number), [], free)
        for number in range(20):
            made = {"host": f"eve {number % 5}", "network": "den", "created": 100 + number}
            await store.create_table(row(f"flood {number}", **made), [], free)
        await store.create_table(row("bo", host="bo", network="home", created=0), [], free)
        assert [table.row.id for table in await store.free_tables(3)] == ["flood 19", "ann 1", "old"]
        found = [table.row.id for table in await store.free_tables(5)]
        assert found == ["flood 19", "flood 18", "ann 1", "old", "bo"]
        assert len(await store.free_tables(100)) == 24
        assert await store.count_live_tables_from("den", 110) == 10
        assert await store.count_live_tables_from("home", 0) == 3

    async def whole() -> None:
        await main(MemoryStore())
        async with opened(tmp_path) as store:
            await main(store)

    run(whole())
