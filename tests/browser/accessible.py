"""Run axe on a page, with all its rules."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

# Report only violations, with their HTML: computing a selector for every element takes long.
TOLD = {"resultTypes": ["violations"], "selectors": False}


def violations(page: Page) -> list[str]:
    """Return everything that axe finds, one line for each element."""
    found = Axe().run(page, options=TOLD).response["violations"]
    return [f"{rule['id']}: {rule['help']}: {node['html'][:160]}" for rule in found for node in rule["nodes"]]
