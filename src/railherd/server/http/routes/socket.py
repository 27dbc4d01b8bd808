"""The websocket route: a client uses one socket for all its tables."""

from __future__ import annotations

import logging
from contextlib import ExitStack
from typing import Any

from litestar import WebSocket, websocket

from railherd.core.problem import Problem
from railherd.server.http.caller import Caller, TheServices, cookie_header
from railherd.server.http.middleware import WIRE
from railherd.server.services import Services
from railherd.server.sockets.client import Client, CloseCode
from railherd.server.sockets.connection import Connection
from railherd.server.transport.websocket import SocketWire
from railherd.tables import protocol
from railherd.tables.entries import Guest
from railherd.tables.problems import problem_in

CODES = {
    "server.too_fast": CloseCode.TOO_MUCH,
    "server.too_many_sockets": CloseCode.TOO_MUCH,
    "server.too_many_sockets_here": CloseCode.TOO_MUCH,
    "server.busy": CloseCode.BUSY,
}

log = logging.getLogger("railherd.server")


@websocket("/socket")
async def socket(socket: WebSocket[Any, Any, Any], services: TheServices) -> None:
    """Let a client watch tables and play."""
    caller = Caller(socket, services)
    with ExitStack() as counted:
        try:
            guest = await _admit(services, caller, counted)
        except Problem as problem:
            explain = services.patience.allow(caller.address)
            return await _reject(socket, problem, caller.language if explain else None)
        await socket.accept(headers=cookie_header(services, caller.cookie))
        client = Client(guest, caller.language, caller.device)
        client.send(protocol.Hello(guest.id, guest.name, services.version))
        return await _converse(services, client, socket)


async def _admit(services: Services, caller: Caller, counted: ExitStack) -> Guest:
    """Return the guest of a new socket, counted as theirs and their address's; raise `Problem` if it may not open."""
    caller.limit(services.requests)
    counted.enter_context(services.sockets_of_address.hold(caller.address))
    guest = await caller.guest()
    if not services.hub.presence.was_here(guest.id):  # somebody who plays may come back
        services.overload.require_calm()
    counted.enter_context(services.sockets_of_guest.hold(guest.id))
    return guest


async def _reject(socket: WebSocket[Any, Any, Any], problem: Problem, language: str | None) -> None:
    """Refuse a socket; tell the reason in a language, for which it must be opened first."""
    if language is not None:
        await socket.accept()
        await socket.send_text(protocol.encode(protocol.Refused("", "", problem_in(problem, language))).decode())
    await socket.close(code=CODES.get(problem.key, CloseCode.UNKNOWN), reason=problem.key)


async def _converse(services: Services, client: Client, socket: WebSocket[Any, Any, Any]) -> None:
    if services.hub.join(client):
        _tell_presence(services, client)
    connection = Connection(
        client,
        SocketWire(*socket.scope["state"][WIRE]),
        services.tables,
        services.hub,
        services.messages,
        services.patience,
        services.metrics,
    )
    try:
        await connection.run()
    finally:
        if services.hub.leave(client):
            _tell_presence(services, client)
    try:
        await socket.close(code=client.close_code, reason=client.close_reason)
    except Exception:
        log.debug("the socket was closed already")


def _tell_presence(services: Services, client: Client) -> None:
    for live in services.tables.loaded_tables_of(client.guest.id):
        services.hub.tell_presence(live.state)
