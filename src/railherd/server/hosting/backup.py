"""The command that backs up a server's data, whether the server runs or not."""

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

BACKUP_TIMEOUT_SECONDS = 600  # enough for a large file


def back_up(folder: Path, file: Path) -> None:
    """Write a copy: by the running server if there is one, else directly. Raise `Problem` if it fails."""
    control = read_control(folder)
    if control is None or not _ask_server(control, file.absolute()):
        asyncio.run(_copy_directly(folder, file))


def _ask_server(control: Control, file: Path) -> bool:
    """Ask the running server for a copy; return False if no server answers."""
    request = Request(
        f"{control.url}/admin/backup",
        json.dumps({"file": str(file)}).encode(),
        {"Authorization": f"Bearer {control.token}", "Content-Type": "application/json"},
    )
    try:
        with urlopen(request, timeout=BACKUP_TIMEOUT_SECONDS):
            return True
    except HTTPError as refused:
        answer = json.loads(refused.read())
        raise Problem(answer["key"], answer["args"]) from None
    except (URLError, HTTPException, OSError):
        return False


async def _copy_directly(folder: Path, file: Path) -> None:
    if not folder.is_dir():
        raise Problem("server.no_data", {"folder": str(folder)})
    store = await SqliteStore.open(folder)
    try:
        await store.backup(file)
    finally:
        await store.close()
