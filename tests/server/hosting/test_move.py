"""`railherd move` brings everything over, entry by entry, goes on where it was stopped, and mixes nothing."""

from __future__ import annotations

import subprocess
import sys
import time
from itertools import count
from pathlib import Path

import pytest

from railherd.core.problem import Problem
from railherd.server.hosting import move as moving
from railherd.server.hosting.move import BUNDLES, ORDER, Moved, move_between
from railherd.server.settings import Settings
from railherd.server.store.movable import META, Kind, Movable, Step
from railherd.server.store.opening import open_rows, open_store
from railherd.server.store.rows import Row
from railherd.server.store.sqlite import SqliteStore
from railherd.tables.entries import Choose, Device, KeptFigures, Say
from railherd.tables.state import OVER
from tests.server.helpers.postgres import Cluster
from tests.server.helpers.store_samples import entry, guest, opened, row, run, standing

ROOT = Path(__file__).resolve().parents[3]
NAMES = count(1)
ENTRIES = 5


@pytest.fixture
def database(postgres: Cluster) -> Settings:
    return Settings(database=postgres.new_database(f"move_{next(NAMES)}"))


def folder(path: Path) -> Settings:
    return Settings(data=path)


def fill(path: Path, tables: int) -> Settings:
    """Keep a bit of everything in a folder."""

    async def main() -> None:
        async with opened(path) as store:
            await store.set_meta("key", "ab" * 32)
            await store.keep_figures(KeptFigures("digest", "last_spike", 1, '{"ü": "й"}'))
            await store.save_guest(guest(devices=(Device("b", 2), Device("a", 1, 3, "Firefox"))))
            await store.save_guest(guest("bob", name="Bób", banned=True, devices=()))
            await store.save_code("code", "ann", 5000)
            for number in range(tables):
                await make_table(store, f"table {number % 7} {number}")
            await store.keep_record("table 0 0", "as it was")

    run(main())
    return folder(path)


async def make_table(store: SqliteStore, id: str) -> None:
    said = [entry(1, id, what=Say("Ánn", "«hi» \\ \x01 '"), seat=None, guest=None, id="")]
    chosen = [entry(seq, id, what=Choose("lay «a»", [("tiles", "й")])) for seq in range(2, ENTRIES + 1)]
    known = standing(OVER, wake=7) if len(id) % 2 else None
    await store.create_table(row(id, listed=False, options={"ü": "–"}), [*said, *chosen], known)


def silent(done: int, total: int) -> None:
    pass


def content(place: Settings) -> dict[str, list[Row]]:
    """Return all rows of a place, tables in their order."""

    async def main() -> dict[str, list[Row]]:
        store = await open_rows(place)
        found = {kind.name: await read(store, kind) for bundle in (*BUNDLES, (META,)) for kind in bundle}
        await store.close()
        return found

    async def read(store: Movable, kind: Kind) -> list[Row]:
        order = "number" if kind.name == "tables" else f"{kind.key}{', ' + ORDER[kind] if kind in ORDER else ''}"
        rows = await store.rows.rows(f"SELECT {kind.columns} FROM {kind.name} ORDER BY {order}")
        return [kind.plain(row) for row in rows]

    return run(main())


def test_everything_comes_over_and_back(tmp_path: Path, database: Settings) -> None:
    source = fill(tmp_path / "a", 9)
    before = content(source)
    assert all(before.values())
    assert move_between(source, database, silent) == Moved(9, 9 * ENTRIES, 0)
    assert content(database) == before
    assert move_between(database, folder(tmp_path / "b"), silent).tables == 9
    assert content(folder(tmp_path / "b")) == content(source) == before


def test_a_move_that_was_stopped_goes_on_and_nobody_serves_half_of_it(tmp_path: Path, database: Settings) -> None:
    source = fill(tmp_path, 9)

    def stop(done: int, total: int) -> None:
        assert total == 9
        if done == 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        move_between(source, database, stop)
    with pytest.raises(Problem) as caught:
        run(open_store(database))
    assert caught.value.key == "server.move_unfinished"
    with pytest.raises(Problem) as caught:
        move_between(database, folder(tmp_path / "c"), silent)
    assert caught.value.key == "server.move_nothing"
    assert move_between(source, database, silent) == Moved(9, 9 * ENTRIES, 4)
    assert content(database) == content(source)
    run(_served(database))


async def _served(place: Settings) -> None:
    await (await open_store(place)).close()


def test_what_was_played_since_a_stopped_move_comes_over_too(tmp_path: Path, database: Settings) -> None:
    source = fill(tmp_path, 3)

    def stop(done: int, total: int) -> None:
        raise KeyboardInterrupt

    async def play_on() -> None:
        async with opened(tmp_path) as store:
            await store.append(entry(ENTRIES + 1, "table 0 0"), standing())

    with pytest.raises(KeyboardInterrupt):
        move_between(source, database, stop)
    run(play_on())
    move_between(source, database, silent)
    there, here = content(source), content(database)
    assert there["entries"] == here["entries"]
    assert sorted(there["tables"]) == sorted(here["tables"])


def test_a_move_that_is_killed_goes_on(tmp_path: Path, database: Settings) -> None:
    tables = 500
    source = fill(tmp_path, tables)
    command = [sys.executable, "-m", "railherd", "move", "--from", str(tmp_path), "--to", database.database]
    with subprocess.Popen(command, cwd=ROOT, stderr=subprocess.DEVNULL) as process:
        while (there := kept_tables(database)) < tables // 5:
            assert process.poll() is None
            time.sleep(0.01)
        process.kill()
    assert there < tables
    moved = move_between(source, database, silent)
    assert moved.tables == tables > moved.earlier >= tables // 5
    assert content(database) == content(source)


def kept_tables(database: Settings) -> int:
    import asyncpg

    async def main() -> int:
        connection = await asyncpg.connect(database.database)
        try:
            return int(await connection.fetchval("SELECT count(*) FROM tables"))
        except asyncpg.UndefinedTableError:
            return 0
        finally:
            await connection.close()

    return run(main())


def test_a_target_in_use_is_refused_and_stays_as_it_is(tmp_path: Path, database: Settings) -> None:
    source, other = fill(tmp_path / "a", 2), fill(tmp_path / "b", 1)
    before = content(other)
    with pytest.raises(Problem) as caught:
        move_between(source, other, silent)
    assert (caught.value.key, caught.value.arguments["place"]) == ("server.move_not_empty", str(other.data))
    assert content(other) == before

    async def while_served(place: Settings) -> None:
        store = await open_store(place)
        try:
            await moving._move_between(source, place, silent)
        finally:
            await store.close()

    for place, key in ((other, "server.data_locked"), (database, "server.database_in_use")):
        with pytest.raises(Problem) as caught:
            run(while_served(place))
        assert caught.value.key == key


def test_places_that_cannot_be_moved_are_explained(tmp_path: Path, database: Settings) -> None:
    nowhere = folder(tmp_path / "nowhere")
    for source, target, key in (
        (nowhere, database, "server.move_nothing"),
        (nowhere, nowhere, "server.move_same"),
        (database, nowhere, "server.move_nothing"),
    ):
        with pytest.raises(Problem) as caught:
            move_between(source, target, silent)
        assert caught.value.key == key
        assert "{" not in str(caught.value)


@pytest.mark.parametrize("damage", ["UPDATE entries SET data = '{}' WHERE seq = 3", "DELETE FROM devices"])
def test_what_is_not_as_it_was_is_noticed(tmp_path: Path, damage: str, monkeypatch: pytest.MonkeyPatch) -> None:
    source, target = fill(tmp_path / "a", 2), folder(tmp_path / "b")
    change = SqliteStore.change

    async def spoil(store: SqliteStore, steps: list[Step]) -> None:
        await change(store, [*steps, Step(damage, [()])])

    monkeypatch.setattr(SqliteStore, "change", spoil)
    with pytest.raises(Problem) as caught:
        move_between(source, target, silent)
    assert caught.value.key == "server.move_differs"
