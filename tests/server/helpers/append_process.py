"""A separate process that appends to a store: `python -m tests.server.helpers.append_process FOLDER [ROUNDS]`.

Without ROUNDS it appends until it is killed, and prints the number of every entry once that is acknowledged as saved.
With ROUNDS it appends that many groups of ten, and prints how many transactions they took.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from railherd.server.store.sqlite import SqliteStore
from tests.server.helpers.store_samples import entry, row

TABLES = [f"table {number}" for number in range(10)]


async def main(folder: Path, rounds: int | None) -> None:
    store = await SqliteStore.open(folder)
    for table in TABLES:
        if await store.table(table) is None:
            await store.create_table(row(table), [])
    if rounds is None:
        await asyncio.gather(*(append_for_ever(store, table) for table in TABLES))
    else:
        await append_rounds(store, rounds)
        await store.close()


async def append_for_ever(store: SqliteStore, table: str) -> None:
    seq = len(await store.entries(table))
    while True:
        seq += 1
        await store.append(entry(seq, table))
        print(table, seq, sep=":", flush=True)


async def append_rounds(store: SqliteStore, rounds: int) -> None:
    before = store.writer.commits
    print("begin", flush=True)
    for seq in range(1, rounds + 1):
        await asyncio.gather(*(store.append(entry(seq, table)) for table in TABLES))
    print(store.writer.commits - before, flush=True)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else None))
