"""One live table at work: one change in flight, on disk before anybody hears of it; bots answer like everybody else."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from railherd.core.problem import Problem
from railherd.server.jobs import job_of
from railherd.server.live import CLOSED, OVER, Live
from railherd.server.store.contract import Entry, NotSaved, Store
from railherd.server.thinkers import Thinkers

SEED_BITS = 128

Check = Callable[[Live], None]
"""Raises a `Problem` if a change is not allowed as the table stands."""


class Desk:
    """Keeps a table: the fold of what is on disk, and the way to add to it."""

    def __init__(
        self,
        live: Live,
        ids: dict[str, int],
        store: Store,
        thinkers: Thinkers,
        clock: Callable[[], int],
        tell: Callable[[Desk], None],
    ) -> None:
        self.live = live
        self.time = live.row.created  # of the last entry
        self._ids = ids  # choice ids that are on disk, with their entry
        self._store = store
        self._thinkers = thinkers
        self._clock = clock
        self._tell = tell
        self._one_at_a_time = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._thinking: asyncio.Task[Any] | None = None

    @property
    def id(self) -> str:
        """The table's id."""
        return self.live.row.id

    def known(self, guest: str, id: str) -> int | None:
        """The entry that a guest's choice id already stands for."""
        return self._ids.get(own_id(guest, id)) if id else None

    async def change(
        self,
        kind: str,
        data: dict[str, Any],
        seat: int | None = None,
        guest: str | None = None,
        id: str = "",
        check: Check | None = None,
    ) -> int:
        """Let something happen; the number of its entry once it is on disk. A `Problem` if it may not.

        Whoever goes away meanwhile does not stop it half-way.
        """
        return await asyncio.shield(self._spawn(self._change(kind, data, seat, guest, id, check)))

    async def _change(
        self, kind: str, data: dict[str, Any], seat: int | None, guest: str | None, id: str, check: Check | None
    ) -> int:
        async with self._one_at_a_time:
            known = self.known(guest or "", id)
            if known is not None:
                return known
            if check is not None:
                check(self.live)
            draft = self.live.copy()
            own = own_id(guest or "", id) if id else ""
            entry = Entry(self.id, draft.seq + 1, self._clock(), kind, seat, guest, own, data)
            draft.fold(entry)
            await self._keep(with_deal(entry, draft), draft)
            self.live, self.time = draft, entry.time
            if own:
                self._ids[own] = entry.seq
        self._tell(self)
        self.wake()
        return entry.seq

    async def _keep(self, entry: Entry, draft: Live) -> None:
        ended = draft.phase in (OVER, CLOSED)
        try:
            await self._store.append(entry, live=False if ended else None)
        except NotSaved:
            raise Problem("server.not_saved") from None

    def wake(self) -> None:
        """If a bot is asked, let it think."""
        seat = self.live.asked
        if seat is None or not self.live.chairs[seat].driver:
            return
        self._thinking = self._spawn(self._think(self.live, seat))

    async def _think(self, live: Live, seat: int) -> None:
        match = live.match
        assert match is not None
        driver = live.chairs[seat].driver
        option = await self._thinkers.think(job_of(match, driver, secrets.randbits(SEED_BITS)))

        def still_asked(now: Live) -> None:
            if now.at != live.at or now.chairs[seat].driver != driver:
                raise Problem("server.moved_on")

        try:
            await self.change("choose", {"text": match.text_of(option)}, seat=seat, check=still_asked)
        except Problem as problem:
            if problem.key == "server.not_saved":
                await asyncio.sleep(1)
                self.wake()

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        """Stop thinking; let the change in flight come to its end."""
        if self._thinking is not None:
            self._thinking.cancel()
        async with self._one_at_a_time:
            pass


def with_deal(entry: Entry, after: Live) -> Entry:
    """An entry with what chance dealt because of it, so that no later generator or order of draws can change it."""
    match = after.match
    if match is None or entry.kind not in ("start", "choose"):
        return entry
    dealt = match.dealt if entry.kind == "start" else match.moves[-1].dealt
    return msgspec.structs.replace(entry, data={**entry.data, "dealt": [list(one) for one in dealt]})


def own_id(guest: str, id: str) -> str:
    """A choice id that no other guest can use up."""
    return f"{guest}:{id}"
