"""A page in the browser whose house is tried, as a program."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any

from railherd.local.house import House
from railherd.local.keeper import Keeper
from railherd.local.rest import answer

numbers = count(1)


class Page:
    """A page with its line to the house; it remembers the newest state of each table."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.name = f"page {next(numbers)}"
        self.heard: list[dict[str, Any]] = []
        self.states: dict[str, dict[str, Any]] = {}
        house.connect(self.name, "en", self._hear)

    def _hear(self, frame: str) -> None:
        message = json.loads(frame)
        self.heard.append(message)
        if message["type"] == "state":
            self.states[message["table"]] = message

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """Return the answer to a request that is granted."""
        status, type, text = await answer(self.house, method, path, "en", "" if body is None else json.dumps(body))
        assert status == 200, text
        return json.loads(text) if "json" in type else text

    async def new_table(self, game: str, seats: list[str], **more: Any) -> str:
        """Make a table, watch it and return its id."""
        made = await self.ask("POST", "/tables", {"game": game, "seats": seats, **more})
        return await self.watch(str(made["table"]))

    async def watch(self, table: str) -> str:
        """Watch a table and return its id."""
        self.put("watch", table=table)
        await self.calm()
        return table

    def put(self, type: str, **fields: Any) -> str:
        """Send a message; return its id."""
        id = f"{self.name} {next(numbers)}"
        named = {} if type in ("watch", "unwatch") else {"id": id}
        self.house.hear(self.name, json.dumps({"type": type, **named, **fields}))
        return id

    async def tell(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send a message; return what answers it."""
        id = self.put(type, **fields)
        for _ in range(2000):
            await asyncio.sleep(0)
            for message in self.heard:
                if message.get("id") == id:
                    return message
        raise AssertionError(f"no answer to {type}")

    async def calm(self) -> None:
        """Wait until no bot thinks and nothing is left to send."""
        for _ in range(3):
            for _ in range(20):
                await asyncio.sleep(0)
            while any(live.is_busy for live in self.house.tables.loaded()):
                await asyncio.sleep(0)

    async def asked(self, table: str) -> dict[str, Any]:
        """Return the state once a person is asked, or the game is over; at a shared screen they are shown."""
        await self.calm()
        state = self.states[table]
        if state["seat"] is None and state["phase"] == "playing":
            done = await self.tell("show_seat", table=table, seat=self._asked(table))
            assert done["type"] == "done", done
            await self.calm()
        return self.states[table]

    def _asked(self, table: str) -> int:
        [live] = [live for live in self.house.tables.loaded() if live.id == table]
        assert live.state.asked is not None
        return live.state.asked

    async def choose(self, table: str, choice: str | None = None) -> str:
        """Make a choice, the one that a bot advises unless told; return its text."""
        state = await self.asked(table)
        if choice is None:
            if not state["hints"]:
                await self.ask("POST", f"/tables/{table}/hints", {"on": True})
            advice = await self.tell("advise", table=table)
            assert advice["type"] == "advice", advice
            choice = str(advice["choice"])
            if advice["aside"]:
                done = await self.tell("interrupt", table=table, after=state["interrupts"], choice=choice)
                assert done["type"] == "done", done
                return choice
        done = await self.tell("choose", table=table, at=state["at"], choice=choice)
        assert done["type"] == "done", done
        return choice

    async def play(self, table: str, choices: int = 100_000) -> dict[str, Any]:
        """Make choices until there are so many or the game is over; return the state then."""
        for _ in range(choices):
            if (await self.asked(table))["phase"] != "playing":
                break
            await self.choose(table)
        return await self.asked(table)


def stay(keeper: Keeper, scene: Callable[[Page], Awaitable[None]]) -> None:
    """Open a house with what was kept, let one page play a scene, and close the house."""

    async def visit() -> None:
        house = await House.open(keeper, "en", "1.2.3")
        page = Page(house)
        await page.calm()
        await scene(page)
        await house.close()

    asyncio.run(visit())
