"""Servers for tests: one in a separate process that can be killed, and one in this process on any store."""

from __future__ import annotations

import asyncio
import os
import select
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import httpx

from railherd.server.accounts.rate_limit import RateLimit
from railherd.server.addresses import free_port
from railherd.server.live.table import milliseconds
from railherd.server.run import web_server
from railherd.server.services import Services, open_services
from railherd.server.settings import Settings
from railherd.server.store.contract import Store

HERE = "127.0.0.1"
ROOT = Path(__file__).resolve().parents[3]
STARTING = 180.0  # seconds: far more than a start takes, even on a busy machine


class Server:
    """A server process on a data folder, at the same port after every restart."""

    def __init__(
        self, data: Path, haste: float = 1, database: str = "", host: str = HERE, inside: Sequence[str] = ()
    ) -> None:
        listener, self.port = free_port(HERE, 0)
        listener.close()
        self.url = f"http://{host}:{self.port}"
        self.pid = 0  # process id, 0 if none is running
        self._comes_back = bool(database)  # one that starts while its database does ends, and is started again
        arguments = (str(self.port), str(data), str(haste), database, host)
        self._command = [*inside, sys.executable, "-m", "tests.server.helpers.run_server", *arguments]
        self._runner = self._run()

    def _run(self, **environment: str) -> subprocess.Popen[bytes]:
        """Run what starts the processes."""
        env = {**os.environ, **environment}
        return subprocess.Popen(self._command, cwd=ROOT, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def start(self) -> None:
        """Start the process; `until_ready` waits until its tables are restored."""
        assert self._runner.stdin is not None
        self._runner.stdin.write(b"live\n")
        self._runner.stdin.flush()
        self.pid = self._next_number()

    async def until_ready(self) -> None:
        """Wait until every live table has been restored."""
        async with asyncio.timeout(STARTING), httpx.AsyncClient(base_url=self.url, verify=False) as http:
            while not await _is_ready(http):
                if self._has_ended():
                    assert self._comes_back, "the server ended by itself"
                    self._next_number()
                    self.start()
                await asyncio.sleep(0.05)

    async def kill(self) -> None:
        """Kill the process without warning."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> None:
        """Ask the process to stop."""
        code = await self._end(signal.SIGTERM)
        assert code in (0, -signal.SIGTERM), f"the server ended with {code}"

    async def close(self) -> None:
        """End the process and its runner."""
        if self.pid:
            await self.kill()
        self._runner.communicate()

    async def _end(self, with_signal: signal.Signals) -> int:
        if not (self._comes_back and self._has_ended()):
            os.kill(self.pid, with_signal)
        self.pid = 0
        return await asyncio.to_thread(self._next_number)

    def _has_ended(self) -> bool:
        """Return whether the runner reports an end that no test caused."""
        assert self._runner.stdout is not None
        return bool(select.select([self._runner.stdout], [], [], 0)[0])

    def _next_number(self) -> int:
        assert self._runner.stdout is not None
        return int(self._runner.stdout.readline())


async def _is_ready(http: httpx.AsyncClient) -> bool:
    try:
        return (await http.get("/readyz")).status_code == httpx.codes.OK
    except httpx.TransportError:
        return False


@asynccontextmanager
async def server_process(
    data: Path, haste: float = 1, database: str = "", host: str = HERE, inside: Sequence[str] = ()
) -> AsyncIterator[Server]:
    """Yield a server process, which may restart, until the block ends; its clocks may run faster than true ones.

    It listens at the address `host`; the words `inside` are a command that runs it, in a network of its own.
    """
    server = Server(data, haste, database, host, inside)
    try:
        server.start()
        await server.until_ready()
        yield server
    finally:
        await server.close()


class Hosted:
    """A server in this process."""

    def __init__(self, services: Services, url: str) -> None:
        self.services = services
        self.url = url


@asynccontextmanager
async def hosted(store: Store, clock: Callable[[], int] = milliseconds) -> AsyncIterator[Hosted]:
    """Yield a server with real sockets, one clock and no rate limits until the block ends; it closes the store."""
    listener, port = free_port(HERE, 0)
    settings = Settings(data=Path("the store is given"), bot_workers=1)
    with listener:
        async with open_services(
            settings, port, clock=clock, monotonic=lambda: clock() / 1000, store=store
        ) as services:
            services.requests = services.messages = services.new_guests = services.new_tables = RateLimit(1e9, 10**9)
            server = web_server(services)
            serving = asyncio.create_task(server.serve(sockets=[listener]))
            while not (server.started and services.ready):
                await asyncio.sleep(0.01)
            try:
                yield Hosted(services, f"http://{HERE}:{port}")
            finally:
                server.should_exit = True
                await serving
