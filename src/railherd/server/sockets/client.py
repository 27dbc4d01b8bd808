"""One connected client as the server keeps it."""

from __future__ import annotations

import asyncio

from railherd.tables import protocol
from railherd.tables.entries import Guest
from railherd.tables.shared_screen import SharedScreen

MAX_WAITING_FRAMES = 200  # a client that reads slower is cut off, and comes back for the state as it is then


class Client:
    """A connection: its guest, its language, what it watches up to which entry, and what waits to be sent."""

    def __init__(self, guest: Guest, language: str) -> None:
        self.guest = guest
        self.language = language
        self.watching: dict[str, int] = {}
        self.screen = SharedScreen(guest)
        self.links: dict[str, str] = {}  # by which it came to see its tables
        self.frames: asyncio.Queue[bytes] = asyncio.Queue(MAX_WAITING_FRAMES)
        self.cut_off = asyncio.Event()

    def send(self, message: protocol.FromServer) -> None:
        """Queue a message; a client that does not read is cut off."""
        self.send_frame(protocol.encode(message))

    def send_frame(self, frame: bytes) -> None:
        """Queue an encoded message."""
        if self.cut_off.is_set():
            return
        try:
            self.frames.put_nowait(frame)
        except asyncio.QueueFull:
            self.stop()

    def stop(self) -> None:
        """Send nothing more: the connection ends, whether or not the other side reads."""
        self.cut_off.set()
        while not self.frames.empty():
            self.frames.get_nowait()
