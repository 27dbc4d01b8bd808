"""Fill the disk under a running server, and take its file and its lock away: the operator must hear of it."""

import asyncio
import logging
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx

from railherd.server.health import MIN_SECONDS
from railherd.server.store.folder_lock import NAME as LOCK_NAME
from railherd.server.store.sqlite import NAME, SqliteStore
from tests.server.helpers.failing_stores import FullDisk
from tests.server.helpers.hosted_server import Hosted, hosted
from tests.server.helpers.loopback_server import overhearing
from tools.report import Figure

WRITES = 64

Trouble = Callable[[Path, FullDisk], None]
"""Makes trouble in a data folder, or ends it."""


def measure(seed: int) -> Iterator[Figure]:
    """Yield a figure for each trouble that can be ended, and for each that cannot."""
    for name, make, end in (
        ("a full disk", _fill, _free),
        ("a file that is moved away and back", _move_away, _move_back),
        ("a lock file that is removed", _unlock, None),
    ):
        with tempfile.TemporaryDirectory(prefix="railherd-disk-") as folder:
            yield asyncio.run(_watch(name, Path(folder), make, end))


async def _watch(name: str, folder: Path, make: Trouble, end: Trouble | None) -> Figure:
    disk = FullDisk()
    with overhearing() as ear:
        async with hosted(await SqliteStore.open(folder, disk)) as server, httpx.AsyncClient() as client:
            make(folder, disk)
            acknowledged = sum([await _introduces_itself(client, server) for _ in range(WRITES)])
            during = await _readiness(client, server)
            after = 200
            if end is not None:
                end(folder, disk)
                after = await _readiness(client, server)
    lines = [record for record in ear.records if hasattr(record, "trouble") and record.levelno == logging.ERROR]
    kept = 0 if end is not None else WRITES  # without its lock a server still writes
    found = (
        f"{acknowledged} of {WRITES} writes acknowledged, /readyz {during}, then {after}; {len(lines)} lines in the log"
    )
    sound = (acknowledged, during, after) == (kept, 503, 200) and 1 <= len(lines) <= 3
    return Figure(f"operator: {name}", found, f"{kept} acknowledged, 503, then 200; 1 to 3 lines", sound)


async def _introduces_itself(client: httpx.AsyncClient, server: Hosted) -> bool:
    return (await client.post(f"{server.url}/api/me", json={"name": "Ana"})).status_code == 200


async def _readiness(client: httpx.AsyncClient, server: Hosted) -> int:
    await asyncio.sleep(MIN_SECONDS)
    return (await client.get(f"{server.url}/readyz")).status_code


def _fill(_: Path, disk: FullDisk) -> None:
    disk.full = True


def _free(_: Path, disk: FullDisk) -> None:
    disk.full = False


def _move_away(folder: Path, _: FullDisk) -> None:
    (folder / NAME).rename(folder / "aside")


def _move_back(folder: Path, _: FullDisk) -> None:
    (folder / "aside").rename(folder / NAME)


def _unlock(folder: Path, _: FullDisk) -> None:
    (folder / LOCK_NAME).unlink()
