"""The command that puts a copy back in the place of a server's data."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from railherd.core.problem import Problem
from railherd.server.hosting.verify import Damaged, Progress, verify
from railherd.server.store.backup import sync_folder, write_copy
from railherd.server.store.begun import mark_begun
from railherd.server.store.folder_lock import DataLock
from railherd.server.store.migrate import migrate
from railherd.server.store.reader import DAMAGE, read_only
from railherd.server.store.sqlite import NAME

BESIDE = ("", "-wal", "-shm")  # what belongs to a SQLite file, by the ends of its names


class Restored(NamedTuple):
    """How many tables were brought back, and the folder that what was there before was moved to."""

    tables: int
    aside: Path | None


def restore(folder: Path, file: Path, progress: Progress) -> Restored:
    """Put a copy in the place of a folder's data, which is moved aside.

    Raise `Problem`, and change nothing, if the folder is in use or the copy is damaged.
    """
    _check_is_database(file)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise Problem("server.data_unusable", {"file": str(folder), "detail": str(error)}) from error
    lock = DataLock(folder)
    draft = folder / f"{NAME}.restored"
    try:
        write_copy(file, draft)
        tables = _checked(file, draft, progress)
        return Restored(tables, _put_in_place(draft, folder / NAME))
    finally:
        for left in folder.glob(f"{draft.name}*"):
            with suppress(OSError):
                left.unlink()
        lock.release()


def _check_is_database(file: Path) -> None:
    if not file.is_file() or not os.access(file, os.R_OK):
        raise Problem("server.no_copy", {"file": str(file)})
    try:
        connection = read_only(file)
        connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        connection.close()
    except DAMAGE as error:
        raise _damaged(file, error) from error


def _checked(file: Path, draft: Path, progress: Progress) -> int:
    """Bring a draft to the present schema and read all of it; return how many tables it has."""
    try:
        migrate(draft)
        return verify(draft, progress)
    except Damaged as error:
        raise _damaged(file, error) from error


def _damaged(file: Path, error: Exception) -> Problem:
    return Problem("server.copy_damaged", {"file": str(file), "detail": str(error)})


def _put_in_place(draft: Path, file: Path) -> Path | None:
    """Move a draft to its place; return the folder that what was there was moved to, None if there was nothing."""
    aside = file.with_name(time.strftime("before-restore-%Y%m%d-%H%M%S"))
    there = [path for end in BESIDE if (path := file.with_name(f"{file.name}{end}")).exists()]
    try:
        if there:
            aside.mkdir(mode=0o700)
            for path in there:
                path.rename(aside / path.name)
        draft.replace(file)
        mark_begun(file)
        sync_folder(file.parent)
    except OSError as error:
        raise Problem("server.data_unusable", {"file": str(file), "detail": str(error)}) from error
    return aside if there else None
