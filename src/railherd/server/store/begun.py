"""Tell a folder whose data is lost from one that never had any, by a small file beside the data."""

from __future__ import annotations

import time
from pathlib import Path

from railherd.core.problem import Problem

MARKER = "railherd.begun"


def check_not_lost(file: Path) -> None:
    """Raise `Problem` if a file is missing or empty in a folder where a server has kept something."""
    marker, log = file.with_name(MARKER), file.with_name(f"{file.name}-wal")
    if _size(file) == 0 and (marker.exists() or _size(log)):
        evidence = marker if marker.exists() else log
        raise Problem("server.data_gone", {"file": str(file), "evidence": str(evidence)})


def mark_begun(file: Path) -> None:
    """Note that a folder holds data; say since when."""
    marker = file.with_name(MARKER)
    if not marker.exists():
        marker.write_text(time.strftime("%Y-%m-%d %H:%M:%S\n"), encoding="utf-8")


def _size(path: Path) -> int:
    return path.stat().st_size if path.exists() else 0
