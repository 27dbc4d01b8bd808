"""How long commits take beside a checkpoint, and how long if SQLite makes it inside them, in turn on the same disk."""

import asyncio
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from railherd.server.store.sqlite import SqliteStore
from tools.load import shares, within
from tools.report import Figure

ROUNDS = 3
WRITERS = 10  # callers at a time
WRITES = 800  # of each
VALUE = "x" * 2000
SQLITES_OWN = 1000  # pages in the log after which SQLite makes a checkpoint by itself


def measure(seed: int) -> Iterator[Figure]:
    """Yield the figure of the commits."""
    apart, inside = [], []
    for _ in range(ROUNDS):
        apart += asyncio.run(_commits(autocheckpoint=0))
        inside += asyncio.run(_commits(autocheckpoint=SQLITES_OWN))
    found = f"{len(apart):,} writes: {shares(apart)}; with SQLite's own checkpoints: {shares(inside)}"
    mark = "99 of 100 sooner than with SQLite's own"
    yield Figure("commits beside a checkpoint", found, mark, within(apart, 0.99) < within(inside, 0.99))


async def _commits(autocheckpoint: int) -> list[float]:
    """Return the milliseconds that each of many writes took."""
    times: list[float] = []
    with tempfile.TemporaryDirectory(prefix="railherd-checkpoints-") as folder:
        store = await SqliteStore.open(Path(folder))
        await store.writer.do(lambda c: c.execute(f"PRAGMA wal_autocheckpoint = {autocheckpoint}").fetchall())

        async def write(writer: int) -> None:
            for number in range(WRITES):
                begun = time.perf_counter()
                await store.set_meta(f"{writer} {number}", VALUE)
                times.append((time.perf_counter() - begun) * 1000)

        await asyncio.gather(*map(write, range(WRITERS)))
        await store.close()
    return times
