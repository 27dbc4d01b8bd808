"""The write-ahead log is brought into the file apart from commits, and stays bounded while people write."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from pathlib import Path

import pytest

from railherd.server.store import checkpoint
from railherd.server.store.checkpoint import Checkpointer
from railherd.server.store.sqlite import NAME
from tests.server.helpers.store_samples import entry, opened, row, run

PATIENCE = 20.0


def writer_of(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(file, isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA wal_autocheckpoint = 0")
    connection.execute("CREATE TABLE t (x)")
    return connection


def log_of(file: Path) -> Path:
    return file.with_name(f"{file.name}-wal")


def until(condition: object) -> None:
    assert callable(condition)
    limit = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < limit, "it never happened"
        time.sleep(0.005)


def test_no_commit_brings_the_log_into_the_file(tmp_path: Path) -> None:
    """Only the checkpointer's thread does; a commit that did would wait for a thousand pages more than its own."""

    async def main() -> int:
        async with opened(tmp_path) as store:
            return await store.writer.do(lambda c: int(c.execute("PRAGMA wal_autocheckpoint").fetchone()[0]))

    assert run(main()) == 0


@pytest.fixture(autouse=True)
def looks_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoint, "LOOK_SECONDS", 0.01)


def test_an_idle_log_is_emptied(tmp_path: Path) -> None:
    file = tmp_path / "x.sqlite"
    writer = writer_of(file)
    assert log_of(file).stat().st_size > 0
    checkpointer = Checkpointer(file)
    until(lambda: log_of(file).stat().st_size == 0)
    checkpointer.close()
    writer.close()


def test_a_log_that_is_too_long_begins_anew_while_people_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoint, "MAX_FRAMES", 200)
    file = tmp_path / "x.sqlite"
    writer = writer_of(file)
    checkpointer = Checkpointer(file)
    bring_in, ways = checkpointer._bring_in, set[str]()

    def noted(how: str) -> None:
        ways.add(how)
        bring_in(how)

    def has_begun_anew() -> bool:
        for _ in range(100):
            with checkpointer.turn:
                checkpointer.gate.acquire()
            writer.execute("INSERT INTO t VALUES (zeroblob(12000))")
            checkpointer.gate.release()
        return "RESTART" in ways

    monkeypatch.setattr(checkpointer, "_bring_in", noted)
    until(has_begun_anew)
    checkpointer.close()
    assert checkpointer.error is None
    writer.close()


def test_a_long_reader_makes_no_commit_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A copy that is being made reads for a while: until it ends the log grows, and nobody notices."""
    monkeypatch.setattr(checkpoint, "MAX_FRAMES", 10)

    async def main() -> None:
        async with opened(tmp_path) as store:
            await store.create_table(row(), [])
            reader = sqlite3.connect(tmp_path / NAME, isolation_level=None)
            reader.execute("BEGIN")
            reader.execute("SELECT * FROM entries").fetchall()
            await asyncio.gather(*(store.append(entry(seq)) for seq in range(1, 1500)))
            assert store.figures().failed == 0
            reader.close()

    run(main())


def test_a_failure_is_remembered_until_it_works_again(tmp_path: Path) -> None:
    file = tmp_path / "x.sqlite"
    writer = writer_of(file)
    checkpointer = Checkpointer(file)
    failing = threading.Event()
    original = checkpointer._bring_in

    def bring_in(how: str) -> None:
        if failing.is_set():
            raise sqlite3.OperationalError("disk I/O error")
        original(how)

    checkpointer._bring_in = bring_in  # type: ignore[method-assign]
    failing.set()
    until(lambda: checkpointer.error is not None)
    failing.clear()
    until(lambda: checkpointer.error is None)
    checkpointer.close()
    writer.close()


def test_a_log_that_cannot_be_brought_in_is_reported_until_it_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with opened(tmp_path) as store:
            assert await store.troubles() == []
            bring_in = Checkpointer._bring_in

            def fail(self: Checkpointer, how: str) -> None:
                raise sqlite3.OperationalError("disk I/O error")

            monkeypatch.setattr(Checkpointer, "_bring_in", fail)
            await asyncio.to_thread(until, lambda: store.writer.log_trouble)
            (trouble,) = await store.troubles()
            assert (trouble.key, trouble.arguments) == ("server.trouble_log", {"detail": "disk I/O error"})
            monkeypatch.setattr(Checkpointer, "_bring_in", bring_in)
            await asyncio.to_thread(until, lambda: not store.writer.log_trouble)
            assert await store.troubles() == []

    run(main())
