"""Websocket connections that compress each text once, however many of them send it."""

from __future__ import annotations

import asyncio
import logging
import struct
from functools import lru_cache
from typing import Any

from isal import isal_zlib
from litestar.types import Receive, Send
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from railherd.server.accounts.rate_limit import address_key
from railherd.server.transport.http import GatedConfig

CLOSE_SECONDS = 2.0  # for the other side to answer a close frame
WORTH_COMPRESSING = 500  # bytes
COMPRESSION_LEVEL = 1  # of ISA-L's 3: a quarter of zlib's time at its level 1, for the same size
FINAL, COMPRESSED = 0x80, 0x40  # bits of a frame's first byte
FLUSHED = b"\x00\x00\xff\xff"  # the end of a flushed block, which websockets leave out
KEPT_FRAMES = 32
MANY_UNREAD = 8  # messages that wait for the application before no more are read


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """One websocket connection. Every message is compressed on its own, so that the result can be shared."""

    def __init__(
        self,
        config: GatedConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._gate = config.gate
        self.close_timeout = CLOSE_SECONDS
        self._unsent: list[bytes] = []  # frames of this moment
        self._window_bits: int | None = None  # once it is agreed
        deflate = ServerPerMessageDeflateFactory(server_no_context_takeover=True, client_max_window_bits=12)
        self.conn = ServerProtocol(
            extensions=[deflate], max_size=config.ws_max_size, logger=logging.getLogger("uvicorn.error")
        )

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the connection, which began as one of HTTP, no more."""
        super().connection_lost(exc)
        self._gate.leave(address_key(self.client[0] if self.client else ""))

    def send_receive_event_to_app(self) -> None:
        """Hand over a message; go on reading until several wait, for to stop and go on costs a system call each."""
        if self.read_paused or self.queue.qsize() >= MANY_UNREAD:
            super().send_receive_event_to_app()
            return
        self.read_paused = True  # as far as it knows
        super().send_receive_event_to_app()
        self.read_paused = False

    async def send(self, message: ASGISendEvent) -> None:
        """Send a message of the application; whoever does not read is not waited for to be told goodbye."""
        if message["type"] == "websocket.close" and not self.writable.is_set():
            self.transport.abort()
            return
        text = message.get("text")
        if message["type"] != "websocket.send" or not isinstance(text, str):
            self._write_out()
            await super().send(message)
            return
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.conn.state is not State.OPEN:
            raise ClientDisconnected
        if not self._unsent:
            self.loop.call_soon(self._write_out)
        self._unsent.append(encoded_frame(text, self._deflate_bits()))

    def _write_out(self) -> None:
        """Write all frames of this moment at once: a system call costs more than a frame."""
        if self._unsent:
            self.transport.write(b"".join(self._unsent))
            self._unsent.clear()

    def _deflate_bits(self) -> int:
        """Return the size of the window that the client can decompress, 0 if it cannot."""
        if self._window_bits is None:
            found = [part.local_max_window_bits for part in self.conn.extensions if isinstance(part, PerMessageDeflate)]
            self._window_bits = found[0] if found else 0
        return self._window_bits


@lru_cache(KEPT_FRAMES)
def encoded_frame(text: str, window_bits: int) -> bytes:
    """Return a text as a frame, compressed if there is a window and it is worth it.

    A state goes to all spectators as the same string, one right after the other, so it is worked out once.
    """
    payload = text.encode()
    is_compressed = window_bits > 0 and len(payload) >= WORTH_COMPRESSING
    data = _deflated(payload, window_bits) if is_compressed else payload
    return _head(len(data), is_compressed) + data


def _deflated(payload: bytes, window_bits: int) -> bytes:
    """Return a message compressed on its own, as RFC 7692 has it."""
    deflate = isal_zlib.compressobj(COMPRESSION_LEVEL, wbits=-window_bits)
    data = deflate.compress(payload) + deflate.flush(isal_zlib.Z_SYNC_FLUSH)
    return data.removesuffix(FLUSHED)


def _head(length: int, is_compressed: bool) -> bytes:
    """Return the head of a text frame that is whole in itself, as RFC 6455 has it."""
    first = FINAL | (COMPRESSED if is_compressed else 0) | Opcode.TEXT
    if length < 126:
        return struct.pack("!BB", first, length)
    return struct.pack("!BBH", first, 126, length) if length < 1 << 16 else struct.pack("!BBQ", first, 127, length)


class SocketWire:
    """An accepted websocket as a `Wire`, without the layers of the application, which each message would cross."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive = receive
        self._send = send

    async def receive(self) -> bytes | None:
        """Return the next message; None once the other side is gone."""
        message: Any = await self._receive()
        if message["type"] == "websocket.disconnect":
            return None
        text = message.get("text")
        raw = message.get("bytes")
        return text.encode(errors="replace") if isinstance(text, str) else raw if isinstance(raw, bytes) else b""

    async def send(self, frame: str) -> None:
        """Send a message; raise `OSError` if the other side has left."""
        await self._send({"type": "websocket.send", "text": frame, "bytes": None})
