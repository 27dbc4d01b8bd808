"""A live table: carries out one change at a time, saves it before anybody sees it, and lets bots choose."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, NamedTuple

from railherd.bots.advice.counsel import Counsel
from railherd.bots.advice.weigh import WORLDS
from railherd.bots.advise import Advice, advice_of, asked_seat
from railherd.bots.job import job_of
from railherd.bots.registry import DEFAULT_BOT
from railherd.core.problem import Problem
from railherd.core.rng import SEED_BITS
from railherd.server.bot_pool.thinkers import FULL, Thinkers
from railherd.server.store.company import ALONE, Company
from railherd.server.store.contract import Conflict, NotSaved, TableStore, Unreadable
from railherd.server.workers.fair_queue import Share
from railherd.tables.command import SERVER, Actor, Command, carry_out, entry_id, require_playing
from railherd.tables.entries import Entry, GameChange
from railherd.tables.standing import (
    AskedBot,
    BotChoice,
    TellEased,
    TellTimeUp,
    asked_bot,
    final_record,
    followup,
    standing_of,
)
from railherd.tables.state import OVER, TableState

RETRY_SECONDS = 1.0  # after an automatic change could not be saved

log = logging.getLogger("railherd.server")

Acknowledge = Callable[[int], None]


def _nobody(_: int) -> None:
    """Acknowledge nothing."""


class Advised(NamedTuple):
    """Advice at a moment of the turn."""

    at: int
    advice: Advice


class LiveTable:
    """A table in memory: the state folded from its saved entries, and the way to add entries."""

    def __init__(
        self,
        state: TableState,
        ids: dict[str, int],
        store: TableStore,
        bot_pool: Thinkers,
        clock: Callable[[], int],
        tell: Callable[[TableState, Entry], None],
        company: Company = ALONE,
    ) -> None:
        self.state = state
        self._ids = ids  # number of the entry by command id, for commands on disk
        self._store = store
        self._bot_pool = bot_pool
        self._clock = clock
        self._tell = tell
        self._company = company
        self._one_at_a_time = asyncio.Lock()
        self._changes: set[asyncio.Task[Any]] = set()
        self._background: set[asyncio.Task[Any]] = set()  # may be cancelled: a restart begins them again
        self._question: AskedBot | None = None  # the bot that is thinking
        self._advised: set[int] = set()  # seats for which advice is being thought of

    @property
    def id(self) -> str:
        """The table's id."""
        return self.state.id

    @property
    def is_busy(self) -> bool:
        """Whether a change is being made here, or a bot thinks."""
        return bool(self._changes or self._background)

    async def submit(self, command: Command, actor: Actor = SERVER, acknowledge: Acknowledge = _nobody) -> int:
        """Carry out a command and its follow-ups; return the number of its entry, which is on disk.

        `acknowledge` is given that number as soon as all is told, so that both travel together.
        Raise `Problem` if it is not allowed. If the caller is cancelled, the command is still carried out.
        """
        return await asyncio.shield(_spawn(self._submit(command, actor, acknowledge), self._changes))

    async def _submit(self, command: Command, actor: Actor, acknowledge: Acknowledge) -> int:
        async with self._one_at_a_time:
            entry, has_ended = await self._change(command, actor)
        if entry is None:
            seq = self._ids[entry_id(actor, command)]
            acknowledge(seq)
            return seq
        self._tell(self.state, entry)
        if has_ended:
            await self.keep_record()
        await self.follow_up()
        acknowledge(entry.seq)
        return entry.seq

    async def _change(self, command: Command, actor: Actor) -> tuple[Entry | None, bool]:
        """Carry out a command and save its entry; return it, and whether it ended the game. None: it was done before.

        Whoever wrote to this table first was right: then the command is judged again by what they did.
        """
        id = entry_id(actor, command)
        while id not in self._ids:
            try:
                after, entry = carry_out(command, actor, self.state, self._clock())
            except Problem:
                if self._company.is_alone or not await self._catch_up():
                    raise
                continue
            try:
                await self._store.append(entry, standing_of(after))
            except Conflict:
                if not await self._catch_up():
                    raise Problem("server.not_saved") from None
                continue
            except NotSaved:
                raise Problem("server.not_saved") from None
            has_ended = after.phase == OVER != self.state.phase
            self.state = after
            if id:
                self._ids[id] = entry.seq
            return entry, has_ended
        return None, False

    async def catch_up(self, seq: int | None = None) -> None:
        """Take in what other servers wrote to this table, at least up to an entry if that is known."""
        async with self._one_at_a_time:
            if seq is None or self.state.seq < seq:
                await self._catch_up()

    async def _catch_up(self) -> bool:
        """Take in what was written here by somebody else, and what only seemed not to be saved; return if there was."""
        missed = await self._store.entries(self.id, self.state.seq)
        if not missed:
            return False
        state = self.state.copy()
        for entry in missed:
            replay(state, entry)
        self.state = state
        self._ids |= {entry.id: entry.seq for entry in missed if entry.id}
        self._tell(state, next((entry for entry in missed if not isinstance(entry.what, GameChange)), missed[-1]))
        if self._company.is_alone:  # else whoever wrote last acts next, or whoever takes the table over
            _spawn(self.follow_up(), self._background)
        return True

    async def keep_record(self) -> None:
        """Keep the record of a finished game; if it cannot be saved, the next start tries again."""
        if self.state.phase == OVER and self.state.match is not None:
            with suppress(NotSaved):
                await self._store.keep_record(self.id, final_record(self.state))

    async def ring(self) -> None:
        """Tell everybody that the time for a turn has run out; if it cannot be saved, the next call tries again."""
        await self._try(TellTimeUp(self._clock()))

    async def follow_up(self) -> None:
        """Submit the automatic follow-up, if any, and let a bot that is asked think."""
        command = followup(self.state, new_seed())
        if command is not None:
            await self._submit_until_saved(command)
        self._wake_bot()

    async def _submit_until_saved(self, command: Command) -> None:
        """Submit an automatic command if it is still allowed; retry while it cannot be saved."""
        if not await self._try(command):
            _spawn(self._retry(command), self._background)

    async def _retry(self, command: Command) -> None:
        saved = False
        while not saved:
            await asyncio.sleep(RETRY_SECONDS)
            saved = await self._try(command)

    async def _try(self, command: Command) -> bool:
        """Submit a command; return False if it could not be saved."""
        try:
            await self.submit(command)
        except Problem as problem:
            return problem.key != "server.not_saved"
        except Unreadable:
            return False
        return True

    def _wake_bot(self) -> None:
        """Let a bot that is asked think, once for each question."""
        state, asked = self.state, asked_bot(self.state)
        if state.asked is None:
            return
        if asked is None and any(map(state.driver, range(state.row.seats))):
            self._bot_pool.prepare()  # it will be asked later
        if asked is None or self._question == asked:
            return
        self._question = asked
        _spawn(self._think(state, asked), self._background)

    async def _think(self, state: TableState, asked: AskedBot) -> None:
        match = state.match
        assert match is not None
        try:
            effort = self._bot_pool.effort
            if effort < FULL:
                await self._try(TellEased())
            job = job_of(match, asked.seat, asked.bot, new_seed(), effort)
            option, is_aside = await self._bot_pool.think(job, _share(state))
            text = match.text_of(option, asked.seat if is_aside else None)
            await self._submit_until_saved(BotChoice(asked, text, is_aside))
        finally:
            if self._question == asked:
                self._question = None

    async def advise(self, seat: int, is_hint: bool = False) -> Advised:
        """Return what the default bot would do for a seat that is asked something, knowing what that seat knows.

        For a hint the best options are weighed. Raise `Problem` if the seat is asked nothing, or is being advised.
        """
        state = self.state
        require_playing(state)
        match = state.match
        assert match is not None
        asked_seat(match, seat)
        if seat in self._advised:
            raise Problem("server.advice_at_once")
        self._advised.add(seat)
        try:
            job = job_of(match, seat, DEFAULT_BOT, new_seed(), worlds=WORLDS if is_hint else 0)
            if is_hint:
                given = await self._bot_pool.advise(job, _share(state))
            else:
                given = Counsel(await self._bot_pool.think(job, _share(state)), [])
        finally:
            self._advised.discard(seat)
        return Advised(state.at, advice_of(match, seat, given))

    async def close(self) -> None:
        """Stop bots and finish the change in progress."""
        for task in list(self._background):
            task.cancel()
        async with self._one_at_a_time:
            pass


def replay(state: TableState, entry: Entry) -> None:
    """Apply an entry of a log; a fault in the rules stops the game there, as a choice that is no longer legal does."""
    try:
        state.replay(entry)
    except Exception:
        log.exception("a log cannot be followed", extra={"table": entry.table, "entry": entry.seq})
        state.give_up(entry, Problem("server.rules_fail"))


def _share(state: TableState) -> Share:
    """Return for whom a bot thinks at a table."""
    return Share(has_people=bool(state.people()), host=state.row.host)


def milliseconds() -> int:
    """Return the current time in unix milliseconds."""
    return time.time_ns() // 1_000_000


def new_seed() -> int:
    """Return a seed that nobody can guess."""
    return secrets.randbits(SEED_BITS)


def _spawn(work: Coroutine[Any, Any, Any], tasks: set[asyncio.Task[Any]]) -> asyncio.Task[Any]:
    """Start a task and keep a reference to it in a set until it finishes."""
    task = asyncio.create_task(work)
    tasks.add(task)
    task.add_done_callback(tasks.discard)
    return task
