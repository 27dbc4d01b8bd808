"""Play tables by websocket while the server is killed repeatedly, then compare the ledgers with the log."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from railherd.server.settings import read_settings
from railherd.server.store.opening import open_store
from railherd.tables.entries import Entry, TableRow
from tests.server.helpers.hosted_server import Server, server_process
from tests.server.helpers.ledger_check import Outcome, Seen, Told, judge
from tests.server.helpers.network_client import LOST
from tests.server.helpers.postgres import Cluster
from tests.server.helpers.retrying_client import PAUSE, Stubborn

CHOICES_A_LIFE = 25  # maximum of acknowledged choices before the server is killed
LATER = 0.03  # maximum seconds from the last of them to the kill
EARLY = 0.2  # the share of kills that are followed by another during start-up
COMING_UP = 1.5
DATABASE = 0.5  # the share of kills that hit the database, if there is one, and not the server
HASTE = 200.0  # how much faster the server's clocks run: a turn of two minutes is 0.6 s
CLOCKS = (0, 2)  # minutes for a turn, by table in turn
NEIGHBOURS = (("open", "open", "open"), ("open", "open", "greedy"), ("open", "open"), ("open", "open"))


@dataclass
class Siege:
    """Servers under attack; several parties each play one table after another until the last kill."""

    games: Sequence[str]
    parties: int
    kills: int
    rng: Random
    cluster: Cluster | None = None  # that keeps the data, in place of a folder
    servers: int = 1  # at the same time, on the same database
    killed: int = 0
    acknowledged: int = 0
    tables: list[Seen] = field(default_factory=list)
    clients: list[Stubborn] = field(default_factory=list)

    async def run(self, data: Path) -> Outcome:
        """Run the siege from an empty folder or database to the final comparison; return the outcome."""
        database = "" if self.cluster is None else self.cluster.new_database("siege")
        async with AsyncExitStack() as opened:
            running = [await opened.enter_async_context(self.begin(data, database, n)) for n in range(self.servers)]
            try:
                async with asyncio.TaskGroup() as group:
                    for number in range(self.parties):
                        group.create_task(self._party([server.url for server in running], number))
                    group.create_task(self._attack(running))
                await self._ask_all_again(running[0])
            finally:
                for client in self.clients:
                    await client.leave()
            for server in running:
                await server.stop()
        ledgers = {client.guest: client.ledger for client in self.clients}
        return judge(
            await read_logs(data, database, [seen.table for seen in self.tables]), self.tables, ledgers, self.killed
        )

    def begin(self, data: Path, database: str, number: int) -> AbstractAsyncContextManager[Server]:
        """Begin a server."""
        return server_process(data, HASTE, database)

    async def strike(self, server: Server) -> None:
        """Kill a server, or the database."""
        if self.cluster is not None and self.rng.random() < DATABASE:
            await asyncio.to_thread(self.cluster.stop, "immediate")
            await asyncio.to_thread(self.cluster.start)
        else:
            await server.kill()
            server.start()

    async def _party(self, urls: Sequence[str], number: int) -> None:
        game, seats = self.games[number % len(self.games)], NEIGHBOURS[number // len(self.games) % len(NEIGHBOURS)]
        people = [Stubborn(urls, f"{number} {seat}", number, self._noticed) for seat in range(seats.count("open"))]
        spare = Stubborn(urls, f"{number} spare", number, self._noticed)
        self.clients += [*people, spare]
        for client in [*people, spare]:
            client.guest = (await client.through("/api/me", {"name": client.name}))["guest"]
            client.carry_cookies()
        while True:
            await self._table(people, spare, game, seats)
            if self.killed >= self.kills:
                return

    async def _table(self, people: list[Stubborn], spare: Stubborn, game: str, seats: Sequence[str]) -> None:
        minutes = CLOCKS[len(self.tables) % len(CLOCKS)]
        plan = {"game": game, "seats": seats, "own_seats": [], "turn_minutes": minutes}
        made = await people[0].through("/api/tables", plan)
        table = made["table"]
        for seat, client in enumerate(people):
            sitting = {"seat": seat, "key": made["link"]}
            await client.through(f"/api/tables/{table}/sit", sitting, done_already="server.seated_already")
        await asyncio.gather(*(client.play(table, people[0], spare) for client in people))
        told = [Told(**client.end_of(table)) for client in people]
        self.tables.append(Seen(table, game, people[0].states[table]["scores"], told))

    async def _attack(self, servers: Sequence[Server]) -> None:
        while self.killed < self.kills:
            server = self.rng.choice(servers)
            enough = self.acknowledged + self.rng.randint(1, CHOICES_A_LIFE)
            while self.acknowledged < enough:
                await asyncio.sleep(0.001)
            await asyncio.sleep(self.rng.random() * LATER)
            await self._kill(server)
            if self.killed < self.kills and self.rng.random() < EARLY:
                await asyncio.sleep(self.rng.random() * COMING_UP)
                await self._kill(server)
            await server.until_ready()

    async def _kill(self, server: Server) -> None:
        self.killed += 1
        await self.strike(server)

    async def _ask_all_again(self, server: Server) -> None:
        """Restart once more and check that every choice gets its earlier answer and every record is there."""
        await server.kill()
        server.start()
        await server.until_ready()
        await asyncio.gather(*map(_ask_all, self.clients))
        for seen in self.tables:
            seen.record = await self._record(seen.table)

    async def _record(self, table: str) -> str:
        owner = next(client for client in self.clients if table in client.events)
        return str(await owner.get(f"/api/tables/{table}/record"))

    def _noticed(self) -> None:
        self.acknowledged += 1


async def _ask_all(client: Stubborn) -> None:
    while True:
        try:
            await client.connect()
            return await client.ask_again(list(client.ledger.asked))
        except LOST:  # a database that comes up may keep a server waiting
            await asyncio.sleep(PAUSE)


Logs = dict[str, tuple[TableRow, list[Entry]]]


async def read_logs(data: Path, database: str, tables: Sequence[str]) -> Logs:
    """Return what a stopped server left on disk."""
    store = await open_store(read_settings({"data": str(data), "database": database or None}, {}))
    logs = {}
    for table in tables:
        row = await store.table(table)
        assert row is not None
        logs[table] = row, await store.entries(table)
    await store.close()
    return logs


def crash(
    data: Path,
    games: Sequence[str],
    tables: int,
    kills: int,
    seed: int,
    cluster: Cluster | None = None,
    servers: int = 1,
) -> Outcome:
    """Play this many tables at a time through this many kills; return the outcome."""
    return asyncio.run(Siege(games, tables, kills, Random(seed), cluster, servers).run(data))
