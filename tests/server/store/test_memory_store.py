"""The store in memory behaves like the one on disk, so that tests may use it instead."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import cast

import pytest

from railherd.core.problem import Problem
from railherd.server.store.contract import NotSaved, Store
from railherd.tables.entries import Choose, Device, Sit
from railherd.tables.state import CLOSED, GATHERING
from tests.server.helpers.memory_store import MemoryStore
from tests.server.helpers.store_samples import entry, guest, opened, row, run, standing

STEPS = 250
NAMES = "abc"


async def step(store: Store, chance: Random) -> object:
    """Do something that a server might do, possibly in vain; return the outcome."""
    name, other, number = chance.choice(NAMES), chance.choice(NAMES), chance.randrange(1, 6)
    match chance.randrange(9):
        case 0:
            first = [entry(1, name, what=Sit(other), guest=other)][: number % 2]
            await store.create_table(row(name, host=other, created=number), first)
        case 1 | 2 | 3:
            seq = len(await store.entries(name)) + (chance.random() > 0.2)
            what = Choose(cast(str, object()) if number == 5 else "text")
            happened = entry(seq, name, id=chance.choice(["", "x", str(seq)]), guest=other, what=what)
            await store.append(
                happened, chance.choice([None, None, standing(wake=number), standing(CLOSED), standing(GATHERING)])
            )
        case 4:
            devices = tuple(Device(chance.choice("wxyz"), chance.randrange(3)) for _ in range(number % 4))
            await store.save_guest(guest(name, name=other, banned=number == 1, devices=devices))
        case 5:
            await store.set_meta(name, other)
        case 6 | 7:
            await store.save_code(name, other, expires=number)
        case _:
            return await store.take_code(name, now=number)
    return None


async def outcome(store: Store, chance: Random) -> object:
    try:
        return await step(store, chance)
    except NotSaved:
        return NotSaved


async def everything(store: Store) -> list[object]:
    """Return everything that can be read."""
    known: list[object] = [await store.tables(live=True), await store.tables(live=False), await store.live_tables()]
    known += [await store.free_tables(2), set(await store.tables_to_wake(3)), set(await store.tables_to_fold(True))]
    for name in NAMES:
        known += [await store.table(name), await store.entries(name), await store.entries(name, since=2)]
        known += [await store.entry_with_id(name, id) for id in ("", "x", "2")]
        known += [
            await store.guest(name),
            await store.tables_of(name, 2),
            await store.standing(name),
            await store.meta(name),
        ]
    return known


@pytest.mark.parametrize("seed", range(4))
def test_memory_and_disk_agree(tmp_path: Path, seed: int) -> None:
    async def main() -> None:
        memory = MemoryStore()
        async with opened(tmp_path) as disk:
            for number in range(STEPS):
                outcomes = [await outcome(store, Random(f"{seed} {number}")) for store in (memory, disk)]
                assert outcomes[0] == outcomes[1]
            assert await everything(memory) == await everything(disk)
        assert any(memory.logs.values())

    run(main())


def test_what_was_put_in_can_be_changed_without_harm() -> None:
    async def main() -> None:
        store = MemoryStore()
        first = entry(1, what=Choose("lay a1", [("tiles", "a1")]))
        await store.create_table(row(), [first])
        assert isinstance(first.what, Choose)
        assert first.what.dealt is not None
        first.what.dealt.append(("tiles", "a2"))
        kept = (await store.entries("table"))[0].what
        assert isinstance(kept, Choose)
        assert kept.dealt == [("tiles", "a1")]

    run(main())


def test_a_full_disk_saves_nothing() -> None:
    async def main() -> None:
        store = MemoryStore()
        await store.create_table(row(), [])
        store.failing = True
        with pytest.raises(NotSaved):
            await store.append(entry(1), standing(CLOSED))
        assert (await store.entries("table"), await store.tables(live=True)) == ([], [row()])

    run(main())


def test_a_backup_replaces_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        store = MemoryStore()
        await store.set_meta("key", "value")
        await store.backup(tmp_path / "copy")
        assert b'"key":"value"' in (tmp_path / "copy").read_bytes()
        with pytest.raises(Problem):
            await store.backup(tmp_path / "copy")

    run(main())
