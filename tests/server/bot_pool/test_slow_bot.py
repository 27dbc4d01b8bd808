"""A bot that thinks for two seconds delays only its own table."""

from __future__ import annotations

import asyncio
import json
import time

from websockets.asyncio.client import connect

from railherd.server.live.table import LiveTable
from railherd.tables.chairs import BOT
from railherd.tables.command import Actor, Judged
from railherd.tables.commands import Choose
from railherd.tables.entries import Arrange, Guest
from railherd.tables.plan import Plan
from railherd.tables.seating import SeatingCommand
from railherd.tables.state import TableState
from tests.server.helpers.bot_jobs import PLUGINS, until
from tests.server.helpers.loopback_server import Running, running
from tests.server.helpers.memory_store import MemoryStore

THINKING = 2.0  # seconds that the bot keeps a core busy without yielding
WAIT = 0.05  # seconds between two messages at the other table
AIM = 50  # ms
BOUND = 1000  # ms: half of the wait if the bot blocked the loop, on a busy machine


class GiveSeat(SeatingCommand, frozen=True):
    """Give a seat to a bot that only the worker processes know."""

    seat: int
    bot: str

    def judge(self, state: TableState, actor: Actor) -> Judged:
        """Allow it always."""
        return Judged(Arrange(BOT, self.bot), self.seat)


async def table_with(server: Running, host: Guest, bot: str) -> LiveTable:
    """Return a table where a bot is about to be asked."""
    live = await server.services.tables.create(host, Plan("last_spike", ("open", "open")))
    await live.submit(GiveSeat(1, bot))
    await until(lambda: live.state.phase == "playing")
    return live


async def let_it_think(live: LiveTable, host: Guest) -> int:
    """Choose until the bot is asked; return how far the game has come."""
    while live.state.asked == 0:
        assert live.state.match is not None
        prompt = live.state.match.prompt()
        assert prompt is not None
        await live.submit(Choose(live.id, live.state.at, prompt.options[-1].text, f"c{live.state.seq}"), Actor(host))
    return live.state.at


async def acknowledgements(server: Running, table: str, cookie: str, until: float) -> list[float]:
    """Return the milliseconds until each acknowledgement at another table, up to a time."""
    waits: list[float] = []
    async with connect(server.socket, additional_headers={"Cookie": cookie}) as socket:
        assert json.loads(await socket.recv())["type"] == "hello"
        while time.monotonic() < until:
            began = time.perf_counter()
            await socket.send(json.dumps({"type": "say", "table": table, "text": "hello", "id": f"s{len(waits)}"}))
            assert json.loads(await socket.recv())["type"] == "done"
            waits.append((time.perf_counter() - began) * 1000)
            await asyncio.sleep(WAIT)
    return sorted(waits)


def test_a_bot_that_thinks_for_two_seconds_delays_no_other_table() -> None:
    async def scene() -> None:
        async with running(MemoryStore(), plugins=PLUGINS) as server:
            ana, _ = await server.guest("Ana")
            ben, cookie = await server.guest("Ben")
            slow = await table_with(server, ana, "toil")
            other = await server.services.tables.create(ben, Plan("gwt", ("open", "open"), talk=True))
            at = await let_it_think(slow, ana)
            await until(lambda: server.services.bot_pool.pids() != [])
            waits = await acknowledgements(server, other.id, cookie, time.monotonic() + THINKING)
            print(f"\nwhile a bot thinks: {len(waits)} acknowledgements at another table, "
                  f"median {waits[len(waits) // 2]:.1f} ms, longest {waits[-1]:.1f} ms (aim: {AIM} ms)")  # fmt: skip
            assert len(waits) > 5
            assert waits[-1] < BOUND
            assert slow.state.at == at, "the bot thought for less time than the test took"
            await until(lambda: slow.state.at > at)

    asyncio.run(scene())


def test_at_a_table_with_a_bot_its_process_is_there_before_it_is_asked() -> None:
    async def scene() -> None:
        async with running(MemoryStore(), plugins=PLUGINS) as server:
            host, _ = await server.guest("Ana")
            live = await server.services.tables.create(host, Plan("gwt", ("open", "open")))
            await asyncio.sleep(WAIT)
            assert server.services.bot_pool.pids() == [], "nobody has asked for a bot yet"
            await live.submit(GiveSeat(1, "last"))
            await until(lambda: len(server.services.bot_pool.pids()) == 1)
            assert server.services.bot_pool.stats()["answered"] == 0

    asyncio.run(scene())
