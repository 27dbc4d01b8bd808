"""What the system knows of this process: its memory and its open files, where the system tells."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

_MEMORY, _FILES = Path("/proc/self/statm"), Path("/proc/self/fd")


def process_figures() -> dict[str, float]:
    """Return memory and open files by the names that Prometheus has for them; nothing where they are unknown."""
    found: dict[str, float] = {}
    with suppress(OSError, ValueError):
        found["process_resident_memory_bytes"] = int(_MEMORY.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    with suppress(OSError):
        found["process_open_fds"] = len(os.listdir(_FILES))
    with suppress(ImportError):
        import resource

        found["process_max_fds"] = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return found
