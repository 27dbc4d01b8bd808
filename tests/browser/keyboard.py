"""A person without a mouse, who presses keys and knows only what a screen reader says."""

from __future__ import annotations

from typing import NamedTuple

from playwright.sync_api import Page

MANY = 60  # key presses before giving up

FOCUSED = """() => {
  const one = document.activeElement;
  const words = (one.getAttribute("aria-label") ?? one.textContent ?? "").trim().replace(/\\s+/g, " ");
  return [one.getAttribute("role") ?? one.tagName.toLowerCase(), words, one.getAttribute("aria-description") ?? ""];
}"""


class Heard(NamedTuple):
    """What a screen reader says about the focused element."""

    role: str
    name: str
    description: str


class Keys:
    """The keyboard of a page."""

    def __init__(self, page: Page, choosable: str) -> None:
        self._page = page
        self._choosable = choosable  # the words for a choosable place

    def heard(self) -> Heard:
        """Return the focused element as a screen reader tells it."""
        return Heard(*self._page.evaluate(FOCUSED))

    def press(self, key: str) -> Heard:
        """Press a key and return what is heard."""
        self._page.keyboard.press(key)
        return self.heard()

    def is_choosable(self) -> bool:
        """Whether Enter would choose what has the keyboard."""
        return self._lets_choose(self.heard())

    def _lets_choose(self, heard: Heard) -> bool:
        return heard.description == self._choosable

    def go_to_choosable(self) -> bool:
        """Tab from region to region, and Page Down in each; False if nothing is choosable, all around the page."""
        return any(
            self._lets_choose(self.press("Tab")) or self._lets_choose(self.press("PageDown")) for _ in range(MANY)
        )

    def go_to_button(self, words: str) -> None:
        """Tab from region to region, with the down arrow in each, until a button with this text has the focus."""
        for _ in range(MANY):
            heard = self.press("Tab")
            passed: set[Heard] = set()
            while words not in heard.name and heard not in passed:
                passed.add(heard)
                heard = self.press("ArrowDown")
            if heard.role == "button" and words in heard.name:
                return
        raise AssertionError(f"no key leads to {words!r}")
