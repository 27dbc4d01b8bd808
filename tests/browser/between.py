"""Change what a page and its server tell each other over the socket."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from tests.browser.browsing import PATIENCE
from tests.browser.playing import GLANCE

Message = dict[str, Any]
Change = Callable[[Message], Message | None]
"""Returns the message to pass on, or None to keep it back."""


class Between:
    """What lies between a page and its server; `route` is the present socket."""

    def __init__(
        self, page: Page, told: Change = lambda message: message, said: Change = lambda message: message
    ) -> None:
        """Change what the page is told, and what it says."""
        self.told, self.said = told, said
        self.route: WebSocketRoute | None = None
        page.route_web_socket(re.compile("/socket$"), self._open)

    def send(self, message: Message) -> None:
        """Tell the page something that the server did not."""
        assert self.route is not None
        self.route.send(json.dumps(message))

    def _open(self, route: WebSocketRoute) -> None:
        self.route = route
        server = route.connect_to_server()
        server.on_message(lambda message: pass_on(self.told, message, route.send))
        route.on_message(lambda message: pass_on(self.said, message, server.send))


def pass_on(change: Change, message: str | bytes, send: Callable[[str], None]) -> None:
    """Send a message on as a change leaves it."""
    changed = change(json.loads(message))
    if changed is not None:
        send(json.dumps(changed))


def until(page: Page, is_so: Callable[[], bool]) -> None:
    """Wait for something that comes over the socket."""
    for _ in range(PATIENCE // GLANCE):
        if is_so():
            return
        page.wait_for_timeout(GLANCE)
    raise AssertionError("it never came")
