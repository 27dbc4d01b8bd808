"""A whole server on loopback, in this process, on a store in memory, with its sockets, limits and logs."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from railherd.server.accounts.rate_limit import RateLimit
from railherd.server.addresses import free_port
from railherd.server.run import web_server
from railherd.server.services import Services, open_services
from railherd.server.settings import Settings
from railherd.tables.entries import Guest
from tests.server.helpers.memory_store import MemoryStore

NOWHERE = Path("no folder: the store is in memory")
HERE = "127.0.0.1"


class Running:
    """An open house and its address."""

    def __init__(self, services: Services, store: MemoryStore, port: int) -> None:
        self.services = services
        self.store = store
        self.port = port
        self.url = f"http://{HERE}:{port}"
        self.socket = f"ws://{HERE}:{port}/socket"

    async def guest(self, name: str) -> tuple[Guest, str]:
        """Return a new guest, and the Cookie header that identifies them."""
        visit = await self.services.guests.welcome("en", name)
        return visit.guest, f"railherd={visit.cookie}"

    def lift_limits(self) -> None:
        """Lift the rate limits, so that every message is processed."""
        services, unlimited = self.services, RateLimit(1e9, 10**9)
        services.requests = services.messages = services.new_guests = services.codes = services.replay_cpu = unlimited
        services.new_tables = unlimited

    def limit_to(self, count: int) -> None:
        """Limit each client to this many requests and messages, independent of the machine's speed."""
        self.services.requests, self.services.messages = RateLimit(1e-9, count), RateLimit(1e-9, count)

    def failed_requests(self) -> int:
        """Count the answers with a status of 500 or more."""
        lines = self.services.metrics.text({}).splitlines()
        return sum(int(line.split()[-1]) for line in lines if 'status="5' in line)


@asynccontextmanager
async def running(
    store: MemoryStore, settings: Settings | None = None, plugins: tuple[str, ...] = ()
) -> AsyncIterator[Running]:
    """Yield a server until the block ends."""
    settings = settings or Settings(data=NOWHERE, bot_workers=1)
    store.closed = False
    listener, port = free_port(HERE, 0)
    with listener:
        async with open_services(settings, port, store=store, plugins=plugins) as services:
            server = web_server(services)
            serving = asyncio.create_task(server.serve(sockets=[listener]))
            while not (server.started and services.ready):
                await asyncio.sleep(0.01)
            try:
                yield Running(services, store, port)
            finally:
                server.should_exit = True
                await serving


@contextmanager
def running_elsewhere(store: MemoryStore) -> Iterator[tuple[Running, asyncio.AbstractEventLoop]]:
    """Yield the same in a thread, for a test that blocks; and the loop to run coroutines in."""
    started: list[tuple[Running, asyncio.AbstractEventLoop]] = []
    ready, done = threading.Event(), asyncio.Event()

    async def whole() -> None:
        async with running(store) as server:
            started.append((server, asyncio.get_running_loop()))
            ready.set()
            await done.wait()

    thread = threading.Thread(target=asyncio.run, args=(whole(),), name="server")
    thread.start()
    try:
        assert ready.wait(180), "the server does not start"
        yield started[0]
    finally:
        started[0][1].call_soon_threadsafe(done.set)
        thread.join(180)
        assert not thread.is_alive(), "the server does not stop"


class Overheard(logging.Handler):
    """Log handler that keeps warnings and errors."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)

    def troubles(self) -> list[str]:
        """Return errors, and everything logged with a traceback."""
        bad = (record for record in self.records if record.exc_info or record.levelno >= logging.ERROR)
        return [f"{record.name}: {record.getMessage()}: {record.exc_info}" for record in bad]


@contextmanager
def overhearing() -> Iterator[Overheard]:
    """Listen to all logs of this process until the block ends."""
    ear = Overheard()
    logging.getLogger().addHandler(ear)
    try:
        yield ear
    finally:
        logging.getLogger().removeHandler(ear)
