"""What waits to be sent to one client: answers in order, and of each table only its newest state."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import NamedTuple

MAX_WAITING_FRAMES = 200
MAX_WAITING_LETTERS = 500_000

Render = Callable[[], str]


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
        self._filled = asyncio.Event()

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
            self._filled.clear()
            await self._filled.wait()
        item = self._queue.popleft()
        if isinstance(item, _StateOf):
            return self._states.pop(item.table)()
        self._frames -= 1
        self._letters -= len(item)
        return item

    def _append(self, item: str | _StateOf) -> None:
        self._queue.append(item)
        self._filled.set()
