"""One address asks for strips of a long game 18 times a second."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress

import httpx

from tests.golden.games import NAMES, file_of
from tools.attacks.stand import Stand, attacked, flooding
from tools.report import Figure

A_SECOND = 18
ADDRESS = "192.0.2.1"


def measure(seed: int) -> Iterator[Figure]:
    """Yield the figure of the strips."""
    yield attacked(f"strips from one address, {A_SECOND} a second", _ask_for_strips, seed)


@asynccontextmanager
async def _ask_for_strips(stand: Stand) -> AsyncIterator[str]:
    name = max((name for name in NAMES if name.startswith("gwt/")), key=lambda name: file_of(name).stat().st_size)
    record, statuses, asking = file_of(name).read_text(encoding="utf-8"), Counter[int](), set[asyncio.Task[None]]()

    async def ask(client: httpx.AsyncClient, first: int) -> None:
        with suppress(httpx.HTTPError):
            answer = await client.post("/api/records/strip", json={"record": record, "first": first, "count": 60})
            statuses[answer.status_code] += 1

    async def ask_on(client: httpx.AsyncClient) -> None:
        number = 0
        while True:
            number += 1
            task = asyncio.create_task(ask(client, number % 1000))
            asking.add(task)
            task.add_done_callback(asking.discard)
            await asyncio.sleep(1 / A_SECOND)

    async with stand.client("", ADDRESS) as client, flooding(asyncio.create_task(ask_on(client))):
        yield f"{A_SECOND} a second, the game {len(record):,} letters"
