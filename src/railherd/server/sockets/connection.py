"""One websocket connection: handle a client's messages, send it events, notice when it is gone."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Protocol

from railherd.core.problem import Problem
from railherd.server.accounts.rate_limit import MESSAGE_BYTES, RateLimit
from railherd.server.live.registry import LiveTables
from railherd.server.live.table import LiveTable
from railherd.server.metrics import Metrics
from railherd.server.sockets.client import Client, CloseCode
from railherd.server.sockets.hub import Hub
from railherd.server.store.contract import Unreadable
from railherd.tables import protocol
from railherd.tables.command import Actor, own_seat
from railherd.tables.hints import NoteHint, require_hints, told_choices
from railherd.tables.problems import problem_in, refusal_in

PING_SECONDS = 20.0
DEAD_SECONDS = 40.0
EARLY_SECONDS = 0.01  # by which a timer may ring too early, at most
MAX_WATCHED_TABLES = 20

log = logging.getLogger("railherd.server")


class Wire(Protocol):
    """The methods of a websocket that a connection needs."""

    async def receive(self) -> bytes | None:
        """Return the next message; None once the other side is gone."""

    async def send(self, frame: str) -> None:
        """Send a message; raise `OSError` if the other side has left."""


class Connection:
    """The connection to one client, until either side ends it."""

    def __init__(
        self,
        client: Client,
        wire: Wire,
        tables: LiveTables,
        hub: Hub,
        rate: RateLimit,
        patience: RateLimit,
        metrics: Metrics,
    ) -> None:
        self._client = client
        self._wire = wire
        self._tables = tables
        self._hub = hub
        self._rate = rate
        self._patience = patience  # with a client that goes on although it is told that it is too fast
        self._metrics = metrics
        self._heard = time.monotonic()  # when the client last said anything
        self._advising: asyncio.Task[None] | None = None  # while a bot thinks about advice for the client

    async def run(self) -> None:
        """Read, write and send pings; when one of these ends, end all."""
        parts = [asyncio.create_task(part()) for part in self._parts()]
        try:
            await asyncio.wait(parts, return_when=asyncio.FIRST_COMPLETED)
        finally:
            if self._advising is not None:
                parts.append(self._advising)
            for part in parts:
                part.cancel()
            for outcome in await asyncio.gather(*parts, return_exceptions=True):
                if isinstance(outcome, Exception) and not isinstance(outcome, OSError):
                    log.error("a connection failed", exc_info=outcome)

    def _parts(self) -> tuple[Callable[[], Coroutine[Any, Any, object]], ...]:
        return self._read, self._write, self._keep_alive, self._client.cut_off.wait

    async def _read(self) -> None:
        while (message := await self._wire.receive()) is not None:
            self._heard = time.monotonic()
            await self._take(message)
            await asyncio.sleep(0)  # let other connections run while a client floods this one

    async def _write(self) -> None:
        while True:
            await self._wire.send(await self._client.outbox.next())

    async def _keep_alive(self) -> None:
        """Send a ping to a client that is silent for long; return once it does not answer either."""
        while (silent := time.monotonic() - self._heard) < DEAD_SECONDS:
            is_long = silent >= PING_SECONDS
            if is_long:
                self._client.send(protocol.Ping())
            await asyncio.sleep((DEAD_SECONDS if is_long else PING_SECONDS) - silent + EARLY_SECONDS)

    async def _take(self, message: bytes) -> None:
        """Handle a message; refuse it with one sentence if anything is wrong with it."""
        if len(message) > MESSAGE_BYTES:
            return self._refuse("", "", Problem("server.too_long"))
        if not self._rate.allow(self._client.guest.id):
            return self._slow_down(message)
        try:
            asked = protocol.decode(message)
        except protocol.UNREADABLE:
            return self._refuse_unread(message, Problem("server.not_understood"))
        if isinstance(asked, protocol.Advise):
            return self._begin_advice(asked)
        return await self._answer(asked)

    def _begin_advice(self, asked: protocol.Advise) -> None:
        """Let a bot think about advice while other messages of the client are handled."""
        if self._advising is None or self._advising.done():
            self._advising = asyncio.create_task(self._answer(asked))
        else:
            self._refuse(asked.table, asked.id, Problem("server.advice_at_once"))

    async def _answer(self, asked: protocol.FromClient) -> None:
        """Do what a message asks for; refuse it with one sentence if that is not possible."""
        if isinstance(asked, protocol.WatchLobby):
            self._hub.watch_lobby(self._client, asked.on)
        if isinstance(asked, protocol.Pong | protocol.WatchLobby):
            return
        id = getattr(asked, "id", "")
        try:
            await self._do(asked)
        except Problem as problem:
            await self._explain(asked.table, id, problem)
        except Unreadable:
            self._refuse(asked.table, id, Problem("server.unreadable"))
        except Exception:
            log.exception("a message could not be handled", extra={"kind": type(asked).__name__})
            self._refuse(asked.table, id, Problem("server.went_wrong"))

    def _slow_down(self, message: bytes) -> None:
        """Refuse a message that comes too fast; cut off a client that does not care."""
        if self._patience.allow(self._client.guest.id):
            self._refuse_unread(message, Problem("server.too_fast"))
        else:
            self._client.stop(CloseCode.TOO_MUCH, "server.cut_off")

    def _refuse_unread(self, message: bytes, problem: Problem) -> None:
        """Refuse a message that was not carried out, with its id and table as far as it has them."""
        id, table = protocol.address_of(message)
        self._refuse(table, id, problem)

    async def _do(self, asked: protocol.FromClient) -> None:
        match asked:
            case protocol.Pong() | protocol.WatchLobby():
                return
            case protocol.Unwatch(table):
                self._hub.unwatch(self._client, table)
            case protocol.Watch(table, since, link):
                self._watch(await self._tables.enter_now(table, self._client.guest, link), since, link)
            case protocol.ShowSeat(table, seat, id):
                self._show_seat(await self._tables.enter(table, self._client.guest), seat, id)
            case protocol.Why():
                self._answer_why(await self._tables.enter(asked.table, self._client.guest), asked)
            case protocol.Advise():
                await self._send_advice(await self._tables.enter(asked.table, self._client.guest), asked)
            case protocol.HearTalk():
                await self._send_talk(asked)
            case protocol.HearEvents():
                await self._send_events(asked)
            case command:
                live = await self._tables.enter(command.table, self._client.guest)
                begun = time.monotonic()
                done = partial(self._acknowledge, command.id, live.id)
                await live.submit(command, self._actor(live), done)
                self._metrics.commands.append(time.monotonic() - begun)

    def _acknowledge(self, id: str, table: str, seq: int) -> None:
        self._client.send(protocol.Done(id, table, seq))

    def _actor(self, live: LiveTable) -> Actor:
        """Return this client's guest as the actor of a command at a table."""
        state = live.state
        return self._hub.presence.actor(self._client.guest, state, self._client.screen.seat(state))

    def _watch(self, live: LiveTable, since: int, link: str) -> None:
        watched = self._client.watching
        if len(watched) >= MAX_WATCHED_TABLES and live.id not in watched:
            raise Problem("server.watching_too_many", {"most": MAX_WATCHED_TABLES})
        self._hub.watch(self._client, live.state, since, link)

    def _show_seat(self, live: LiveTable, seat: int, id: str) -> None:
        """Show the table as another person at this screen may see it."""
        self._client.screen.show_seat(live.state, seat)
        if live.id in self._client.watching:
            self._hub.show(self._client, self._hub.project(live.state))
        self._client.send(protocol.Done(id, live.id, live.state.seq))

    def _answer_why(self, live: LiveTable, asked: protocol.Why) -> None:
        """Send the reason why something is not allowed. Spectators may not ask: the answer could reveal a hand."""
        seat = own_seat(live.state, self._actor(live))
        if live.state.match is None:
            raise Problem("server.not_started")
        refused = live.state.match.why_not(asked.choice, at=asked.place, seat=seat)
        problem = None if refused is None else refusal_in(refused, self._client.language)
        self._client.send(protocol.Because(asked.id, live.id, problem))

    async def _send_advice(self, live: LiveTable, asked: protocol.Advise) -> None:
        """Send what a bot would do in the client's place. Spectators may not ask: they have no place."""
        seat = own_seat(live.state, self._actor(live))
        require_hints(live.state)
        if asked.hint:
            await live.submit(NoteHint(), self._actor(live))
        at, advice = await live.advise(seat, asked.hint)
        best = told_choices(advice, live.state.row.game, self._client.language)
        self._client.send(protocol.Advice(asked.id, live.id, at, advice.option.text, advice.is_aside, best))

    async def _look_back(self, table: str) -> LiveTable:
        """Return a table of which the client wants to know more; the link by which it watches counts."""
        return await self._tables.enter(table, self._client.guest, self._client.links.get(table, ""))

    async def _send_talk(self, asked: protocol.HearTalk) -> None:
        """Send what was said before an entry."""
        live = await self._look_back(asked.table)
        lines, has_earlier = await self._tables.talk_before(live, asked.before)
        self._client.send(protocol.Talk(asked.id, live.id, lines, has_earlier))

    async def _send_events(self, asked: protocol.HearEvents) -> None:
        """Send what happened in the game before an event."""
        state = (await self._look_back(asked.table)).state
        guest, seat = self._client.guest.id, self._client.screen.seat(state)
        events = self._hub.project(state).events_before(guest, seat, asked.before)
        self._client.send(protocol.Events(asked.id, state.id, events))

    async def _explain(self, table: str, id: str, problem: Problem) -> None:
        """Send a refusal, with the current table if the client has an older one."""
        state = None
        if problem.key in ("server.moved_on", "core.game_over"):
            live = await self._tables.get(table)
            state = self._hub.state_for(self._client, self._hub.project(live.state))
        self._refuse(table, id, problem, state)

    def _refuse(self, table: str, id: str, problem: Problem, state: protocol.State | None = None) -> None:
        self._metrics.count("refusals", key=problem.key)
        self._client.send(protocol.Refused(id, table, problem_in(problem, self._client.language), state))
