"""Thirty people play at tables with three bots each: how long until their choices are acknowledged."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

from tools.attacks.stand import ATTACKERS, OTHERS_MS, SECONDS, Stand, attacked
from tools.load import shares, within
from tools.report import Figure

BOTS = ["greedy"] * 3
PAUSE_SECONDS = 0.2  # of a person before each choice


def measure(seed: int) -> Iterator[Figure]:
    """Yield what people at tables without bots notice, and what those who play with bots do."""
    waits: list[float] = []
    name = f"{ATTACKERS} tables of a person with three bots"
    yield attacked(name, _no_attack, seed, beside=lambda stand: _play_all(stand, waits))
    found = f"{len(waits):,} choices acknowledged after {shares(waits)}" if waits else "none"
    reached = bool(waits) and within(waits, 0.99) < OTHERS_MS
    yield Figure("choices at those tables", found, f"99 of 100 within {OTHERS_MS:.0f} ms", reached)


@asynccontextmanager
async def _no_attack(_: Stand) -> AsyncIterator[str]:
    yield "nobody attacks"


async def _play_all(stand: Stand, waits: list[float]) -> None:
    await asyncio.gather(*(_play(stand, number, waits) for number in range(ATTACKERS)))


async def _play(stand: Stand, number: int, waits: list[float]) -> None:
    """Choose the first option again and again; note how long each acknowledgement takes, in milliseconds."""
    cookie, address = stand.cookies[number], f"198.51.100.{number + 1}"
    async with stand.client(cookie, address) as client:
        plan = {"game": "gwt", "seats": ["open", *BOTS]}
        table = (await client.post("/api/tables", json=plan)).json()["table"]
    socket = await stand.socket(cookie, address)
    await socket.send(json.dumps({"type": "watch", "table": table}))
    begun, made, until = 0.0, 0, time.monotonic() + SECONDS
    while time.monotonic() < until:
        heard = json.loads(await socket.recv())
        if heard["type"] == "done":
            waits.append((time.perf_counter() - begun) * 1000)
        if heard["type"] != "state" or heard["prompt"] is None or heard["prompt"]["waits_for"] is not None:
            continue
        await asyncio.sleep(PAUSE_SECONDS)
        made += 1
        choice = heard["prompt"]["options"][0]["text"]
        begun = time.perf_counter()
        await socket.send(
            json.dumps({"type": "choose", "table": table, "at": heard["at"], "choice": choice, "id": f"{made}"})
        )
