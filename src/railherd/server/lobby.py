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
from railherd.core.problem import Problem
from railherd.doors import LONGEST_NAME, check_name
from railherd.games.registry import find
from railherd.server import deeds
from railherd.server.conditions import own_seats
from railherd.server.desk import SEED_BITS, Desk
from railherd.server.hub import Hub
from railherd.server.identity import new_id
from railherd.server.limits import LIVE_TABLES_PER_GUEST
from railherd.server.live import BOT, CLOSED, GATHERING, INVITED, OPEN, OVER, Live
from railherd.server.locks import Locks
from railherd.server.sequels import settle
from railherd.server.store.contract import Entry, Guest, NotSaved, Store, TableRow
from railherd.server.thinkers import Thinkers

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


class Lobby:
    """The desks of all tables anybody has asked for."""

    def __init__(
        self, store: Store, hub: Hub, thinkers: Thinkers, clock: Callable[[], int], components: str = ""
    ) -> None:
        self.store = store
        self.hub = hub
        self._thinkers = thinkers
        self._clock = clock
        self._components = components
        self._desks: dict[str, asyncio.Task[Desk]] = {}
        self._resting: WeakValueDictionary[str, Desk] = WeakValueDictionary()  # let go of, but perhaps still in use
        self._making = Locks()  # a guest makes one table after the other, so that they can be counted
        self._rematching = Locks()  # a table has one rematch, so that all its players come to the same one

    async def create(self, guest: Guest, plan: Plan) -> Desk:
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
        desk = await self.desk(row.id)
        await deeds.seat_people(desk, guest, names)
        return desk

    async def rematch(self, desk: Desk, guest: Guest) -> Desk:
        """A new table for the same people and bots, everybody in his seat; asked for twice it is the same one."""
        own_seats(desk.live, guest)
        if desk.live.phase != OVER:
            raise Problem("server.not_over")
        async with self._rematching.of(desk.id):
            return await self._rematch(desk, guest)

    async def _rematch(self, desk: Desk, guest: Guest) -> Desk:
        if desk.live.following:
            return await self.desk(desk.live.following)
        live = desk.live
        plan = Plan(live.row.game, tuple(chair.bot or INVITED for chair in live.chairs), live.row.options, {})
        following = await self.create(guest, msgspec.structs.replace(plan, talk=live.talk_allowed))
        await desk.change("rematch", {"table": following.id}, guest=guest.id)
        for id in dict.fromkeys(chair.guest for chair in live.chairs if chair.guest):
            person = await self.store.guest(id)
            if person is not None:
                await deeds.seat_people(following, person, _same_names(live, person))
        return following

    async def desk(self, table: str) -> Desk:
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
        await self._desks_of([row.id for row in await self.store.tables(live=True)])

    async def listed(self) -> list[Desk]:
        """Tables that anybody may join, newest first."""
        rows = [row for row in await self.store.tables(live=True) if row.listed][:LISTED]
        desks = await self._desks_of([row.id for row in rows])
        return [desk for desk in desks if desk.live.phase == GATHERING]

    async def own(self, guest: Guest) -> list[Desk]:
        """The tables of a guest, newest first."""
        tables = (await self.store.tables_of(guest.id))[:LISTED]
        desks = await self._desks_of(tables)
        return [desk for desk in desks if desk.live.seats_of(guest.id) or desk.live.row.host == guest.id]

    async def all(self) -> list[Desk]:
        """Every live table, for whoever runs the server."""
        return await self._desks_of([row.id for row in await self.store.tables(live=True)])

    async def _desks_of(self, tables: Sequence[str]) -> list[Desk]:
        """Their desks. A table that cannot be brought back, say because its game is gone, takes no other along."""
        desks = []
        for table in tables:
            try:
                desks.append(await self.desk(table))
            except Exception:
                log.exception("a table cannot be brought back", extra={"table": table})
        return desks

    def loaded(self) -> list[Desk]:
        """The desks in memory."""
        done = (task for task in self._desks.values() if task.done() and not task.cancelled() and not task.exception())
        return [task.result() for task in done]

    def rest(self) -> None:
        """Let go of finished tables that nobody watches, but for those that changed last; the log brings them back."""
        finished = (desk for desk in self.loaded() if desk.live.phase in (OVER, CLOSED))
        unwatched = [desk for desk in finished if not self.hub.is_watched(desk.id)]
        for desk in sorted(unwatched, key=lambda desk: desk.time)[:-KEPT]:
            self._resting[desk.id] = desk
            del self._desks[desk.id]

    async def close(self) -> None:
        """Let what is in flight come to its end."""
        for desk in self.loaded():
            await desk.close()

    async def _load(self, table: str) -> Desk:
        resting = self._resting.get(table)
        if resting is not None:  # there is never a second desk for a table
            return resting
        row = await self.store.table(table)
        if row is None:
            raise Problem("server.no_such_table")
        entries = await self.store.entries(table)
        live = Live(row, _game_of(row))
        for entry in entries:
            live.replay(entry)
            if entry.seq % BREATH == 0:
                await asyncio.sleep(0)
        ids = {entry.id: entry.seq for entry in entries if entry.id}
        desk = Desk(live, ids, self.store, self._thinkers, self._clock, self.hub.tell, settle)
        desk.time = entries[-1].time if entries else row.created
        await settle(desk)
        return desk

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
        numbered = guest.name if number == 1 else f"{guest.name[: LONGEST_NAME - 2]} {number}"
        names[seat] = name.strip() or numbered
    return names


def _same_names(live: Live, guest: Guest) -> dict[int, str]:
    """The seats of a guest with their names; one who sits alone goes by the name he has now."""
    seats = live.seats_of(guest.id)
    return {seat: live.chairs[seat].name if len(seats) > 1 else guest.name for seat in seats}


def _game_of(row: TableRow) -> Game[Any]:
    game: Game[Any] = find(row.game, row.components)
    return game
