"""A text is compressed once for all who are sent it, and every client can read it."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory

from railherd.server.transport.websocket import MANY_UNREAD, WebSocketProtocol, encoded_frame
from railherd.tables.plan import Plan
from tests.server.helpers.loopback_server import Running, running
from tests.server.helpers.memory_store import MemoryStore

SPECTATORS = 12
DEFLATE = ClientPerMessageDeflateFactory
OFFERS: dict[str, list[DEFLATE] | None] = {
    "none": None,
    "usual": [DEFLATE(client_max_window_bits=True)],
    "small": [DEFLATE(server_max_window_bits=9, server_no_context_takeover=True)],
}


async def told(server: Running, cookie: str, table: str, offer: str) -> list[dict[str, Any]]:
    """Return what a spectator is sent who asks for a table twice."""
    headers = {"Cookie": cookie}
    async with connect(server.socket, additional_headers=headers, compression=None, extensions=OFFERS[offer]) as socket:
        for _ in range(2):
            await socket.send(json.dumps({"type": "watch", "table": table}))
        return [json.loads(await socket.recv()) for _ in range(3)]


@pytest.mark.parametrize("offer", OFFERS)
def test_a_state_is_read_whatever_compression_a_client_can_do(offer: str) -> None:
    async def scene() -> None:
        async with running(MemoryStore()) as server:
            ana, cookie = await server.guest("Ana")
            live = await server.services.tables.create(ana, Plan("gwt", ("open", "open"), listed=True))
            hello, first, second = await told(server, cookie, live.id, offer)
            assert hello["name"] == "Ana"
            assert first == second
            assert first["table"] == live.id

    asyncio.run(scene())


def test_all_spectators_cost_one_compression() -> None:
    async def scene() -> None:
        async with running(MemoryStore()) as server:
            ana, _ = await server.guest("Ana")
            live = await server.services.tables.create(ana, Plan("gwt", ("open", "greedy"), listed=True))
            cookies = [(await server.guest(f"Guest {number}"))[1] for number in range(SPECTATORS)]
            encoded_frame.cache_clear()
            sockets = [await connect(server.socket, additional_headers={"Cookie": cookie}) for cookie in cookies]
            for socket in sockets:
                await socket.send(json.dumps({"type": "watch", "table": live.id}))
                assert json.loads(await socket.recv())["type"] == "hello"
                assert json.loads(await socket.recv())["type"] == "state"
            before = encoded_frame.cache_info()
            server.services.hub.tell(live.state)
            for socket in sockets:
                assert json.loads(await socket.recv())["type"] == "state"
            after = encoded_frame.cache_info()
            assert (after.misses - before.misses, after.hits - before.hits) == (1, SPECTATORS - 1)
            for socket in sockets:
                await socket.close()

    asyncio.run(scene())


def test_what_is_sent_at_one_moment_is_written_at_once() -> None:
    written: list[int] = []

    async def scene(monkeypatch: pytest.MonkeyPatch) -> None:
        async with running(MemoryStore()) as server:
            ana, cookie = await server.guest("Ana")
            live = await server.services.tables.create(ana, Plan("last_spike", ("open", "open"), talk=True))
            async with connect(server.socket, additional_headers={"Cookie": cookie}) as socket:
                await socket.send(json.dumps({"type": "watch", "table": live.id}))
                assert [json.loads(await socket.recv())["type"] for _ in range(2)] == ["hello", "state"]
                write = WebSocketProtocol._write_out

                def count(socket: WebSocketProtocol) -> None:
                    written.append(len(socket._unsent))
                    write(socket)

                monkeypatch.setattr(WebSocketProtocol, "_write_out", count)
                await socket.send(json.dumps({"type": "say", "table": live.id, "text": "Hello", "id": "1"}))
                assert [json.loads(await socket.recv())["type"] for _ in range(2)] == ["state", "done"]

    with pytest.MonkeyPatch.context() as patch:
        asyncio.run(scene(patch))
    assert written[0] == 2


def test_many_messages_at_once_are_all_answered_in_their_order() -> None:
    async def scene() -> None:
        async with running(MemoryStore()) as server:
            _, cookie = await server.guest("Ana")
            async with connect(server.socket, additional_headers={"Cookie": cookie}) as socket:
                assert json.loads(await socket.recv())["type"] == "hello"
                ids = [str(number) for number in range(3 * MANY_UNREAD)]
                for id in ids:
                    await socket.send(json.dumps({"type": "say", "table": "none", "text": "Hello", "id": id}))
                assert [json.loads(await socket.recv())["id"] for _ in ids] == ids

    asyncio.run(scene())
