"""Pages and moments that are checked: by axe, visually, in every language."""

from __future__ import annotations

from playwright.sync_api import Page, expect

PAGES = {
    "start": "/",
    "new": "/new",
    "lobby": "/lobby",
    "rules": "/rules/last_spike",
    "rules of the trail": "/rules/gwt",
    "legend": "/legend/last_spike",
    "legend of Great Western Trail": "/legend/gwt",
    "learn": "/learn/last_spike",
    "learn the trail": "/learn/gwt",
    "replay": "/replay",
    "lost": "/nowhere",
}
STYLES = {
    "style": "/style",
    "style of Last Spike": "/style/last_spike",
    "style of Great Western Trail": "/style/gwt?moment=middle",  # its other moments are checked as tables
}
LOST = "404 GET .*/nowhere$"  # an address without a page answers 404 and shows a page


def visit(page: Page, name: str) -> None:
    """Open a page and wait until it shows everything."""
    page.goto({**PAGES, **STYLES}[name])
    expect(page.get_by_role("main")).to_be_visible()
    expect(page.get_by_role("heading", level=1).first).to_be_attached()
    page.wait_for_load_state("networkidle")
