"""A server that is attacked while honest people play, and what they notice of it.

Server, attackers and people are a process each. Attackers would be on other machines, so theirs has a low priority:
what they compute takes no time from the server or from those who measure.
"""

import asyncio
import multiprocessing
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection, connect

from railherd.server.hosting.control import read_control
from railherd.server.services import open_services
from railherd.server.settings import Settings
from tools.load import Figures, Pair, furnish, load_average, memory_of, shares, watch_oneself
from tools.report import Figure

TABLES = 20
SECONDS = 30.0  # some hundred choices: one that our own machine held up must not decide
QUIET_SECONDS = 5.0  # before the attack, to compare
PATIENCE = 30.0
ATTACKERS = 30

NEWCOMER_MS, OTHERS_MS, MEMORY_MB, LOG_MB = 1000.0, 50.0, 100.0, 1.0
MARK = "a newcomer is served within 1 s, others' p99 < 50 ms, memory + < 100 MB, log < 1 MB a minute"


@dataclass
class Stand:
    """The server under attack."""

    url: str
    pid: int
    log: Path
    cookies: list[str]  # of the attackers

    async def socket(self, cookie: str, address: str) -> ClientConnection:
        """Open a socket of a guest at an address, as a proxy on this machine would hand it on."""
        headers = {"Cookie": cookie, "X-Forwarded-For": address}
        where = self.url.replace("http", "ws", 1) + "/socket"
        return await connect(where, additional_headers=headers, open_timeout=PATIENCE, ping_interval=None)

    def client(self, cookie: str, address: str) -> httpx.AsyncClient:
        """Return a client for requests of a guest at an address.

        It knows no certificates: to read those takes 50 ms, in which people who are measured would wait.
        """
        headers = {"Cookie": cookie, "X-Forwarded-For": address}
        return httpx.AsyncClient(base_url=self.url, headers=headers, timeout=PATIENCE, verify=False)


Attack = Callable[[Stand], AbstractAsyncContextManager[str]]
"""Attacks a stand while the block runs; yields what was reached, in words."""

Beside = Callable[[Stand], Coroutine[None, None, None]]
"""What somebody honest does during the attack beside those who play."""


async def _nothing(_: Stand) -> None:
    """Do nothing beside."""


def attacked(name: str, attack: Attack, seed: int, files: int = 1024, beside: Beside = _nothing) -> Figure:
    """Let people play while a server with so many files is attacked; return the figure of what they notice."""
    with tempfile.TemporaryDirectory(prefix="railherd-attack-") as folder:
        pairs, cookies = asyncio.run(_furnish(Path(folder), seed))
        with _server(Path(folder), cookies, files) as stand, _attackers(attack, stand) as attackers:
            return asyncio.run(_measure(name, attackers, stand, pairs, beside))


@contextmanager
def _attackers(attack: Attack, stand: Stand) -> Iterator[Connection]:
    """Run a process that attacks when it is told to and tells what it reached; when it is told again, it ends."""
    ours, theirs = multiprocessing.Pipe()
    process = multiprocessing.get_context("fork").Process(target=_attack, args=(attack, stand, theirs))
    process.start()
    try:
        yield ours
    finally:
        process.join(PATIENCE)
        process.kill()


def _attack(attack: Attack, stand: Stand, orders: Connection) -> None:
    os.nice(10)
    orders.recv()
    asyncio.run(_attack_until_told(attack, stand, orders))


async def _attack_until_told(attack: Attack, stand: Stand, orders: Connection) -> None:
    async with attack(stand) as reached:
        orders.send(reached)
        await asyncio.to_thread(orders.recv)


async def _furnish(folder: Path, seed: int) -> tuple[list[Pair], list[str]]:
    settings = Settings(data=folder, bot_workers=1)
    pairs = await furnish(settings, TABLES, ["gwt"], seed)
    async with open_services(settings, port=0) as services:
        visits = [await services.guests.welcome("en", f"Eve {number}") for number in range(ATTACKERS)]
    return pairs, [f"railherd={visit.cookie}" for visit in visits]


@contextmanager
def _server(folder: Path, cookies: list[str], files: int) -> Iterator[Stand]:
    """Run a server that may have so many files open, hard and soft, and that logs every request."""
    limited = f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, ({files}, {files}))"
    code = f"{limited}; from railherd.cli import main; main()"
    words = ["serve", "--port", "0", "--data", str(folder), "--log", "json", "--bot-workers", "1"]
    log = folder / "log"
    with log.open("wb") as errors:
        process = subprocess.Popen([sys.executable, "-c", code, *words], stdout=subprocess.DEVNULL, stderr=errors)
    try:
        until = time.monotonic() + PATIENCE
        while (control := read_control(folder)) is None:
            if time.monotonic() > until or process.poll() is not None:
                raise SystemExit("The server does not start.")
            time.sleep(0.05)
        yield Stand(control.url, process.pid, log, cookies)
    finally:
        process.terminate()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()


async def _measure(name: str, attackers: Connection, stand: Stand, pairs: list[Pair], beside: Beside) -> Figure:
    figures, before = Figures(), Figures()
    for pair in pairs:
        for seat in pair.seats:
            await seat.connect(stand.url)
            await seat.watch(pair.table)
    async with httpx.AsyncClient(base_url=stand.url, timeout=PATIENCE, verify=False) as http:
        quiet_until = time.monotonic() + QUIET_SECONDS
        await asyncio.gather(_arrive(stand, quiet_until), *(pair.play(before, http, quiet_until) for pair in pairs))
        memory = memory_of(stand.pid)
        begun, logged = time.monotonic(), stand.log.stat().st_size
        attackers.send("begin")
        reached: str = await asyncio.to_thread(attackers.recv)
        until = time.monotonic() + SECONDS
        async with flooding(asyncio.create_task(watch_oneself(figures, 0)), asyncio.create_task(beside(stand))):
            arriving = asyncio.create_task(_arrive(stand, until))
            await asyncio.gather(*(pair.play(figures, http, until) for pair in pairs))
            newcomer = await arriving
        grown = memory_of(stand.pid) - memory
        minutes = (time.monotonic() - begun) / 60
        a_minute = (stand.log.stat().st_size - logged) / 1e6 / minutes
        attackers.send("end")
    others = sorted(figures.waits)[int(len(figures.waits) * 0.99)] if figures.waits else float("inf")
    found = (
        f"{reached}; newcomer {newcomer:.0f} ms at worst; {len(figures.waits)} choices of others: "
        f"{shares(figures.waits) if figures.waits else 'none'}, before {shares(before.waits)}, "
        f"{len(figures.errors)} errors "
        f"(own lateness {shares(figures.lags)}); memory +{grown:.0f} MB; log {a_minute:.2f} MB a minute; "
        f"load {load_average()}"
    )
    within = newcomer < NEWCOMER_MS and others < OTHERS_MS and grown < MEMORY_MB and a_minute < LOG_MB
    return Figure(name, found, MARK, within and not figures.errors and not reached.startswith("missed"))


async def _arrive(stand: Stand, until: float) -> float:
    """Come anew every second, from another address each time; return the longest wait in milliseconds."""
    waits, number = [0.0], 0
    while time.monotonic() < until:
        number += 1
        begun = time.perf_counter()
        try:
            async with stand.client("", f"203.0.113.{number}") as client:
                (await client.get("/api/tables")).raise_for_status()
        except httpx.HTTPError:
            return float("inf")
        waits.append((time.perf_counter() - begun) * 1000)
        await asyncio.sleep(1)
    return max(waits)


@asynccontextmanager
async def flooding(*tasks: asyncio.Task[None]) -> AsyncIterator[None]:
    """Keep tasks going while the block runs."""
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
