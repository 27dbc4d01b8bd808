"""HTTP connections with a time limit for each part of a request and its response."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from railherd.server.accounts.rate_limit import address_key
from railherd.server.transport.gate import Gate

HEAD_SECONDS = 10.0
BODY_SECONDS = 60.0  # a record of a megabyte over a slow line
STALL_SECONDS = 30.0  # without reading anything of a response

TOO_LATE = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class GatedConfig(uvicorn.Config):
    """The settings of a web server whose connections are counted at a gate."""

    def __init__(self, app: Any, gate: Gate, **settings: Any) -> None:
        super().__init__(app, **settings)
        self.gate = gate


class HttpProtocol(H11Protocol):
    """One HTTP connection. A request must be complete in time, and a response must be read."""

    def __init__(
        self,
        config: GatedConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._gate = config.gate
        self._address = ""
        self._awaited: object = None  # the part of a request that is timed, as h11 names its states
        self._deadline: asyncio.TimerHandle | None = None
        self._stall: asyncio.TimerHandle | None = None
        self._is_upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection and wait for a request."""
        super().connection_made(transport)
        self._address = address_key(self.client[0] if self.client else "")
        if self._gate.enter(self._address):
            self._time_request()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the connection no more."""
        self._stop_clock()
        self.resume_writing()
        self._gate.leave(self._address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take a part of a request."""
        super().data_received(data)
        self._time_request()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over; it is still counted."""
        self._stop_clock()
        self._is_upgraded = True
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        """Give the client a while to read."""
        super().pause_writing()
        if self._stall is None:
            self._stall = self.loop.call_later(STALL_SECONDS, self.drop)

    def resume_writing(self) -> None:
        """Note that the client reads."""
        super().resume_writing()
        if self._stall is not None:
            self._stall.cancel()
            self._stall = None

    def drop(self) -> None:
        """Close the connection at once."""
        self.transport.abort()

    def _time_request(self) -> None:
        """Start the clock of the part of a request that is awaited, unless it runs already."""
        awaited = self.conn.their_state
        if self._is_upgraded or awaited is self._awaited or self.transport.is_closing():
            return
        self._stop_clock()
        if awaited in (h11.IDLE, h11.SEND_BODY):
            seconds = HEAD_SECONDS if awaited is h11.IDLE else BODY_SECONDS
            self._awaited = awaited
            self._deadline = self.loop.call_later(seconds, self._end)
            self._gate.begin(self, self._address)

    def _stop_clock(self) -> None:
        self._awaited = None
        self._gate.finish(self)
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _end(self) -> None:
        """Say that the request comes too late, and close."""
        self._stop_clock()
        self.transport.write(TOO_LATE)
        self.transport.close()
