"""Send the records that once froze or ended a server, while two people play on.

The server is a process of its own on a slow disk, which alone takes 20 ms for each choice.
"""

import asyncio
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import httpx

from railherd.games.gwt.figures.components import read_components
from tests.golden.games import NAMES, file_of
from tests.server.helpers.hosted_server import Server, server_process
from tests.server.helpers.network_client import Client
from tools.report import Figure

HEADER = "railherd 1 · gwt rules=1 seats=2 seed=7\n"
MOST_SECONDS = 5.0  # for a refusal, on a busy machine
MOST_GROWTH = 100 * 2**20  # bytes


def hostile_records() -> dict[str, str]:
    """Return a record for each way that was found."""
    components = read_components("")
    floods = [(name, 5 if name.startswith("flood") else 0, tile.stacks) for name, tile in components.supply.items()]
    spaces = list(components.space)
    end = spaces.index("kc")
    golden = file_of(next(name for name in NAMES if name.startswith("last_spike/"))).read_text(encoding="utf-8")
    first, _, rest = golden.partition("\n")
    return {
        "a herd of a million": HEADER + "| cattle.jersey.herd = 1000000\n",
        "a market of 2^62 cards": HEADER + "| cattle.jersey.market = 4611686018427387904\n",
        "floods only": HEADER
        + "".join(f"| supply.{name}.stacks = {[count, *stacks[1:]]}\n" for name, count, stacks in floods),
        "a trail of all ways": HEADER
        + "".join(f"| space.{name}.to = {spaces[place + 1 : end + 1]}\n" for place, name in enumerate(spaces[:end])),
        "a key of 200,000 parts": HEADER + "| a" + ".a" * 200_000 + " = 1\n",
        "480,000 lines": HEADER + "|\n" * 480_000,
        "450,000 names": f"{first}\nnames {'|'.join('a' * 450_000)}\n{rest}",
    }


def measure(seed: int) -> Iterator[Figure]:
    """Yield a figure for each record."""
    return iter(asyncio.run(_measure(seed)))


async def _measure(seed: int) -> list[Figure]:
    with tempfile.TemporaryDirectory(prefix="railherd-records-") as folder:
        async with (
            server_process(Path(folder)) as server,
            Client(server.url, "Ana", seed) as ana,
            Client(server.url, "Bo", seed) as bo,
            httpx.AsyncClient(base_url=server.url, timeout=120.0, verify=False) as stranger,
        ):
            play = await _table(ana, bo)
            return [await _record(server, stranger, play, *record) for record in hostile_records().items()]


async def _table(ana: Client, bo: Client) -> Callable[[], Awaitable[float]]:
    """Return a function that makes one choice at a table of two and returns how long its acknowledgement took."""
    made = await ana.create("gwt", "open", "open")
    table = made["table"]
    await bo.sit(made)

    async def choose() -> float:
        for client in (ana, bo):
            await client.watch_on(table)
        asked = next(client for client in (ana, bo) if client.options(table))
        begun = time.monotonic()
        await asked.ask(asked.random_choice(table))
        return time.monotonic() - begun

    return choose


async def _record(
    server: Server, stranger: httpx.AsyncClient, choose: Callable[[], Awaitable[float]], name: str, record: str
) -> Figure:
    """Send one record to each address that takes one, and meanwhile ask after the server's health and play."""
    before, begun = _memory(server.pid), time.monotonic()
    paths = ("/api/records", "/api/records/strip", "/api/records/race")
    sending = [asyncio.create_task(stranger.post(path, json={"record": record})) for path in paths]
    latest, slowest = await _meanwhile(stranger, choose, sending)
    statuses = {task.result().status_code for task in sending}
    took, growth = time.monotonic() - begun, _memory(server.pid) - before
    found = (
        f"status {', '.join(map(str, sorted(statuses)))} after {took:.1f} s; healthz {latest:.2f} s late at most, "
        f"choices {slowest:.2f} s, {growth / 2**20:.0f} MB more"
    )
    mark = f"refused within {MOST_SECONDS:g} s, all else answered within a second, less than 100 MB more"
    reached = statuses == {400} and took < MOST_SECONDS and max(latest, slowest) < 1.0 and growth < MOST_GROWTH
    return Figure(f"a stranger's record: {name}", found, mark, reached)


async def _meanwhile(
    stranger: httpx.AsyncClient, choose: Callable[[], Awaitable[float]], sending: list[asyncio.Task[httpx.Response]]
) -> tuple[float, float]:
    """Return how long health and choices took at most until everything is sent."""
    latest = slowest = 0.0
    while True:
        begun = time.monotonic()
        await stranger.get("/healthz")
        latest = max(latest, time.monotonic() - begun)
        slowest = max(slowest, await choose())
        if all(task.done() for task in sending):
            return latest, slowest
        await asyncio.sleep(0.05)


def _memory(pid: int) -> int:
    """Return the memory of a process in bytes; 0 where the system does not tell."""
    status = Path(f"/proc/{pid}/status")
    if sys.platform != "linux" or not status.exists():
        return 0
    line = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) * 1024
