"""Keep the games that were looked at last, so that a step through one does not replay it from its beginning."""

from __future__ import annotations

import msgspec

from railherd.api import load
from railherd.core.playing.film import Film
from railherd.core.playing.replay import BrokenRecord
from railherd.core.problem import Problem
from railherd.core.writing import record
from railherd.games.registry import find

MAX_CACHED_REPLAYS = 16  # a film of Great Western Trail takes about a megabyte


class CachedReplay(msgspec.Struct, frozen=True):
    """A film, and why it ends before its record does, if it does."""

    film: Film
    broken: Problem | None = None


class ReplayCache:
    """The replays used last, by name."""

    def __init__(self) -> None:
        self._replays: dict[str, CachedReplay] = {}  # the one longest unused comes first

    def __contains__(self, name: str) -> bool:
        return name in self._replays

    def __len__(self) -> int:
        return len(self._replays)

    def replay(self, name: str, text: str, goes_on: bool) -> CachedReplay:
        """Return the replay of a record; `Problem` if not even the beginning of the record can be read.

        A game that `goes_on` may have gone on, or back and on another way, since it was cached.
        """
        cached = self._replays.pop(name, None)  # if anything goes wrong, it is not used again
        if cached is not None and goes_on:
            cached = _followed(cached, record.parse(text))
        if cached is None:
            cached = read_record(text)
        self._replays[name] = cached
        while len(self._replays) > MAX_CACHED_REPLAYS:
            del self._replays[next(iter(self._replays))]
        return cached


def _followed(cached: CachedReplay, parsed: record.Record) -> CachedReplay | None:
    """Return the replay brought up to date with a record; None if it is of a game that began otherwise."""
    if not cached.film.is_of(find(parsed.game, parsed.components), parsed.dealt):
        return None
    cached.film.follow(parsed.moves)
    return cached


def read_record(text: str) -> CachedReplay:
    """Return the replay of a record up to its last good choice. `Problem` if not even its beginning can be read."""
    try:
        return CachedReplay(Film(load(text)))
    except BrokenRecord as broken:
        if broken.match is None:
            raise
        return CachedReplay(Film(broken.match), broken)
