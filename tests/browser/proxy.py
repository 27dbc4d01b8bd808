"""A proxy to the server that a test can cut."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable, Iterator
from urllib.parse import urlsplit

PATIENCE = 30  # seconds


class Wire:
    """Forwards every connection to a server; while it is cut, connections end at once."""

    def __init__(self, server: str) -> None:
        address = urlsplit(server)
        self._target = (address.hostname, address.port)
        self._ends: set[asyncio.StreamWriter] = set()
        self._is_cut = False
        self._is_ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True)
        self._thread.start()
        assert self._is_ready.wait(PATIENCE)

    @property
    def url(self) -> str:
        """Return the address under which the server is reached."""
        return f"http://127.0.0.1:{self._port}"

    def cut(self) -> None:
        """End every connection, and new ones at once."""
        self._is_cut = True
        self._do(self._abort)

    def mend(self) -> None:
        """Forward connections again."""
        self._is_cut = False

    def close(self) -> None:
        """Close the proxy."""
        self.cut()
        self._do(self._stopped.set)
        self._thread.join(PATIENCE)

    def _do(self, work: Callable[[], None]) -> None:
        self._loop.call_soon_threadsafe(work)

    def _abort(self) -> None:
        for end in list(self._ends):
            end.transport.abort()

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._stopped = asyncio.Event()
        async with await asyncio.start_server(self._forward, "127.0.0.1", 0) as server:
            self._port: int = server.sockets[0].getsockname()[1]
            self._is_ready.set()
            await self._stopped.wait()

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with self._held(writer):
            if self._is_cut:
                return
            their_reader, their_writer = await asyncio.open_connection(*self._target)
            with self._held(their_writer):
                await asyncio.gather(pour(reader, their_writer), pour(their_reader, writer))

    @contextlib.contextmanager
    def _held(self, end: asyncio.StreamWriter) -> Iterator[None]:
        """Register a connection for `cut`, and forget it afterwards."""
        self._ends.add(end)
        try:
            yield
        finally:
            end.transport.abort()
            self._ends.discard(end)


async def pour(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    """Copy everything from one end to the other, until either is closed."""
    with contextlib.suppress(ConnectionError):
        while data := await source.read(65_536):
            target.write(data)
            await target.drain()
    with contextlib.suppress(ConnectionError):
        target.close()
        await target.wait_closed()


@contextlib.contextmanager
def wire_to(server: str) -> Iterator[Wire]:
    """Yield a wire until the block ends."""
    wire = Wire(server)
    try:
        yield wire
    finally:
        wire.close()
