"""Lives of a server: `python -m tests.server.runner PORT DATA`. It takes that port or none.

For each line that it reads it starts a server in a child process, says which process that is and, once that has
ended, how. A child has everything imported already, which is most of what a start takes. Its disk is slow, so that
whoever kills it is likely to do so while something waits to be saved.
"""

from __future__ import annotations

import os
import sqlite3
import sys
import time
from pathlib import Path
from unittest import mock

from railherd.server import services
from railherd.server.hosting.banner import Start
from railherd.server.run import serve
from railherd.server.settings import read_settings
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
    """Clients come back to the address they know: another port would be no help to them."""
    if start.port != start.asked_port:
        sys.exit(f"port {start.asked_port} is taken")


def live(port: str, data: str) -> None:
    """One life, in the child."""
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(nothing, 1)
    with mock.patch.object(services, "SqliteStore", SlowStore):
        serve(read_settings({"port": port, "data": data, "bot_workers": "1"}, {}), at_its_place)


def main(port: str, data: str) -> None:
    """One life after the other."""
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            return live(port, data)
        print(child, flush=True)
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
    return None


if __name__ == "__main__":
    main(*sys.argv[1:])
