"""A connected client, from the server's side, and what waits to be sent to it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from enum import IntEnum
from typing import NamedTuple

from railherd.tables import protocol
from railherd.tables.entries import Guest
from railherd.tables.presence import SharedScreen

MAX_WAITING_FRAMES = 200
MAX_WAITING_LETTERS = 500_000

Render = Callable[[], str]


class CloseCode(IntEnum):
    """Why the server closes a socket. The reason is the key of a sentence."""

    NORMAL = 1000
    UNKNOWN = 4401  # no guest, or a banned one
    TOO_MUCH = 4429  # too fast, or too many sockets: come back later
    BUSY = 4503  # the server has too much to do: come back later


class _StateOf(NamedTuple):
    """The place in the queue of a table's state."""

    table: str


class Outbox:
    """The queue of frames to one client.

    A state is built when it is its turn. A newer one takes the place of one that still waits, so a client that reads
    slowly costs no more than one that reads fast.
    """

    def __init__(self) -> None:
        self._queue: deque[str | _StateOf] = deque()
        self._states: dict[str, Render] = {}
        self._frames = 0
        self._letters = 0
        self._waiting: asyncio.Future[None] | None = None  # whoever is to send the next frame

    def put(self, frame: str) -> bool:
        """Queue a frame; return False if too much waits already."""
        if self._frames and (self._frames >= MAX_WAITING_FRAMES or self._letters + len(frame) > MAX_WAITING_LETTERS):
            return False
        self._frames += 1
        self._letters += len(frame)
        self._append(frame)
        return True

    def put_state(self, table: str, render: Render) -> None:
        """Queue a table's state, or replace the one that waits."""
        if table not in self._states:
            self._append(_StateOf(table))
        self._states[table] = render

    def drop_state(self, table: str) -> None:
        """Send no more of a table."""
        if self._states.pop(table, None) is not None:
            self._queue.remove(_StateOf(table))

    def clear(self) -> None:
        """Drop everything that waits."""
        self._queue.clear()
        self._states.clear()
        self._frames = self._letters = 0

    async def next(self) -> str:
        """Wait for the next frame and return it."""
        while not self._queue:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        item = self._queue.popleft()
        if isinstance(item, _StateOf):
            return self._states.pop(item.table)()
        self._frames -= 1
        self._letters -= len(item)
        return item

    def _append(self, item: str | _StateOf) -> None:
        self._queue.append(item)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)


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
