"""A server of today on the data folder of 414419e, visited by the same guests with the cookies of then."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from railherd.server.store.sqlite import SqliteStore
from railherd.tables.state import PLAYING, TableState
from tests.compatibility.kept import shown, unpack_folder
from tests.server.helpers.hosted_server import Hosted, hosted
from tests.server.helpers.network_client import Client

FOLDER = shown("folder")
TABLES = shown("tables")
PATIENCE = 300.0  # seconds for a whole test on a busy machine


class Device(Client):
    """A device of today. Its messages have ids that none of then had, or they would be taken for those."""

    def new_id(self) -> str:
        return f"today {super().new_id()}"

    async def stop_watching(self, table: str) -> None:
        """Make room, since nobody watches many tables at once."""
        await self.send({"type": "unwatch", "table": table})
        self.states.pop(table, None)


class Visit:
    """An open server and those who come to it. A device is known as "Ana 1", "Ana 2"."""

    def __init__(self, server: Hosted) -> None:
        self.server = server
        self._clients: dict[str, Device] = {}

    def stranger(self, name: str = "Newcomer") -> Device:
        """Return somebody without a cookie."""
        return self._clients.setdefault(f"{name} (new)", Device(self.server.url, name))

    def device(self, key: str) -> Device:
        """Return a device with the cookie that 414419e gave it, not connected yet."""
        if key not in self._clients:
            kept = FOLDER["guests"][key]
            client = self._clients[key] = Device(self.server.url, kept["name"])
            client.http.cookies.set("railherd", kept["cookie"])
            client.guest = kept["guest"]
        return self._clients[key]

    async def guest(self, guest: str) -> Device:
        """Return the first device of a guest, given by their id, connected."""
        key = next(key for key, kept in FOLDER["guests"].items() if kept["guest"] == guest)
        known = key in self._clients
        client = self.device(key)
        if not known:
            await client.connect()
        return client

    async def state(self, name: str) -> TableState:
        """Return a table as the server has it, by its name in the corpus."""
        return (await self.server.services.tables.get(TABLES[name]["id"])).state

    async def asked(self, name: str) -> Device | None:
        """Wait for bots; return whoever is asked then, in front of the screen. None if the game does not go on."""
        state = await self.state(name)
        while state.phase == PLAYING and state.asked is not None and state.driver(state.asked):
            await asyncio.sleep(0.01)
            state = await self.state(name)
        if state.phase != PLAYING or state.asked is None:
            return None
        client, table = await self.guest(state.chairs[state.asked].guest), state.row.id
        if table not in client.states:
            await client.watch(table)
        await client.hear_all(table)
        if len(state.seats_of(client.guest)) > 1:
            await client.do("show_seat", table, seat=state.asked)
            await client.hear_all(table)
        return client

    async def play_on(self, name: str, times: int) -> int:
        """Let people choose at random as often as told, bots in between; return how often they did."""
        table, done = TABLES[name]["id"], 0
        while done < times and (client := await self.asked(name)) is not None:
            await client.do("choose", table, choice=client.rng.choice(client.options(table)))
            done += 1
        for client in self._clients.values():
            if table in client.states:
                await client.stop_watching(table)
        return done

    async def leave(self) -> None:
        """Let everybody go home."""
        for client in self._clients.values():
            await client.leave()


@asynccontextmanager
async def reopened(folder: Path) -> AsyncIterator[Visit]:
    """Open a server at the moment when that of 414419e was closed."""
    unpack_folder(folder)
    store = await SqliteStore.open(folder)
    async with hosted(store, lambda: int(FOLDER["now"])) as server:
        visit = Visit(server)
        try:
            yield visit
        finally:
            await visit.leave()


def visit(folder: Path, scene: Callable[[Visit], Awaitable[None]]) -> None:
    """Play a scene at such a server."""

    async def whole() -> None:
        async with reopened(folder) as opened:
            await scene(opened)

    asyncio.run(asyncio.wait_for(whole(), PATIENCE))
