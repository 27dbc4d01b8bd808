"""A client that plays through crashes: unacknowledged choices are sent again with the same id."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from tests.server.helpers.network_client import LOST, Client, Json, Refused

PAUSE = 0.2  # seconds before the next try
NOT_NOW = ("server.not_saved", "server.too_fast")
TOO_LATE = ("server.moved_on", "core.game_over")
TWICE = 0.1  # the share of choices sent twice, as by a double click
STALE = 0.05  # the share of choices sent for a moment that has passed


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
    """A client that outlives the server's crashes; `noticed` is called at every acknowledgement."""

    def __init__(self, url: str, name: str, seed: int, noticed: Callable[[], None]) -> None:
        super().__init__(url, name, seed)
        self.ledger = Ledger()
        self._noticed = noticed
        self._pending: Json | None = None

    def note(self, message: Json) -> None:
        """Record every message in the ledger, whether or not a caller waits for it."""
        super().note(message)
        if message["type"] == "done" and message["id"] in self.ledger.asked:
            self.ledger.note_done(message["id"], message["seq"])

    async def through(self, path: str, content: Json, done_already: str = "") -> Json:
        """Ask by REST until there is an answer; the refusal `done_already` means that an earlier try succeeded."""
        while True:
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

    async def play(self, table: str) -> None:
        """Choose at random until the game is over, through all restarts."""
        while self._pending is not None or self.states.get(table, {}).get("phase") != "over":
            try:
                await self._play(table)
            except LOST:
                await asyncio.sleep(PAUSE)

    async def ask_again(self, ids: list[str]) -> None:
        """Send choices again that were answered before."""
        for id in ids:
            await self._insist(self.ledger.asked[id])

    async def _play(self, table: str) -> None:
        await self.connect()
        await self.watch_on(table)
        if self._pending is not None:
            await self._decide(self._pending)
        acknowledged = list(self.ledger.acknowledged)
        await self.ask_again(acknowledged[-1:] + self.rng.sample(acknowledged, min(1, len(acknowledged))))
        while self.states[table]["phase"] != "over":
            if self.options(table):
                await self._decide(self.random_choice(table))
            else:
                await self.receive()

    async def _decide(self, choice: Json) -> None:
        self._pending = choice
        if self.rng.random() < TWICE:
            self._enter(choice)
            await self.send(choice)
        await self._insist(choice)
        self._pending = None
        if self.rng.random() < STALE:
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
            if key in TOO_LATE:
                return self.ledger.note_refused(choice["id"])
            if key not in NOT_NOW:
                raise Refused(answer)
            await asyncio.sleep(PAUSE)

    def _enter(self, choice: Json) -> None:
        self.ledger.resent += choice["id"] in self.ledger.asked
        self.ledger.asked[choice["id"]] = choice
