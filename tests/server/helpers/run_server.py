"""Start servers one after another: `python -m tests.server.helpers.run_server PORT DATA [HASTE [DATABASE [HOST]]]`.

It takes that port or none. All clocks run HASTE times as fast as true ones, so that absences and turns are soon long.

For each line read it starts a server in a child process, prints the child's process id and, after its end, the exit
status. Forking saves the imports, which are most of a start. The disk is slow, so that a kill is likely to hit pending
writes.
"""

from __future__ import annotations

import os
import sqlite3
import sys
import time
from functools import partial
from pathlib import Path
from unittest import mock

from railherd.server import run, services
from railherd.server.hosting.banner import Start
from railherd.server.settings import read_settings
from railherd.server.store import opening
from railherd.server.store.sqlite import SqliteStore
from railherd.server.store.writer import Commit, to_disk

SLOW = 0.02  # seconds


def slowly(connection: sqlite3.Connection) -> None:
    time.sleep(SLOW)
    to_disk(connection)


class SlowStore(SqliteStore):
    """A store on a slow disk."""

    @classmethod
    async def open(cls, folder: Path, commit: Commit = slowly) -> SqliteStore:
        return await super().open(folder, commit)


def at_its_place(start: Start) -> None:
    """Take the given port only: clients come back to the address they know."""
    if start.port != start.asked_port:
        sys.exit(f"port {start.asked_port} is taken")


def live(port: str, data: str, haste: float, database: str, host: str) -> None:
    """Run one server, in the child."""
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(nothing, 1)
    hasty = partial(
        services.open_services,
        clock=lambda: int(time.time() * 1000 * haste),
        monotonic=lambda: time.monotonic() * haste,
    )
    options = {"port": port, "data": data, "bot_workers": "1", "database": database or None, "host": host}
    settings = read_settings(options, {})
    with mock.patch.object(opening, "SqliteStore", SlowStore), mock.patch.object(run, "open_services", hasty):
        run.serve(settings, at_its_place)


def main(port: str, data: str, haste: str = "1", database: str = "", host: str = "127.0.0.1") -> None:
    """Run one server after another."""
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            return live(port, data, float(haste), database, host)
        print(child, flush=True)
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
    return None


if __name__ == "__main__":
    main(*sys.argv[1:])
