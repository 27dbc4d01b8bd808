"""Open a browser on machines with a screen; on others the printed address must do."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from collections.abc import Mapping
from contextlib import suppress

DISPLAY_VARIABLES = ("DISPLAY", "WAYLAND_DISPLAY")


def open_browser(url: str) -> None:
    """Open an address in the browser of this machine. Never waits and never fails."""
    if has_screen(sys.platform, os.environ):
        threading.Thread(target=_open, args=(url,), name="browser", daemon=True).start()


def has_screen(platform: str, environment: Mapping[str, str]) -> bool:
    """Return whether a window can open. Without this check a text browser might take over the terminal."""
    return platform in ("win32", "darwin") or any(environment.get(name) for name in DISPLAY_VARIABLES)


def _open(url: str) -> None:
    with suppress(webbrowser.Error, OSError):
        webbrowser.open(url)
