"""Move everything from one store to another, row by row, each read again; what was stopped goes on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack
from hashlib import sha256
from typing import NamedTuple

from railherd.core.problem import Problem
from railherd.server.accounts.keys import KEY
from railherd.server.settings import Settings
from railherd.server.store.contract import NotSaved, Unreadable
from railherd.server.store.movable import (
    CODES,
    DEVICES,
    ENTRIES,
    FIGURES,
    GUESTS,
    META,
    MOVING,
    RECORDS,
    TABLES,
    Kind,
    Movable,
    Step,
)
from railherd.server.store.opening import open_rows, place_of
from railherd.server.store.rows import Row
from railherd.server.store.sqlite import NAME

# What is moved together, under one key: first what others refer to.
BUNDLES = ((FIGURES,), (GUESTS, DEVICES), (CODES,), (TABLES, ENTRIES, RECORDS))
ORDER = {DEVICES: "place", ENTRIES: "seq"}
KEYS_AT_ONCE = 1000
UNFINISHED, NOTHING = "server.move_unfinished", "server.move_nothing"  # problems of the source

Bundle = Sequence[Kind]
Progress = Callable[[int, int], None]
"""Called with how many tables have been moved, and how many there are."""


class Moved(NamedTuple):
    """How many tables and entries there are now, and how many of these tables an earlier attempt had moved."""

    tables: int
    entries: int
    earlier: int


def move_between(source: Settings, target: Settings, progress: Progress) -> Moved:
    """Move everything between two places that no server uses; `Problem` if that cannot be done."""
    if place_of(source) == place_of(target):
        raise Problem("server.move_same", {"place": place_of(source)})
    if not source.database and not (source.data / NAME).is_file():
        raise Problem(NOTHING, {"place": place_of(source)})
    return asyncio.run(_move_between(source, target, progress))


async def _move_between(source: Settings, target: Settings, progress: Progress) -> Moved:
    async with AsyncExitStack() as opened:
        there = await open_rows(source)
        opened.push_async_callback(there.close)
        here = await open_rows(target)
        opened.push_async_callback(here.close)
        try:
            return await move(there, here, progress)
        except Problem as problem:
            problem.arguments["place"] = place_of(source if problem.key in (UNFINISHED, NOTHING) else target)
            raise


async def move(source: Movable, target: Movable, progress: Progress) -> Moved:
    """Move everything to a store that is empty, or that an earlier attempt from the same source has begun to fill.

    Raise `Problem` if the target holds anything else, or if something there differs. The source stays as it is.
    """
    try:
        await _claim(source, target)
        earlier = 0
        for bundle in BUNDLES:
            earlier = await _move_all(source, target, bundle, progress if bundle[0] is TABLES else _silent)
        await _compare_counts(source, target)
        await _finish(source, target)
        return Moved(await TABLES.how_many(target), await ENTRIES.how_many(target), earlier)
    except (NotSaved, Unreadable) as error:
        raise Problem("server.move_failed", {"detail": str(error)}) from error


async def _claim(source: Movable, target: Movable) -> None:
    """Mark the target as being moved to from this source, unless it is so already."""
    key = await source.meta(KEY)
    if key is None:  # no server has ever used it
        raise Problem(NOTHING)
    mark = sha256(key.encode()).hexdigest()
    before = await target.meta(MOVING)
    if before == mark:
        return
    kinds = [kind for bundle in BUNDLES for kind in bundle]
    if before is not None or any([await kind.how_many(target) for kind in (*kinds, META)]):
        raise Problem("server.move_not_empty")
    if await source.meta(MOVING) is not None:
        raise Problem(UNFINISHED)
    await target.set_meta(MOVING, mark)


async def _move_all(source: Movable, target: Movable, bundle: Bundle, progress: Progress) -> int:
    """Move all rows of some kinds that belong together; return how many keys were there already."""
    done, earlier, total = 0, 0, await bundle[0].how_many(source)
    async for key in _keys(source, bundle[0]):
        earlier += await _move_one(source, target, bundle, key)
        done += 1
        progress(done, total)
    return earlier


async def _move_one(source: Movable, target: Movable, bundle: Bundle, key: str) -> bool:
    """Move what belongs to a key and read it again; return whether it was there already."""
    wanted = await _read(source, bundle, key)
    if await _read(target, bundle, key) == wanted:
        return True
    steps = [kind.delete([key]) for kind in reversed(bundle)]
    steps += [kind.insert(rows) for kind, rows in zip(bundle, wanted, strict=True)]
    await target.change(steps)
    if await _read(target, bundle, key) != wanted:
        raise Problem("server.move_differs", {"name": f"{bundle[0].name} {key}"})
    return False


async def _read(store: Movable, bundle: Bundle, key: str) -> list[list[Row]]:
    return [await kind.read(store, key, ORDER.get(kind, "")) for kind in bundle]


async def _keys(source: Movable, kind: Kind) -> AsyncIterator[str]:
    """Yield the keys of all rows of a kind, tables in the order in which they were made."""
    order = "number" if kind is TABLES else kind.key
    query = f"SELECT {kind.key}, {order} FROM {kind.name}"
    rows = await source.rows.rows(f"{query} ORDER BY {order} LIMIT ?", KEYS_AT_ONCE)
    while rows:
        for key, _ in rows:
            yield str(key)
        rows = await source.rows.rows(f"{query} WHERE {order} > ? ORDER BY {order} LIMIT ?", rows[-1][1], KEYS_AT_ONCE)


async def _compare_counts(source: Movable, target: Movable) -> None:
    """Make sure that the target has nothing more, either."""
    for bundle in BUNDLES:
        for kind in bundle:
            if await kind.how_many(source) != await kind.how_many(target):
                raise Problem("server.move_differs", {"name": kind.name})


async def _finish(source: Movable, target: Movable) -> None:
    """Move what the server keeps about itself, and remove the mark: from now on the target can be served."""
    rows = await source.rows.rows("SELECT key, value FROM meta")
    await target.change([Step("DELETE FROM meta WHERE key = ?", [(MOVING,)]), META.insert(rows)])


def _silent(done: int, total: int) -> None:
    """Say nothing."""
