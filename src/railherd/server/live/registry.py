"""All live tables of a server: create, find, list, evict and reload them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, NamedTuple, Protocol
from weakref import WeakValueDictionary

from railherd.core.agree import agree
from railherd.core.contract import Game
from railherd.core.problem import Problem
from railherd.games.registry import find
from railherd.server.accounts.guests import new_id
from railherd.server.accounts.rate_limit import COUNTED_DAYS, LIVE_TABLES_PER_ADDRESS, LIVE_TABLES_PER_GUEST
from railherd.server.bot_pool.thinkers import Thinkers
from railherd.server.live.keyed_locks import Locks
from railherd.server.live.seat_index import SeatIndex
from railherd.server.live.seating import seat_people
from railherd.server.live.table import LiveTable, new_seed, replay
from railherd.server.store.company import ALONE, Company
from railherd.server.store.contract import KnownTable, NotSaved, TableStore, Unreadable
from railherd.tables.command import Actor, own_seats
from railherd.tables.entries import Entry, GameChange, Guest, KeptFigures, Say, TableRow
from railherd.tables.going_on import Unfinished, plan_to_go_on
from railherd.tables.pinned import game_of, installed_figures, is_installed, with_figures
from railherd.tables.plan import Plan, first_entry, names_again, names_at_screen, rematch_of
from railherd.tables.projection import Access
from railherd.tables.seating import LinkRematch
from railherd.tables.standing import Standing, is_whole, keep_end, standing_of
from railherd.tables.state import OVER, TableState
from railherd.tables.swings import follow
from railherd.tables.talk import TALK_LINES, TalkLine, talk_line

MAX_LISTED_TABLES = 100
MAX_TABLES_IN_MEMORY = 500  # more only while all are in use
QUIET_MILLISECONDS = 5 * 60_000  # after which a table that nobody uses leaves the memory
DAY_MILLISECONDS = 24 * 3600 * 1000
YIELD_SECONDS = 0.005  # how long a log is replayed before other tables can run

log = logging.getLogger("railherd.server")


class Audience(Protocol):
    """The clients that watch tables."""

    def tell(self, state: TableState) -> None:
        """Send the changed state of a table to everybody who watches it."""

    def is_watched(self, table: str) -> bool:
        """Return whether anybody watches a table."""

    def time_left(self, state: TableState) -> int | None:
        """Return the milliseconds that the seat that is asked has left; None if it has no clock."""


class TableStanding(NamedTuple):
    """A table as it was agreed, and how it stands."""

    row: TableRow
    standing: Standing


class LiveTables:
    """The live tables by id, each loaded when it is first needed."""

    def __init__(
        self,
        store: TableStore,
        access: Access,
        audience: Audience,
        bot_pool: Thinkers,
        clock: Callable[[], int],
        components: str = "",
        company: Company = ALONE,
    ) -> None:
        self._store = store
        self._access = access
        self._audience = audience
        self._bot_pool = bot_pool
        self._clock = clock
        self._components = components
        self._company = company
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}  # the one longest unused first
        self._used: dict[str, int] = {}  # when each was last asked for
        self._hearing: set[asyncio.Task[None]] = set()
        self._seated = SeatIndex()
        self._evicted: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()  # some may still be in use
        self._making = Locks()  # a guest and a network make one table at a time, so that the counts are right
        self._rematching = Locks()  # by table: all its players get the same rematch

    async def enter(self, table: str, guest: Guest, link: str = "") -> LiveTable:
        """Return a table that a guest may see; raise `Problem`, mostly as if it did not exist, if they may not."""
        live = await self.get(table)
        if not self._access.may_see(live.state, guest, link):
            if not self._company.is_alone:
                await live.catch_up()
            if not self._access.may_see(live.state, guest, link):
                raise self._access.why_not(live.state, guest, link)
        return live

    async def enter_now(self, table: str, guest: Guest, link: str = "") -> LiveTable:
        """Return a table that a guest may see as it is this very moment, whichever server wrote to it last.

        While the database is away, a table in memory is returned as it was.
        """
        live = await self.enter(table, guest, link)
        if not self._company.is_alone:
            with suppress(Unreadable):
                await live.catch_up()
        return live

    async def create(self, guest: Guest, plan: Plan, network: str = "") -> LiveTable:
        """Make a table by a plan; its maker is the host. `network` is the name of where they are, if it counts."""
        game = find(plan.game, self._components)
        setup = agree(game, len(plan.seats), plan.options)
        figures = installed_figures(plan.game, self._components)
        names, now = names_at_screen(plan, guest), self._clock()
        row = TableRow(
            new_id(), plan.game, game.RULES, setup.seats, dict(setup.options), self._components, str(new_seed()),
            guest.id, plan.listed, now, True, figures.digest, network,
        )  # fmt: skip
        first = Entry(row.id, 1, now, None, guest.id, "", first_entry(plan, game))
        state = TableState(row, game)
        state.fold(first)
        made_by = f"guest {guest.id}", f"network {network}"
        async with self._making.of(made_by[0]), self._making.of(made_by[1]), self._company.in_turn("tables", *made_by):
            await self._check_table_count(guest, network)
            await self._save(row, first, standing_of(state), figures)
        live = await self.get(row.id)
        self._audience.tell(live.state)  # to the lobby: nobody watches the table itself yet
        await seat_people(live, guest, names)
        return live

    async def go_on(self, guest: Guest, game: Unfinished, network: str = "") -> LiveTable:
        """Make a table where a game that was begun elsewhere goes on."""
        return await self.create(guest, plan_to_go_on(game, self._components), network)

    async def rematch(self, live: LiveTable, guest: Guest, network: str = "") -> LiveTable:
        """Make a table for the same people and bots in the same seats, or return it if it exists already."""
        own_seats(live.state, guest.id)
        if live.state.phase != OVER:
            raise Problem("server.not_over")
        async with self._rematching.of(live.id), self._company.in_turn("rematches", live.id):
            if not self._company.is_alone:
                await live.catch_up()
            return await self._rematch(live, guest, network)

    async def _rematch(self, live: LiveTable, guest: Guest, network: str) -> LiveTable:
        if live.state.rematch_table:
            return await self.get(live.state.rematch_table)
        following = await self.create(guest, rematch_of(live.state), network)
        await live.submit(LinkRematch(following.id), Actor(guest))
        for id in dict.fromkeys(chair.guest for chair in live.state.chairs if chair.guest):
            person = await self._store.guest(id)
            if person is not None:
                await seat_people(following, person, names_again(live.state, person))
        return following

    async def get(self, table: str) -> LiveTable:
        """Return a table, loaded from its log if necessary; raise `Problem` if it does not exist."""
        task = self._loading.pop(table, None) or asyncio.create_task(self._load(table))
        self._loading[table] = task
        self._used[table] = self._clock()
        if len(self._loading) > MAX_TABLES_IN_MEMORY:
            self.evict()
        try:
            return await asyncio.shield(task)
        except Exception:
            self._forget(table)
            raise

    async def wake(self, until: int) -> None:
        """Load the tables where the server itself must act by then: a bot is to choose, or a clock runs out.

        Servers that are several take such tables when it is time: see `ring`.
        """
        if self._company.is_alone:
            await self._load_all(await self._store.tables_to_wake(until))

    async def ring(self) -> None:
        """Tell those at the tables of this server where the time for a turn has run out."""
        for live in self.loaded() if self._company.is_alone else await self._take():
            if not live.state.is_time_up and self._audience.time_left(live.state) == 0:
                await live.ring()

    async def _take(self) -> list[LiveTable]:
        """Do what the server itself must do at the tables that are this server's, or were left behind by another."""
        due = await self._company.take_due(self._clock())
        orphaned = await self._load_all(due.orphaned)
        for live in orphaned:
            await live.catch_up()
        tables = [*orphaned, *await self._load_all(due.own)]
        for live in tables:
            await live.follow_up()
        return tables

    def hear(self, table: str, seq: int) -> None:
        """Take in what another server wrote to a table in memory."""
        if table in self._loading:
            task = asyncio.create_task(self._hear(table, seq))
            self._hearing.add(task)
            task.add_done_callback(self._hearing.discard)

    async def _hear(self, table: str, seq: int) -> None:
        for live in await self._load_all([table]):
            try:
                await live.catch_up(seq)
            except Unreadable:  # the next look finds it
                return

    async def look(self) -> None:
        """Find out what other servers wrote without being heard."""
        in_memory = {live.id: live.state.seq for live in self.loaded()}
        for table, seq in (await self._company.newest(in_memory)).items():
            if seq > in_memory[table]:
                self.hear(table, seq)

    async def fold(self, live: bool) -> None:
        """Find out how tables of earlier versions stand, live ones or finished ones, and keep it."""
        for table in await self._store.tables_to_fold(live):
            for found in await self._load_all([table]):
                await self._keep_standing(found)
                await found.keep_record()

    async def all(self) -> list[TableStanding]:
        """Return every table that is neither over nor closed, newest first."""
        return await self._standings(await self._store.live_tables())

    async def listed(self) -> list[TableStanding]:
        """Return the tables that anybody may join, newest first."""
        return await self._standings(await self._store.free_tables(MAX_LISTED_TABLES))

    async def game_with(self, game: str, digest: str) -> Game[Any]:
        """Return a game with the figures of a digest, or with the server's own for ""; `Problem` if none has it."""
        if digest in ("", installed_figures(game, self._components).digest):
            return find(game, self._components)
        kept = await self._store.kept_figures(digest)
        if kept is None or kept.game != game:
            raise Problem("server.no_such_figures")
        return with_figures(game, kept)

    async def talk_before(self, live: LiveTable, seq: int) -> tuple[list[TalkLine], bool]:
        """Return the last lines said at a table before an entry, and whether there are still earlier ones."""
        said = await self._store.said(live.id, seq, TALK_LINES + 1)
        lines = [talk_line(entry, entry.what) for entry in said if isinstance(entry.what, Say)]
        return lines[-TALK_LINES:], len(lines) > TALK_LINES

    async def own(self, guest: Guest) -> list[TableStanding]:
        """Return the tables where a guest sits or is host, newest first."""
        found = await self._standings(await self._store.tables_of(guest.id, MAX_LISTED_TABLES))
        return [table for table in found if table.standing.belongs(guest.id) or table.row.host == guest.id]

    async def _standings(self, tables: Sequence[KnownTable]) -> list[TableStanding]:
        """Return tables with how they stand. One of an earlier version must be loaded to know that."""
        found = []
        for row, standing in tables:
            if standing is not None:
                found.append(TableStanding(row, standing))
                continue
            for live in await self._load_all([row.id]):
                found.append(TableStanding(row, await self._keep_standing(live)))
        return found

    async def _keep_standing(self, live: LiveTable) -> Standing:
        standing = standing_of(live.state)
        with suppress(NotSaved):  # then it is found out again
            await self._store.save_standing(live.id, standing)
        return standing

    async def _load_all(self, tables: Sequence[str]) -> list[LiveTable]:
        """Load tables; log and skip those that cannot be loaded, for instance because their game is gone."""
        found = []
        for table in tables:
            try:
                found.append(await self.get(table))
            except Exception:
                log.exception("a table cannot be loaded", extra={"table": table})
        return found

    def loaded(self) -> list[LiveTable]:
        """Return the tables in memory, the one longest unused first."""
        done = (task for task in self._loading.values() if task.done() and not task.cancelled())
        return [task.result() for task in done if not task.exception()]

    def loaded_tables_of(self, guest: str) -> list[LiveTable]:
        """Return the tables in memory where a guest sits."""
        tasks = (self._loading.get(table) for table in self._seated.tables_of(guest))
        return [task.result() for task in tasks if task is not None and task.done()]

    def evict(self) -> None:
        """Let tables go that nobody has used for a while, and more if there are too many; they reload from the log."""
        idle = [live for live in self.loaded() if not self._audience.is_watched(live.id) and not live.is_busy]
        too_many = len(self._loading) - MAX_TABLES_IN_MEMORY
        for number, live in enumerate(idle):
            if number < too_many or self._clock() - self._used[live.id] >= QUIET_MILLISECONDS:
                self._evicted[live.id] = live
                self._forget(live.id)

    def _forget(self, table: str) -> None:
        self._loading.pop(table, None)
        self._used.pop(table, None)
        self._seated.forget(table)

    def _tell(self, state: TableState, entry: Entry) -> None:
        if not isinstance(entry.what, GameChange):  # which never changes who sits where
            self._seated.update(state)
        self._audience.tell(state)

    async def close(self) -> None:
        """Finish the changes in progress and stop all bots."""
        for live in self.loaded():
            await live.close()

    async def _load(self, table: str) -> LiveTable:
        evicted = self._evicted.get(table)
        if evicted is not None:  # one table must never have two LiveTables
            if not self._company.is_alone:
                await evicted.catch_up()
            self._seated.update(evicted.state)
            return evicted
        row = await self._store.table(table)
        if row is None:
            raise Problem("server.no_such_table")
        state = TableState(row, await self._game_of(row))
        log, since = await self._store.entries(table), time.perf_counter()
        for _ in follow(state, log, replay):
            if time.perf_counter() - since > YIELD_SECONDS:
                await asyncio.sleep(0)
                since = time.perf_counter()
        ids = {entry.id: entry.seq for entry in log if entry.id}
        known = await self._store.standing(table)
        if known is not None and known.result is not None:
            keep_end(state, known.result, None if is_whole(state) else await self._store.record(table))
        live = LiveTable(state, ids, self._store, self._bot_pool, self._clock, self._tell, self._company)
        self._seated.update(state)
        if self._company.is_alone:  # else it is not known yet which server is to act
            await live.follow_up()
        return live

    async def _game_of(self, row: TableRow) -> Game[Any] | Problem:
        return game_of(row, None if is_installed(row) else await self._store.kept_figures(row.figures))

    async def _check_table_count(self, guest: Guest, network: str) -> None:
        if await self._store.count_live_tables(guest.id) >= LIVE_TABLES_PER_GUEST:
            raise Problem("server.too_many_tables", {"most": LIVE_TABLES_PER_GUEST})
        since = self._clock() - COUNTED_DAYS * DAY_MILLISECONDS
        if network and await self._store.count_live_tables_from(network, since) >= LIVE_TABLES_PER_ADDRESS:
            raise Problem("server.too_many_tables_here", {"most": LIVE_TABLES_PER_ADDRESS})

    async def _save(self, row: TableRow, entry: Entry, standing: Standing, figures: KeptFigures) -> None:
        try:
            await self._store.keep_figures(figures)
            await self._store.create_table(row, [entry], standing)
        except NotSaved:
            raise Problem("server.not_saved") from None
