"""The texts of a page, and what they must never contain: keys, gaps, program words."""

from __future__ import annotations

import re

from playwright.sync_api import Page

TEXTS = """() => {
  const attributes = ["aria-label", "title", "placeholder", "alt", "aria-description", "aria-roledescription"];
  const written = [...document.querySelectorAll("*")].flatMap((element) =>
    attributes.map((name) => element.getAttribute(name)).filter((text) => text !== null));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) written.push(walker.currentNode.data);
  return [document.title, ...written].map((text) => text.trim()).filter(Boolean);
}"""
KEY = re.compile(r"\b(?:web|core|server|cli|terminal|last_spike|gwt|gwt_nz)\.[a-z][a-z0-9_]*")
GAP = re.compile(r"\{\w*\}|\bundefined\b|\bNaN\b|\[object ")


def texts(page: Page) -> list[str]:
    """Return everything a person can read or hear on a page, including hidden parts."""
    found: list[str] = page.evaluate(TEXTS)
    return found


def raw(page: Page) -> list[str]:
    """Return texts that should have been put into words and were not."""
    return [text for text in texts(page) if KEY.search(text) or GAP.search(text)]
