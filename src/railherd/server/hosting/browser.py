"""Open a browser, where there is one with a window; where there is none, the printed address is all there is to it."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from collections.abc import Mapping
from contextlib import suppress

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY")


def open_browser(url: str) -> None:
    """Show an address to whoever started the server. Never waits and never fails."""
    if has_screen(sys.platform, os.environ):
        threading.Thread(target=_open, args=(url,), name="browser", daemon=True).start()


def has_screen(platform: str, environment: Mapping[str, str]) -> bool:
    """Whether a window can appear. Without this question a browser for terminals might take ours."""
    return platform in ("win32", "darwin") or any(environment.get(name) for name in SCREENS)


def _open(url: str) -> None:
    with suppress(webbrowser.Error, OSError):
        webbrowser.open(url)
