"""Check that each choosable place, and nothing else, is lit exactly once where a click hits it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator

import msgspec
from playwright.sync_api import Page

from tools.looking.thing import Finding

SMALLEST = 24.0  # pixels
SMALLEST_BY_TOUCH = 44.0
ARRIVAL = 100  # milliseconds in which the map moves to a place, without motion

# As by a key: whoever goes to it by Tab or arrows sees it, because the map moves there and the list scrolls.
COME_TO = """(at) => document.querySelector(`[data-at='${at}'][data-lit]`)?.focus()"""

LIT = """() => [...document.querySelectorAll("[data-lit]")]
  .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
  .map((element) => {
    const box = element.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return {
      at: element.getAttribute("data-at") ?? "", width: box.width, height: box.height,
      hit: hit?.closest("[data-at]") === element, instead: hit?.outerHTML.slice(0, 80) ?? "nothing",
    };
  })"""


class Lit(msgspec.Struct, frozen=True):
    """A lit element, and whether a click at its centre would hit it."""

    at: str
    width: float
    height: float
    hit: bool
    instead: str


def lit(page: Page) -> list[Lit]:
    """Return every visible lit element."""
    return msgspec.convert(page.evaluate(LIT), list[Lit])


def wrong_lights(page: Page, wanted: Collection[str], touch: bool, further: Collection[str] = ()) -> Iterator[Finding]:
    """Yield findings where the lit elements differ from the choosable places.

    Some places are lit `further` off than the answers to the question: they may have to be brought into sight.
    """
    found = lit(page)
    counted = Counter(one.at for one in found)
    for at in sorted(set(wanted) | set(counted)):
        if counted[at] != int(at in wanted):
            yield Finding("light", f"{at} is lit {counted[at]} times, not {int(at in wanted)}")
    least = SMALLEST_BY_TOUCH if touch else SMALLEST
    for one in found:
        if min(one.width, one.height) < least - 0.5:
            yield Finding("light", f"{one.at} is {one.width:.0f}×{one.height:.0f} px, not {least:.0f}")
        if not one.hit and not (one.at in further and is_hit_in_sight(page, one.at)):
            yield Finding("light", f"a click at the centre of {one.at} hits {one.instead}")


def is_hit_in_sight(page: Page, at: str) -> bool:
    """Bring a lit place into sight; return whether a click at its centre would hit it then."""
    page.keyboard.press("Shift")
    page.evaluate(COME_TO, at)
    page.wait_for_timeout(ARRIVAL)
    return any(one.hit for one in lit(page) if one.at == at)
