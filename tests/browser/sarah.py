"""Sarah in front of a browser test: by default the page plays her turns by itself, at a pace for reading."""

from __future__ import annotations

from playwright.sync_api import Page


def step_her(page: Page) -> Page:
    """Let each of her steps wait for a click, as somebody does who has stopped her."""
    page.add_init_script("localStorage.setItem('railherd.sarah', 'stepped')")
    return page
