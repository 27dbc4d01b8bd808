"""How many files and sockets this process may have open."""

from __future__ import annotations

import sys

WANTED = 65_536
UNKNOWN = 8192  # where the system does not tell


def raise_file_limit(wanted: int = WANTED) -> int:
    """Raise the soft limit of open files as far as the system allows without being asked; return the limit."""
    if sys.platform == "win32":
        return UNKNOWN
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft == resource.RLIM_INFINITY or soft >= most:
        return wanted if soft == resource.RLIM_INFINITY else soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (OSError, ValueError):  # some systems have a lower limit that they do not tell
        return soft
    return most
