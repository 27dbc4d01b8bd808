"""The score pad of Great Western Trail as the page shows it, and as the rules have it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

import railherd
from tests.browser.ending import downloaded_record, number

Totals = list[list[int]]
"""Each player's figures, in one order for comparing."""


def shown_totals(page: Page) -> Totals:
    """The figures on the page; there a line of the pad is a row."""
    rows = page.locator("section[aria-labelledby=end-pad] tbody tr")
    expect(rows.first).to_be_visible()
    lines = [[number(cell) for cell in row.locator("td").all_inner_texts()] for row in rows.all()]
    return sorted(list(player) for player in zip(*lines, strict=True))


def recorded_totals(page: Page) -> Totals:
    """The same by the rules, from the record that the end screen hands out."""
    return totals(railherd.load(downloaded_record(page)))


def totals(match: railherd.Match) -> Totals:
    """The same of a game that is over."""
    assert match.over
    return sorted(list(score["lines"].values()) for score in match.scores())
