"""Five guests fill the list of free tables with a hundred running ones; an honest free table must still be found."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

from tools.attacks.stand import Stand, attacked
from tools.report import Figure

GUESTS, TABLES_EACH = 5, 20


def measure(seed: int) -> Iterator[Figure]:
    """Yield the figure of the list."""
    yield attacked(f"{GUESTS * TABLES_EACH} running listed tables", _fill, seed)


@asynccontextmanager
async def _fill(stand: Stand) -> AsyncIterator[str]:
    async with stand.client(stand.cookies[-1], "198.51.100.1") as honest:
        plan = {"game": "last_spike", "seats": ["open", "open"], "listed": True}
        free = (await honest.post("/api/tables", json=plan)).json()["table"]
        for guest in range(GUESTS):
            async with stand.client(stand.cookies[guest], "192.0.2.1") as client:
                for _ in range(TABLES_EACH):
                    plan = {"game": "last_spike", "seats": ["random", "random"], "own_seats": [], "listed": True}
                    table = (await client.post("/api/tables", json=plan)).json()["table"]
                    await client.post(f"/api/tables/{table}/start")
                    await asyncio.sleep(0.1)
        found = [table["table"] for table in (await honest.get("/api/tables")).json()]
    yield f"the honest table is found among {len(found)}" if free in found else "missed: the honest table is not found"
