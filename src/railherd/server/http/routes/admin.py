"""For whoever runs the server: list and close tables, ban guests, back up. Behind the token of the first start."""

from __future__ import annotations

from hmac import compare_digest
from pathlib import Path

import msgspec
from litestar import Request, Router, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody

from railherd.core.problem import Problem
from railherd.server.accounts.keys import is_admin
from railherd.server.accounts.rate_limit import address_key
from railherd.server.http import payloads
from railherd.server.http.caller import TheServices
from railherd.server.live import commands
from railherd.server.services import Services

BEARER = "Bearer "


class Ban(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Shut a guest out, or let him in again."""

    banned: bool = True


class BackupFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the copy is to be written, on the server's own disk."""

    file: str


class SeatOwner(msgspec.Struct, frozen=True):
    """Who sits where, for whoever has to ban somebody."""

    seat: int
    name: str
    guest: str


class AdminTable(msgspec.Struct, frozen=True):
    """A live table with the ids of its guests."""

    table: payloads.Table
    owners: list[SeatOwner]


async def admins_only(connection: ASGIConnection[object, object, object, State], _: BaseRouteHandler) -> None:
    """Only with the token, or with the one that commands on this machine have; many tries are slowed down."""
    services: Services = connection.app.state.services
    sent = connection.headers.get("authorization", "")
    address = address_key(connection.client.host if connection.client else "")
    if not services.admin_tries.allow(address):
        raise Problem("server.too_fast")
    token = sent.removeprefix(BEARER) if sent.startswith(BEARER) else ""
    local = compare_digest(token.encode(), services.local_token.encode())
    if not token or not (local or await is_admin(services.store, token)):
        raise Problem("server.admin_only")


@get("/tables")
async def tables(services: TheServices) -> list[AdminTable]:
    """Every live table."""
    found = []
    for live in await services.tables.all():
        shown = payloads.table_of(live, "", services.hub.presence, "")
        owners = [SeatOwner(seat, c.name, c.guest) for seat, c in enumerate(live.state.chairs) if c.guest]
        found.append(AdminTable(shown, owners))
    return found


@post("/tables/{table:str}/close", status_code=200)
async def close(services: TheServices, table: FromPath[str]) -> payloads.Reached:
    """Close a table."""
    return payloads.Reached(table, await commands.close(await services.tables.get(table), None))


@post("/guests/{guest:str}/ban", status_code=200)
async def ban(services: TheServices, guest: FromPath[str], data: JSONBody[Ban]) -> payloads.Me:
    """Shut a guest out and end his connections."""
    banned = await services.guests.ban(guest, data.banned)
    for client in list(services.hub.clients):
        if client.guest.id == guest and data.banned:
            client.stop()
    return payloads.Me(banned.id, banned.name)


@post("/backup", status_code=200)
async def backup(
    request: Request[object, object, State], services: TheServices, data: JSONBody[BackupFile]
) -> BackupFile:
    """A consistent copy of everything, while the server runs."""
    await services.store.backup(Path(data.file))
    return data


ADMIN = Router("/admin", route_handlers=[tables, close, ban, backup], guards=[admins_only], include_in_schema=False)
