"""One live table at work: one change in flight, on disk before anybody hears of it; bots answer like everybody else."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import msgspec

from railherd.core.problem import Problem
from railherd.core.rng import SEED_BITS
from railherd.server.bot_pool.jobs import job_of
from railherd.server.bot_pool.pool import BotPool
from railherd.server.store.contract import NotSaved, Store
from railherd.tables.entries import Entry
from railherd.tables.state import CLOSED, OVER, TableState

TRY_AGAIN = 1.0  # seconds, after something that nobody will ask for again could not be saved

Check = Callable[[TableState], None]
"""Raises a `Problem` if a change is not allowed as the table stands."""


class LiveTable:
    """Keeps a table: the fold of what is on disk, and the way to add to it."""

    def __init__(
        self,
        state: TableState,
        ids: dict[str, int],
        store: Store,
        bot_pool: BotPool,
        clock: Callable[[], int],
        tell: Callable[[LiveTable], None],
        settle: Callable[[LiveTable], Awaitable[None]],
    ) -> None:
        self.state = state
        self.time = state.row.created  # of the last entry
        self._ids = ids  # choice ids that are on disk, with their entry
        self._store = store
        self._bot_pool = bot_pool
        self._clock = clock
        self._tell = tell
        self._settle = settle
        self._one_at_a_time = asyncio.Lock()
        self._changes: set[asyncio.Task[Any]] = set()
        self._errands: set[asyncio.Task[Any]] = set()  # what may be dropped: a restart takes it up again
        self._question: tuple[int, int, str] | None = None  # what a bot is thinking about

    @property
    def id(self) -> str:
        """The table's id."""
        return self.state.row.id

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
        """Let something happen, and what follows; the number of its entry, which is on disk. A `Problem` if it may not.

        Whoever goes away meanwhile does not stop it half-way.
        """
        return await asyncio.shield(_spawn(self._change(kind, data, seat, guest, id, check), self._changes))

    async def follow(self, kind: str, data: dict[str, Any], seat: int | None, check: Check) -> None:
        """Let happen what follows by itself, if it still may. While it cannot be saved it is tried again."""
        if not await self._try(kind, data, seat, check):
            _spawn(self._insist(kind, data, seat, check), self._errands)

    async def _insist(self, kind: str, data: dict[str, Any], seat: int | None, check: Check) -> None:
        saved = False
        while not saved:
            await asyncio.sleep(TRY_AGAIN)
            saved = await self._try(kind, data, seat, check)

    async def _try(self, kind: str, data: dict[str, Any], seat: int | None, check: Check) -> bool:
        """Whether there is nothing left to do."""
        try:
            await self.change(kind, data, seat=seat, check=check)
        except Problem as problem:
            return problem.key != "server.not_saved"
        return True

    async def _change(
        self, kind: str, data: dict[str, Any], seat: int | None, guest: str | None, id: str, check: Check | None
    ) -> int:
        async with self._one_at_a_time:
            known = self.known(guest or "", id)
            if known is not None:
                return known
            if check is not None:
                check(self.state)
            draft = self.state.copy()
            own = own_id(guest or "", id) if id else ""
            entry = Entry(self.id, draft.seq + 1, self._clock(), kind, seat, guest, own, data)
            draft.fold(entry)
            await self._keep(with_deal(entry, draft), draft)
            self.state, self.time = draft, entry.time
            if own:
                self._ids[own] = entry.seq
        self._tell(self)
        await self._settle(self)
        return entry.seq

    async def _keep(self, entry: Entry, draft: TableState) -> None:
        ended = draft.phase in (OVER, CLOSED)
        live = False if ended else True if entry.kind == "resume" else None
        try:
            await self._store.append(entry, live)
        except NotSaved:
            raise Problem("server.not_saved") from None

    def wake(self) -> None:
        """If a bot is asked, let it think; about one question it thinks once, whatever else happens meanwhile."""
        seat = self.state.asked
        if seat is None:
            return
        driver = self.state.chairs[seat].driver
        if not driver and any(chair.driver for chair in self.state.chairs):
            self._bot_pool.prepare()  # its turn will come
        if not driver or self._question == (self.state.at, seat, driver):
            return
        self._question = self.state.at, seat, driver
        _spawn(self._think(self.state, seat, driver), self._errands)

    async def _think(self, state: TableState, seat: int, driver: str) -> None:
        match = state.match
        assert match is not None

        def still_asked(now: TableState) -> None:
            if now.at != state.at or now.chairs[seat].driver != driver:
                raise Problem("server.moved_on")

        try:
            option = await self._bot_pool.think(job_of(match, driver, secrets.randbits(SEED_BITS)))
            await self.follow("choose", {"text": match.text_of(option)}, seat, still_asked)
        finally:
            if self._question == (state.at, seat, driver):
                self._question = None

    async def close(self) -> None:
        """Stop thinking; let the change in flight come to its end."""
        for task in list(self._errands):
            task.cancel()
        async with self._one_at_a_time:
            pass


def _spawn(work: Coroutine[Any, Any, Any], among: set[asyncio.Task[Any]]) -> asyncio.Task[Any]:
    """A task that is held, lest it vanish, among others until it is done."""
    task = asyncio.create_task(work)
    among.add(task)
    task.add_done_callback(among.discard)
    return task


def with_deal(entry: Entry, after: TableState) -> Entry:
    """An entry with what chance dealt because of it, so that no later generator or order of draws can change it."""
    match = after.match
    if match is None or entry.kind not in ("start", "choose"):
        return entry
    dealt = match.dealt if entry.kind == "start" else match.moves[-1].dealt
    return msgspec.structs.replace(entry, data={**entry.data, "dealt": [list(one) for one in dealt]})


def own_id(guest: str, id: str) -> str:
    """A choice id that no other guest can use up."""
    return f"{guest}:{id}"
