"""Many stored tables, and one with a very long log: a start folds none of them, and each opens at once."""

import asyncio
import os
import re
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from railherd.server.store.rows import ENTRY_COLUMNS
from railherd.server.store.sqlite import NAME
from tests.server.helpers.friends import Friends
from tests.server.helpers.hosted_server import Server
from tests.server.helpers.network_client import Client, choose_in_turn
from tools.report import Figure

CHOICES = 75
TABLES = 10_000
OPENED = 20  # of those tables, one after the other
ENTRIES = 72_000  # an hour of undo and redo
READY_SECONDS, MEGABYTES, ANSWER_SECONDS, LONG_SECONDS = 3.0, 200, 0.1, 1.0


def measure(seed: int) -> Iterator[Figure]:
    """Yield the figures of a folder with ten thousand live tables and an hour of undo and redo at one of them."""
    with tempfile.TemporaryDirectory(prefix="railherd-storage-") as folder:
        yield from asyncio.run(_measure(Path(folder)))


async def _measure(folder: Path) -> list[Figure]:
    async with Friends(folder) as friends:
        async with friends.life():
            table = await friends.gather("gwt")
            seq = await choose_in_turn(table, friends.ana, friends.bo, times=CHOICES)
            while not friends.asked(table).states[table]["prompt"]["can_undo"]:
                seq = await choose_in_turn(table, friends.ana, friends.bo, times=1)
            seat = friends.asked(table).states[table]["seat"]
        copies = _copy_table(folder, table)
        _undo_and_redo(folder, table, seq, seat)
        server = Server(folder)
        begun = time.monotonic()
        try:
            server.start()
            await server.until_ready()
            ready, cpu = time.monotonic() - begun, _cpu_seconds(server.pid)
            await friends.ana.connect(server.url)
            answers = [await _seconds_to_open(friends.ana, copy) for copy in copies[:: len(copies) // OPENED]]
            memory = _megabytes(server.pid)
            long = await _seconds_to_open(friends.ana, table)
            await friends.ana.hang_up()
        finally:
            await server.close()
    load = f"{os.getloadavg()[0]:.1f}"
    is_small = ready <= READY_SECONDS and memory <= MEGABYTES
    started = (
        f"{len(copies):,} live tables of {seq} entries: ready after {ready:.1f} s "
        f"({cpu:.1f} s of CPU, load {load}), {memory} MB"
    )
    waits = sorted(answers)
    first = f"{waits[-1] * 1000:.0f} ms at most of {len(waits)}, {waits[len(waits) // 2] * 1000:.0f} in the middle"
    opened = f"{ENTRIES:,} entries: the table opens in {long:.2f} s"
    return [
        Figure("start with many tables", started, f"{READY_SECONDS:.0f} s, {MEGABYTES} MB", is_small),
        Figure("first answer of a table", first, f"{ANSWER_SECONDS * 1000:.0f} ms", max(answers) <= ANSWER_SECONDS),
        Figure("an hour of undo and redo", opened, f"{LONG_SECONDS:.0f} s", long <= LONG_SECONDS),
    ]


def _copy_table(folder: Path, table: str) -> list[str]:
    """Copy a table as often as told; return the ids of the copies."""
    copies = [f"copy{number}" for number in range(TABLES)]
    pairs = [(copy, table) for copy in copies]
    agreed = "game, rules, seats, options, components, seed, host, listed, created, live, figures"
    kept, happened = f"{agreed}, phase, wake, standing", ENTRY_COLUMNS.removeprefix("table_id, ")
    entries = f"SELECT ?, {happened} FROM entries WHERE table_id = ? ORDER BY seq"
    with closing(sqlite3.connect(folder / NAME)) as connection, connection:
        connection.executemany(f"INSERT INTO tables (id, {kept}) SELECT ?, {kept} FROM tables WHERE id = ?", pairs)
        connection.executemany(f"INSERT INTO entries ({ENTRY_COLUMNS}) {entries}", pairs)
    return copies


def _undo_and_redo(folder: Path, table: str, seq: int, seat: int) -> None:
    """Let a player take back their last choice and make it again, over and over."""
    kinds = [(table, seq + 1 + n, "redo" if n % 2 else "undo", seat) for n in range(ENTRIES)]
    insert = f"INSERT INTO entries ({ENTRY_COLUMNS}) VALUES (?, ?, 0, ?, ?, NULL, '', '{{}}')"
    with closing(sqlite3.connect(folder / NAME)) as connection, connection:
        connection.executemany(insert, kinds)


async def _seconds_to_open(client: Client, table: str) -> float:
    begun = time.perf_counter()
    state = await client.watch(table)
    taken = time.perf_counter() - begun
    assert state["phase"] == "playing", state["stopped"]
    await client.send({"type": "unwatch", "table": table})
    return taken


def _megabytes(pid: int) -> int:
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text(encoding="ascii"))
    return int(found.group(1)) // 1024 if found else 0


def _cpu_seconds(pid: int) -> float:
    """Return how long a process has computed, which does not depend on what else the machine does."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
