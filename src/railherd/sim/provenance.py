"""The version, commit and Python that a figure was measured with."""

import platform
import subprocess
from importlib.metadata import version
from pathlib import Path

from railherd import COMPILED
from railherd.core.contract import Json


def provenance() -> Json:
    """Return version, commit (with "+" if files differ from it; None outside a checkout), compiled or not, Python."""
    return {
        "version": version("railherd"),
        "commit": commit(),
        "compiled": COMPILED,
        "python": platform.python_version(),
    }


def commit() -> str | None:
    """Return the commit of the checkout that holds this package, None if there is none."""
    head = _git("rev-parse", "--short=10", "HEAD")
    if head is None:
        return None
    return head + ("+" if _git("status", "--porcelain") else "")


def _git(*words: str) -> str | None:
    here = Path(__file__).resolve().parent
    try:
        done = subprocess.run(["git", "-C", str(here), *words], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    return done.stdout.strip()
