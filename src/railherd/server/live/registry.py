"""All tables of a server: made, found, listed, and brought back from the log after a restart."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from railherd.bots.registry import make_bot
from railherd.core.agree import agree
from railherd.core.contract import Game
from railherd.core.names import MAX_NAME_LENGTH, check_name
from railherd.core.problem import Problem
from railherd.games.registry import find
from railherd.server.accounts.guests import new_id
from railherd.server.accounts.rate_limit import LIVE_TABLES_PER_GUEST
from railherd.server.bot_pool.pool import BotPool
from railherd.server.live import commands
from railherd.server.live.checks import own_seats
from railherd.server.live.followups import settle
from railherd.server.live.keyed_locks import Locks
from railherd.server.live.table import SEED_BITS, LiveTable
from railherd.server.sockets.hub import Hub
from railherd.server.store.contract import NotSaved, Store
from railherd.tables.entries import Entry, Guest, TableRow
from railherd.tables.state import BOT, CLOSED, GATHERING, INVITED, OPEN, OVER, TableState

LISTED = 100
KEPT = 200  # finished tables in memory
BREATH = 10  # entries replayed before other tables have their turn

log = logging.getLogger("railherd.server")


class Plan(msgspec.Struct, frozen=True):
    """A table that somebody wants: the game, its options, and for each seat "open", "invited" or a bot's name.

    `own_seats` are those that the maker takes himself, with the name of whoever plays there at his screen: "" is
    his own name. Without any he only looks on.
    """

    game: str
    seats: tuple[str, ...]
    options: dict[str, str] = {}
    own_seats: dict[int, str] = msgspec.field(default_factory=lambda: {0: ""})
    listed: bool = False
    talk: bool = False


class LiveTables:
    """The live_tables of all tables anybody has asked for."""

    def __init__(
        self, store: Store, hub: Hub, bot_pool: BotPool, clock: Callable[[], int], components: str = ""
    ) -> None:
        self.store = store
        self.hub = hub
        self._bot_pool = bot_pool
        self._clock = clock
        self._components = components
        self._desks: dict[str, asyncio.Task[LiveTable]] = {}
        self._resting: WeakValueDictionary[str, LiveTable] = (
            WeakValueDictionary()
        )  # let go of, but perhaps still in use
        self._making = Locks()  # a guest makes one table after the other, so that they can be counted
        self._rematching = Locks()  # a table has one rematch, so that all its players come to the same one

    async def create(self, guest: Guest, plan: Plan) -> LiveTable:
        """A new table; its maker is the host and, if he wishes, sits."""
        game = find(plan.game, self._components)
        setup = agree(game, len(plan.seats), plan.options)
        chairs = [_chair(seat) for seat in plan.seats]
        names = _names(plan, guest)
        seed, now = str(secrets.randbits(SEED_BITS)), self._clock()
        row = TableRow(
            new_id(), plan.game, game.RULES, setup.seats, dict(setup.options), self._components, seed, guest.id,
            plan.listed, now, True,
        )  # fmt: skip
        for seat in names:
            chairs[seat] = (INVITED, "")
        data: dict[str, Any] = {"chairs": chairs, "talk": plan.talk}
        async with self._making.of(guest.id):
            await self._check_room(guest)
            await self._keep(row, Entry(row.id, 1, now, "create", None, guest.id, "", data))
        live = await self.get(row.id)
        await commands.seat_people(live, guest, names)
        return live

    async def rematch(self, live: LiveTable, guest: Guest) -> LiveTable:
        """A new table for the same people and bots, everybody in his seat; asked for twice it is the same one."""
        own_seats(live.state, guest)
        if live.state.phase != OVER:
            raise Problem("server.not_over")
        async with self._rematching.of(live.id):
            return await self._rematch(live, guest)

    async def _rematch(self, live: LiveTable, guest: Guest) -> LiveTable:
        if live.state.following:
            return await self.get(live.state.following)
        state = live.state
        plan = Plan(state.row.game, tuple(chair.bot or INVITED for chair in state.chairs), state.row.options, {})
        following = await self.create(guest, msgspec.structs.replace(plan, talk=state.talk_allowed))
        await live.change("rematch", {"table": following.id}, guest=guest.id)
        for id in dict.fromkeys(chair.guest for chair in state.chairs if chair.guest):
            person = await self.store.guest(id)
            if person is not None:
                await commands.seat_people(following, person, _same_names(state, person))
        return following

    async def get(self, table: str) -> LiveTable:
        """The desk of a table, brought back from the log if need be; `Problem` if there is no such table."""
        task = self._desks.get(table)
        if task is None:
            task = self._desks[table] = asyncio.create_task(self._load(table))
        try:
            return await asyncio.shield(task)
        except Exception:
            self._desks.pop(table, None)
            raise

    async def wake_all(self) -> None:
        """Bring every live table back; where a bot is asked it goes on thinking."""
        await self._load_all([row.id for row in await self.store.tables(live=True)])

    async def listed(self) -> list[LiveTable]:
        """Tables that anybody may join, newest first."""
        rows = [row for row in await self.store.tables(live=True) if row.listed][:LISTED]
        live_tables = await self._load_all([row.id for row in rows])
        return [live for live in live_tables if live.state.phase == GATHERING]

    async def own(self, guest: Guest) -> list[LiveTable]:
        """The tables of a guest, newest first."""
        tables = (await self.store.tables_of(guest.id))[:LISTED]
        live_tables = await self._load_all(tables)
        return [live for live in live_tables if live.state.seats_of(guest.id) or live.state.row.host == guest.id]

    async def all(self) -> list[LiveTable]:
        """Every live table, for whoever runs the server."""
        return await self._load_all([row.id for row in await self.store.tables(live=True)])

    async def _load_all(self, tables: Sequence[str]) -> list[LiveTable]:
        """Bring tables back. One that cannot be brought back, say because its game is gone, leaves the others alone."""
        live_tables = []
        for table in tables:
            try:
                live_tables.append(await self.get(table))
            except Exception:
                log.exception("a table cannot be brought back", extra={"table": table})
        return live_tables

    def loaded(self) -> list[LiveTable]:
        """The live_tables in memory."""
        done = (task for task in self._desks.values() if task.done() and not task.cancelled() and not task.exception())
        return [task.result() for task in done]

    def rest(self) -> None:
        """Let go of finished tables that nobody watches, but for those that changed last; the log brings them back."""
        finished = (live for live in self.loaded() if live.state.phase in (OVER, CLOSED))
        unwatched = [live for live in finished if not self.hub.is_watched(live.id)]
        for live in sorted(unwatched, key=lambda live: live.time)[:-KEPT]:
            self._resting[live.id] = live
            del self._desks[live.id]

    async def close(self) -> None:
        """Let what is in flight come to its end."""
        for live in self.loaded():
            await live.close()

    async def _load(self, table: str) -> LiveTable:
        resting = self._resting.get(table)
        if resting is not None:  # there is never a second desk for a table
            return resting
        row = await self.store.table(table)
        if row is None:
            raise Problem("server.no_such_table")
        entries = await self.store.entries(table)
        state = TableState(row, _game_of(row))
        for entry in entries:
            state.replay(entry)
            if entry.seq % BREATH == 0:
                await asyncio.sleep(0)
        ids = {entry.id: entry.seq for entry in entries if entry.id}
        live = LiveTable(state, ids, self.store, self._bot_pool, self._clock, self.hub.tell, settle)
        live.time = entries[-1].time if entries else row.created
        await settle(live)
        return live

    async def _check_room(self, guest: Guest) -> None:
        rows = await self.store.tables(live=True)
        if sum(1 for row in rows if row.host == guest.id) >= LIVE_TABLES_PER_GUEST:
            raise Problem("server.too_many_tables", {"most": LIVE_TABLES_PER_GUEST})

    async def _keep(self, row: TableRow, entry: Entry) -> None:
        try:
            await self.store.create_table(row, [entry])
        except NotSaved:
            raise Problem("server.not_saved") from None


def _chair(seat: str) -> tuple[str, str]:
    if seat in (OPEN, INVITED):
        return seat, ""
    make_bot(seat, 0)
    return BOT, seat


def _names(plan: Plan, guest: Guest) -> dict[int, str]:
    """Who sits where at the maker's screen. Whoever has no name there gets the maker's, with a number if need be."""
    names = {}
    for number, (seat, name) in enumerate(plan.own_seats.items(), 1):
        if seat not in range(len(plan.seats)):
            raise Problem("core.no_such_seat", {"found": str(seat), "most": len(plan.seats) - 1})
        if name:
            check_name(name)
        numbered = guest.name if number == 1 else f"{guest.name[: MAX_NAME_LENGTH - 2]} {number}"
        names[seat] = name.strip() or numbered
    return names


def _same_names(state: TableState, guest: Guest) -> dict[int, str]:
    """The seats of a guest with their names; one who sits alone goes by the name he has now."""
    seats = state.seats_of(guest.id)
    return {seat: state.chairs[seat].name if len(seats) > 1 else guest.name for seat in seats}


def _game_of(row: TableRow) -> Game[Any]:
    game: Game[Any] = find(row.game, row.components)
    return game
