"""Move many tables from a folder to a database and back, killed in the middle and begun again."""

import asyncio
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import asyncpg

from railherd.server.settings import Settings
from railherd.server.store.movable import ENTRIES, TABLES
from railherd.server.store.opening import open_rows
from railherd.server.store.rows import Row
from railherd.server.store.sqlite import NAME
from tests.server.helpers.postgres import cluster
from tools.databases import Sizes
from tools.databases.place import bin_of_postgres
from tools.load import furnish, load_average
from tools.report import ROOT, Figure

ENTRIES_EACH = 100
KILLED_AT = 0.4  # the share of tables that are there when the command is killed
LOOK_SECONDS = 0.05
ORDERED = "SELECT table_id, seq, time, kind, seat, guest, id, data FROM entries ORDER BY table_id, seq"


def measure(sizes: Sizes) -> Iterator[Figure]:
    """Yield the figure of both ways."""
    with tempfile.TemporaryDirectory(prefix="railherd-move-") as folder, cluster(bin_of_postgres(), ()) as running:
        here = Settings(data=Path(folder) / "here", bot_workers=1)
        there = Settings(data=Path(folder), database=running.new_database("moving"))
        back = Settings(data=Path(folder) / "back")
        asyncio.run(furnish(here, sizes.moved, ["last_spike"], sizes.seed))
        asyncio.run(_fill_up(here))
        begun = time.monotonic()
        killed = _move(here, there, sizes.moved)
        killed_back = _move(there, back, sizes.moved)
        took = time.monotonic() - begun
        contents = [asyncio.run(_entries(place)) for place in (here, there, back)]
    same = contents[0] == contents[1] == contents[2]
    both = f"killed with {killed} moved, and on the way back with {killed_back}"
    equal = "equal" if same else "different"
    found = (
        f"{sizes.moved:,} tables with {len(contents[0]):,} entries, {both}; {equal}, entry by entry; "
        f"{took:.0f} s both ways, load {load_average()}"
    )
    in_the_middle = 0 < killed < sizes.moved and 0 < killed_back < sizes.moved
    yield Figure("tables moved, killed in the middle", found, "equal, entry by entry", same and in_the_middle)


def _move(source: Settings, target: Settings, tables: int) -> int:
    """Move, but kill the command in the middle and begin it again; return how many tables were there then."""
    command = [sys.executable, "-m", "railherd", "move", "--from", _name(source), "--to", _name(target)]
    with subprocess.Popen(command, cwd=ROOT, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL) as process:
        while (moved := _moved(target)) < tables * KILLED_AT:
            assert process.poll() is None, "the move ended by itself"
            time.sleep(LOOK_SECONDS)
        process.kill()
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    return moved


def _moved(place: Settings) -> int:
    """Return how many tables there are, by looking from outside."""
    count = "SELECT count(*) FROM tables"
    try:
        if place.database:
            return asyncio.run(_counted(place.database, count))
        with closing(sqlite3.connect(f"file:{place.data / NAME}?mode=ro", uri=True)) as connection:
            return int(connection.execute(count).fetchone()[0])
    except (sqlite3.Error, asyncpg.UndefinedTableError):
        return 0


async def _counted(url: str, query: str) -> int:
    connection = await asyncpg.connect(url)
    try:
        return int(await connection.fetchval(query))
    finally:
        await connection.close()


def _name(place: Settings) -> str:
    return place.database or str(place.data)


async def _fill_up(place: Settings) -> None:
    """Let something be said at every table, again and again."""
    store = await open_rows(place)
    last = "SELECT table_id, max(seq), max(time) FROM entries GROUP BY table_id"
    rows: list[Row] = []
    for table, seq, moment in await store.rows.rows(last):
        for number in range(seq + 1, ENTRIES_EACH + 1):
            rows.append((table, number, moment, "say", None, None, "", '{"text":"на здоровье"}'))
    for start in range(0, len(rows), 5000):
        await store.change([ENTRIES.insert(rows[start : start + 5000])])
    assert await TABLES.how_many(store)
    await store.close()


async def _entries(place: Settings) -> list[Row]:
    store = await open_rows(place)
    found = sorted(await store.rows.rows(ORDERED))
    await store.close()
    return found
