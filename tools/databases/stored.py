"""A hundred thousand live tables in PostgreSQL: how soon a server starts, what it remembers, how long lists take."""

import asyncio
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import httpx

from railherd.server.settings import Settings
from railherd.server.store.rows import ENTRY_COLUMNS, STANDING_COLUMNS, TABLE_COLUMNS
from tools.databases import Sizes
from tools.load import PATIENCE, furnish, load_average, memory_of, place, server, shares, within
from tools.report import Figure

OWN, FREE = 200, 1000  # tables of the guest who asks; tables in the lobby
ASKED = 40  # times, of each list
READY_SECONDS, LIST_MS, GROWTH = 3.0, 50.0, 1.1
RATE_SECONDS = 0.06  # between requests of one address, so that none is refused
COPIED = ", ".join(name for name in f"{TABLE_COLUMNS}, {STANDING_COLUMNS}".split(", ") if name not in ("id", "host"))
HAPPENED = ENTRY_COLUMNS.removeprefix("table_id, ")
COPY_TABLES = f"""INSERT INTO tables (id, host, {COPIED})
SELECT 'copy' || n, CASE WHEN n <= $3 THEN host ELSE 'host' || n % 5000 END, {COPIED}
FROM tables, generate_series(1, $2::bigint) AS n WHERE id = $1"""
COPY_ENTRIES = f"""INSERT INTO entries (table_id, {HAPPENED})
SELECT 'copy' || n, {HAPPENED.replace("guest", "CASE WHEN n <= $3 THEN guest ELSE 'host' || n % 5000 END")}
FROM entries, generate_series(1, $2::bigint) AS n WHERE table_id = $1"""
SET_FREE = """UPDATE tables SET listed = true, phase = 'gathering',
standing = replace(standing, '"playing"', '"gathering"') WHERE id LIKE 'copy%' AND host <> $1 AND number % $2 = 0"""


def measure(sizes: Sizes) -> Iterator[Figure]:
    """Yield the figures of a server with so many tables."""
    with tempfile.TemporaryDirectory(prefix="railherd-stored-") as folder, place(Path(folder), True) as settings:
        (pair,) = asyncio.run(furnish(settings, 1, ["gwt"], sizes.seed))
        size = asyncio.run(_copy(settings, pair.table, sizes.stored))
        begun = time.monotonic()
        with server(settings, None) as (url, pid):
            ready = asyncio.run(_until_ready(url)) - begun
            before = memory_of(pid)
            lists = asyncio.run(_ask(url, pair.seats[0].headers))
            after = memory_of(pid)
    stored = f"{sizes.stored:,} live tables ({size} MB): ready after {ready:.1f} s; load {load_average()}"
    yield Figure("start with many tables in PostgreSQL", stored, f"{READY_SECONDS:.0f} s", ready <= READY_SECONDS)
    memory = f"{before:.0f} MB before, {after:.0f} MB after {2 * ASKED} lists"
    yield Figure("its memory", memory, "flat", after <= before * GROWTH)
    for name, times in lists.items():
        yield Figure(name, shares(times), f"{LIST_MS:.0f} ms", within(times, 0.99) <= LIST_MS)


async def _copy(settings: Settings, table: str, count: int) -> int:
    """Copy a table, some of them as free ones; return how many megabytes there are then."""
    connection = await asyncpg.connect(settings.database)
    await connection.execute("SET session_replication_role = replica")  # no look at single rows
    host = await connection.fetchval("SELECT host FROM tables WHERE id = $1", table)
    await connection.execute(COPY_TABLES, table, count, OWN)
    await connection.execute(COPY_ENTRIES, table, count, OWN)
    await connection.execute(SET_FREE, host, count // FREE)
    await connection.execute("ANALYZE")
    await connection.execute("CHECKPOINT")
    megabytes: int = await connection.fetchval("SELECT pg_database_size(current_database()) / 1000000")
    await connection.close()
    return megabytes


async def _until_ready(url: str) -> float:
    """Wait until the server is ready; return when it was."""
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE, verify=False) as http:
        while (await http.get("/readyz")).status_code != httpx.codes.OK:
            await asyncio.sleep(0.02)
    return time.monotonic()


async def _ask(url: str, headers: dict[str, str]) -> dict[str, list[float]]:
    """Return how many milliseconds each list took."""
    found: dict[str, list[float]] = {}
    async with httpx.AsyncClient(base_url=url, headers=headers, timeout=PATIENCE, verify=False) as http:
        for name, path in (("my games", "/api/me/tables"), ("the lobby", "/api/tables")):
            times = found[name] = []
            for _ in range(ASKED):
                await asyncio.sleep(RATE_SECONDS)
                begun = time.perf_counter()
                answer = await http.get(path)
                times.append((time.perf_counter() - begun) * 1000)
                assert len(answer.json()) == 100, answer.text[:200]
    return found
