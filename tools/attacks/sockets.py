"""One guest opens 1,200 sockets, as fast as an address may."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from tools.attacks.stand import Stand, attacked, flooding
from tools.report import Figure

SOCKETS = 1200
ADDRESS = "192.0.2.1"
SOCKETS_A_SECOND = 100


def measure(seed: int) -> Iterator[Figure]:
    """Yield the figure of the sockets."""
    yield attacked(f"{SOCKETS:,} sockets of one guest", _open_many, seed)


@asynccontextmanager
async def _open_many(stand: Stand) -> AsyncIterator[str]:
    held: list[ClientConnection] = []

    async def open_all() -> None:
        for _ in range(SOCKETS):
            with suppress(OSError, TimeoutError, WebSocketException):
                held.append(await stand.socket(stand.cookies[0], ADDRESS))
            await asyncio.sleep(1 / SOCKETS_A_SECOND)

    async with flooding(asyncio.create_task(open_all())):
        yield f"{SOCKETS:,} tried"
    for socket in held:
        socket.transport.abort()
