"""Where railherd keeps its data: one folder for the terminal and the server."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from platformdirs import user_data_dir


def data_folder() -> Path:
    """Return this user's folder for data, where the system wants it."""
    return Path(user_data_dir("railherd", appauthor=False))


def old_terminal_folder(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Return the folder where the terminal kept its data before it shared the server's; on Linux the same one."""
    if platform == "win32":
        return Path(environ.get("APPDATA") or Path.home() / "AppData" / "Roaming") / "railherd"
    return Path(environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "railherd"
