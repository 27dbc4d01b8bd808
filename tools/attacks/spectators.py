"""Five hundred spectators watch one table where bots play without pause."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

from websockets.asyncio.client import ClientConnection

from tools.attacks.stand import Stand, attacked, flooding
from tools.report import Figure

SPECTATORS = 500
A_GUEST = 20
BOTS = ["random"] * 4


def measure(seed: int) -> Iterator[Figure]:
    """Yield the figure of the spectators."""
    yield attacked(f"{SPECTATORS} spectators at one table", _watch, seed, files=4096)


@asynccontextmanager
async def _watch(stand: Stand) -> AsyncIterator[str]:
    heard = 0

    async def read(socket: ClientConnection) -> None:
        nonlocal heard
        async for _ in socket:
            heard += 1

    sockets = []
    for number in range(SPECTATORS):
        guest = number // A_GUEST
        sockets.append(await stand.socket(stand.cookies[guest], f"192.0.2.{guest}"))
        await asyncio.sleep(0.01)
    async with stand.client(stand.cookies[0], "192.0.2.0") as client:
        plan = {"game": "gwt", "seats": BOTS, "own_seats": [], "listed": True}
        table = (await client.post("/api/tables", json=plan)).json()["table"]
        for socket in sockets:
            await socket.send(json.dumps({"type": "watch", "table": table}))
        reading = [asyncio.create_task(read(socket)) for socket in sockets]
        (await client.post(f"/api/tables/{table}/start")).raise_for_status()
    async with flooding(*reading):
        yield f"{len(sockets)} sockets"
    for socket in sockets:
        socket.transport.abort()
