"""Browsers as different people have them."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.watching import Watch

Theme = Literal["light", "dark"]
Settings = Mapping[str, str | bool]
Tell = Callable[[str], None]

DESK = (1280, 800)
PHONE = (390, 844)
PATIENCE = 30_000  # milliseconds to wait for anything: a busy machine is no fault of the page
# Somebody has set how he likes his table, before he came. What he sets afterwards stays.
SET = """if (location.protocol.startsWith("http")) localStorage["railherd.table"] ??= %s"""

expect.set_options(timeout=PATIENCE)


class Browse:
    """Opens pages, each in a context of its own: other cookies, so somebody else."""

    def __init__(self, chromium: Browser, url: str, watch: Watch) -> None:
        self._chromium = chromium
        self._url = url
        self._watch = watch
        self._contexts: list[BrowserContext] = []

    def __call__(
        self,
        size: tuple[int, int] = DESK,
        language: str = "en",
        theme: Theme = "light",
        touch: bool = False,
        settings: Settings = {"pace": "at_once"},  # noqa: B006 - it never changes
        **more: Any,
    ) -> Page:
        """A new page. Nothing moves, and others' steps are shown at once, unless the test wants it otherwise."""
        context = self._chromium.new_context(
            base_url=self._url,
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme=theme,
            has_touch=touch,
            is_mobile=touch,
            **{"reduced_motion": "reduce", **more},
        )
        context.add_init_script(SET % json.dumps(json.dumps(settings)))
        context.set_default_timeout(PATIENCE)
        self._watch.over(context)
        self._contexts.append(context)
        return context.new_page()

    def phone(self, language: str = "ru", theme: Theme = "dark", size: tuple[int, int] = PHONE, **more: Any) -> Page:
        """A page on a telephone."""
        return self(size, language, theme, touch=True, **more)

    def close(self) -> None:
        """Close whatever was opened."""
        for context in self._contexts:
            context.close()
