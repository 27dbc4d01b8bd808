"""Two people at each of many tables, one choice a second at each: how long until a choice is acknowledged.

    python tools/load.py                        500 tables, 1,000 sockets, five minutes
    python tools/load.py --tables 50 --minutes 0.5
    python tools/load.py --write                and write the figures into docs/measured.md
    python tools/load.py --profile server.prof  with the server under cProfile
    python tools/load.py --postgres             on a PostgreSQL server of its own, which keeps every promise to the disk

The server is a separate process on loopback with its ordinary limits; this one plays all the clients, each table from
an address of its own, as a proxy on the same machine would tell it. Guests and tables are made beforehand in the data
folder. How long the disk alone takes for an fsync is measured before and after. Linux only.
Exit code 1 if a choice went unanswered or was refused.
"""

import argparse
import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from railherd import COMPILED, games  # noqa: E402
from railherd.server.addresses import free_port  # noqa: E402
from railherd.server.services import open_services  # noqa: E402
from railherd.server.settings import LOOPBACK, Settings  # noqa: E402
from railherd.tables.command import Actor  # noqa: E402
from railherd.tables.plan import Plan  # noqa: E402
from railherd.tables.seating import Sit  # noqa: E402
from tests.server.helpers.postgres import cluster, programs  # noqa: E402
from tools.report import Figure, write_part  # noqa: E402

SOCKETS_A_SECOND = 100.0
FSYNCS = 300  # at a time, of a page each
PAGE = 4096
PATIENCE = 30.0
BEAT = 0.01
AIM = 100.0  # ms, the aim for 99 of 100 choices


class Prompt(msgspec.Struct):
    """The fields of a prompt that are needed to answer it."""

    options: list[dict[str, Any]]
    waits_for: int | None = None


class Heard(msgspec.Struct):
    """The fields of a message that this program reads."""

    type: str
    table: str = ""
    id: str = ""
    at: int = 0
    phase: str = ""
    prompt: Prompt | None = None
    problem: Any = None


hear = msgspec.json.Decoder(Heard).decode


@dataclass
class Figures:
    """The figures measured; times are in milliseconds."""

    waits: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)  # MB, at the start and after each minute
    lags: list[float] = field(default_factory=list)  # how late this program's own timer ticks were

    fsyncs: list[float] = field(default_factory=list)  # of the same disk, without the server
    busy: float = 0.0  # the share of a core that the server used
    computed: float = 0.0  # seconds of CPU that it used

    @property
    def each(self) -> str:
        """What the server needs for a choice, of all that it computes meanwhile."""
        return f"{self.computed * 1000 / max(1, len(self.waits)):.2f} ms of CPU a choice"

    def lines(self, tables: int) -> list[str]:
        """Return the figures as lines for people."""
        if not self.waits:
            return ["No choice was acknowledged.", *self.errors[:5]]
        return [
            f"{tables} tables, {2 * tables} sockets, rules {'compiled' if COMPILED else 'interpreted'}, "
            f"load average {load_average()}",
            f"{len(self.waits):,} choices, {len(self.errors)} errors",
            f"acknowledged after: {shares(self.waits)} (aim: p99 under {AIM:.0f} ms)",
            f"the same disk alone, an fsync: {shares(self.fsyncs)}",
            f"of that this program's own lateness: {shares(self.lags)}, {time.process_time():.0f} s of a core",
            f"server: {self.busy:.0%} of a core, {self.each}, memory {self.memory[0]:.0f} MB at the start, "
            f"{self.memory[-1]:.0f} MB at the end",
            *self.errors[:5],
        ]

    def rows(self, tables: int, minutes: float) -> list[Figure]:
        """Return the figures for docs/measured.md."""
        sound = bool(self.waits) and not self.errors and within(self.waits, 0.99) < AIM
        found = f"{len(self.waits):,} choices, {len(self.errors)} errors; {shares(self.waits or [0.0])}"
        memory = f"{self.memory[0]:.0f} MB at the start, {self.memory[-1]:.0f} MB at the end"
        what = (
            f"{tables} tables, {2 * tables} sockets, a choice a second at each, {minutes:g} min, load {load_average()}"
        )
        return [
            Figure(what, found, f"p99 under {AIM:.0f} ms", sound),
            Figure("the same disk alone: an fsync", shares(self.fsyncs), "for comparison", True),
            Figure(
                "the server", f"{self.busy:.0%} of a core, {self.each}; {memory}", "less than a core", self.busy < 1
            ),
        ]


def shares(times: list[float]) -> str:
    """Return the times within which half, 99 of 100 and all choices were acknowledged."""
    return f"p50 {within(times, 0.5):.1f} ms, p99 {within(times, 0.99):.1f} ms, max {max(times):.1f} ms"


def within(times: list[float], part: float) -> float:
    """Return the time within which a part of all was done."""
    return sorted(times)[int(len(times) * part)]


def bare_fsyncs(folder: Path) -> list[float]:
    """Return how long the disk takes to save single pages when nobody else writes to the file."""
    times = []
    with (folder / "fsync").open("wb", buffering=0) as file:
        for _ in range(FSYNCS):
            began = time.perf_counter()
            file.write(b"x" * PAGE)
            os.fsync(file.fileno())
            times.append((time.perf_counter() - began) * 1000)
    return times


class Seat:
    """One guest with their socket."""

    def __init__(self, cookie: str, address: str) -> None:
        self.headers = {"Cookie": cookie, "X-Forwarded-For": address}
        self.state = Heard("state")
        self.changed = 0.0  # when the state came, by this program's clock
        self.news = asyncio.Event()
        self._socket: ClientConnection | None = None
        self._waiting: dict[str, asyncio.Future[Heard]] = {}
        self._reading: asyncio.Task[None] | None = None

    async def hang_up(self) -> None:
        """Close the socket."""
        assert self._socket is not None
        await self._socket.close()

    async def connect(self, url: str) -> None:
        """Open the socket."""
        address = url.replace("http", "ws", 1) + "/socket"
        self._socket = await connect(address, additional_headers=self.headers, ping_interval=None)
        self._reading = asyncio.create_task(self._read(self._socket))

    async def watch(self, table: str) -> None:
        """Start watching the table."""
        self.news.clear()
        await self._say(type="watch", table=table)
        await asyncio.wait_for(self.news.wait(), PATIENCE)

    async def unwatch(self, table: str) -> None:
        """Stop watching the table."""
        await self._say(type="unwatch", table=table)

    async def choose(self, table: str, choice: str, id: str) -> tuple[float, Heard]:
        """Send a choice; return the milliseconds until the answer, and the answer."""
        answer = self._waiting[id] = asyncio.get_running_loop().create_future()
        began = time.perf_counter()
        await self._say(type="choose", table=table, at=self.state.at, choice=choice, id=id)
        heard = await asyncio.wait_for(answer, PATIENCE)
        return (time.perf_counter() - began) * 1000, heard

    async def _say(self, **said: str | int) -> None:
        assert self._socket is not None
        await self._socket.send(msgspec.json.encode(said), text=True)

    async def _read(self, socket: ClientConnection) -> None:
        async for frame in socket:
            heard = hear(frame)
            if heard.type == "state":
                self.state, self.changed = heard, time.perf_counter()
                self.news.set()
            elif heard.type == "ping":
                await socket.send('{"type":"pong"}')
            elif heard.id in self._waiting:
                self._waiting.pop(heard.id).set_result(heard)


class Pair:
    """Two guests who play one game after another with each other."""

    def __init__(self, table: str, cookies: tuple[str, str], address: str, rng: random.Random) -> None:
        self.table = table
        self.seats = [Seat(cookie, address) for cookie in cookies]
        self.rng = rng
        self._made = 0

    async def play(self, figures: Figures, http: httpx.AsyncClient, until: float) -> None:
        """Make one choice a second, at this table's own offset within the second, until a deadline."""
        due = time.monotonic() + self.rng.random()
        while due < until:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            try:
                await self._once(figures, http)
            except (TimeoutError, OSError, httpx.HTTPError) as error:
                figures.errors.append(repr(error))
            due = max(due + 1, time.monotonic())

    async def _once(self, figures: Figures, http: httpx.AsyncClient) -> None:
        if self.seats[0].state.phase == "over":
            await self._again(http)
        asked = await asyncio.wait_for(self._asked(), PATIENCE)
        assert asked.state.prompt is not None
        self._made += 1
        choice = self.rng.choice(asked.state.prompt.options)["text"]
        wait, heard = await asked.choose(self.table, choice, f"load {self._made}")
        figures.waits.append(wait)
        if heard.type != "done":
            figures.errors.append(f"{choice}: {heard.problem}")

    async def _asked(self) -> Seat:
        """Return the seat that must choose, as soon as it has heard so."""
        while True:
            for seat in self.seats:
                if seat.state.prompt and seat.state.prompt.waits_for is None:
                    return seat
            await asyncio.sleep(BEAT)

    async def _again(self, http: httpx.AsyncClient) -> None:
        answer = await http.post(f"/api/tables/{self.table}/rematch", headers=self.seats[0].headers)
        answer.raise_for_status()
        for seat in self.seats:
            await seat.unwatch(self.table)
        self.table = answer.json()["table"]
        for seat in self.seats:
            await seat.watch(self.table)


async def furnish(settings: Settings, count: int, games: list[str], seed: int) -> list[Pair]:
    """Create tables with two guests each in the data folder or the database, before the server opens it."""
    pairs = []
    async with open_services(settings, port=0) as services:
        for number in range(count):
            visits = [await services.guests.welcome("en", f"{name} {number}") for name in ("Ana", "Ben")]
            live = await services.tables.create(visits[0].guest, Plan(games[number % len(games)], ("open", "open")))
            await live.submit(Sit(1, invited=False), Actor(visits[1].guest))
            cookies = (f"railherd={visits[0].cookie}", f"railherd={visits[1].cookie}")
            address = f"10.1.{number // 250}.{number % 250 + 1}"
            pairs.append(Pair(live.id, cookies, address, random.Random(seed + number)))
    return pairs


@contextmanager
def server(settings: Settings, profile: str | None) -> Iterator[tuple[str, int]]:
    """Run a server on the folder or the database; yield its address and its process id."""
    listener, port = free_port(LOOPBACK, 0)
    listener.close()
    profiler = ["-m", "cProfile", "-o", profile] if profile else []
    place = ["--database", settings.database] if settings.database else ["--data", str(settings.data)]
    command = [sys.executable, *profiler, "-m", "railherd", "serve", "--port", str(port), *place]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, start_new_session=True)  # Ctrl-C is for this program
    try:
        until = time.monotonic() + PATIENCE
        while not is_heard(port):
            if time.monotonic() > until or process.poll() is not None:
                raise SystemExit("The server does not start.")
            time.sleep(0.05)
        yield f"http://{LOOPBACK}:{port}", process.pid
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(PATIENCE)


def is_heard(port: int) -> bool:
    """Return whether somebody listens at a port."""
    try:
        socket.create_connection((LOOPBACK, port), timeout=1).close()
    except OSError:
        return False
    return True


@contextmanager
def place(folder: Path, in_postgres: bool) -> Iterator[Settings]:
    """Yield settings that keep everything in a folder, or in a PostgreSQL server of our own that waits for the disk."""
    if not in_postgres:
        yield Settings(data=folder, bot_workers=1)
        return
    bin = programs()
    if bin is None:
        raise SystemExit("PostgreSQL's programs are not installed (Debian: apt install postgresql).")
    with cluster(bin, options=()) as running:
        yield Settings(data=folder, bot_workers=1, database=running.new_database("load"))


def memory_of(pid: int) -> float:
    """Return the memory of a process in megabytes."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1_000_000


def processor_seconds(pid: int) -> float:
    """Return the CPU seconds that a process has used."""
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


async def load(pairs: list[Pair], url: str, pid: int, minutes: float) -> Figures:
    """Connect all clients, then let them play."""
    figures = Figures()
    for pair in pairs:
        for seat in pair.seats:
            await seat.connect(url)
            await seat.watch(pair.table)
            await asyncio.sleep(1 / SOCKETS_A_SECOND)
    print(f"{2 * len(pairs)} sockets connected, load average {load_average()}", flush=True)
    figures.memory.append(memory_of(pid))
    computed, began = processor_seconds(pid), time.monotonic()
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE, verify=False) as http:
        watching = [asyncio.create_task(watch(figures, pid)) for watch in (watch_memory, watch_oneself)]
        await asyncio.gather(*(pair.play(figures, http, began + minutes * 60) for pair in pairs))
        assert not any(task.done() for task in watching)
    figures.memory.append(memory_of(pid))
    figures.computed = processor_seconds(pid) - computed
    figures.busy = figures.computed / (time.monotonic() - began)
    return figures


async def watch_memory(figures: Figures, pid: int) -> None:
    """Record and print the server's memory every minute."""
    while True:
        await asyncio.sleep(60)
        figures.memory.append(memory_of(pid))
        print(f"{len(figures.waits):,} choices, server at {figures.memory[-1]:.0f} MB", flush=True)


async def watch_oneself(figures: Figures, _: int) -> None:
    """Record how late this program runs: its measured times are too long by at least as much."""
    while True:
        began = time.perf_counter()
        await asyncio.sleep(BEAT)
        figures.lags.append((time.perf_counter() - began - BEAT) * 1000)


def load_average() -> str:
    """Return the system's load average of the last minute."""
    return f"{os.getloadavg()[0]:.1f}"


def main() -> int:
    """Set up the tables, measure and print."""
    parser = argparse.ArgumentParser(description="How long choices wait for their acknowledgement.")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--write", action="store_true", help="write the figures into docs/measured.md")
    parser.add_argument("--games", default=",".join(games()), help="separated by commas")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgres", action="store_true", help="on PostgreSQL instead of SQLite")
    parser.add_argument("--profile", metavar="FILE", help="run the server under cProfile")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="railherd-load-") as name:
        folder = Path(name)
        with place(folder, given.postgres) as settings:
            pairs = asyncio.run(furnish(settings, given.tables, given.games.split(","), given.seed))
            fsyncs = bare_fsyncs(folder)
            with server(settings, given.profile) as (url, pid):
                figures = asyncio.run(load(pairs, url, pid, given.minutes))
        figures.fsyncs = fsyncs + bare_fsyncs(folder)
    if given.write:
        write_part("load", "make load", figures.rows(given.tables, given.minutes), given.seed)
    for line in figures.lines(given.tables):
        print(line)
    return 1 if figures.errors or not figures.waits else 0


if __name__ == "__main__":
    sys.exit(main())
