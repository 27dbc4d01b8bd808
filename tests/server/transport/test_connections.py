"""Connections that send nothing, or too slowly, or read nothing, take nobody's place."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import resource
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from typing import Any

import httpx
import pytest

from railherd.server import run
from railherd.server.transport import gate, http
from railherd.server.transport.files import raise_file_limit
from railherd.server.transport.listener import Listener
from tests.server.helpers.loopback_server import Running, overhearing, running
from tests.server.helpers.memory_store import MemoryStore

ATTACKER = "127.0.0.2"  # not trusted to name other addresses
HALF = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Half"
SLOW_BODY = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"
PATIENCE = 30.0

Scene = Callable[[Running], Awaitable[None]]


def at_a_server(scene: Scene) -> None:
    async def whole() -> None:
        with overhearing() as ear:
            async with running(MemoryStore()) as server, asyncio.timeout(PATIENCE):
                await scene(server)
        assert ear.troubles() == []

    asyncio.run(whole())


class Raw:
    """A connection that sends bytes of its own."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def ends(self) -> bytes:
        """Wait until the server closes; return all it sent."""
        try:
            return await self.reader.read()
        except ConnectionError:
            return b""
        finally:
            self.writer.transport.abort()


async def raw(server: Running, sent: bytes = b"", address: str = ATTACKER) -> Raw:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port, local_addr=(address, 0))
    writer.write(sent)
    return Raw(reader, writer)


@asynccontextmanager
async def many(server: Running, count: int, sent: bytes) -> AsyncIterator[list[Raw]]:
    opened = [await raw(server, sent) for _ in range(count)]
    try:
        yield opened
    finally:
        for one in opened:
            one.writer.transport.abort()


async def is_served(server: Running) -> bool:
    async with httpx.AsyncClient(timeout=PATIENCE) as client:
        return (await client.get(f"{server.url}/healthz")).status_code == 200


@pytest.mark.parametrize("sent", [b"", HALF])
def test_a_head_must_come_in_time(monkeypatch: pytest.MonkeyPatch, sent: bytes) -> None:
    assert http.HEAD_SECONDS == 10
    monkeypatch.setattr(http, "HEAD_SECONDS", 0.2)

    async def scene(server: Running) -> None:
        assert b"408" in await (await raw(server, sent)).ends()

    at_a_server(scene)


def test_a_body_must_come_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http, "BODY_SECONDS", 0.2)

    async def scene(server: Running) -> None:
        await (await raw(server, SLOW_BODY)).ends()
        assert await is_served(server)

    at_a_server(scene)


def test_a_second_request_on_the_same_connection_has_its_own_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http, "HEAD_SECONDS", 0.5)

    async def scene(server: Running) -> None:
        one = await raw(server, b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert b"200" in await one.reader.readuntil(b"}")
        await asyncio.sleep(0.6)
        one.writer.write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert b"200" in await one.reader.readuntil(b"}")
        one.writer.write(HALF)
        assert b"408" in await one.ends()

    at_a_server(scene)


def test_of_one_address_the_oldest_half_request_makes_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "UNFINISHED_PER_ADDRESS", 5)

    async def scene(server: Running) -> None:
        async with many(server, 12, HALF) as half:
            for one in half[:7]:
                await one.ends()
            assert not any(one.reader.at_eof() for one in half[7:])
            assert await is_served(server)

    at_a_server(scene)


def test_an_address_has_a_limit_of_connections_and_hinders_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "CONNECTIONS_PER_ADDRESS", 5)

    async def scene(server: Running) -> None:
        async with many(server, 8, HALF) as half:
            for one in half[5:]:
                await one.ends()
            assert not any(one.reader.at_eof() for one in half[:5])
            assert await is_served(server)
            half[0].writer.transport.abort()
            await asyncio.sleep(0.05)
            async with many(server, 1, HALF) as (late,):
                with pytest.raises(TimeoutError):
                    await asyncio.wait_for(late.reader.read(1), 0.2)

    at_a_server(scene)


async def ask_for_ever(lazy: socket.socket) -> None:
    asked = 20_000 * b"GET /api/openapi/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
    while True:
        await asyncio.get_running_loop().sock_sendall(lazy, asked)
        await asyncio.sleep(0.1)


def test_whoever_does_not_read_a_response_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http, "STALL_SECONDS", 0.3)

    async def scene(server: Running) -> None:
        with socket.socket() as lazy:
            lazy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
            lazy.setblocking(False)
            loop = asyncio.get_running_loop()
            await loop.sock_connect(lazy, ("127.0.0.1", server.port))
            with pytest.raises(ConnectionError):
                await ask_for_ever(lazy)

    at_a_server(scene)


@contextmanager
def no_gaps() -> Iterator[int]:
    """Take each free number below the highest file that other tests left open; yield a higher one."""
    gc.collect()
    highest = max(map(int, os.listdir("/dev/fd")))
    with ExitStack() as taken:
        while (file := taken.enter_context(socket.socket()).fileno()) < highest:
            pass
        yield file


def test_with_few_files_left_a_newcomer_takes_the_place_of_the_oldest_half_request(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scene(server: Running) -> None:
        async with many(server, 60, HALF) as half:  # each takes two files of this process
            assert await half[0].ends() == b"", "for the newcomer, not because it took too long"
            assert not half[-1].reader.at_eof()
            assert await is_served(server)

    with no_gaps() as file:
        monkeypatch.setattr(run, "raise_file_limit", lambda: 2 * (file + 30))
        at_a_server(scene)


def test_with_few_files_left_and_nobody_to_make_room_newcomers_are_closed_at_once() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        address = listening.getsockname()
        with Listener(listening, gate.Gate(), files=2) as listener, socket.create_connection(address) as newcomer:
            with pytest.raises(ConnectionAbortedError):
                listener.accept()
            assert newcomer.recv(1) == b""


def test_without_any_file_left_newcomers_are_closed_and_asyncio_is_not_alarmed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    true, calls = socket.socket.accept, iter([OSError(errno.EMFILE, "too many open files")])

    def accept(self: socket.socket) -> tuple[socket.socket, Any]:
        for error in calls:
            raise error
        return true(self)

    monkeypatch.setattr(socket.socket, "accept", accept)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        address = listening.getsockname()
        with Listener(listening, gate.Gate(), files=1000) as listener, socket.create_connection(address) as newcomer:
            with pytest.raises(ConnectionAbortedError):
                listener.accept()
            assert newcomer.recv(1) == b""
            with socket.create_connection(address):
                listener.accept()[0].close()


def test_the_limit_of_files_is_raised_as_far_as_it_may() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(256, before[0]), before[1]))
        assert raise_file_limit(500) == resource.getrlimit(resource.RLIMIT_NOFILE)[0] == min(500, before[1])
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
