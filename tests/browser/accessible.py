"""Run axe on a page, with all its rules."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

# Only what is wrong need be told, and where by its HTML: to work out a selector for every element takes long.
TOLD: dict[str, Any] = {"resultTypes": ["violations"], "selectors": False}


CONTRAST = {**TOLD, "runOnly": ["color-contrast"]}


def violations(page: Page) -> list[str]:
    """Return everything that axe finds, one line for each element."""
    return _found(page, TOLD)


def violations_by_day_and_night(page: Page) -> list[str]:
    """Return everything that axe finds on a light page, and what it finds of the colours once the page is dark.

    Nothing but colours depends on the theme, and to look at everything twice takes twice as long.
    """
    by_day = _found(page, TOLD)
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    by_night = _found(page, CONTRAST)
    page.emulate_media(color_scheme="light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    return by_day + [f"in the dark: {one}" for one in by_night]


def _found(page: Page, options: dict[str, Any]) -> list[str]:
    found = Axe().run(page, options=options).response["violations"]
    return [f"{rule['id']}: {rule['help']}: {node['html'][:160]}" for rule in found for node in rule["nodes"]]
