"""Pages and moments that are checked: by axe, visually, in every language."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.settling import settled

PAGES = {
    "start": "/",
    "new": "/new",
    "lobby": "/lobby",
    "rules": "/rules/last_spike",
    "rules of the trail": "/rules/gwt",
    "rules of New Zealand": "/rules/gwt_nz",
    "legend": "/legend/last_spike",
    "legend of Great Western Trail": "/legend/gwt",
    "legend of New Zealand": "/legend/gwt_nz",
    "learn": "/learn/last_spike",
    "learn the trail": "/learn/gwt",
    "learn New Zealand": "/learn/gwt_nz",
    "replay": "/replay",
    "lost": "/nowhere",
}
STYLES = {
    "style": "/style",
    # Each game's other moments are looked at as tables.
    "style of Last Spike, six players": "/style/last_spike?moment=six",
    "style of Last Spike, the spike": "/style/last_spike?moment=spike",
}
LONG_STYLES = {
    "style of Last Spike, all moments": "/style/last_spike",
    "style of Great Western Trail": "/style/gwt?moment=middle",
    "style of New Zealand": "/style/gwt_nz?moment=alone",
}
LOST = "404 GET .*/nowhere$"  # an address without a page answers 404 and shows a page


def visit(page: Page, name: str) -> None:
    """Open a page and wait until it shows everything."""
    with settled(page):
        page.goto({**PAGES, **STYLES, **LONG_STYLES}[name])
        expect(page.get_by_role("main")).to_be_visible()
        expect(page.get_by_role("heading", level=1).first).to_be_attached()
