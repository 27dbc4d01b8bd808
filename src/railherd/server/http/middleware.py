"""Outermost ASGI middleware: request id, security headers, and refusal of what other sites send."""

from __future__ import annotations

import secrets
import time

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from railherd.core.problem import Problem
from railherd.server.hosts import name_of
from railherd.server.http.caller import CALLER, Caller, cookie_header
from railherd.server.http.language import client_language
from railherd.server.http.origin import SAFE_METHODS, is_same_origin, security_headers
from railherd.server.logs import REQUEST
from railherd.server.services import Services
from railherd.tables.problems import problem_in

FORBIDDEN, MISDIRECTED = 403, 421
POLICY_VIOLATION = 1008
WIRE = "wire"  # in the state of a websocket: how its messages are received and sent, without the layers in between


class Middleware:
    """The outermost layer of the application: it also sees requests that no route answers."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request or a websocket that is meant for this server and comes from no other site's page."""
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            return await self._app(scope, receive, send)
        services: Services = scope["litestar_app"].state.services
        REQUEST.set(secrets.token_hex(4))
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        socket = scope["type"] == ScopeType.WEBSOCKET
        begun = time.monotonic()

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                caller: Caller | None = scope["state"].get(CALLER)
                cookie = cookie_header(services, None if caller is None else caller.cookie)
                extra = {**security_headers(headers.get("host")), "X-Request-Id": REQUEST.get(), **cookie}
                pairs = [(name.encode(), value.encode("latin-1")) for name, value in extra.items()]
                message["headers"] = [*message["headers"], *pairs]
                seconds = time.monotonic() - begun
                services.metrics.count("requests", status=str(message["status"]))
                services.metrics.observe("request", seconds)
                services.log_request(scope["path"], message["status"], seconds)
            await send(message)

        language = client_language(headers.get("accept-language"))
        unsafe = socket or scope["method"] not in SAFE_METHODS  # type: ignore[typeddict-item]
        if not services.hosts.allow(headers.get("host")):
            return await _refuse(socket, MISDIRECTED, _unknown_host(headers["host"]), language, receive, answer)
        if unsafe and not is_same_origin(headers, services.origins):
            return await _refuse(socket, FORBIDDEN, Problem("server.foreign_page"), language, receive, answer)
        if socket:
            scope["state"][WIRE] = receive, send
        return await self._app(scope, receive, send if socket else answer)


def _unknown_host(host: str) -> Problem:
    name = name_of(host)
    return Problem("server.no_host") if name is None else Problem("server.unknown_host", {"host": name})


async def _refuse(socket: bool, status: int, problem: Problem, language: str, receive: Receive, send: Send) -> None:
    """Refuse a request with a sentence. A refused handshake of a websocket cannot carry one that a page could read."""
    if socket:
        await receive()
        return await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": problem.key})
    body = msgspec.json.encode(problem_in(problem, language))
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
    return None
