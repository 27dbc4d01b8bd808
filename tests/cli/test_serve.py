"""`railherd serve` and `railherd backup` at a terminal."""

from __future__ import annotations

import json
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

RAILHERD = [sys.executable, "-m", "railherd"]


class Serving:
    """A server in a separate process."""

    def __init__(self, folder: Path) -> None:
        command = [*RAILHERD, "serve", "--port", "0", "--data", str(folder), "--lang", "en"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.lines: list[str] = []
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.append(line.strip())
            if "Ctrl" in line:
                break
        self.url = self.lines[0].split()[-1]

    def stop(self) -> int:
        """Send Ctrl-C; return the exit code."""
        self.process.send_signal(signal.SIGINT)
        self.process.communicate(timeout=90)
        return self.process.returncode


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Serving]:
    server = Serving(tmp_path / "data")
    yield server
    if server.process.poll() is None:
        server.process.kill()
        server.process.communicate()


def railherd(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*RAILHERD, *words, "--lang", "en"], capture_output=True, text=True, timeout=180)


def test_it_says_where_it_is_and_shows_the_token_once(serving: Serving, tmp_path: Path) -> None:
    told = "\n".join(serving.lines)
    assert serving.url.startswith("http://localhost:")
    assert str(tmp_path / "data") in told
    assert "Admin token" in told
    with urlopen(f"{serving.url}/healthz") as answer:
        assert json.load(answer) == {"ok": True}
    assert serving.stop() == 0
    again = Serving(tmp_path / "data")
    assert "Admin token" not in "\n".join(again.lines)
    assert again.stop() == 0


def test_a_second_server_is_refused_with_one_sentence(serving: Serving, tmp_path: Path) -> None:
    second = railherd("serve", "--port", "0", "--data", str(tmp_path / "data"))
    assert (second.returncode, second.stdout) == (2, "")
    assert str(serving.process.pid) in second.stderr
    assert second.stderr.count("\n") == 1


def test_a_backup_is_made_while_it_runs_and_when_it_does_not(serving: Serving, tmp_path: Path) -> None:
    data, first, second = str(tmp_path / "data"), tmp_path / "first.sqlite", tmp_path / "second.sqlite"
    assert railherd("backup", str(first), "--data", data).returncode == 0
    refused = railherd("backup", str(first), "--data", data)
    assert refused.returncode == 2
    assert "is there already" in refused.stderr
    serving.stop()
    assert not (tmp_path / "data" / "control.json").exists()
    assert railherd("backup", str(second), "--data", data).returncode == 0
    for copy in (first, second):
        connection = sqlite3.connect(copy)
        assert connection.execute("SELECT count(*) FROM meta").fetchone()[0] > 0
        connection.close()


def test_only_the_owner_can_read_how_commands_reach_it(serving: Serving, tmp_path: Path) -> None:
    assert (tmp_path / "data" / "control.json").stat().st_mode & 0o077 == 0


def test_a_backup_of_nothing_is_a_sentence(tmp_path: Path) -> None:
    refused = railherd("backup", str(tmp_path / "copy"), "--data", str(tmp_path / "nowhere"))
    assert refused.returncode == 2
    assert "--data" in refused.stderr
    assert not (tmp_path / "nowhere").exists()


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--port", "high"], "--port"),
        (["--public-url", "here"], "--public-url"),
        (["--components", "nowhere.toml"], "nowhere.toml"),
        (["--log", "loud"], "--log"),
    ],
)
def test_a_wrong_option_is_one_sentence(tmp_path: Path, words: list[str], told: str) -> None:
    refused = railherd("serve", "--data", str(tmp_path), *words)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert told in refused.stderr
    assert refused.stderr.count("\n") == 1
