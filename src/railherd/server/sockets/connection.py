"""One websocket: what a client says is read, done and answered; what happens is sent, and silence is noticed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, ClassVar, Protocol

import msgspec

from railherd.core.problem import Problem
from railherd.server.accounts.rate_limit import MESSAGE_BYTES, RateLimit
from railherd.server.live import commands
from railherd.server.live.access import Access
from railherd.server.live.projection import Projections, problem_in, refusal_in
from railherd.server.live.table import LiveTable
from railherd.server.sockets.hub import Client
from railherd.tables import protocol

PING_EVERY = 20.0
DEAD_AFTER = 40.0
WATCHED = 20  # tables at once

log = logging.getLogger("railherd.server")


class Wire(Protocol):
    """What is needed of a websocket."""

    async def receive(self) -> bytes | None:
        """The next message; None once the other side is gone."""

    async def send(self, frame: bytes) -> None:
        """Send a message."""


class Connection:
    """The conversation with one client, until either side ends it."""

    def __init__(self, client: Client, wire: Wire, access: Access, rate: RateLimit) -> None:
        self._client = client
        self._wire = wire
        self._access = access
        self._rate = rate
        self._heard = asyncio.Event()

    async def run(self) -> None:
        """Read, write and watch the clock; whichever ends first ends all."""
        parts = [asyncio.create_task(part()) for part in self._parts()]
        try:
            await asyncio.wait(parts, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for part in parts:
                part.cancel()
            await asyncio.gather(*parts, return_exceptions=True)

    def _parts(self) -> tuple[Callable[[], Coroutine[Any, Any, object]], ...]:
        return self._read, self._write, self._keep_alive, self._client.cut_off.wait

    async def _read(self) -> None:
        while (message := await self._wire.receive()) is not None:
            self._heard.set()
            await self._take(message)
            await asyncio.sleep(0)  # whoever floods gets his answers, and nobody waits behind him

    async def _write(self) -> None:
        while True:
            await self._wire.send(await self._client.frames.get())

    async def _keep_alive(self) -> None:
        while True:
            self._heard.clear()
            try:
                await asyncio.wait_for(self._heard.wait(), PING_EVERY)
            except TimeoutError:
                self._client.send(protocol.Ping())
                try:
                    await asyncio.wait_for(self._heard.wait(), DEAD_AFTER - PING_EVERY)
                except TimeoutError:
                    return
            await asyncio.sleep(1)

    async def _take(self, message: bytes) -> None:
        """One message; whatever is wrong with it is said in one sentence and changes nothing."""
        if len(message) > MESSAGE_BYTES:
            return self._refuse("", "", Problem("server.too_long"))
        if not self._rate.allow(self._client.guest.id):
            return self._refuse("", "", Problem("server.too_fast"))
        try:
            said = protocol.decode(message)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return self._refuse("", "", Problem("server.not_understood"))
        if isinstance(said, protocol.Pong):
            return None
        id = getattr(said, "id", "")
        try:
            await self._do(said, id)
        except Problem as problem:
            await self._explain(said.table, id, problem)
        except Exception:
            log.exception("a message could not be handled", extra={"kind": type(said).__name__})
            self._refuse(said.table, id, Problem("server.went_wrong"))

    async def _do(self, said: Any, id: str) -> None:
        if isinstance(said, protocol.Unwatch):
            return self._access.hub.unwatch(self._client, said.table)
        key = said.key if isinstance(said, protocol.Watch) else ""
        live = await self._access.enter(said.table, self._client.guest, key)
        if isinstance(said, protocol.Watch):
            if len(self._client.watching) >= WATCHED and said.table not in self._client.watching:
                raise Problem("server.watching_too_many", {"most": WATCHED})
            return self._access.hub.watch(self._client, live, said.since, said.key)
        if isinstance(said, protocol.Face):
            return self._face(live, said)
        if isinstance(said, protocol.Why):
            refused = commands.why(live, self._client.guest, said.choice, said.place, self._faced(live))
            problem = None if refused is None else refusal_in(refused, self._client.language)
            return self._client.send(protocol.Because(id, live.id, problem))
        seq = live.known(self._client.guest.id, id)
        if seq is None:
            seq = await self.DEEDS[type(said)](self, live, said)
        return self._client.send(protocol.Done(id, live.id, seq))

    def _face(self, live: LiveTable, said: protocol.Face) -> None:
        """Another one is in front of the screen: he sees the table as he may."""
        self._client.faces.turn_to(live.state, said.seat)
        if live.id in self._client.watching:
            self._access.hub.show(self._client, live, Projections(live.state))
        self._client.send(protocol.Done(said.id, live.id, live.state.seq))

    def _faced(self, live: LiveTable) -> int | None:
        return self._client.faces.seat(live.state)

    async def _choose(self, live: LiveTable, said: protocol.Choose) -> int:
        return await commands.choose(live, self._client.guest, said.at, said.choice, said.id, self._faced(live))

    async def _undo(self, live: LiveTable, said: protocol.Undo) -> int:
        return await commands.take_back(live, self._client.guest, "undo", said.at, said.id, self._faced(live))

    async def _redo(self, live: LiveTable, said: protocol.Redo) -> int:
        return await commands.take_back(live, self._client.guest, "redo", said.at, said.id, self._faced(live))

    async def _wish(self, live: LiveTable, said: protocol.Wish) -> int:
        return await commands.wish(live, self._client.guest, said.at, said.count, said.id, self._faced(live))

    async def _answer(self, live: LiveTable, said: protocol.Answer) -> int:
        return await commands.answer(live, self._client.guest, said.yes, said.id)

    async def _take_over(self, live: LiveTable, said: protocol.TakeOver) -> int:
        long_away = self._access.is_long_away(live, said.seat)
        return await commands.hand_over(live, self._client.guest, said.seat, long_away, said.id)

    async def _take_back(self, live: LiveTable, said: protocol.TakeBack) -> int:
        return await commands.come_back(live, self._client.guest, said.id, self._faced(live))

    async def _say(self, live: LiveTable, said: protocol.Say) -> int:
        return await commands.say(live, self._client.guest, said.text, said.id, self._faced(live))

    async def _explain(self, table: str, id: str, problem: Problem) -> None:
        """A refusal, with the table as it stands if the client looks at an older one."""
        state = None
        if problem.key in ("server.moved_on", "core.game_over"):
            live = await self._access.tables.get(table)
            state = self._access.hub.state(self._client, live, Projections(live.state))
        self._refuse(table, id, problem, state)

    def _refuse(self, table: str, id: str, problem: Problem, state: protocol.State | None = None) -> None:
        said = problem_in(problem, self._client.language)
        self._client.send(protocol.Refused(id, table, said, state))

    DEEDS: ClassVar[dict[type, Callable[[Connection, LiveTable, Any], Awaitable[int]]]] = {
        protocol.Choose: _choose,
        protocol.Undo: _undo,
        protocol.Redo: _redo,
        protocol.Wish: _wish,
        protocol.Answer: _answer,
        protocol.TakeOver: _take_over,
        protocol.TakeBack: _take_back,
        protocol.Say: _say,
    }
