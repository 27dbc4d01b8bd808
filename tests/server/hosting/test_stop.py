"""A server that is told to stop says goodbye, saves and closes everything, even with open connections."""

from __future__ import annotations

import asyncio
import json
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from railherd.server.hosting.control import Control, read_control
from railherd.server.services import open_services
from railherd.server.settings import Settings

PATIENCE = 60.0  # seconds, on a busy machine


async def known_guest(folder: Path) -> str:
    """Create a guest in the data folder; return the cookie."""
    async with open_services(Settings(data=folder), port=0) as services:
        return f"railherd={(await services.guests.welcome('en', 'Ana')).cookie}"


def until_it_serves(folder: Path, process: subprocess.Popen[bytes]) -> Control:
    end = time.monotonic() + PATIENCE
    while (control := read_control(folder)) is None:
        assert time.monotonic() < end
        assert process.poll() is None
        time.sleep(0.05)
    return control


@pytest.mark.parametrize("told", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_stops_it_cleanly_with_open_sockets(tmp_path: Path, told: signal.Signals) -> None:
    cookie = asyncio.run(known_guest(tmp_path))
    command = [sys.executable, "-m", "railherd", "serve", "--port", "0", "--data", str(tmp_path)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, start_new_session=True)
    control = until_it_serves(tmp_path, process)

    async def stay_connected() -> None:
        address = control.url.replace("http", "ws", 1) + "/socket"
        async with asyncio.timeout(PATIENCE), connect(address, additional_headers={"Cookie": cookie}) as socket:
            assert json.loads(await socket.recv())["type"] == "hello"
            process.send_signal(told)
            with pytest.raises(ConnectionClosed):
                await socket.recv()

    asyncio.run(stay_connected())
    _, complaints = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert b"Traceback" not in complaints
    assert read_control(tmp_path) is None
    assert not (tmp_path / "railherd.sqlite-wal").exists(), "the store was not closed"
    with closing(sqlite3.connect(tmp_path / "railherd.sqlite")) as file:
        assert file.execute("SELECT name FROM guests").fetchall() == [("Ana",)]
