"""An old file is migrated and a copy kept; a newer one is refused; a failed step changes nothing."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from railherd.core.problem import Problem
from railherd.server.store.migrate import SCHEMA, migrate
from railherd.server.store.sqlite import NAME, SqliteStore
from tests.server.helpers.store_samples import opened, row, run

HERDS = "CREATE TABLE herds (name TEXT); INSERT INTO herds VALUES ('first');"
COWS = "ALTER TABLE herds ADD COLUMN cows INTEGER; -- a comment; and nothing after it"
SHED = "CREATE TABLE sheds (name TEXT); UPDATE herds SET cows = 7;"
WRONG = "UPDATE herds SET cows = 9; CREATE TABLE stray (name TEXT); INSERT INTO nowhere VALUES (1);"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "herds.sqlite"


def schema(folder: Path, *steps: str) -> Path:
    """Return a folder with this many numbered steps."""
    folder.mkdir()
    for number, step in enumerate(steps, start=1):
        (folder / f"{number:03}_step.sql").write_text(step)
    return folder


def ask(file: Path, query: str) -> list[Any]:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute(query).fetchall()


def version(file: Path) -> int:
    return int(ask(file, "PRAGMA user_version")[0][0])


def copies(file: Path) -> list[str]:
    return sorted(path.name for path in file.parent.iterdir() if path.is_file() and path != file)


def test_a_new_file_gets_all_steps_and_no_copy(tmp_path: Path, file: Path) -> None:
    assert migrate(file, schema(tmp_path / "sql", HERDS, COWS, SHED)) == 3
    assert version(file) == 3
    assert ask(file, "SELECT * FROM herds") == [("first", 7)]
    assert copies(file) == []


def test_a_file_of_the_present_schema_is_left_alone(tmp_path: Path, file: Path) -> None:
    steps = schema(tmp_path / "sql", HERDS)
    migrate(file, steps)
    assert migrate(file, steps) == 0
    assert ask(file, "SELECT * FROM herds") == [("first",)]
    assert copies(file) == []


@pytest.mark.parametrize("journal", ["DELETE", "WAL"])
def test_an_older_file_is_copied_first(tmp_path: Path, file: Path, journal: str) -> None:
    migrate(file, schema(tmp_path / "old", HERDS))
    ask(file, f"PRAGMA journal_mode = {journal}")
    assert migrate(file, schema(tmp_path / "new", HERDS, COWS, SHED)) == 2
    assert ask(file, "SELECT * FROM herds") == [("first", 7)]
    assert copies(file) == ["herds.sqlite.before-2.bak"]
    copy = tmp_path / "herds.sqlite.before-2.bak"
    assert version(copy) == 1
    assert ask(copy, "SELECT * FROM herds") == [("first",)]


def test_a_newer_file_is_refused_and_left_alone(tmp_path: Path, file: Path) -> None:
    migrate(file, schema(tmp_path / "new", HERDS, COWS))
    before = file.read_bytes()
    with pytest.raises(Problem, match=r"newer railherd \(schema 2; this one knows 1\)") as caught:
        migrate(file, schema(tmp_path / "old", HERDS))
    assert caught.value.key == "server.data_newer"
    assert file.read_bytes() == before
    assert copies(file) == []


def test_a_step_that_fails_is_undone_whole(tmp_path: Path, file: Path) -> None:
    migrate(file, schema(tmp_path / "old", HERDS))
    with pytest.raises(Problem, match=r"schema 3 .*nowhere") as caught:
        migrate(file, schema(tmp_path / "wrong", HERDS, COWS, WRONG))
    assert caught.value.key == "server.migration_failed"
    assert version(file) == 2  # the step before it succeeded
    assert ask(file, "SELECT * FROM herds") == [("first", None)]
    assert ask(file, "SELECT name FROM sqlite_master") == [("herds",)]
    assert migrate(file, schema(tmp_path / "mended", HERDS, COWS, SHED)) == 1
    assert ask(file, "SELECT * FROM herds") == [("first", 7)]
    assert copies(file) == ["herds.sqlite.before-2.bak", "herds.sqlite.before-3.bak"]


def test_without_a_copy_nothing_is_migrated(tmp_path: Path, file: Path) -> None:
    migrate(file, schema(tmp_path / "old", HERDS))
    (tmp_path / "herds.sqlite.before-2.bak" / "in the way").mkdir(parents=True)
    with pytest.raises(Problem) as caught:
        migrate(file, schema(tmp_path / "new", HERDS, COWS))
    assert caught.value.key == "server.backup_failed"
    assert version(file) == 1
    assert copies(file) == []


def test_the_steps_are_numbered_one_by_one() -> None:
    numbers = sorted(int(path.name[:3]) for path in SCHEMA.glob("*.sql"))
    assert numbers == list(range(1, len(numbers) + 1))


def test_the_store_refuses_a_newer_file_and_lets_go_of_the_folder(tmp_path: Path) -> None:
    async def write() -> None:
        async with opened(tmp_path) as store:
            await store.create_table(row(), [])

    async def read() -> None:
        async with opened(tmp_path) as store:
            assert await store.table("table") == row()

    run(write())
    known = version(tmp_path / NAME)
    ask(tmp_path / NAME, f"PRAGMA user_version = {known + 1}")
    with pytest.raises(Problem) as caught:
        run(SqliteStore.open(tmp_path))
    assert caught.value.key == "server.data_newer"
    ask(tmp_path / NAME, f"PRAGMA user_version = {known}")
    run(read())
