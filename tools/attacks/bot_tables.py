"""Ten guests let bots alone play at two hundred tables, while a person plays with three bots."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

from tools.attacks.stand import SECONDS, Stand, attacked
from tools.report import Figure

GUESTS, TABLES_EACH = 10, 20
BOTS = ["greedy"] * 4
MOST_SECONDS = 1.0  # that a person may wait for three bots


def measure(seed: int) -> Iterator[Figure]:
    """Yield the figures of the tables without people: what others notice, and how long a person waits for bots."""
    waits: list[float] = []
    name = f"{GUESTS * TABLES_EACH} tables of bots alone"
    yield attacked(name, _let_play, seed, beside=lambda stand: _play_with_bots(stand, waits))
    waits.sort()
    middle = waits[len(waits) // 2] if waits else float("inf")
    found = f"{len(waits)} turns of three bots, {middle:.2f} s in the middle, {max(waits, default=0):.2f} s at most"
    yield Figure("a person's bots meanwhile", found, f"{MOST_SECONDS:.0f} s in the middle", middle < MOST_SECONDS)


@asynccontextmanager
async def _let_play(stand: Stand) -> AsyncIterator[str]:
    made = 0
    for guest in range(GUESTS):
        async with stand.client(stand.cookies[guest], f"192.0.2.{guest}") as client:
            for _ in range(TABLES_EACH):
                plan = {"game": "gwt", "seats": BOTS, "own_seats": []}
                answer = await client.post("/api/tables", json=plan)
                if answer.status_code == 201:
                    made += (await client.post(f"/api/tables/{answer.json()['table']}/start")).status_code == 200
                await asyncio.sleep(0.06)
    yield f"{made} tables made"


async def _play_with_bots(stand: Stand, waits: list[float]) -> None:
    """Choose the first option again and again; note how long it takes until a whole round of bots is done."""
    cookie, address = stand.cookies[-1], "198.51.100.1"
    async with stand.client(cookie, address) as client:
        plan = {"game": "gwt", "seats": ["open", "greedy", "greedy", "greedy"]}
        table = (await client.post("/api/tables", json=plan)).json()["table"]
    socket = await stand.socket(cookie, address)
    await socket.send(json.dumps({"type": "watch", "table": table}))
    left, number, until = 0.0, 0, time.monotonic() + SECONDS
    while time.monotonic() < until:
        state: dict[str, Any] = json.loads(await socket.recv())
        if state["type"] != "state" or state["prompt"] is None:
            continue
        if state["prompt"]["waits_for"] is not None:
            left = left or time.perf_counter()
            continue
        if left:
            waits.append(time.perf_counter() - left)
            left = 0.0
        number += 1
        choice = state["prompt"]["options"][0]["text"]
        said = {"type": "choose", "table": table, "at": state["at"], "choice": choice, "id": f"{number}"}
        await socket.send(json.dumps(said))
        await asyncio.sleep(0.1)
