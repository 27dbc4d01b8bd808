"""What axe says of a page. No rule of it is left out."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

# Only what is wrong need be told, and where by its HTML: to work out a selector for every element takes long.
TOLD = {"resultTypes": ["violations"], "selectors": False}


def violations(page: Page) -> list[str]:
    """Everything that axe finds, one line for each element."""
    found = Axe().run(page, options=TOLD).response["violations"]
    return [f"{rule['id']}: {rule['help']}: {node['html'][:160]}" for rule in found for node in rule["nodes"]]
