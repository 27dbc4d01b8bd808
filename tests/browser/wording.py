"""What is written on a page, and what must never be: keys, gaps, words of programs."""

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
    """Everything a person can read or hear on a page, hidden parts too."""
    found: list[str] = page.evaluate(TEXTS)
    return found


def raw(page: Page) -> list[str]:
    """What should have been put into words and was not."""
    return [text for text in texts(page) if KEY.search(text) or GAP.search(text)]
