"""A connected client, from the server's side."""

from __future__ import annotations

import asyncio
from enum import IntEnum

from railherd.server.sockets.outbox import Outbox
from railherd.tables import protocol
from railherd.tables.entries import Guest
from railherd.tables.shared_screen import SharedScreen


class CloseCode(IntEnum):
    """Why the server closes a socket. The reason is the key of a sentence."""

    NORMAL = 1000
    UNKNOWN = 4401  # no guest, or a banned one
    TOO_MUCH = 4429  # too fast, or too many sockets: come back later
    BUSY = 4503  # the server has too much to do: come back later


class Client:
    """A connected client: its guest, its language, the tables it watches and what is to be sent."""

    def __init__(self, guest: Guest, language: str, device: str = "") -> None:
        self.guest = guest
        self.device = device  # the id of the guest's device
        self.language = language
        self.watching: dict[str, int] = {}  # the last entry it was sent, by table
        self.screen = SharedScreen(guest)
        self.links: dict[str, str] = {}  # by table: the link that gives it access
        self.outbox = Outbox()
        self.cut_off = asyncio.Event()
        self.close_code = CloseCode.NORMAL
        self.close_reason = ""

    def send(self, message: protocol.FromServer) -> None:
        """Queue a message; cut the client off if too much waits: it can reconnect and get the current state."""
        self.send_frame(protocol.encode(message).decode())

    def send_frame(self, frame: str) -> None:
        """Queue an encoded message."""
        if not self.cut_off.is_set() and not self.outbox.put(frame):
            self.stop()

    def stop(self, code: CloseCode = CloseCode.NORMAL, reason: str = "") -> None:
        """End the connection and drop what is still to be sent."""
        self.close_code, self.close_reason = code, reason
        self.cut_off.set()
        self.outbox.clear()
