"""`railherd backup` trusts no copy that it has not read, and `railherd restore` is the way back to one."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from railherd.cli import EXIT_FAILED, EXIT_WRONG_USE, run
from railherd.server.hosting.backup import back_up
from railherd.server.services import open_services
from railherd.server.settings import Settings
from railherd.server.store.folder_lock import DataLock
from railherd.server.store.sqlite import NAME
from railherd.tables.command import Actor
from railherd.tables.plan import Plan
from railherd.tables.seating import Sit
from tests.server.helpers.postgres import Cluster

TABLES = 3
UNIT = Path(__file__).resolve().parents[2] / "deploy" / "railherd-backup.service"
NAMED, COPY = "${RAILHERD_DATABASE}", "${RAILHERD_COPY}"


def furnish(folder: Path) -> None:
    """Keep some tables where a game has begun."""

    async def main() -> None:
        async with open_services(Settings(data=folder, bot_workers=1), 0) as services:
            for _ in range(TABLES):
                ana, ben = [(await services.guests.welcome("en", name)).guest for name in ("Ana", "Ben")]
                live = await services.tables.create(ana, Plan("last_spike", ("open", "open")))
                await live.submit(Sit(1, invited=False), Actor(ben))

    asyncio.run(main())


@pytest.fixture
def data(tmp_path: Path) -> Path:
    furnish(tmp_path / "data")
    return tmp_path / "data"


def railherd(*words: object) -> int:
    return run([*map(str, words), "--lang", "en"])


def change(file: Path, statement: str) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(statement)


def spoil_page(file: Path, mark: bytes) -> None:
    whole = file.read_bytes()
    page = whole.index(mark) // 4096 * 4096
    file.write_bytes(whole[:page] + b"\xff" * 4096 + whole[page + 4096 :])


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def test_a_copy_is_read_before_it_is_trusted(data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = tmp_path / "copy.sqlite"
    assert railherd("backup", copy, "--data", data) == 0
    assert f"({TABLES})" in capsys.readouterr().out
    assert copy.stat().st_mode & 0o077 == 0
    assert names(tmp_path) == {"data", "copy.sqlite"}


STATEMENTS = {
    "an entry that is no JSON": "UPDATE entries SET data = '{' WHERE seq = 2;",
    "a game that does not exist": "UPDATE tables SET game = 'chess';",
    "missing figures": "DELETE FROM figures;",
    "a missing entry": "DELETE FROM entries WHERE seq = 1;",
}


@pytest.mark.parametrize("name", STATEMENTS)
def test_tables_that_cannot_be_read_are_named(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    change(data / NAME, STATEMENTS[name])
    assert railherd("backup", tmp_path / "copy.sqlite", "--data", data) == EXIT_FAILED
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert f"{TABLES} of {TABLES} tables cannot be read: table " in said.err
    assert names(tmp_path) == {"data"}, "nothing half-made is left"


@pytest.mark.parametrize("name", STATEMENTS)
def test_what_is_kept_is_read_where_it_is(
    data: Path, postgres: Cluster, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    database = postgres.new_database(f"verify_{list(STATEMENTS).index(name)}")
    assert railherd("move", "--from", data, "--to", database) == 0
    for place in (("--data", data), ("--database", database)):
        capsys.readouterr()
        assert railherd("backup", "--verify", *place) == 0
        assert f"({TABLES})" in capsys.readouterr().out
    change(data / NAME, STATEMENTS[name])
    postgres.run("psql", "-q", "-d", database, "-c", STATEMENTS[name])
    for place in (("--data", data), ("--database", database)):
        assert railherd("backup", "--verify", *place) == EXIT_FAILED
        said = capsys.readouterr()
        assert (said.out, said.err.count("\n")) == ("", 1)
        assert f"{TABLES} of {TABLES} tables cannot be read: table " in said.err


def test_a_copy_by_the_database_s_own_tools_is_brought_back_and_read(
    data: Path, postgres: Cluster, capsys: pytest.CaptureFixture[str]
) -> None:
    there, copy = postgres.new_database("dumped"), postgres.new_database("restored")
    assert railherd("move", "--from", data, "--to", there) == 0
    commands = [line for line in UNIT.read_text().splitlines() if line.startswith("ExecStart=/usr/bin/pg_")]
    for _ in range(2):  # the second time over the copy of the first
        for line in commands:
            program, *words = line.removeprefix("ExecStart=/usr/bin/").split()
            postgres.run(program, *(word.replace(NAMED, there).replace(COPY, copy) for word in words))
        capsys.readouterr()
        assert railherd("backup", "--verify", "--database", copy) == 0
        assert f"({TABLES})" in capsys.readouterr().out
    assert len(commands) == 2


def test_a_copy_can_be_read_again_and_a_database_is_copied_by_its_own_tools(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.sqlite"
    assert railherd("backup", copy, "--data", data) == railherd("backup", copy, "--verify") == 0
    assert railherd("backup", tmp_path / "none", "--verify") == EXIT_WRONG_USE
    assert railherd("backup", "--data", data) == EXIT_WRONG_USE
    capsys.readouterr()
    assert railherd("backup", copy, "--database", "postgresql://me:secret@db/games") == EXIT_WRONG_USE
    said = capsys.readouterr().err
    assert "pg_dump" in said
    assert "secret" not in said


def test_damaged_pages_are_found(data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spoil_page(data / NAME, b"last_spike")
    assert railherd("backup", tmp_path / "copy.sqlite", "--data", data) == EXIT_FAILED
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert names(tmp_path) == {"data"}


def test_many_tables_are_counted_as_they_are_read(data: Path, tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    assert back_up(data, tmp_path / "copy.sqlite", lambda done, total: told.append((done, total))) == TABLES
    assert told == [(1, TABLES), (2, TABLES), (3, TABLES)]


def test_what_was_lost_comes_back(data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = tmp_path / "copy.sqlite"
    assert railherd("backup", copy, "--data", data) == 0
    change(data / NAME, "DELETE FROM entries; DELETE FROM tables;")
    capsys.readouterr()
    assert railherd("restore", copy, "--data", data) == 0
    told = capsys.readouterr().out
    [aside] = data.glob("before-restore-*")
    assert str(aside) in told
    assert str(data) in told
    with closing(sqlite3.connect(data / NAME)) as now, closing(sqlite3.connect(aside / NAME)) as before:
        counts = [connection.execute("SELECT count(*) FROM tables").fetchone()[0] for connection in (now, before)]
    assert counts == [TABLES, 0]
    assert (data / NAME).stat().st_mode & 0o077 == 0
    assert names(data) == {NAME, "railherd.lock", "railherd.begun", aside.name}


def test_a_copy_founds_a_server_elsewhere(data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy, elsewhere = tmp_path / "copy.sqlite", tmp_path / "another" / "place"
    assert railherd("backup", copy, "--data", data) == railherd("restore", copy, "--data", elsewhere) == 0
    assert "before-restore" not in capsys.readouterr().out
    assert railherd("backup", tmp_path / "again.sqlite", "--data", elsewhere) == 0


def test_a_folder_in_use_is_left_alone(data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = tmp_path / "copy.sqlite"
    assert railherd("backup", copy, "--data", data) == 0
    before, lock = (data / NAME).read_bytes(), DataLock(data)
    try:
        assert railherd("restore", copy, "--data", data) == EXIT_WRONG_USE
    finally:
        lock.release()
    assert "already uses" in capsys.readouterr().err
    assert (data / NAME).read_bytes() == before


def test_a_damaged_copy_changes_nothing(data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, before = tmp_path / "good.sqlite", (data / NAME).read_bytes()
    assert railherd("backup", good, "--data", data) == 0
    kept, bad = names(data), tmp_path / "bad.sqlite"
    for damage in ("a letter", "half", "a page", "a table", "the future"):
        bad.write_bytes(good.read_bytes())
        if damage == "a letter":
            bad.write_text("Dear Ana,")
        elif damage == "half":
            bad.write_bytes(good.read_bytes()[: good.stat().st_size // 2])
        elif damage == "a page":
            spoil_page(bad, b"last_spike")
        elif damage == "a table":
            change(bad, "UPDATE entries SET data = '{' WHERE seq = 2;")
        else:
            change(bad, "PRAGMA user_version = 999;")
        capsys.readouterr()
        code = railherd("restore", bad, "--data", data)
        assert code == (EXIT_WRONG_USE if damage == "the future" else EXIT_FAILED), damage
        assert capsys.readouterr().err.count("\n") == 1
        assert (data / NAME).read_bytes() == before
        assert names(data) == kept


def test_a_copy_that_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for file in (tmp_path / "nowhere", tmp_path):
        assert railherd("restore", file, "--data", tmp_path / "data") == EXIT_WRONG_USE
        assert "railherd backup" in capsys.readouterr().err
    assert not (tmp_path / "data").exists()
