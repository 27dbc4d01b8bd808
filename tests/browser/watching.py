"""Record every error in a browser, on all its pages."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, Response, WebError

NOTE_VIOLATIONS = """
document.addEventListener("securitypolicyviolation", (event) =>
  console.error(`content security policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile ?? ""}`));
"""
BAD_STATUS = 400
GIVEN_UP = "net::ERR_ABORTED"  # a request that the page, or a person who left it, cancelled
NOISE = "Failed to load resource"  # the console's message for a bad status, which is recorded with its address


BLOCKED_HERE = "Service Worker registration blocked by Playwright"  # `contexts.py` does, on purpose


class Watch:
    """Records console and script errors, failed requests and policy violations, in every context."""

    def __init__(self) -> None:
        self._troubles: list[str] = []
        self._allowed: list[str] = [BLOCKED_HERE]
        self._heard: dict[str, Callable[[Any], None]] = {
            "console": self._hear,
            "weberror": self._catch,
            "response": self._receive,
            "requestfailed": self._miss,
        }

    def over(self, context: BrowserContext) -> None:
        """Watch a context and all its pages, which run `NOTE_VIOLATIONS` first."""
        for event, hear in self._heard.items():
            context.on(event, hear)  # type: ignore[call-overload]

    def leave(self, context: BrowserContext) -> None:
        """Watch a context no longer."""
        for event, hear in self._heard.items():
            context.remove_listener(event, hear)

    def allow(self, pattern: str) -> None:
        """Allow errors that match this regular expression: the test causes them on purpose."""
        self._allowed.append(pattern)

    @property
    def troubles(self) -> list[str]:
        """Return the errors that were not allowed."""
        return [one for one in self._troubles if not any(re.search(pattern, one) for pattern in self._allowed)]

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and NOISE not in message.text:
            self._troubles.append(f"console: {message.text}")

    def _catch(self, error: WebError) -> None:
        self._troubles.append(f"script: {error.error}\n{error.error.stack}")

    def _receive(self, response: Response) -> None:
        if response.status >= BAD_STATUS:
            self._troubles.append(f"{response.status} {response.request.method} {response.url}")

    def _miss(self, request: Request) -> None:
        if request.failure != GIVEN_UP:
            self._troubles.append(f"{request.failure} {request.method} {request.url}")
