"""A store in SQLite is one file, which is copied whole; what cannot be one is explained."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from railherd.core.problem import Problem
from railherd.server.store.begun import MARKER
from railherd.server.store.sqlite import NAME, SqliteStore
from railherd.tables.state import CLOSED
from tests.server.helpers.store_samples import HeldCommit, entry, opened, row, run, seqs, standing


def test_nobody_reads_what_is_not_committed(tmp_path: Path) -> None:
    async def main() -> None:
        held = HeldCommit()
        async with opened(tmp_path, held) as store:
            await store.create_table(row(), [])
            held.hold()
            appending = asyncio.create_task(store.append(entry(1), standing(CLOSED)))
            await asyncio.to_thread(held.reached.wait)
            assert await store.entries("table") == []
            assert await store.tables(live=True) == [row()]
            held.let_go()
            await appending
            assert await store.entries("table") == [entry(1)]

    run(main())


def test_a_backup_is_a_whole_store_of_one_moment(tmp_path: Path) -> None:
    async def back_up_while_writing(copy: Path) -> int:
        async with opened(tmp_path / "data") as store:
            await store.create_table(row(), [entry(1)])
            writing = asyncio.create_task(_append(store, 2, 400))
            await asyncio.sleep(0.02)
            before = len(await store.entries("table"))
            await store.backup(copy)
            await writing
            return before

    async def read() -> list[int]:
        async with opened(tmp_path / "copy") as store:
            return await seqs(store)

    (tmp_path / "copy").mkdir()
    before = run(back_up_while_writing(tmp_path / "copy" / NAME))
    with closing(sqlite3.connect(tmp_path / "copy" / NAME)) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)  # it needs no other file beside it
    assert [path.name for path in (tmp_path / "copy").iterdir()] == [NAME]
    copied = run(read())
    assert len(copied) >= before
    assert copied == list(range(1, len(copied) + 1))


async def _append(store: SqliteStore, first: int, last: int) -> None:
    for seq in range(first, last + 1):
        await store.append(entry(seq))


def test_a_backup_replaces_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path / "data") as store:
            with pytest.raises(Problem, match="there already") as caught:
                await store.backup(tmp_path / "mine")
            assert caught.value.key == "server.backup_exists"

    (tmp_path / "mine").write_text("my own")
    run(main())
    assert (tmp_path / "mine").read_text() == "my own"


def test_a_backup_that_cannot_be_written_leaves_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path / "data") as store:
            for place in (tmp_path / "no folder" / "copy", tmp_path / "data" / NAME / "copy"):
                with pytest.raises(Problem) as caught:
                    await store.backup(place)
                assert caught.value.key == "server.backup_failed"

    run(main())
    assert [path.name for path in tmp_path.iterdir()] == ["data"]


def test_a_closed_store_is_one_file_beside_its_lock_and_its_marker(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path) as store:
            await store.create_table(row(), [])

    run(main())
    assert {path.name for path in tmp_path.iterdir()} == {NAME, "railherd.lock", MARKER}
    with closing(sqlite3.connect(tmp_path / NAME)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


@pytest.mark.parametrize("name", ["taken", "taken/inside"])
def test_a_folder_that_cannot_be_had_is_explained(tmp_path: Path, name: str) -> None:
    (tmp_path / "taken").write_text("a file, not a folder")
    with pytest.raises(Problem) as caught:
        run(SqliteStore.open(tmp_path / name))
    assert caught.value.key == "server.data_unusable"


def test_a_file_that_is_no_database_is_explained_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / NAME).write_text("a letter to my aunt, of more than a hundred bytes " * 9)
    before = (tmp_path / NAME).read_bytes()
    for _ in range(2):  # the second time shows that the first released the folder
        with pytest.raises(Problem) as caught:
            run(SqliteStore.open(tmp_path))
        assert caught.value.key == "server.data_unusable"
    assert (tmp_path / NAME).read_bytes() == before
