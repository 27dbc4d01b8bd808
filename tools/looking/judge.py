"""Run all checks of a page at once."""

from __future__ import annotations

from collections.abc import Collection

from playwright.sync_api import Page

from tools.looking.light import wrong_lights
from tools.looking.overlap import clippings, overlaps
from tools.looking.pixels import ground, pale_outlines, pale_texts, picture
from tools.looking.size import small_texts
from tools.looking.thing import Finding, gather


def judge(
    page: Page, choosable: Collection[str] = (), touch: bool = False, further: Collection[str] = ()
) -> list[Finding]:
    """Return all findings on a page.

    `choosable` are the places that may be chosen on it now, `further` those of them where no answer to the question is.
    """
    shown, seen, under = gather(page), picture(page), ground(page)
    assert shown.texts, "there is nothing to read on this page"
    return [
        *overlaps(shown),
        *clippings(shown),
        *small_texts(shown),
        *pale_texts(shown, under),
        *pale_outlines(shown, seen),
        *wrong_lights(page, choosable, touch, further),
    ]
