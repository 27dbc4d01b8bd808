"""Copy a SQLite file, whole or not at all, while others write to it."""

from __future__ import annotations

import os
import sqlite3
import sys
from contextlib import closing, suppress
from pathlib import Path

from railherd.core.problem import Problem
from railherd.server.store.reader import DAMAGE, read_only


def back_up(file: Path, copy: Path) -> None:
    """Copy a file to a new one; `Problem` if the new one exists or cannot be written."""
    if os.path.lexists(copy):
        raise Problem("server.backup_exists", {"file": str(copy)})
    write_copy(file, copy)


def write_copy(file: Path, copy: Path) -> None:
    """Copy a file in place of an earlier copy; `Problem` if it cannot be written."""
    half = copy.with_name(f"{copy.name}.{os.getpid()}.part")
    try:
        half.touch(mode=0o600)  # it holds the secrets of games
        _copy_pages(file, half)
        _sync(half)
        os.replace(half, copy)
        sync_folder(copy.parent)
    except (OSError, *DAMAGE) as error:
        raise Problem("server.backup_failed", {"file": str(copy), "detail": str(error)}) from error
    finally:
        with suppress(OSError):
            half.unlink()


def _copy_pages(file: Path, copy: Path) -> None:
    with closing(read_only(file)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)  # in one step, so that commits meanwhile neither wait nor get into it
        target.execute("PRAGMA journal_mode = DELETE")  # one file that can be read from any medium


def _sync(path: Path) -> None:
    opened = os.open(path, os.O_RDWR if path.is_file() else os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def sync_folder(folder: Path) -> None:
    """Make sure that a new name in a folder is on disk. Windows needs no such call and has none."""
    if sys.platform != "win32":
        _sync(folder)
