"""Three friends who return to the same tables after a server restart."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import TracebackType
from typing import Any

from railherd.server.store.sqlite import SqliteStore
from railherd.tables.entries import Entry
from tests.server.helpers.hosted_server import Hosted, hosted
from tests.server.helpers.network_client import Client, Json

FOUR_MINUTES = 4 * 60_000
HERE_AND_GONE = ("present", "away_since")


class Friends:
    """Ana and Bo, who play, Cy, who watches, and their clock."""

    def __init__(self, folder: Path) -> None:
        self.now = 1_800_000_000_000
        self.server: Hosted | None = None
        self.folder = folder
        self.ana, self.bo, self.cy = (Client("http://nowhere", name) for name in ("Ana", "Bo", "Cy"))

    @property
    def all(self) -> tuple[Client, Client, Client]:
        return self.ana, self.bo, self.cy

    @asynccontextmanager
    async def life(self) -> AsyncIterator[Hosted]:
        """Yield a server on the friends' folder with all of them connected, until the block ends."""
        store = await SqliteStore.open(self.folder)
        async with hosted(store, lambda: self.now) as self.server:
            for client in self.all:
                client.http.base_url = self.server.url
                await client.introduce()
                await client.connect(self.server.url)
            try:
                yield self.server
            finally:
                for client in self.all:
                    await client.hang_up()

    async def gather(self, game: str = "last_spike", **more: Any) -> str:
        """Return a begun game of Ana and Bo, watched by all."""
        made = await self.ana.create(game, "open", "open", listed=True, **more)
        await self.bo.sit(made)
        for client in self.all:
            await client.watch(made["table"])
        return str(made["table"])

    def asked(self, table: str) -> Client:
        """Return the friend whose turn it is."""
        return self.ana if self.ana.options(table) else self.bo

    async def replace_bo(self, table: str) -> None:
        """Let Bo stay away until a bot plays their seat."""
        await self.lose_bo()
        await self.ana.do("seat_to_bot", table, seat=1)

    async def lose_bo(self) -> None:
        """Let Bo leave, and stay away for long."""
        await self.bo.hang_up()
        while (news := await self.ana.receive())["type"] != "presence" or news["seats"][1]["present"]:
            pass
        self.now += FOUR_MINUTES

    async def looks(self, table: str) -> list[Json]:
        """Return what each friend is shown, except who is connected, and the whole game as the server holds it."""
        assert self.server is not None
        states = [_lasting(await client.watch(table)) for client in self.all]
        match = (await self.server.services.tables.get(table)).state.match
        return [*states, {"position and log": None if match is None else match.fingerprint()}]

    async def entries(self, table: str) -> list[Entry]:
        """Return the log of a table."""
        assert self.server is not None
        return await self.server.services.store.entries(table)

    async def __aenter__(self) -> Friends:
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        for client in self.all:
            await client.leave()


def _lasting(state: Json) -> Json:
    seats = [{name: value for name, value in seat.items() if name not in HERE_AND_GONE} for seat in state["seats"]]
    return {**state, "seats": seats}


async def in_two_lives(
    folder: Path,
    before: Callable[[Friends], Awaitable[str]],
    after: Callable[[Friends, str], Awaitable[None]],
) -> None:
    """Act at a table, restart the server, check that all see the same as before, and play on."""
    async with Friends(folder) as friends:
        async with friends.life():
            table = await before(friends)
            seen = await friends.looks(table)
        async with friends.life():
            for shown, known in zip(await friends.looks(table), seen, strict=True):
                assert [name for name in known if shown[name] != known[name]] == []
            await after(friends, table)
