"""A data folder has one server at a time, and a killed server leaves no lock behind."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from railherd.core.problem import Problem
from railherd.server.store.folder_lock import DataLock
from railherd.server.store.sqlite import SqliteStore
from tests.server.helpers.store_samples import opened, row, run

ROOT = Path(__file__).resolve().parents[3]


def start_another(folder: Path) -> subprocess.Popen[str]:
    """Start another process with the store of a folder open."""
    command = [sys.executable, "-m", "tests.server.helpers.append_process", str(folder)]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline()
    return process


def test_a_second_server_is_told_who_is_there(tmp_path: Path) -> None:
    with start_another(tmp_path) as other:
        with pytest.raises(Problem, match=f"process {other.pid}, already uses .*--data") as caught:
            run(SqliteStore.open(tmp_path))
        other.kill()
    assert caught.value.key == "server.data_locked"
    assert str(tmp_path) in str(caught.value)


def test_a_killed_server_is_no_obstacle(tmp_path: Path) -> None:
    with start_another(tmp_path) as other:
        other.kill()

    async def main() -> None:
        async with opened(tmp_path) as store:
            assert await store.entries("table 0")
            assert (tmp_path / "railherd.lock").read_text() == str(os.getpid())

    assert (tmp_path / "railherd.lock").read_text() == str(other.pid)
    run(main())


def test_the_same_process_cannot_open_a_folder_twice_at_a_time(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path) as store:
            with pytest.raises(Problem) as caught:
                await SqliteStore.open(tmp_path)
            assert caught.value.arguments["pid"] == str(os.getpid())
            await store.create_table(row(), [])  # the first goes on undisturbed
        async with opened(tmp_path) as store:
            assert await store.table("table") == row()

    run(main())


def test_folders_do_not_disturb_each_other(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path / "a") as a, opened(tmp_path / "b") as b:
            await a.create_table(row(), [])
            assert await b.table("table") is None

    run(main())


def test_a_released_lock_names_nobody(tmp_path: Path) -> None:
    DataLock(tmp_path).release()
    assert (tmp_path / "railherd.lock").read_text() == ""
    DataLock(tmp_path).release()


def test_a_lock_file_that_cannot_be_opened_is_explained(tmp_path: Path) -> None:
    (tmp_path / "railherd.lock").mkdir()
    with pytest.raises(Problem) as caught:
        DataLock(tmp_path)
    assert caught.value.key == "server.data_unusable"
