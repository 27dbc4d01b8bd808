"""Browser contexts of earlier tests: a person who has been here before waits half as long for a page.

What the cache of a context knows is all that is kept. Cookies, storage and permissions are cleared, and every test gets
a page of its own, so nobody meets what another one left.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page

MOST = 6  # kept at a time: each has a process
STORAGE = "cookies,indexeddb,local_storage,service_workers,cache_storage"


class Kept(NamedTuple):
    """A context with an empty page, for the next test that asks for one like it."""

    likeness: str
    context: BrowserContext
    page: Page


class Contexts:
    """Makes contexts, and keeps those that were given back."""

    def __init__(self, chromium: Browser) -> None:
        self._chromium = chromium
        self._kept: list[Kept] = []

    def take(self, init: str, **options: Any) -> Kept:
        """Return a context with these options, in whose pages a script runs first, and an empty page of it."""
        likeness = f"{init} {sorted(options.items())}"
        found = next((one for one in self._kept if one.likeness == likeness), None)
        if found is not None:
            self._kept.remove(found)
            return found
        # What is served stands for itself: `test_installed.py` looks at what the page keeps of it.
        context = self._chromium.new_context(service_workers="block", **options)
        context.add_init_script(init)
        return Kept(likeness, context, context.new_page())

    def give_back(self, used: Kept, url: str) -> None:
        """Keep a context for another test; the one that was kept for longest makes room for it."""
        if not used.context.pages:  # the test itself has closed it
            used.context.close()
            return
        empty = used.context.new_page()
        for page in used.context.pages:
            if page is not empty:
                page.close()
        used.context.clear_cookies()
        used.context.clear_permissions()
        devtools = used.context.new_cdp_session(empty)
        devtools.send("Storage.clearDataForOrigin", {"origin": url, "storageTypes": STORAGE})
        devtools.detach()
        self._kept.append(used._replace(page=empty))
        if len(self._kept) > MOST:
            self._kept.pop(0).context.close()
