"""An address sends 1,020 requests by half and waits."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

from tools.attacks.stand import Stand, attacked
from tools.report import Figure

REQUESTS = 1020
ADDRESS = "127.0.0.2"  # trusted to speak for itself only
HALF = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Half"


def measure(seed: int) -> Iterator[Figure]:
    """Yield the figures of half requests of a stranger, and of a proxy that hands them on."""
    yield attacked(f"{REQUESTS:,} half requests", lambda stand: _hold(stand, ADDRESS), seed)
    yield attacked(f"{REQUESTS:,} half requests by a trusted proxy", lambda stand: _hold(stand, "127.0.0.1"), seed)


@asynccontextmanager
async def _hold(stand: Stand, address: str) -> AsyncIterator[str]:
    port = urlsplit(stand.url).port
    writers = []
    for _ in range(REQUESTS):
        _, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
        writer.write(HALF)
        writers.append(writer)
    try:
        yield f"{REQUESTS:,} sent"
    finally:
        for writer in writers:
            writer.transport.abort()
