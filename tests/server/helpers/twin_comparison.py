"""Play a pair of twins at two servers and compare, byte for byte, everything sent to the observer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from railherd import Match
from railherd.core.writing.record import Deal
from railherd.server.accounts.keys import hashed
from railherd.server.live.table import LiveTable
from railherd.tables.command import Actor, Judged
from railherd.tables.entries import Choose, Device, Entry, Guest, Interrupt, TableRow
from railherd.tables.seating import SeatingCommand
from railherd.tables.state import OVER, TableState
from tests.server.helpers.in_process import NOON, Answer, Browser, Server, Socket
from tests.server.helpers.log_entries import entry_of
from tests.server.helpers.twins import Pair, Step

EVERY = 3  # lists and records are requested at every third pair
NOT_COMPARED = "x-request-id"
HEARTBEAT = b'{"type":"ping"}'  # comes by the clock on the wall, whatever is played


class Leak(AssertionError):
    """Raised when the observer can tell twins apart."""


class Tally:
    """Counts of what was compared."""

    def __init__(self) -> None:
        self.pairs = 0
        self.frames: Counter[str] = Counter()
        self.happened: set[str] = set()  # kinds of events that the observer saw happen
        self.told: set[str] = set()  # kinds of events that happened before the observer came and were sent afterwards

    def count(self, frames: Sequence[bytes]) -> None:
        self.pairs += 1
        first = True
        for frame in frames:
            said: dict[str, Any] = msgspec.json.decode(frame) if frame.startswith(b"{") else {"type": "answer"}
            kind = said["type"]
            self.frames[kind] += 1
            if kind == "state":
                kinds = {event["key"].split(".")[1] for event in said["events"]}
                (self.told if first else self.happened).update(kinds)
                first = False


async def compare(
    pair: Pair, servers: tuple[Server, Server], tally: Tally, shared: bool = False, stage: type[Stage] | None = None
) -> None:
    """Raise `Leak` if any byte differs; `shared`: the observer's screen also serves a seat with a hidden hand."""
    worlds = []
    for server, match, twin in zip(servers, (pair.true, pair.twin), (False, True), strict=True):
        worlds.append(await (stage or Stage)(server, match, pair, twin, tally.pairs, shared).play())
    one, other = worlds
    for number, (frame, twin_frame) in enumerate(zip(one, other, strict=False)):
        if frame != twin_frame:
            raise Leak(f"seat {pair.observer}, frame {number}: {differing(frame, twin_frame)}")
    if len(one) != len(other):
        raise Leak(f"seat {pair.observer}: {len(one)} frames against {len(other)}")
    tally.count(one)


def differing(one: bytes, other: bytes) -> str:
    """Return both frames around the place where they begin to differ."""
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return f"…{one[max(0, at - 60) : at + 60]!r} against {other[max(0, at - 60) : at + 60]!r}"


class DealtChoice(SeatingCommand, frozen=True):
    """A choice of any seat, with what chance shall deal because of it."""

    seat: int
    text: str
    dealt: Deal
    anytime: bool

    def judge(self, state: TableState, actor: Actor) -> Judged:
        """Allow it always."""
        kind = Interrupt if self.anytime else Choose
        return Judged(kind(self.text, self.dealt), self.seat)


class Stage:
    """One world at one server: a table continued from a match, and everyone at it."""

    turn_minutes = 0

    def __init__(self, server: Server, match: Match, pair: Pair, twin: bool, number: int, shared: bool) -> None:
        self.server = server
        self.match = match.copy()
        self.pair = pair
        self.twin = twin
        self.number = number
        self.table = f"table{number}"
        self.seats = match.setup.seats
        letters = "abcdefghijklmnopqrstuvwxyz"
        code = "".join(letters[number // 26**power % 26] for power in range(4))
        self.ids = [f"guest{code}{letters[seat] * 3}" for seat in range(self.seats + 1)]
        self.me = self.seats if pair.observer is None else pair.observer  # the last guest only watches
        self.other = next((seat for seat in range(self.seats) if seat != pair.observer), 0)  # alone: a second window
        self.shared = shared
        if shared:
            self.me = pair.observer or 0
            self.ids[(self.me + 1) % self.seats] = self.ids[self.me]
        self.heard: list[bytes] = []

    async def play(self) -> list[bytes]:
        """Return everything sent to the observer while the line of play unfolds."""
        live = await self._set()
        watched: dict[str, Any] = {"table": self.table}
        if self.me == self.seats:
            watched["key"] = self.server.services.access.table_link(live.id)
        socket = await self._browser(self.me).socket()
        await self._say(socket, "watch", **watched)
        others = await self._browser(self.other).socket()
        middle = live.state.seq
        await self._unfold(live, socket, others)
        await self._say(socket, "watch", since=middle, **watched)
        if self.number % EVERY == 0:
            await self._lists(watched.get("key", ""), over=live.state.phase == OVER)
        await socket.leave()
        self.heard += [frame for frame in socket.frames if frame != HEARTBEAT]
        return self.heard

    async def _unfold(self, live: LiveTable, socket: Socket, others: Socket) -> None:
        for step in self.pair.steps:
            await self._step(live, socket, step)
        await self._chatter(live, socket, others)

    async def _say(self, socket: Socket, type: str, **fields: Any) -> None:
        socket.put(type, **fields)
        await self.server.calm()

    def _browser(self, number: int) -> Browser:
        return Browser(self.server, cookie=f"{self.ids[number]}.{'s' * 43}")

    async def _set(self) -> LiveTable:
        """Return the table in the store, its match replaced by the one to continue."""
        store = self.server.store
        devices = (Device(hashed("s" * 43), NOON),)
        for number, id in enumerate(self.ids):
            await store.save_guest(Guest(id, f"Guest {number}", devices, NOON, NOON))
        setup, game = self.match.setup, self.match.game
        row = TableRow(
            self.table, game.ID, game.RULES, setup.seats, dict(setup.options), game.components, "1", self.ids[0],
            False, NOON, True,
        )  # fmt: skip
        await store.create_table(row, self._entries())
        live = await self.server.services.tables.get(self.table)
        live.state.match = self.match
        live.state.marks[-1] = self.match.happened
        return live

    def _entries(self) -> list[Entry]:
        kinds: list[tuple[str, int | None, dict[str, Any]]] = [
            ("create", None, {"chairs": [["open", ""]] * self.seats, "talk": True, "turn_minutes": self.turn_minutes}),
            *(("sit", seat, {"name": f"Guest {seat}"}) for seat in range(self.seats)),
            ("start", None, {}),
        ]
        return [
            entry_of(self.table, seq, NOON, kind, seat, self.ids[0 if seat is None else seat], "", data)
            for seq, (kind, seat, data) in enumerate(kinds, 1)
        ]

    async def _step(self, live: LiveTable, socket: Socket, step: Step) -> None:
        mine = step.seat == self.pair.observer
        if self.shared and self.pair.observer is not None:
            await self._say(socket, "show_seat", table=self.table, seat=self.pair.observer)
        await self._ask(socket, step)
        if not mine:
            socket.put("choose", table=self.table, at=live.state.at, choice=step.text)
            socket.put("undo", table=self.table, at=live.state.at)
        await self._say(socket, "choose", table=self.table, at=live.state.at - 1, choice=step.text)
        if step.anytime and not mine:
            await self._say(socket, "interrupt", table=self.table, after=9_999, choice=step.text)
        elif step.anytime and not step.dealt:
            after = live.state.interrupts[step.seat]
            await self._say(socket, "interrupt", table=self.table, after=after, choice=step.text)
            await self._say(socket, "undo", table=self.table, at=live.state.at)
            await self._say(socket, "redo", table=self.table, at=live.state.at)
            return
        if mine and not step.dealt and not step.anytime:
            await self._say(socket, "choose", table=self.table, at=live.state.at, choice=step.text)
            if live.state.asked == step.seat:
                await self._say(socket, "undo", table=self.table, at=live.state.at)
                await self._say(socket, "redo", table=self.table, at=live.state.at)
            return
        dealt = list(step.twin_dealt if self.twin else step.dealt)
        await live.submit(DealtChoice(step.seat, step.text, dealt, step.anytime))
        await self.server.calm()

    async def _ask(self, socket: Socket, step: Step) -> None:
        """Ask why something is not allowed."""
        for text, _, _, place in step.questions:
            socket.put("why", table=self.table, choice=text)
            if place is not None:
                socket.put("why", table=self.table, place=place)
        await self.server.calm()

    async def _chatter(self, live: LiveTable, socket: Socket, others: Socket) -> None:
        """Do everything that can happen at a table beside the game."""
        await self._say(others, "say", table=self.table, text="good luck")
        socket.put("say", table=self.table, text="to you, too")
        await self._say(others, "ask_rewind", table=self.table, at=live.state.at, count=2)
        socket.put("ask_rewind", table=self.table, at=live.state.at, count=9_999)
        socket.put("choose", table=self.table, at=live.state.at, choice="no such thing")
        await self._say(socket, "answer_rewind", table=self.table, yes=False)
        await others.leave()
        self.server.now += 10 * 60_000
        socket.put("seat_to_bot", table="nowhere", seat=0)
        await self._say(socket, "choose", table=self.table, at="x", choice="")
        self.server.now = NOON

    async def _lists(self, key: str, over: bool) -> None:
        browser = self._browser(self.me)
        for path in (f"/tables/{self.table}?key={key}", "/tables", "/me/tables", "/me"):
            self._hear(await browser.get(path))
        if not over:  # afterwards the record is public
            self._hear(await browser.get(f"/tables/{self.table}/record?key={key}"))
        for path in ("start", "resume", "sit", "stand", "seats/0/link"):
            self._hear(await browser.post(f"/tables/{self.table}/{path}", {} if path == "sit" else None))

    def _hear(self, answer: Answer) -> None:
        headers = [pair for pair in answer.headers if pair[0] != NOT_COMPARED]
        self.heard.append(f"{answer.status} {headers} ".encode() + answer.body)
