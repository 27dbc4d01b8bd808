"""A store in PostgreSQL is shared by servers and by nobody else, outlives its connections, and says what is wrong."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from shutil import copytree

import asyncpg
import pytest

from railherd.core.problem import Problem
from railherd.server.settings import Settings
from railherd.server.store.contract import Conflict, NotSaved, Unreadable
from railherd.server.store.opening import open_store
from railherd.server.store.postgres import hold
from railherd.server.store.postgres.schema import SCHEMA, migrate
from railherd.server.store.postgres.store import PostgresStore
from railherd.tables.entries import Choose
from railherd.tables.state import OVER
from tests.server.helpers.postgres import Cluster
from tests.server.helpers.store_samples import entry, row, run, seqs, standing

NAMES = count(1)
END_HOLDER = """SELECT pg_terminate_backend(pid) FROM pg_locks JOIN pg_database ON oid = database
WHERE locktype = 'advisory' AND datname = current_database()"""


@pytest.fixture
def url(postgres: Cluster) -> str:
    return postgres.new_database(f"postgres_{next(NAMES)}")


@pytest.fixture
def mortal(postgres: Cluster) -> Iterator[Cluster]:
    """Yield a server that may be stopped; it is started again for the tests that follow."""
    yield postgres
    if not postgres.is_running:
        postgres.start()


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[PostgresStore]:
    store = await PostgresStore.open(url)
    try:
        yield store
    finally:
        await store.close()


def test_servers_share_a_database_and_who_moves_it_has_it_alone(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hold.Hold.take, "__defaults__", (0.0,))

    async def main() -> None:
        async with opened(url) as store, opened(url) as other:
            with pytest.raises(Problem, match="The database postgresql:///") as caught:
                await PostgresStore.open(url, shared=False)
            assert caught.value.key == "server.database_in_use"
            await store.create_table(row(), [])  # they go on undisturbed
            assert await other.table("table") == row()
        mover = await PostgresStore.open(url, shared=False)
        for shared in (True, False):
            with pytest.raises(Problem) as caught:
                await PostgresStore.open(url, shared)
            assert caught.value.key == "server.database_in_use"
        await mover.close()
        async with opened(url) as store:
            assert await store.table("table") == row()

    run(main())


def test_a_server_that_lost_its_lock_to_another_writes_nothing(url: str) -> None:
    async def main() -> None:
        async with opened(url) as store:
            await store.create_table(row(), [entry(1)])
            admin = await asyncpg.connect(url)
            holders = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'"
            await admin.execute(
                f"{holders} AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
            )
            assert await admin.fetchval("SELECT pg_advisory_lock($1) IS NOT NULL", hold.KEY)
            while store._hold.is_held:
                await asyncio.sleep(0.01)
            with pytest.raises(NotSaved, match="in use"):
                await store.append(entry(2))
            assert [trouble.key for trouble in await store.troubles()] == ["server.database_in_use"]
            await admin.close()
            assert await store.troubles() == []
            await store.append(entry(2))
            assert await seqs(store) == [1, 2]

    run(main())


def test_an_entry_whose_answer_was_lost_is_saved_once_and_another_in_its_place_is_a_conflict(url: str) -> None:
    async def main() -> None:
        async with opened(url) as store:
            for _ in range(2):
                await store.create_table(row(), [entry(1)])
            for _ in range(2):
                await store.append(entry(2), standing(OVER))
            with pytest.raises(Conflict):
                await store.append(entry(2, what=Choose("another")), standing())
            with pytest.raises(Conflict):
                await store.append(entry(3, id="choice 2"))
            with pytest.raises(NotSaved) as caught:
                await store.append(entry(9))
            assert not isinstance(caught.value, Conflict)
            assert await seqs(store) == [1, 2]
            assert await store.standing("table") == standing(OVER)

    run(main())


def test_a_store_outlives_its_database_and_says_what_is_wrong_meanwhile(mortal: Cluster, url: str) -> None:
    async def main() -> None:
        async with opened(url) as store:
            await store.create_table(row(), [entry(1)])
            mortal.stop("immediate")
            with pytest.raises(NotSaved):
                await store.append(entry(2))
            with pytest.raises(Unreadable):
                await store.entries("table")
            (trouble,) = await store.troubles()
            assert trouble.key == "server.trouble_database"
            mortal.start()
            assert await store.troubles() == []
            await store.append(entry(2))
            mortal.stop("immediate")
            mortal.start()
            await store.append(entry(3))  # nobody need notice that every connection was lost
            assert await seqs(store) == [1, 2, 3]
            assert (store.figures().writes, store.figures().failed, store.figures().waiting) == (4, 2, 0)

    run(main())


def test_a_text_that_no_database_can_keep_is_found_nowhere_and_not_saved(url: str) -> None:
    async def main() -> None:
        async with opened(url) as store:
            for text in ("a\0b", "\ud800"):
                assert await store.table(text) is None
                with pytest.raises(NotSaved):
                    await store.set_meta("key", text)
            assert await store.troubles() == []

    run(main())


def test_every_commit_waits_for_the_disk_whatever_the_database_says(postgres: Cluster, url: str) -> None:
    async def main() -> str:
        admin = await asyncpg.connect(url)
        await admin.execute(f"ALTER DATABASE {url.split('/')[3].split('?')[0]} SET synchronous_commit = off")
        await admin.close()
        async with opened(url) as store:
            return str((await store._database.row("SHOW synchronous_commit") or [""])[0])

    assert run(main()) == "on"


def test_what_cannot_be_opened_is_explained_without_its_password(postgres: Cluster, url: str) -> None:
    for wrong in (
        "postgresql://me:secret@127.0.0.1:1/games",
        "postgresql://me:secret@nowhere.invalid/games",
        url.replace("postgres_", "no_such_"),
        "postgresql://me:secret@127.0.0.1/games?sslmode=perhaps",
    ):
        with pytest.raises(Problem) as caught:
            run(open_store(Settings(database=wrong)))
        assert caught.value.key == "server.database_unusable"
        assert "secret" not in str(caught.value)
        assert "\n" not in str(caught.value)


def test_what_a_newer_version_added_disturbs_nobody_and_what_it_removed_is_refused(url: str, tmp_path: Path) -> None:
    newer = tmp_path / "newer"
    copytree(SCHEMA, newer)
    (newer / "900_more.sql").write_text("ALTER TABLE tables ADD COLUMN more text")

    async def main() -> None:
        assert await migrate(url) == len(list(SCHEMA.glob("*.sql")))
        async with opened(url) as old:
            assert [await migrate(url, newer), await migrate(url, newer)] == [1, 0]
            await old.create_table(row(), [entry(1)], standing())  # a server of before goes on
            async with opened(url):  # and may be started again
                await old.append(entry(2), standing(OVER))
            (newer / "901_less.breaks.sql").write_text("ALTER TABLE tables DROP COLUMN more")
            await old.company.beat(())
            with pytest.raises(Problem) as caught:
                await migrate(url, newer)
            assert caught.value.key == "server.database_in_use"
        assert await migrate(url, newer) == 1
        with pytest.raises(Problem) as caught:
            await PostgresStore.open(url)
        assert caught.value.key == "server.data_newer"

    run(main())


def test_two_that_start_at_once_do_not_both_change_the_schema(url: str) -> None:
    async def main() -> list[int]:
        return sorted(await asyncio.gather(*(migrate(url) for _ in range(4))))

    assert run(main()) == [0, 0, 0, len(list(SCHEMA.glob("*.sql")))]


def test_without_the_extra_one_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in [name for name in sys.modules if name.startswith("railherd.server.store.postgres.")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(Problem, match=r"railherd\[postgres\]"):
        run(open_store(Settings(database="postgresql://localhost/games")))


def test_a_database_that_cannot_hold_every_letter_is_refused(postgres: Cluster) -> None:
    address = postgres.new_database("latin", "ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0")
    with pytest.raises(Problem, match="LATIN1, not UTF8"):
        run(PostgresStore.open(address))
