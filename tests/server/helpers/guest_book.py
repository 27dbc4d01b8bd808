"""Identities with a readable store and a clock that tests can set."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from railherd.server.accounts.guests import Guests
from tests.server.helpers.memory_store import MemoryStore


class Door:
    """Guests with a readable store and a clock that tests can set."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000
        self.store = MemoryStore()
        self.guests = Guests(self.store, lambda: self.now)

    async def guest(self) -> tuple[str, str]:
        """Return the id and the cookie of a new guest."""
        guest, cookie, _ = await self.guests.welcome("en", "Ana")
        assert cookie is not None
        return guest.id, cookie

    async def knows(self, cookie: str | None) -> bool:
        return await self.guests.recognise(cookie) is not None

    async def claim(self, id: str) -> str:
        """Return the cookie of another device of a guest."""
        visit = await self.guests.claim(await self.guests.give_code(id))
        assert visit.guest.id == id
        assert visit.cookie is not None
        return visit.cookie


def at_the_door(scene: Callable[[Door], Awaitable[None]]) -> None:
    async def play() -> None:
        await scene(Door())

    asyncio.run(play())
