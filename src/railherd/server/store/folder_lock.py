"""Keep a data folder to one server by a lock file, which the system releases even if the server is killed."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from railherd.core.problem import Problem

NAME = "railherd.lock"


class DataLock:
    """A lock on a folder until `release`, or until the process ends.

    A forked child would hold it too, even after its parent has ended: spawn workers instead.
    """

    def __init__(self, folder: Path) -> None:
        """Lock the folder; `Problem` if another server has it or it cannot be locked at all."""
        self._path = path = folder / NAME
        try:
            self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise _unusable(path, error) from error
        try:
            _lock(self._file)
            self._write(str(os.getpid()))
        except OSError as error:
            os.close(self._file)
            if isinstance(error, (BlockingIOError, PermissionError)):
                raise _held(folder, path) from None
            raise _unusable(path, error) from error

    def is_in_place(self) -> bool:
        """Return whether the lock still keeps others out: its file was neither removed nor replaced."""
        try:
            return os.path.samestat(os.stat(self._path), os.fstat(self._file))
        except OSError:
            return False

    def release(self) -> None:
        """Unlock the folder. The file stays, because two servers could get in while it is removed."""
        self._write("")
        os.close(self._file)

    def _write(self, text: str) -> None:
        os.ftruncate(self._file, 0)
        os.lseek(self._file, 0, os.SEEK_SET)
        os.write(self._file, text.encode())


def _held(folder: Path, path: Path) -> Problem:
    pid = path.read_text(encoding="utf-8") or "?"  # it is empty between locking and writing
    return Problem("server.data_locked", {"folder": str(folder), "pid": pid})


def _unusable(path: Path, error: OSError) -> Problem:
    return Problem("server.data_unusable", {"file": str(path), "detail": error.strerror or str(error)})


if sys.platform == "win32":
    import msvcrt

    LOCKED_BYTE = 1 << 20  # a locked byte cannot be read, so it lies beyond the process id

    def _lock(file: int) -> None:
        os.lseek(file, LOCKED_BYTE, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
