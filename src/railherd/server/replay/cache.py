"""Games to be looked at again, a few of them kept: whoever goes through one does not have it replayed at every step."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import msgspec

from railherd.core.film import Film
from railherd.core.problem import Problem

MOST = 16  # a film of Great Western Trail takes about a megabyte


class CachedReplay(msgspec.Struct, frozen=True):
    """A film, and why it ends before its record does, should it."""

    film: Film
    broken: Problem | None = None


class ReplayCache:
    """The reels shown last, by name."""

    def __init__(self) -> None:
        self._reels: dict[str, CachedReplay] = {}  # the one longest unused stands first
        self._one_at_a_time = asyncio.Lock()

    def __contains__(self, name: str) -> bool:
        return name in self._reels

    def __len__(self) -> int:
        return len(self._reels)

    @asynccontextmanager
    async def show(self, name: str, make: Callable[[CachedReplay | None], CachedReplay]) -> AsyncIterator[CachedReplay]:
        """A reel that nobody changes meanwhile. `make`, in a thread, brings the one before up to date or makes one."""
        async with self._one_at_a_time:
            reel = await asyncio.to_thread(make, self._reels.pop(name, None))
            self._reels[name] = reel
            while len(self._reels) > MOST:
                del self._reels[next(iter(self._reels))]
            yield reel
