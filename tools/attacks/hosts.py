"""Ask by names of other sites and by odd ones: none may be answered, and none may be an error."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from random import Random

from tests.server.helpers.loopback_server import HERE, Running, overhearing, running
from tests.server.helpers.memory_store import MemoryStore
from tools.report import Figure

REQUESTS = 1000
PATHS = ("/", "/healthz", "/readyz", "/metrics", "/api/me", "/api/tables", "/api/tables/x/qr", "/t/x", "/socket")
ODD = (
    "evil.example:99999",
    "x" * 3000,
    "",
    "caf\u00e9.example",
    "a b",
    "[::1",
    "localhost:99999",
    "user@localhost",
    "::",
)
PATIENCE = 10.0


def measure(seed: int) -> Iterator[Figure]:
    """Yield the figure of foreign and odd names."""
    with overhearing() as ear:
        statuses = asyncio.run(_ask(Random(seed)))
    told = ", ".join(f"{count} × {status}" for status, count in sorted(statuses.items()))
    found = f"{statuses.total():,} requests: {told}; {len(ear.troubles())} errors in the log"
    sound = set(statuses) <= {400, 403, 421} and not ear.troubles()
    yield Figure("foreign and odd Host headers", found, "only 400, 403 and 421, no error", sound)


async def _ask(rng: Random) -> Counter[int]:
    statuses = Counter[int]()
    async with running(MemoryStore()) as server:
        server.lift_limits()
        for _ in range(REQUESTS):
            host = rng.choice([f"{rng.randrange(10**6)}.example", *ODD])
            statuses[await _status(server, rng.choice(PATHS), host)] += 1
    return statuses


async def _status(server: Running, path: str, host: str) -> int:
    """Send a request by hand, since no client would send such a Host; return the status."""
    lines = [f"GET {path} HTTP/1.1", f"Host: {host}", f"Origin: http://{host}"]
    if path == "/socket":
        key = "dGhlIHNhbXBsZSBub25jZQ=="
        lines += ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}"]
    reader, writer = await asyncio.open_connection(HERE, server.port)
    try:
        writer.write(("\r\n".join([*lines, "", ""])).encode("latin-1"))
        answer = await asyncio.wait_for(reader.readline(), PATIENCE)
        return int(answer.split()[1])
    finally:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()
