"""Thirty people play at tables with three bots each: how long until their choices are acknowledged."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

from websockets.asyncio.client import ClientConnection

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
    sent: dict[str, float] = {}  # when each choice was sent, by its id
    choosing: dict[int, asyncio.Task[None]] = {}  # by the moment of the game that it answers
    until = time.monotonic() + SECONDS
    while time.monotonic() < until:
        heard = json.loads(await socket.recv())
        if heard["type"] == "done":
            waits.append((time.perf_counter() - sent[heard["id"]]) * 1000)
        elif _asks(heard) and heard["at"] not in choosing:
            choosing[heard["at"]] = asyncio.create_task(_choose(socket, heard, sent))


def _asks(heard: dict[str, Any]) -> bool:
    """Return whether a message asks this person something."""
    prompt = heard["prompt"] if heard["type"] == "state" else None
    return prompt is not None and prompt["waits_for"] is None


async def _choose(socket: ClientConnection, state: dict[str, Any], sent: dict[str, float]) -> None:
    await asyncio.sleep(PAUSE_SECONDS)
    id, choice = f"{state['at']}", state["prompt"]["options"][0]["text"]
    said = {"type": "choose", "table": state["table"], "at": state["at"], "choice": choice, "id": id}
    sent[id] = time.perf_counter()
    await socket.send(json.dumps(said))
