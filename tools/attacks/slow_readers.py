"""Six sockets of one guest ask for a table with much talk again and again, and read nothing."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tools.attacks.stand import Stand, attacked, flooding
from tools.report import Figure

SOCKETS = 6
LINES = 600
ADDRESS = "192.0.2.1"
A_SECOND = 19.0  # messages, all sockets together: within the limit of a guest


def measure(seed: int) -> Iterator[Figure]:
    """Yield the figure of slow readers."""
    yield attacked(f"{SOCKETS} slow readers of {LINES} long lines", _ask_and_sleep, seed)


@asynccontextmanager
async def _ask_and_sleep(stand: Stand) -> AsyncIterator[str]:
    cookie = stand.cookies[0]
    table = await _talkative_table(stand, cookie)
    sockets = [await stand.socket(cookie, ADDRESS) for _ in range(SOCKETS)]
    for socket in sockets:
        socket.transport.pause_reading()
    async with flooding(asyncio.create_task(_ask(sockets, table))):
        yield f"{A_SECOND:.0f} questions a second"
    for socket in sockets:
        socket.transport.abort()


async def _talkative_table(stand: Stand, cookie: str) -> str:
    async with stand.client(cookie, ADDRESS) as client:
        plan = {"game": "last_spike", "seats": ["open", "open"], "talk": True}
        table = str((await client.post("/api/tables", json=plan)).json()["table"])
    socket = await stand.socket(cookie, ADDRESS)
    for number in range(LINES):
        said = {"type": "say", "table": table, "text": "\N{COW FACE}" * 500, "id": f"{number}"}
        await socket.send(json.dumps(said))
        await asyncio.sleep(1 / A_SECOND)
    await socket.close()
    return table


async def _ask(sockets: list[ClientConnection], table: str) -> None:
    number = 0
    while True:
        number += 1
        with suppress(ConnectionClosed):
            await sockets[number % SOCKETS].send(json.dumps({"type": "watch", "table": table, "since": 0}))
        await asyncio.sleep(1 / A_SECOND)
