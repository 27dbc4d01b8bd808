"""The page comes up."""

from __future__ import annotations

from playwright.sync_api import Page, expect


def test_the_start_page_loads_and_nothing_goes_wrong(desk: Page) -> None:
    answer = desk.goto("/")
    assert answer is not None
    assert answer.ok
    expect(desk.get_by_role("main")).to_be_visible()
    expect(desk.get_by_role("heading", level=1)).to_be_visible()
