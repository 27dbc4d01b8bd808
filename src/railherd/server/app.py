"""The application: routes, the socket, and what is said when something is wrong."""

from __future__ import annotations

import logging
import time
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, WebSocket, get, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from railherd.core.problem import Problem
from railherd.server.accounts.rate_limit import MESSAGE_BYTES
from railherd.server.http.caller import Caller, TheServices, caller_of, cookie_header, services_of
from railherd.server.http.language import client_language
from railherd.server.http.middleware import Middleware
from railherd.server.http.page.assets import PRECOMPRESSED, asset
from railherd.server.http.page.index import front
from railherd.server.http.routes.admin import ADMIN
from railherd.server.http.routes.invitations import INVITATIONS
from railherd.server.http.routes.replays import REPLAYS
from railherd.server.http.routes.strips import STRIPS
from railherd.server.http.routes.tables import API
from railherd.server.live.projection import problem_in
from railherd.server.services import Services
from railherd.server.sockets.connection import Connection
from railherd.server.sockets.hub import Client
from railherd.server.store.contract import NotSaved
from railherd.tables import protocol

log = logging.getLogger("railherd.server")

STATUS = {
    "server.who_are_you": 401, "server.banned": 403, "server.not_host": 403, "server.not_seated": 403,
    "server.admin_only": 403, "server.no_such_table": 404, "server.no_such_guest": 404, "server.no_such_moment": 404,
    "server.too_fast": 429, "server.not_saved": 503, "server.not_understood": 400,
}  # fmt: skip
GENERIC = {404: "server.no_such_page", 405: "server.wrong_method", 413: "server.too_long"}
WRONG, CONFLICT, BROKEN = 400, 409, 500
UNREADABLE = (RecursionError, UnicodeDecodeError)  # bodies nested without end, or no text: the decoder lets these out


@get("/healthz", sync_to_thread=False, include_in_schema=False)
def alive() -> dict[str, bool]:
    """Whether the process answers."""
    return {"ok": True}


@get("/readyz", sync_to_thread=False, include_in_schema=False)
def ready(services: TheServices) -> Response[dict[str, bool]]:
    """Whether every live table has been brought back."""
    return Response({"ready": services.ready}, status_code=200 if services.ready else 503)


@get("/metrics", sync_to_thread=False, include_in_schema=False)
def metrics(services: TheServices) -> Response[str]:
    """Counters and gauges for Prometheus."""
    gauges = {
        "uptime_seconds": time.monotonic() - services.started,
        "clients": len(services.hub.clients),
        "watchers": services.hub.watchers(),
        "live_tables": len(services.tables.loaded()),
        **{f"bots_{name}": value for name, value in services.bot_pool.stats().items()},
    }
    return Response(services.metrics.text(gauges), media_type="text/plain; version=0.0.4")


class SocketWire:
    """A websocket of the application as a conversation needs it."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket

    async def receive(self) -> bytes | None:
        try:
            message = await self._socket.receive()
        except WebSocketDisconnect:
            return None
        if message["type"] == "websocket.disconnect":
            return None
        text = message.get("text")
        raw = message.get("bytes")
        return text.encode(errors="replace") if isinstance(text, str) else raw if isinstance(raw, bytes) else b""

    async def send(self, frame: bytes) -> None:
        await self._socket.send_text(frame.decode())


@websocket("/socket")
async def socket(socket: WebSocket[Any, Any, Any], services: TheServices) -> None:
    """The one socket of a client: everything that happens at the tables it watches."""
    caller = Caller(socket, services)
    try:
        caller.limit(services.requests)
        guest = await caller.guest()
    except Problem as problem:
        return await _turn_away(socket, problem, caller.language)
    await socket.accept(headers=cookie_header(services, caller.cookie))
    client = Client(guest, caller.language)
    client.send(protocol.Hello(guest.id, guest.name, services.version))
    return await _converse(services, client, socket)


async def _turn_away(socket: WebSocket[Any, Any, Any], problem: Problem, language: str) -> None:
    """Say why, which only an open socket can, and close it."""
    await socket.accept()
    await socket.send_text(protocol.encode(protocol.Refused("", "", problem_in(problem, language))).decode())
    await socket.close(code=4429 if problem.key == "server.too_fast" else 4401)


async def _converse(services: Services, client: Client, socket: WebSocket[Any, Any, Any]) -> None:
    if services.hub.join(client):
        await _tell_presence(services, client)
    try:
        await Connection(client, SocketWire(socket), services.access, services.messages).run()
    finally:
        if services.hub.leave(client):
            await _tell_presence(services, client)
    try:
        await socket.close()
    except Exception:
        log.debug("the socket was closed already")


async def _tell_presence(services: Services, client: Client) -> None:
    for live in services.tables.loaded():
        if live.state.seats_of(client.guest.id):
            services.hub.tell_presence(live)


def explain(request: Request[Any, Any, Any], problem: Exception) -> Response[protocol.Problem]:
    """Whatever is wrong as one sentence; what was not expected is logged, and tells nothing of us."""
    language = client_language(request.headers.get("accept-language"))
    if isinstance(problem, NotSaved):
        problem = Problem("server.not_saved")
    if isinstance(problem, UNREADABLE):
        problem = Problem("server.not_understood")
    if isinstance(problem, Problem):
        default = CONFLICT if problem.key.startswith("server.") else WRONG
        return Response(problem_in(problem, language), status_code=STATUS.get(problem.key, default))
    if isinstance(problem, HTTPException):
        key = GENERIC.get(problem.status_code, "server.not_understood")
        return Response(problem_in(Problem(key), language), status_code=problem.status_code)
    log.error("a request failed", exc_info=problem)
    return Response(problem_in(Problem("server.went_wrong"), language), status_code=BROKEN)


def make_app(services: Services) -> Litestar:
    """The application of an open house."""
    app = Litestar(
        route_handlers=[API, REPLAYS, STRIPS, INVITATIONS, ADMIN, asset, front, alive, ready, metrics, socket],
        dependencies={
            "services": Provide(services_of, sync_to_thread=False),
            "caller": Provide(caller_of, sync_to_thread=False),
        },
        state=State({"services": services}),
        exception_handlers={Exception: explain},
        request_max_body_size=MESSAGE_BYTES,
        compression_config=CompressionConfig(backend="gzip", exclude="/metrics", exclude_opt_key=PRECOMPRESSED),
        openapi_config=OpenAPIConfig(
            title="railherd", version="1", path="/api/openapi", render_plugins=[JsonRenderPlugin()]
        ),
        signature_types=[Services, Caller],
        type_encoders={msgspec.UnsetType: str},
        logging_config=None,
        debug=False,
    )
    app.asgi_handler = Middleware(
        app.asgi_handler
    )  # around everything: what no route answers to never meets a middleware
    return app
