"""Browser contexts for different people and devices."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Literal

from playwright.sync_api import Browser, Page, expect

from tests.browser.contexts import Contexts, Kept
from tests.browser.watching import NOTE_VIOLATIONS, Watch

Theme = Literal["light", "dark"]
Settings = Mapping[str, str | bool]
Tell = Callable[[str], None]

DESK = (1280, 800)
PHONE = (390, 844)
PATIENCE = 30_000  # milliseconds to wait for anything: a busy machine is not the page's fault
# The settings that a person made on an earlier visit; changes made later are kept.
SET = """if (location.protocol.startsWith("http")) localStorage["railherd.table"] ??= %s"""

expect.set_options(timeout=PATIENCE)


class Browse:
    """Opens pages, each in a separate context with different cookies, so as a different person."""

    def __init__(self, chromium: Browser, url: str, watch: Watch, contexts: Contexts | None = None) -> None:
        """Open pages of a server, in contexts of earlier tests if there are any."""
        self._url = url
        self._watch = watch
        self._shared = contexts
        self._contexts = contexts or Contexts(chromium)
        self._used: list[Kept] = []

    def __call__(
        self,
        size: tuple[int, int] = DESK,
        language: str = "en",
        theme: Theme = "light",
        touch: bool = False,
        settings: Settings = {"pace": "at_once"},  # noqa: B006 - it never changes
        **more: Any,
    ) -> Page:
        """Return a new page; animations are off and others' steps shown at once unless the test says otherwise."""
        used = self._contexts.take(
            NOTE_VIOLATIONS + SET % json.dumps(json.dumps(settings)),
            base_url=self._url,
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme=theme,
            has_touch=touch,
            is_mobile=touch,
            **{"reduced_motion": "reduce", **more},
        )
        used.context.set_default_timeout(PATIENCE)
        self._watch.over(used.context)
        self._used.append(used)
        return used.page

    def phone(self, language: str = "ru", theme: Theme = "dark", size: tuple[int, int] = PHONE, **more: Any) -> Page:
        """Return a page on a phone."""
        return self(size, language, theme, touch=True, **more)

    def close(self) -> None:
        """Close all pages; their contexts are kept for other tests where these share them."""
        for used in self._used:
            self._watch.leave(used.context)
            if self._shared is None:
                used.context.close()
            else:
                self._shared.give_back(used, self._url)
