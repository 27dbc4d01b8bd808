"""The line between one page and the house: what a websocket is to a server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class PageWire:
    """A line to a page in the same browser. Messages wait in it until the house reads them."""

    def __init__(self, deliver: Callable[[str], object]) -> None:
        self._deliver = deliver
        self._heard: asyncio.Queue[bytes | None] = asyncio.Queue()

    def hear(self, message: str) -> None:
        """Take a message of the page."""
        self._heard.put_nowait(message.encode(errors="replace"))

    def hang_up(self) -> None:
        """Note that the page is gone."""
        self._heard.put_nowait(None)

    async def receive(self) -> bytes | None:
        """Return the next message; None once the page is gone."""
        return await self._heard.get()

    async def send(self, frame: str) -> None:
        """Send a message to the page."""
        self._deliver(frame)
