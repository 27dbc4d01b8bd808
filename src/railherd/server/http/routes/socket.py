"""The websocket route: a client uses one socket for all its tables."""

from __future__ import annotations

import logging
from typing import Any

from litestar import WebSocket, websocket

from railherd.core.problem import Problem
from railherd.server.http.caller import Caller, TheServices, cookie_header
from railherd.server.services import Services
from railherd.server.sockets.connection import Connection, SocketWire
from railherd.server.sockets.hub import Client
from railherd.tables import protocol
from railherd.tables.problems import problem_in

TOO_FAST, UNKNOWN = 4429, 4401  # close codes

log = logging.getLogger("railherd.server")


@websocket("/socket")
async def socket(socket: WebSocket[Any, Any, Any], services: TheServices) -> None:
    """Let a client watch tables and play."""
    caller = Caller(socket, services)
    try:
        caller.limit(services.requests)
        guest = await caller.guest()
    except Problem as problem:
        return await _reject(socket, problem, caller.language)
    await socket.accept(headers=cookie_header(services, caller.cookie))
    client = Client(guest, caller.language)
    client.send(protocol.Hello(guest.id, guest.name, services.version))
    return await _converse(services, client, socket)


async def _reject(socket: WebSocket[Any, Any, Any], problem: Problem, language: str) -> None:
    """Open the socket, send the reason and close it: a refused handshake could not give a reason."""
    await socket.accept()
    await socket.send_text(protocol.encode(protocol.Refused("", "", problem_in(problem, language))).decode())
    await socket.close(code=TOO_FAST if problem.key == "server.too_fast" else UNKNOWN)


async def _converse(services: Services, client: Client, socket: WebSocket[Any, Any, Any]) -> None:
    if services.hub.join(client):
        _tell_presence(services, client)
    try:
        await Connection(client, SocketWire(socket), services.tables, services.hub, services.messages).run()
    finally:
        if services.hub.leave(client):
            _tell_presence(services, client)
    try:
        await socket.close()
    except Exception:
        log.debug("the socket was closed already")


def _tell_presence(services: Services, client: Client) -> None:
    for live in services.tables.loaded():
        if live.state.seats_of(client.guest.id):
            services.hub.tell_presence(live.state)
