"""Websocket connections that compress each text once, however many of them send it."""

from __future__ import annotations

import asyncio
import logging
from functools import lru_cache
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from railherd.server.accounts.rate_limit import address_key
from railherd.server.transport.http import GatedConfig

CLOSE_SECONDS = 2.0  # for the other side to answer a close frame
WORTH_COMPRESSING = 500  # bytes
COMPRESSION = {"level": 1}  # of 9: 6 takes five times as long for a sixth less
KEPT_FRAMES = 32


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
        deflate = ServerPerMessageDeflateFactory(server_no_context_takeover=True, client_max_window_bits=12)
        self.conn = ServerProtocol(
            extensions=[deflate], max_size=config.ws_max_size, logger=logging.getLogger("uvicorn.error")
        )

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the connection, which began as one of HTTP, no more."""
        super().connection_lost(exc)
        self._gate.leave(address_key(self.client[0] if self.client else ""))

    async def send(self, message: ASGISendEvent) -> None:
        """Send a message of the application; whoever does not read is not waited for to be told goodbye."""
        if message["type"] == "websocket.close" and not self.writable.is_set():
            self.transport.abort()
            return
        text = message.get("text")
        if message["type"] != "websocket.send" or not isinstance(text, str):
            await super().send(message)
            return
        await self.writable.wait()
        if self.disconnected or self.conn.state is not State.OPEN:
            raise ClientDisconnected
        self.transport.write(encoded_frame(text, self._window_bits()))

    def _window_bits(self) -> int:
        """Return the size of the window that the client can decompress, 0 if it cannot."""
        for extension in self.conn.extensions:
            if isinstance(extension, PerMessageDeflate):
                return extension.local_max_window_bits
        return 0


@lru_cache(KEPT_FRAMES)
def encoded_frame(text: str, window_bits: int) -> bytes:
    """Return a text as a frame, compressed if there is a window and it is worth it.

    A state goes to all spectators as the same string, one right after the other, so it is worked out once.
    """
    payload = text.encode()
    is_compressed = window_bits > 0 and len(payload) >= WORTH_COMPRESSING
    deflate = [PerMessageDeflate(True, True, window_bits, window_bits, COMPRESSION)] if is_compressed else []
    return Frame(Opcode.TEXT, payload).serialize(mask=False, extensions=deflate)


class SocketWire:
    """A Litestar websocket as a `Wire`."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket

    async def receive(self) -> bytes | None:
        """Return the next message; None once the other side is gone."""
        try:
            message = await self._socket.receive()
        except WebSocketDisconnect:
            return None
        if message["type"] == "websocket.disconnect":
            return None
        text = message.get("text")
        raw = message.get("bytes")
        return text.encode(errors="replace") if isinstance(text, str) else raw if isinstance(raw, bytes) else b""

    async def send(self, frame: str) -> None:
        """Send a message; raise `OSError` if the other side has left."""
        try:
            await self._socket.send_text(frame)
        except (WebSocketDisconnect, WebSocketException) as gone:
            raise ConnectionError from gone
