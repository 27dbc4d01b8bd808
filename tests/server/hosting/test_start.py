"""However the data is damaged, a start ends in one sentence, and never in a new server where there was one."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from railherd import Problem
from railherd.cli import EXIT_FAILED, run
from railherd.server.run import serve
from railherd.server.settings import Settings
from railherd.server.store.begun import MARKER
from railherd.server.store.sqlite import NAME, SqliteStore
from tests.server.helpers.damage import STARTED, put_damaged, start, stop_at_once
from tests.server.helpers.store_samples import entry, guest, row
from tests.server.helpers.store_samples import run as wait

SENTENCES = {
    STARTED, "server.data_damaged", "server.data_unusable", "server.data_gone", "server.data_newer",
    "server.migration_failed", "server.backup_failed",
}  # fmt: skip


@pytest.fixture(autouse=True)
def own_logs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no start change the logs of the tests that run after it in the same process."""
    monkeypatch.setattr("railherd.server.run.set_up_logs", lambda form: None)


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Return the file of a server with something in it."""
    folder = tmp_path_factory.mktemp("sound")

    async def fill() -> None:
        store = await SqliteStore.open(folder)
        await store.create_table(row(), [entry(seq) for seq in range(1, 100)])
        await store.save_guest(guest())
        await store.close()

    assert start(folder) == STARTED
    wait(fill())
    return (folder / NAME).read_bytes()


def change_meta(statement: str, *arguments: object) -> Callable[[Path], None]:
    def change(file: Path) -> None:
        with closing(sqlite3.connect(file)) as connection:
            connection.execute(statement, arguments)
            connection.commit()

    return change


DAMAGED: dict[str, tuple[Callable[[Path], object], str]] = {
    "a key that is no number": (change_meta("UPDATE meta SET value = 'zz' WHERE key = 'key'"), "server.data_damaged"),
    "half a key": (change_meta("UPDATE meta SET value = 'abc' WHERE key = 'key'"), "server.data_damaged"),
    "a key of bytes": (change_meta("UPDATE meta SET value = ? WHERE key = 'key'", b"\xff\0"), "server.data_damaged"),
    "a key that is no text": (
        change_meta("UPDATE meta SET value = CAST(x'ff00fe' AS TEXT) WHERE key = 'key'"),
        "server.data_damaged",
    ),
    "no table of keys": (change_meta("DROP TABLE meta"), "server.data_damaged"),
    "a schema of the future": (change_meta("PRAGMA user_version = 999"), "server.data_newer"),
    "a schema of no time": (change_meta("PRAGMA user_version = -5"), "server.migration_failed"),
    "another program's file": (lambda file: file.write_text("a letter\n" * 1000), "server.data_unusable"),
    "a schema of rubbish": (
        lambda file: file.write_bytes(file.read_bytes().replace(b"CREATE TABLE codes", b"CREATE T\xe0BLE c\xe0des")),
        "server.data_unusable",
    ),
    "nothing": (lambda file: file.write_bytes(b""), "server.data_gone"),
    "no file": (Path.unlink, "server.data_gone"),
    "half the header": (lambda file: file.write_bytes(file.read_bytes()[:50]), "server.data_unusable"),
}


@pytest.mark.parametrize("name", DAMAGED)
def test_damage_that_is_known_is_named(tmp_path: Path, sound: bytes, name: str) -> None:
    (tmp_path / NAME).write_bytes(sound)
    assert start(tmp_path) == STARTED
    change, key = DAMAGED[name]
    change(tmp_path / NAME)
    assert start(tmp_path) == key


def test_any_damage_ends_in_a_sentence_or_not_at_all(tmp_path: Path, sound: bytes) -> None:
    rng = Random(7)
    for _ in range(80):
        put_damaged(tmp_path, sound, rng)
        assert start(tmp_path) in SENTENCES


def test_a_new_server_is_begun_only_where_there_was_none(tmp_path: Path) -> None:
    file = tmp_path / NAME
    assert start(tmp_path) == STARTED
    file.unlink()
    with pytest.raises(Problem) as refused:
        serve(Settings(data=tmp_path, port=0), stop_at_once)
    assert str(tmp_path / MARKER) in str(refused.value), "it says how to begin anew on purpose"
    assert "railherd restore" in str(refused.value)
    assert not file.exists()
    (tmp_path / MARKER).unlink()
    assert start(tmp_path) == STARTED


def test_a_log_without_its_file_is_no_new_server(tmp_path: Path) -> None:
    """Folders of servers before this one have no marker yet; a log that is left tells as much."""
    (tmp_path / f"{NAME}-wal").write_bytes(b"what was written last")
    assert start(tmp_path) == "server.data_gone"


@pytest.mark.parametrize("name", [NAME, "railherd.lock", "control.json", "control.json.new"])
def test_a_folder_in_the_place_of_a_file(tmp_path: Path, name: str) -> None:
    (tmp_path / name).mkdir()
    (tmp_path / name / "x").touch()
    assert start(tmp_path) == "server.data_unusable"


def test_damage_is_a_failure_and_no_wrong_use(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert start(tmp_path) == STARTED
    change_meta("UPDATE meta SET value = 'zz' WHERE key = 'key'")(tmp_path / NAME)
    assert run(["serve", "--port", "0", "--data", str(tmp_path), "--lang", "en"]) == EXIT_FAILED
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert "railherd restore" in said.err
