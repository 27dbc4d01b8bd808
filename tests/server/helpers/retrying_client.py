"""A client that plays through crashes: deeds that are not acknowledged are sent again with the same id."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random

from tests.server.helpers.network_client import LOST, Client, Json, Refused

PAUSE = 0.2  # seconds before the next try
NOT_NOW = ("server.not_saved", "server.unreadable", "server.too_fast", "server.busy")
TOO_LATE = ("server.moved_on", "core.game_over", "core.own_question", "server.bot_plays", "server.not_seated")
TWICE = 0.1  # the share of choices sent twice, as by a double click
STALE = 0.05  # the share of choices sent for a moment that has passed
GLANCE = 0.3  # seconds to wait for others before looking whether a bot may play for them
AWAY = 1.5  # seconds that somebody stays away, long by the server's hasty clock
LENT = 0.5  # the share of absences in which somebody else gets the seat
SETTLED_IN = 6  # changes of the game: sooner there is little to go back over
MOVES_ON = 0.03  # the share of moments in which somebody goes on at another server, if there are several
EARLY = 40  # changes of the game: whoever goes away later might miss its end


@dataclass
class Ledger:
    """What a client asked for and was told."""

    asked: dict[str, Json] = field(default_factory=dict)  # choices by id
    acknowledged: dict[str, int] = field(default_factory=dict)  # id to entry
    refused: set[str] = field(default_factory=set)
    resent: int = 0
    contradictions: list[str] = field(default_factory=list)

    def note_done(self, id: str, seq: int) -> None:
        """Record an acknowledgement, which must be the same each time."""
        known = self.acknowledged.setdefault(id, seq)
        if known != seq or id in self.refused:
            self.contradictions.append(f"{id} was entry {known}, then {seq}")

    def note_refused(self, id: str) -> None:
        """Record a final refusal, which no acknowledged choice may get."""
        if id in self.acknowledged:
            self.contradictions.append(f"{id} was entry {self.acknowledged[id]}, then refused")
        self.refused.add(id)


class Stubborn(Client):
    """A client that outlives crashes of any of its servers; `noticed` is called at every acknowledgement."""

    def __init__(self, urls: Sequence[str], name: str, seed: int, noticed: Callable[[], None]) -> None:
        super().__init__(urls[0], name, seed)
        self._urls = urls
        self._anywhere = Random(f"{name} {seed} anywhere")
        self.ledger = Ledger()
        self._noticed = noticed
        self.put_off: Counter[str] = Counter()  # refusals by which nothing was decided
        self._pending: Json | None = None
        self._tried: set[str] = set()  # kinds of deeds
        self._lent: set[str] = set()  # tables where somebody else had the seat for a while

    def note(self, message: Json) -> None:
        """Record every message in the ledger, whether or not a caller waits for it."""
        super().note(message)
        if message["type"] == "done" and message["id"] in self.ledger.asked:
            self.ledger.note_done(message["id"], message["seq"])

    async def connect(self, url: str = "") -> None:
        """Open the socket as soon as the server is not too busy for it."""
        while True:
            try:
                return await super().connect(url or self._anywhere.choice(self._urls))
            except Refused as refused:
                if refused.key not in NOT_NOW:
                    raise
            await asyncio.sleep(PAUSE)

    async def through(self, path: str, content: Json, done_already: str = "") -> Json:
        """Ask by REST until there is an answer; the refusal `done_already` means that an earlier try succeeded."""
        while True:
            self.http.base_url = self._anywhere.choice(self._urls)
            try:
                return await self.post(path, content)
            except Refused as refused:
                if refused.key == done_already:
                    return {}
                if refused.key not in NOT_NOW:
                    raise
            except LOST:
                pass
            await asyncio.sleep(PAUSE)

    def carry_cookies(self) -> None:
        """Send the cookies to all servers, as if they were one behind a proxy."""
        cookies = dict(self.http.cookies)
        self.http.cookies.clear()
        self.http.cookies.update(cookies)

    async def play(self, table: str, host: Stubborn, spare: Stubborn) -> None:
        """Do this and that until the game is over, through all restarts; `spare` may get the seat for a while."""
        while self._pending is not None or self.states.get(table, {}).get("phase") != "over":
            try:
                await self._play(table, host, spare)
            except LOST:
                await asyncio.sleep(PAUSE)
            except Refused as refused:
                if refused.key not in NOT_NOW:
                    raise
                self.put_off[refused.key] += 1
                await asyncio.sleep(PAUSE)

    def end_of(self, table: str) -> Json:
        """Return seat, view and events as this client was told of them in the end."""
        state = self.states[table]
        was_there = state["seat"] is not None and table not in self._lent
        return {"seat": state["seat"], "view": state["view"], "events": self.events[table] if was_there else None}

    async def ask_again(self, ids: list[str]) -> None:
        """Send deeds again that were answered before; a refused one may by now be allowed, unless it was a choice."""
        for id in ids:
            if id in self.ledger.acknowledged or self.ledger.asked[id]["type"] == "choose":
                await self._insist(self.ledger.asked[id])

    async def _play(self, table: str, host: Stubborn, spare: Stubborn) -> None:
        await self.connect()
        await self.watch_on(table)
        if self._pending is not None:
            await self._decide(self._pending)
        acknowledged = list(self.ledger.acknowledged)
        await self.ask_again(acknowledged[-1:] + self.rng.sample(acknowledged, min(1, len(acknowledged))))
        while self.states[table]["phase"] != "over":
            deed = self._deed(table)
            if len(self._urls) > 1 and self._anywhere.random() < MOVES_ON:
                await self.connect()
                await self.watch_on(table)
            elif deed is not None:
                await self._decide(deed)
            elif self.rng.random() < 0.02 and self.states[table]["at"] < EARLY:
                await self._go_away(table, host, spare)
            else:
                await self._wait(table)

    def _deed(self, table: str) -> Json | None:
        """Return what to do now, None if others must act first."""
        state, options = self.states[table], self.options(table)
        if state["lost"]:
            return self._message("take_seat_back", table, seat=state["lost"][0])
        if state["seat"] is None:
            return None
        if state["seats"][state["seat"]]["stand_in"]:
            return self._message("seat_from_bot", table)
        if state["rewind"] is not None and state["seat"] in state["rewind"]["missing"]:
            return self._message("answer_rewind", table, yes=self.rng.random() < 0.7)
        if not options:
            return None
        if state["at"] > SETTLED_IN and self._is_due("ask_rewind", 0.03):
            return self._message("ask_rewind", table, at=state["at"], count=self.rng.randint(1, 3))
        for kind in ("undo", "redo"):
            if state["prompt"][f"can_{kind}"] and self._is_due(kind, 0.07):
                return self._message(kind, table, at=state["at"])
        return self.random_choice(table)

    def _is_due(self, kind: str, share: float) -> bool:
        """Return whether to do what is seldom done: the first time in any case, so that no short run is without it."""
        is_new = kind not in self._tried
        self._tried.add(kind)
        return is_new or self.rng.random() < share

    def _message(self, type: str, table: str, **fields: object) -> Json:
        return {"type": type, "table": table, "id": self.new_id(), **fields}

    async def _wait(self, table: str) -> None:
        """Wait for others; if nothing comes, try whether a bot may play for whoever is asked."""
        try:
            await asyncio.wait_for(self.receive(), GLANCE)
        except TimeoutError:
            view = self.states[table]["view"]
            late = None if view is None else view["asked"]
            if late not in (None, self.states[table]["seat"]) and self.rng.random() < 0.3:
                await self._decide(self._message("seat_to_bot", table, seat=late))

    async def _go_away(self, table: str, host: Stubborn, spare: Stubborn) -> None:
        """Stay away for long, sometimes until somebody else has the seat, and come back."""
        seat = self.states[table]["seat"]
        await self.hang_up()
        await asyncio.sleep(AWAY)
        if self is not host and seat is not None and self.rng.random() < LENT:
            self._lent.add(table)
            with suppress(Refused):  # the server has just started, or a game is over
                key = (await host.through(f"/api/tables/{table}/seats/{seat}/link", {}))["key"]
                await spare.through(f"/api/tables/{table}/sit", {"key": key}, done_already="server.seated_already")
        await self.connect()
        await self.watch_on(table)

    async def _decide(self, choice: Json) -> None:
        self._pending = choice
        is_choice = choice["type"] == "choose"
        if is_choice and self.rng.random() < TWICE:
            self._enter(choice)
            await self.send(choice)
        await self._insist(choice)
        self._pending = None
        if is_choice and self.rng.random() < STALE:
            await self._insist({**choice, "id": self.new_id()})
        if choice["id"] in self.ledger.acknowledged:
            await self.caught_up(choice["table"], self.ledger.acknowledged[choice["id"]])

    async def _insist(self, choice: Json) -> None:
        """Send a choice until it is acknowledged or finally refused."""
        while True:
            self._enter(choice)
            answer = await self.ask(choice)
            if answer["type"] == "done":
                return self._noticed()
            key = answer["problem"]["key"]
            if key in TOO_LATE or (choice["type"] != "choose" and key not in NOT_NOW):
                return self.ledger.note_refused(choice["id"])
            if key not in NOT_NOW:
                raise Refused(answer)
            self.put_off[key] += 1
            await asyncio.sleep(PAUSE)

    def _enter(self, choice: Json) -> None:
        self.ledger.resent += choice["id"] in self.ledger.asked
        self.ledger.asked[choice["id"]] = choice
