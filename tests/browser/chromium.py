"""The browser of the tests: Debian's chromium, preferably headless, which starts and paints in half the time."""

from __future__ import annotations

import os
import shutil

from playwright.sync_api import Browser, Playwright

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser")
CHROMIUM = os.environ.get("RAILHERD_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
LEFT_OUT = "tests/browser left out: there is no chromium here (apt-get install chromium, or set RAILHERD_CHROMIUM)"
FLAGS = ["--disable-gpu", "--font-render-hinting=none", "--force-color-profile=srgb"]


def launch(playwright: Playwright) -> Browser:
    """Start the browser that was found."""
    return playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
