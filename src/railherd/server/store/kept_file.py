"""Notice that a file was removed or replaced while a program has it open."""

from __future__ import annotations

import os
from pathlib import Path


class KeptFile:
    """A file as it was when a program opened it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._known = _identity(path)

    def is_there(self) -> bool:
        """Return whether the same file still lies at its path."""
        return self._known is not None and _identity(self.path) == self._known


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino
