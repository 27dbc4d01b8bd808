"""The score pad of Great Western Trail on the page and by the rules."""

from __future__ import annotations

from playwright.sync_api import Page, expect

import railherd
from tests.browser.ending import downloaded_record, number

Totals = list[list[int]]
"""Each player's figures, in a fixed order for comparing."""


def shown_totals(page: Page) -> Totals:
    """Return the figures on the page, where a line of the pad is a row."""
    rows = page.locator("section[aria-labelledby=end-pad] tbody tr")
    expect(rows.first).to_be_visible()
    lines = [[number(cell) for cell in row.locator("td").all_inner_texts()] for row in rows.all()]
    return sorted(list(player) for player in zip(*lines, strict=True))


def recorded_totals(page: Page) -> Totals:
    """Return the same by the rules, from the record that the end screen offers."""
    return totals(railherd.load(downloaded_record(page)))


def totals(match: railherd.Match) -> Totals:
    """Return the same for a finished game."""
    assert match.over
    return sorted(list(score["lines"].values()) for score in match.scores())
