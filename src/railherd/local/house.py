"""A whole house of tables in one process: the pages of one browser play there as they do at a server."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable

import msgspec

from railherd.core.names import check_name
from railherd.local.keeper import Keeper
from railherd.local.store import LocalStore
from railherd.local.thinkers import ThinkersHere
from railherd.local.wire import PageWire
from railherd.server.accounts.guests import any_name, new_id
from railherd.server.accounts.rate_limit import RateLimit
from railherd.server.bot_pool.thinkers import Thinkers
from railherd.server.live.registry import LiveTables
from railherd.server.live.table import milliseconds
from railherd.server.metrics import Metrics
from railherd.server.replay.show import Replays
from railherd.server.sockets.client import Client
from railherd.server.sockets.connection import Connection
from railherd.server.sockets.hub import Hub
from railherd.tables import protocol
from railherd.tables.entries import Guest
from railherd.tables.presence import Presence
from railherd.tables.projection import Access

ABSENCE_MINUTES = 3.0
MESSAGES_A_SECOND, MESSAGES_AT_ONCE = 50.0, 500  # of a page that has run wild


class House:
    """The tables of one browser, and who sits before it."""

    def __init__(self, store: LocalStore, guest: Guest, version: str, thinkers: Thinkers) -> None:
        self.guest = guest
        self.version = version
        self.replays = Replays()
        self.access = Access(secrets.token_bytes(32))  # links are good for nothing here
        self.hub = Hub(self.access, Presence(milliseconds, time.monotonic, ABSENCE_MINUTES))
        self.tables = LiveTables(store, self.access, self.hub, thinkers, milliseconds)
        self.store = store
        self._rate = RateLimit(MESSAGES_A_SECOND, MESSAGES_AT_ONCE)
        self._metrics = Metrics()
        self._lines: dict[str, tuple[PageWire, asyncio.Task[None]]] = {}

    @classmethod
    async def open(cls, keeper: Keeper, language: str, version: str, thinkers: Thinkers | None = None) -> House:
        """Open the house with everything that was kept; bots that were to choose go on."""
        store = LocalStore(keeper)
        await store.open()
        guest = await store.guest_here()
        if guest is None:
            now = milliseconds()
            guest = Guest(new_id(), any_name(language), (), now, now)
            await store.save_guest(guest)
        house = cls(store, guest, version, thinkers or ThinkersHere())
        await house.tables.wake(milliseconds())
        return house

    async def rename(self, name: str) -> None:
        """Give the guest another name."""
        check_name(name)
        guest = msgspec.structs.replace(self.guest, name=name.strip())
        await self.store.save_guest(guest)
        self.guest = guest

    def connect(self, page: str, language: str, deliver: Callable[[str], object]) -> None:
        """Begin to talk with a page; a line that it had before ends."""
        self.disconnect(page)
        client, wire = Client(self.guest, language), PageWire(deliver)
        client.send(protocol.Hello(self.guest.id, self.guest.name, self.version))
        self._lines[page] = wire, asyncio.create_task(self._converse(client, wire))

    def hear(self, page: str, message: str) -> None:
        """Take a message of a page that is connected."""
        if page in self._lines:
            self._lines[page][0].hear(message)

    def disconnect(self, page: str) -> None:
        """End the line to a page."""
        if page in self._lines:
            self._lines.pop(page)[0].hang_up()

    async def close(self) -> None:
        """End all lines and finish the changes in progress."""
        talks = [talk for _, talk in self._lines.values()]
        for page in list(self._lines):
            self.disconnect(page)
        await asyncio.gather(*talks)
        await self.tables.close()

    async def _converse(self, client: Client, wire: PageWire) -> None:
        self.hub.join(client)
        try:
            await Connection(client, wire, self.tables, self.hub, self._rate, self._rate, self._metrics).run()
        finally:
            self.hub.leave(client)
