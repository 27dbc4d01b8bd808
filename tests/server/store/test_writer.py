"""Writes are acknowledged only on disk, many are saved at once, and a failure affects only its own."""

from __future__ import annotations

import asyncio
import random
import re
import shutil
import sqlite3
import subprocess
import sys
import time
from functools import partial
from itertools import groupby
from pathlib import Path

import pytest

from railherd.server.store.contract import NotSaved
from railherd.server.store.sqlite import NAME
from railherd.server.store.writer import GATHER_SECONDS, Writer, to_disk
from railherd.tables.entries import Choose
from railherd.tables.state import CLOSED
from tests.server.helpers.append_process import TABLES
from tests.server.helpers.store_samples import HeldCommit, entry, opened, row, run, seqs, standing

ROOT = Path(__file__).resolve().parents[3]
APPENDER = [sys.executable, "-m", "tests.server.helpers.append_process"]


def test_every_commit_waits_for_the_disk(tmp_path: Path) -> None:
    async def main() -> int:
        async with opened(tmp_path) as store:
            return await store.writer.synchronous()

    assert run(main()) == 2


def test_nobody_is_told_before_the_commit(tmp_path: Path) -> None:
    async def main() -> None:
        held = HeldCommit()
        async with opened(tmp_path, held) as store:
            await store.create_table(row(), [])
            held.hold()
            appending = asyncio.create_task(store.append(entry(1)))
            await asyncio.to_thread(held.reached.wait)
            done, _ = await asyncio.wait([appending], timeout=0.2)
            assert not done
            held.let_go()
            await appending

    run(main())


def test_a_thousand_appends_take_a_few_commits(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path) as store:
            await store.create_table(row(), [])
            before = store.writer.commits
            await asyncio.gather(*(store.append(entry(seq)) for seq in range(1, 1001)))
            assert await seqs(store) == list(range(1, 1001))
            assert 1 <= store.writer.commits - before <= 50

    run(main())


def test_what_waits_together_takes_few_statements(tmp_path: Path) -> None:
    """Between two of them the writer waits for the event loop, which is busy just then."""
    said: list[str] = []

    async def main() -> None:
        held = HeldCommit()
        async with opened(tmp_path, held) as store:
            tables = [f"table {number}" for number in range(250)]
            for table in tables:
                await store.create_table(row(table), [])
            held.hold()
            first = asyncio.create_task(store.set_meta("while this one is held", "the others gather"))
            await asyncio.to_thread(held.reached.wait)
            saving = asyncio.gather(*(store.append(entry(1, table), standing(phase=table)) for table in tables))
            await asyncio.sleep(0)
            store.writer._connection.set_trace_callback(said.append)
            held.let_go()
            await asyncio.gather(first, saving)
            store.writer._connection.set_trace_callback(None)
            for table in tables:
                assert await store.entries(table) == [entry(1, table)]
                assert await store.standing(table) == standing(phase=table)

    run(main())
    statements = [statement.split()[0] for statement, _ in groupby(said)]  # it is said again for each run of a trigger
    assert statements.count("INSERT") <= 6
    assert statements.count("WITH") <= 6


def test_a_table_stands_as_it_was_said_last(tmp_path: Path) -> None:
    async def main() -> None:
        held = HeldCommit()
        async with opened(tmp_path, held) as store:
            await store.create_table(row(), [])
            held.hold()
            first = asyncio.create_task(store.set_meta("while this one is held", "the others gather"))
            await asyncio.to_thread(held.reached.wait)
            saving = asyncio.gather(
                store.save_standing("table", standing(phase="early")),
                store.append(entry(1), standing(phase="later")),
                store.append(entry(2), standing(phase="last")),
            )
            await asyncio.sleep(0)
            held.let_go()
            await asyncio.gather(first, saving)
            assert await store.standing("table") == standing(phase="last")
            assert await seqs(store) == [1, 2]

    run(main())


def test_transactions_leave_each_other_time_to_gather(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path) as store:
            begun, before = time.monotonic(), store.writer.commits
            for number in range(20):
                await store.set_meta("number", str(number))
            assert store.writer.commits - before <= (time.monotonic() - begun) / GATHER_SECONDS + 2

    run(main())


def test_one_bad_item_does_not_spoil_its_group(tmp_path: Path) -> None:
    async def main() -> None:
        held = HeldCommit()
        async with opened(tmp_path, held) as store:
            await store.create_table(row("a"), [])
            await store.create_table(row("b"), [])
            held.hold()
            first = asyncio.create_task(store.set_meta("while this one is held", "the others gather"))
            await asyncio.to_thread(held.reached.wait)
            group = [entry(1, "a"), entry(1, "b"), entry(1, "a", id="again"), entry(2, "a"), entry(2, "b")]
            saving = asyncio.gather(*map(store.append, group), return_exceptions=True)
            await asyncio.sleep(0)
            before = store.writer.commits
            held.let_go()
            await first
            assert [type(outcome) for outcome in await saving] == [type(None)] * 2 + [NotSaved] + [type(None)] * 2
            assert store.writer.commits - before == 1 + 4  # the first, then each good one alone
            assert await store.entries("a") == [entry(1, "a"), entry(2, "a")]
            assert await store.entries("b") == [entry(1, "b"), entry(2, "b")]

    run(main())


@pytest.mark.parametrize("error", [sqlite3.OperationalError("disk I/O error"), OSError("no"), ZeroDivisionError()])
def test_a_commit_that_fails_leaves_nothing_and_the_writer_goes_on(tmp_path: Path, error: Exception) -> None:
    failing = False

    def commit(connection: sqlite3.Connection) -> None:
        if failing:
            raise error
        to_disk(connection)

    async def main() -> None:
        nonlocal failing
        async with opened(tmp_path, commit) as store:
            await store.create_table(row(), [entry(1)])
            failing = True
            outcomes = await asyncio.gather(*(store.append(entry(2)) for _ in range(3)), return_exceptions=True)
            assert [type(outcome) for outcome in outcomes] == [NotSaved] * 3
            assert all(isinstance(outcome, NotSaved) and outcome.__cause__ is error for outcome in outcomes)
            assert await seqs(store) == [1]
            failing = False
            await store.append(entry(2))
            assert await seqs(store) == [1, 2]

    run(main())


def test_a_full_disk_saves_nothing_and_harms_nothing(tmp_path: Path) -> None:
    long = Choose("x" * 100_000)

    async def main() -> None:
        async with opened(tmp_path) as store:
            await store.create_table(row(), [entry(1)])
            pages = await store.writer.do(lambda connection: _pages(connection, "page_count"))
            await store.writer.do(lambda connection: _pages(connection, f"max_page_count = {pages + 5}"))
            with pytest.raises(NotSaved, match="full"):
                await store.append(entry(2, what=long), standing(CLOSED))
            assert await store.entries("table") == [entry(1)]
            assert await store.tables(live=True) == [row()]
            await store.append(entry(2))  # a short one fits
            await store.writer.do(lambda connection: _pages(connection, "max_page_count = 100000"))
            await store.append(entry(3, what=long))
        async with opened(tmp_path) as store:
            assert await store.entries("table") == [entry(1), entry(2), entry(3, what=long)]

    run(main())


def _pages(connection: sqlite3.Connection, pragma: str) -> int:
    return int(connection.execute(f"PRAGMA {pragma}").fetchone()[0])


def test_another_program_that_holds_the_file_makes_all_fail_at_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path) as store:
            await store.create_table(row(), [])
            other = sqlite3.connect(tmp_path / NAME, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            saving = (store.append(entry(seq)) for seq in range(1, 101))
            outcomes = await asyncio.gather(*saving, return_exceptions=True)  # takes seconds, not a hundred times that
            assert [type(outcome) for outcome in outcomes] == [NotSaved] * 100
            other.close()
            await store.append(entry(1))

    run(main())


def test_a_full_queue_makes_callers_wait(tmp_path: Path) -> None:
    async def main() -> None:
        held = HeldCommit()
        held.hold()
        writer = Writer(tmp_path / "file", held, waiting=2)
        begun: list[int] = []
        saving = [asyncio.create_task(writer.do(partial(_note, begun, number))) for number in range(5)]
        await asyncio.to_thread(held.reached.wait)
        assert set(begun) <= {0, 1}
        held.let_go()
        await asyncio.gather(*saving)
        assert begun == [0, 1, 2, 3, 4]
        await writer.close()

    run(main())


def _note(begun: list[int], number: int, _: sqlite3.Connection) -> None:
    begun.append(number)


def test_who_waits_outside_a_full_queue_when_it_closes_is_not_saved(tmp_path: Path) -> None:
    async def main() -> None:
        held = HeldCommit()
        held.hold()
        writer = Writer(tmp_path / "file", held, waiting=2)
        saving = [asyncio.create_task(writer.do(partial(_note, [], number))) for number in range(5)]
        await asyncio.to_thread(held.reached.wait)
        closing = asyncio.create_task(writer.close())
        await asyncio.sleep(0)
        held.let_go()
        await closing
        outcomes = await asyncio.gather(*saving, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [type(None)] * 2 + [NotSaved] * 3

    run(main())


def test_closing_saves_what_is_queued_and_refuses_what_comes_later(tmp_path: Path) -> None:
    async def main() -> None:
        held = HeldCommit()
        async with opened(tmp_path, held) as store:
            await store.create_table(row(), [])
            held.hold()
            saving = [asyncio.create_task(store.append(entry(seq))) for seq in range(1, 51)]
            await asyncio.to_thread(held.reached.wait)
            closing = asyncio.create_task(store.close())
            await asyncio.sleep(0.05)
            held.let_go()
            await closing
            await asyncio.gather(*saving)
            with pytest.raises(NotSaved):
                await store.append(entry(51))
        async with opened(tmp_path) as store:
            assert await seqs(store) == list(range(1, 51))

    run(main())


def test_a_caller_who_gives_up_disturbs_nobody(tmp_path: Path) -> None:
    async def main() -> None:
        held = HeldCommit()
        async with opened(tmp_path, held) as store:
            await store.create_table(row(), [])
            held.hold()
            saving = [asyncio.create_task(store.append(entry(seq))) for seq in (1, 2, 3)]
            await asyncio.to_thread(held.reached.wait)
            saving[0].cancel()
            saving[1].cancel()
            held.let_go()
            await saving[2]
            assert await seqs(store) == [1, 2, 3]

    run(main())


def test_what_was_acknowledged_survives_being_killed(tmp_path: Path) -> None:
    pause = random.Random(1)
    acknowledged = dict.fromkeys(TABLES, 0)
    for _ in range(4):
        for table, seq in _append_until_killed(tmp_path, pause.randrange(50, 500)):
            acknowledged[table] = seq
        kept = run(_kept(tmp_path))
        for table in TABLES:
            assert kept[table] == list(range(1, len(kept[table]) + 1))
            assert len(kept[table]) in (acknowledged[table], acknowledged[table] + 1)  # one may have been pending
            acknowledged[table] = len(kept[table])
    assert sum(acknowledged.values()) > 200


def _append_until_killed(folder: Path, after: int) -> list[tuple[str, int]]:
    """Start a process that appends, kill it after this many acknowledgements, and return them all."""
    with subprocess.Popen([*APPENDER, str(folder)], cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(after)]
        process.kill()
        lines += process.stdout.readlines()
    whole = [line.split(":") for line in lines if line.endswith("\n")]
    return [(table, int(seq)) for table, seq in whole]


async def _kept(folder: Path) -> dict[str, list[int]]:
    async with opened(folder) as store:
        return {table: await seqs(store, table) for table in TABLES}


def test_the_system_is_told_to_sync_at_every_commit(tmp_path: Path) -> None:
    trace = tmp_path / "trace"
    strace = ["strace", "-f", "-y", "-e", "trace=fsync,fdatasync,write", "-o", str(trace)]
    if not _can_trace():
        print("strace cannot be used here, so the calls to sync are not counted")
        strace = []
    told = subprocess.run(
        [*strace, *APPENDER, str(tmp_path / "data"), "30"], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True
    ).stdout.split()
    commits = int(told[1])
    assert 30 <= commits <= 300
    if strace:
        _, _, rest = trace.read_text().partition(', "begin')
        appending, _, _ = rest.partition(f', "{commits}')
        syncs = len(re.findall(rf"f(?:data)?sync\(\d+<[^>]*{re.escape(NAME)}-wal>", appending))
        print(f"{commits} commits, {syncs} syncs of the log")
        assert syncs >= commits


def _can_trace() -> bool:
    return shutil.which("strace") is not None and _runs(["strace", "-o", "/dev/null", "true"])


def _runs(command: list[str]) -> bool:
    return subprocess.run(command, capture_output=True).returncode == 0
