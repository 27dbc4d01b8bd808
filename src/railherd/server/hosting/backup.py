"""The command that backs up a server's data, whether the server runs or not, and reads the copy again."""

from __future__ import annotations

import asyncio
import json
import os
from contextlib import suppress
from http.client import HTTPException
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from railherd.core.problem import Problem
from railherd.server.hosting.control import Control, read_control
from railherd.server.hosting.verify import Damaged, Progress, verify
from railherd.server.store.backup import sync_folder
from railherd.server.store.sqlite import NAME, SqliteStore

BACKUP_TIMEOUT_SECONDS = 600  # enough for a large file


def back_up(folder: Path, file: Path, progress: Progress) -> int:
    """Write a copy and read all of it; return how many tables it has. Raise `Problem`, and keep nothing, if it fails.

    The running server makes the copy if there is one. This process reads it, so that nobody at a table waits.
    """
    file = file.absolute()
    if os.path.lexists(file):
        raise Problem("server.backup_exists", {"file": str(file)})
    draft = file.with_name(f"{file.name}.{os.getpid()}.unread")
    try:
        control = read_control(folder)
        if control is None or not _ask_server(control, draft):
            asyncio.run(_copy_directly(folder, draft))
        tables = verify(draft, progress)
        draft.replace(file)
        sync_folder(file.parent)
    except Damaged as error:
        raise Problem("server.backup_damaged", {"file": str(folder / NAME), "detail": str(error)}) from error
    except OSError as error:
        raise Problem("server.backup_failed", {"file": str(file), "detail": str(error)}) from error
    except Problem as problem:
        if problem.arguments.get("file") == str(draft):
            problem.arguments["file"] = str(file)  # the name that was asked for
        raise
    finally:
        with suppress(OSError):
            draft.unlink()
    return tables


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
