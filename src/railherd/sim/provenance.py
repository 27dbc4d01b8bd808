"""The version, commit and Python that a figure was measured with."""

import platform
import subprocess
from importlib.metadata import version
from pathlib import Path

from railherd import COMPILED
from railherd.core.contract import Json

PACKAGE = Path(__file__).resolve().parent.parent


def provenance() -> Json:
    """Return the version, the commit, whether the rules are compiled, and Python's version."""
    return {
        "version": version("railherd"),
        "commit": commit(),
        "compiled": COMPILED,
        "python": platform.python_version(),
    }


def commit() -> str | None:
    """Return the commit of the package, with "+" if the package differs from it; None outside a checkout."""
    head = _git("rev-parse", "--short=10", "HEAD")
    if head is None:
        return None
    return head + ("+" if _git("status", "--porcelain", "--", str(PACKAGE)) else "")


def _git(*words: str) -> str | None:
    try:
        done = subprocess.run(["git", "-C", str(PACKAGE), *words], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    return done.stdout.strip()
