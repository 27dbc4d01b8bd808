"""Who may do what only the operator of a server may: by the admin token, or from the machine itself."""

from __future__ import annotations

from hmac import compare_digest
from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from railherd.core.problem import Problem
from railherd.server.accounts.keys import is_admin
from railherd.server.accounts.rate_limit import address_key
from railherd.server.hosts import is_loopback, name_of
from railherd.server.services import Services

BEARER = "Bearer "

# A proxy on this machine connects from loopback, too, but says in one of these that it speaks for somebody else.
FORWARDING_HEADERS = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")

Connection = ASGIConnection[Any, Any, Any, Any]


async def admins_only(connection: Connection, _: BaseRouteHandler) -> None:
    """Require the admin token, or that of commands on this machine, within a rate limit."""
    services: Services = connection.app.state.services
    if not services.admin_tries.allow(address_key(_address(connection))):
        raise Problem("server.too_fast")
    token = _token(connection)
    if not token or not (is_local_command(connection) or await is_admin(services.store, token)):
        raise Problem("server.admin_only")


async def admins_or_this_machine(connection: Connection, handler: BaseRouteHandler) -> None:
    """Require the admin token of everybody but programs on the server's own machine."""
    if not is_from_this_machine(connection):
        await admins_only(connection, handler)


def is_local_command(connection: Connection) -> bool:
    """Return whether a request has the token that only the owner of the data folder can read."""
    services: Services = connection.app.state.services
    return compare_digest(_token(connection).encode(), services.local_token.encode())


def is_from_this_machine(connection: Connection) -> bool:
    """Return whether a program on this machine asks for itself, and not a proxy for somebody else."""
    headers = connection.headers
    if any(name in headers for name in FORWARDING_HEADERS):
        return False
    return is_loopback(_address(connection)) and is_loopback(name_of(headers.get("host", "")) or "")


def _address(connection: Connection) -> str:
    return connection.client.host if connection.client else ""


def _token(connection: Connection) -> str:
    sent: str = connection.headers.get("authorization", "")
    return sent.removeprefix(BEARER) if sent.startswith(BEARER) else ""
