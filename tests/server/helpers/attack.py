"""A long attack on a running server by three guests at once, over real sockets, with legal play in between."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from math import inf
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from railherd.core.playing.match import Match
from railherd.server.accounts.rate_limit import MESSAGE_BYTES
from railherd.server.live.registry import LiveTables
from railherd.server.live.table import LiveTable
from railherd.tables.command import Actor
from railherd.tables.entries import Guest
from railherd.tables.plan import Plan
from railherd.tables.seating import RenewLink
from railherd.tables.state import OVER, PLAYING
from tests.server.helpers.bad_messages import Attacker, attempt, is_answered_with
from tests.server.helpers.log_entries import fields
from tests.server.helpers.loopback_server import Running, overhearing, running
from tests.server.helpers.memory_store import MemoryStore
from tests.server.helpers.phased_tables import any_choice, furnish

BATCH = 40
LEAST = 1000  # messages: enough to contain every kind of them
PATIENCE = 30.0  # seconds for an answer
ANSWERS = ("done", "refused", "because", "advice")
LONGEST_SENTENCE = 1000


class Report(msgspec.Struct):
    """What was sent and its effects; all three lists must be empty."""

    seed: int
    sent: Counter[str] = msgspec.field(default_factory=Counter)
    sentences: Counter[str] = msgspec.field(default_factory=Counter)
    legal: int = 0
    seconds: float = 0.0
    unanswered: list[str] = msgspec.field(default_factory=list)  # no sentence, or an answer that is no refusal
    changed: list[str] = msgspec.field(default_factory=list)  # tables changed by what was not allowed
    troubles: list[str] = msgspec.field(default_factory=list)  # tracebacks, errors and 5xx

    @property
    def messages(self) -> int:
        """Return the number of messages sent."""
        return self.sent.total() + self.legal

    @property
    def faults(self) -> list[str]:
        """Return all faults."""
        return [*self.unanswered, *self.changed, *self.troubles]

    def lines(self) -> list[str]:
        """Return the report as lines for people."""
        pace = self.messages / max(self.seconds, 0.001)
        kinds = ", ".join(f"{kind} {count:,}" for kind, count in sorted(self.sent.items()))
        keys = ", ".join(f"{key} {count:,}" for key, count in self.sentences.most_common())
        return [
            f"seed {self.seed}: {self.messages:,} messages in {self.seconds:.0f} s ({pace:,.0f} a second), "
            f"{self.legal:,} of them legal; faults: {len(self.faults)}",
            f"bad ones by kind: {kinds}",
            f"refused with: {keys}",
            *self.faults[:20],
        ]


class Line:
    """The socket of one attacker."""

    def __init__(self, server: Running, cookie: str) -> None:
        self._server = server
        self._cookie = cookie
        self._socket: ClientConnection | None = None

    async def socket(self) -> ClientConnection:
        """Return the open socket; open a new one if the last was closed."""
        if self._socket is None:
            headers = {"Cookie": self._cookie}
            self._socket = await connect(
                self._server.socket, additional_headers=headers, compression=None, max_size=None, ping_interval=None
            )
            assert json.loads(await self._socket.recv())["type"] == "hello"
        return self._socket

    async def close(self) -> None:
        """Close the socket with a close frame."""
        if self._socket is not None:
            await self._socket.close()
            self._socket = None

    async def vanish(self) -> None:
        """Drop the connection in the middle of a frame."""
        transport = (await self.socket()).transport
        transport.write(b"\x81\xfe\x10\x00\x00\x00\x00\x00half a fra")
        transport.abort()
        self._socket = None

    async def send_unacceptable(self, body: bytes) -> int:
        """Send a text frame that ends the connection; return the close code."""
        socket = await self.socket()
        await socket.send(body, text=True)
        try:
            async with asyncio.timeout(PATIENCE):
                while True:
                    await socket.recv()
        except ConnectionClosed as closed:
            self._socket = None
            return closed.rcvd.code if closed.rcvd else 0

    async def ask(self, body: dict[str, Any]) -> list[dict[str, Any]]:
        """Send a message with an id; return all answers up to its own, which is the last."""
        socket = await self.socket()
        heard: list[dict[str, Any]] = []
        await socket.send(json.dumps(body))
        async with asyncio.timeout(PATIENCE):
            while not heard or heard[-1]["id"] != body["id"]:
                said = json.loads(await socket.recv())
                if said["type"] in ANSWERS:
                    heard.append(said)
        return heard


class Fuzz:
    """An attack in progress."""

    def __init__(self, server: Running, tables: list[str], seed: int) -> None:
        self.server = server
        self.tables = tables
        self.rng = Random(seed)
        self.report = Report(seed)
        self.people: list[tuple[Guest, Line]] = []
        self.keys: tuple[str, ...] = ()

    async def arrive(self, cookies: list[tuple[Guest, str]]) -> None:
        """Connect all guests and watch their tables; revoke one link, and keep another to a table open to all."""
        host = cookies[0][0]
        self.people = [(guest, Line(self.server, cookie)) for guest, cookie in cookies]
        access, live_tables = self.server.services.access, await self.live_tables()
        shut = next(live for live in live_tables if not live.state.row.listed)
        dead = access.seat_link(shut.state, 0)
        await shut.submit(RenewLink(0), Actor(host))
        foreign = await self.server.services.tables.create(cookies[2][0], Plan("last_spike", ("open", "open")))
        links = access.table_link(foreign.id), access.seat_link(foreign.state, 1)
        self.keys = (dead, *links, access.seat_link(shut.state, 0)[::-1])
        for guest, line in self.people:
            for live in live_tables:
                if live.state.row.listed or live.state.seats_of(guest.id):
                    await (await line.socket()).send(json.dumps({"type": "watch", "table": live.id}))

    async def live_tables(self) -> list[LiveTable]:
        """Return the tables under attack."""
        return [await self.server.services.tables.get(table) for table in self.tables]

    async def round(self) -> None:
        """Attack with all guests and check that nothing changed; then make one legal choice and check its effect."""
        live_tables, before = await self.live_tables(), self._lengths()
        attackers = [Attacker(guest, tuple(live_tables), self.keys) for guest, _ in self.people]
        await asyncio.gather(*map(self._batch, attackers, (line for _, line in self.people)))
        await self._manners(self.rng.choice(self.people)[1])
        self._compare(before, "an attack")
        await self._legal(self.rng.choice([live for live in live_tables if live.state.phase == PLAYING]))

    async def _batch(self, attacker: Attacker, line: Line) -> None:
        rng = Random(self.rng.getrandbits(64))
        attempts = [attempt(attacker, rng) for _ in range(BATCH)]
        bodies = [one.body.encode() if isinstance(one.body, str) else one.body for one in attempts]
        socket = await line.socket()
        for one, body in zip(attempts, bodies, strict=True):
            await socket.send(body, text=one.as_text)
            self.report.sent[one.kind] += 1
        last = {"type": "undo", "table": "the end of the batch", "at": 0, "id": f"end {rng.getrandbits(64)}"}
        heard = await line.ask(last)
        self.report.sent["wrong_table"] += 1
        for said in heard:
            self._judge(said)
        if len(heard) != len(attempts) + 1:
            shown = [str(one.body[:120]) for one in attempts]
            self.report.unanswered.append(f"{len(attempts) + 1} messages, {len(heard)} answers: {shown}")
        for body, said in zip(bodies, heard, strict=False):  # one connection is answered in the order of its messages
            if not is_answered_with(said["id"], body):
                self.report.unanswered.append(f"{said['id']!r} instead of the id of {body[:200]!r}")

    def _judge(self, said: dict[str, Any]) -> None:
        """Check that an answer is one refusing sentence."""
        problem = said.get("problem")
        text = problem["text"] if problem else ""
        if not text or len(text) > LONGEST_SENTENCE or "Traceback" in text or said["type"] == "done":
            self.report.unanswered.append(str(said)[:500])
        self.report.sentences[problem["key"] if problem else "nothing"] += 1

    async def _manners(self, line: Line) -> None:
        """Sometimes break the rules of the socket itself."""
        if self.rng.random() < 0.9:
            return
        unacceptable = {1009: b"x" * (2 * MESSAGE_BYTES + 1), 1007: b'{"type":"pong"\xff'}
        code, body = self.rng.choice(list(unacceptable.items()))
        found = await line.send_unacceptable(body)
        self.report.sent[f"closed_{code}"] += 1
        if found != code:
            self.report.unanswered.append(f"closed with {found} instead of {code}")
        await line.vanish()
        self.report.sent["half_closed"] += 1

    async def _legal(self, live: LiveTable) -> None:
        """Send a choice twice with the same id; check that it happens once and nothing else does."""
        before, seq = self._lengths(), live.state.seq
        seat, text = any_choice(live, self.rng)
        guest, line = self.people[seat]
        choice = {
            "type": "choose",
            "table": live.id,
            "at": live.state.at,
            "choice": text,
            "id": f"good {live.state.seq}",
        }
        answers = [(await line.ask(choice))[-1] for _ in range(2)]
        self.report.legal += 2
        if [(said["type"], said.get("seq")) for said in answers] != [("done", seq + 1)] * 2:
            self.report.unanswered.append(f"{choice}: {answers}")
        entry = self.server.store.logs[live.id][-1]
        if (entry.kind, entry.seat, entry.guest, fields(entry)["text"]) != ("choose", seat, guest.id, text):
            self.report.changed.append(f"{choice} was kept as {entry}")
        before[live.id] += 1
        self._compare(before, "a choice")
        if live.state.phase == OVER:
            following = await self.server.services.tables.rematch(live, self.people[0][0])
            self.tables[self.tables.index(live.id)] = following.id

    def _lengths(self) -> dict[str, int]:
        """Return how long each log is; entries are only ever added to it."""
        return {table: len(log) for table, log in self.server.store.logs.items()}

    def _compare(self, before: dict[str, int], after: str) -> None:
        for table, length in self._lengths().items():
            if length != before.get(table):
                self.report.changed.append(f"table {table} after {after}: {self.server.store.logs[table][-1]}")

    async def end(self) -> None:
        """Check that the tables in memory match the logs, and that nothing was lost or logged as an error."""
        services = self.server.services
        fresh = LiveTables(services.store, services.access, services.hub, services.bot_pool, services.clock)
        for table in self.server.store.rows:
            told, kept = (await fresh.get(table)).state, (await services.tables.get(table)).state
            if (told.seq, told.at, fingerprint(told.match)) != (kept.seq, kept.at, fingerprint(kept.match)):
                self.report.changed.append(f"table {table}: memory and log differ")
        for _, line in self.people:
            await line.close()
        if self.server.failed_requests():
            self.report.troubles.append("answers of 500 and more: see the log")


def fingerprint(match: Match | None) -> str:
    """Return the fingerprint of a table's game, if there is one."""
    return "" if match is None else match.fingerprint()


async def fuzz(seed: int, messages: int | None = None, seconds: float | None = None) -> Report:
    """Attack until this many messages are sent or seconds have passed, with at least `LEAST` messages."""
    store, rng, began = MemoryStore(), Random(seed), time.monotonic()
    with overhearing() as ear:
        async with running(store) as server:
            server.lift_limits()
            people = [await server.guest(name) for name in ("Ana", "Ben", "Eve")]
            attack = Fuzz(server, await furnish(server, people[0][0], people[1][0], rng), seed)
            await attack.arrive(people)
            report = attack.report
            enough = inf if messages is None else messages
            until = inf if seconds is None else began + seconds
            while report.messages < min(enough, LEAST) or (report.messages < enough and time.monotonic() < until):
                await attack.round()
            await attack.end()
        report.troubles += ear.troubles()
    report.seconds = time.monotonic() - began
    return report
