"""The end of a game: the score pad on the page and that of the record."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

import railherd
from railherd.bots.registry import bots
from railherd.words.catalogue import say

Pad = list[tuple[str, list[int]]]
"""Each player's name and figures, in a fixed order for comparing."""


def shown_pad(page: Page) -> Pad:
    """Return the score pad on the page."""
    rows = page.locator("section[aria-labelledby=end-pad] tbody tr")
    expect(rows.first).to_be_visible()
    return sorted(
        (row.locator("th .name").inner_text(), [number(cell) for cell in row.locator("td").all_inner_texts()])
        for row in rows.all()
    )


def recorded_pad(record: str) -> Pad:
    """Return the score pad of the rules, from a record."""
    match = railherd.load(record)
    assert match.over
    names = shown_names(match.names)
    return sorted((names[score["seat"]], list(score["lines"].values())) for score in match.scores())


def shown_names(names: list[str], language: str = "en") -> list[str]:
    """Return the players' names on the page: a bot's readable name, with its seat number if it is shared."""
    own = [say(f"web.bot.{name}", {}, language) if name in bots() else name for name in names]
    return [f"{name} {seat + 1}" if own.count(name) > 1 else name for seat, name in enumerate(own)]


def downloaded_record(page: Page) -> str:
    """Return the record that the end screen offers."""
    with page.expect_download() as downloading:
        page.locator("a[download]").click()
    return downloading.value.path().read_text(encoding="utf-8")


def number(text: str) -> int:
    """Return a sum of money as a number."""
    return int(re.sub(r"[^\d-]", "", text.replace("−", "-")))
