"""Keep the games that were looked at last, so that a step through one does not replay it from its beginning."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import msgspec

from railherd.api import load
from railherd.core.film import Film
from railherd.core.match import Match
from railherd.core.problem import Problem
from railherd.core.replay import BrokenRecord

MAX_CACHED_REPLAYS = 16  # a film of Great Western Trail takes about a megabyte


class CachedReplay(msgspec.Struct, frozen=True):
    """A film, and why it ends before its record does, if it does."""

    film: Film
    broken: Problem | None = None


class ReplayCache:
    """The replays used last, by name."""

    def __init__(self) -> None:
        self._replays: dict[str, CachedReplay] = {}  # the one longest unused comes first
        self._one_at_a_time = asyncio.Lock()

    def __contains__(self, name: str) -> bool:
        return name in self._replays

    def __len__(self) -> int:
        return len(self._replays)

    @asynccontextmanager
    async def show(self, name: str, make: Callable[[CachedReplay | None], CachedReplay]) -> AsyncIterator[CachedReplay]:
        """Yield a replay that nothing else changes meanwhile.

        `make` is called in a thread with the cached replay, or None, and returns the one to show.
        """
        async with self._one_at_a_time:
            cached = await asyncio.to_thread(make, self._replays.pop(name, None))
            self._replays[name] = cached
            while len(self._replays) > MAX_CACHED_REPLAYS:
                del self._replays[next(iter(self._replays))]
            yield cached


def follow_match(cached: CachedReplay | None, match: Match) -> CachedReplay:
    """Return the replay of a match as far as it has come; what is cached of the same match is brought up to date."""
    if cached is None or not cached.film.is_of(match):
        return CachedReplay(Film(match))
    cached.film.follow(match)
    return cached


def read_record(record: str) -> CachedReplay:
    """Return the replay of a record up to its last good choice. `Problem` if not even its beginning can be read."""
    try:
        return CachedReplay(Film(load(record)))
    except BrokenRecord as broken:
        if broken.match is None:
            raise
        return CachedReplay(Film(broken.match), broken)
