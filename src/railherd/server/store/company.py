"""Several servers on the same data: who does what at a table, who is connected where, and what all count together."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import NamedTuple, Protocol

Hear = Callable[[str, int], None]
"""Called with a table and the number of an entry that another server wrote there."""


class Due(NamedTuple):
    """Live tables where this server itself must act now."""

    own: list[str]  # where it wrote last
    orphaned: list[str]  # taken over from a server that is gone, or from nobody


class Company(Protocol):
    """The servers on the same data. A server that is not heard of for a while counts as gone."""

    @property
    def is_alone(self) -> bool:
        """Whether there can be no other server."""

    @property
    def others(self) -> int:
        """How many other servers there were when this one last said that it is there."""

    async def listen(self, hear: Hear, missed: Callable[[], Awaitable[None]]) -> None:
        """Hear of entries until cancelled; `missed` is called whenever some may have gone unheard."""

    async def newest(self, tables: Iterable[str]) -> Mapping[str, int]:
        """Return the number of the last entry of each table."""

    async def beat(self, guests: Iterable[str]) -> frozenset[str]:
        """Say that this server is there, with these guests; return the guests of the others."""

    async def take_due(self, now: int) -> Due:
        """Return where this server must act by a time in unix milliseconds; no other is given the same tables."""

    async def allow(self, what: str, who: str, rate: float, burst: int) -> bool:
        """Take one token of a bucket that all servers share; return False if it has none."""

    def in_turn(self, kind: str, *keys: str) -> AbstractAsyncContextManager[None]:
        """Keep all others away who want the same turn; raise `NotSaved` if that cannot be had.

        Turns of different kinds may be nested.
        """


class Alone:
    """The company of a server whose data nobody else may use."""

    is_alone = True
    others = 0

    async def listen(self, hear: Hear, missed: Callable[[], Awaitable[None]]) -> None:
        """Hear nothing."""

    async def newest(self, tables: Iterable[str]) -> Mapping[str, int]:
        """Know of nothing newer than what is here."""
        return {}

    async def beat(self, guests: Iterable[str]) -> frozenset[str]:
        """Return nobody."""
        return frozenset()

    async def take_due(self, now: int) -> Due:
        """Leave it to the tables in memory, which are all that matter."""
        return Due([], [])

    async def allow(self, what: str, who: str, rate: float, burst: int) -> bool:
        """Allow it: what this server counts by itself is all."""
        return True

    def in_turn(self, kind: str, *keys: str) -> AbstractAsyncContextManager[None]:
        """Keep nobody away."""
        return nullcontext()


ALONE = Alone()
