"""A copy of everything a server keeps, whether it runs or not."""

from __future__ import annotations

import asyncio
import json
from http.client import HTTPException
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from railherd.core.problem import Problem
from railherd.server.hosting.control import Control, read_control
from railherd.server.store.sqlite import SqliteStore

PATIENCE = 600  # seconds for a large file


def back_up(folder: Path, file: Path) -> None:
    """Write the copy; by the running server if there is one, else directly. `Problem` if it cannot be."""
    control = read_control(folder)
    if control is None or not _asked(control, file.absolute()):
        asyncio.run(_directly(folder, file))


def _asked(control: Control, file: Path) -> bool:
    """Ask the running server; False if none answers there any more."""
    request = Request(
        f"{control.url}/admin/backup",
        json.dumps({"file": str(file)}).encode(),
        {"Authorization": f"Bearer {control.token}", "Content-Type": "application/json"},
    )
    try:
        with urlopen(request, timeout=PATIENCE):
            return True
    except HTTPError as refused:
        told = json.loads(refused.read())
        raise Problem(told["key"], told["args"]) from None
    except (URLError, HTTPException, OSError):
        return False


async def _directly(folder: Path, file: Path) -> None:
    if not folder.is_dir():
        raise Problem("server.no_data", {"folder": str(folder)})
    store = await SqliteStore.open(folder)
    try:
        await store.backup(file)
    finally:
        await store.close()
