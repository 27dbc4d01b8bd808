"""REST for operators: list and close tables, ban guests, back up. Needs the token of the first start."""

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
from railherd.server.services import Services
from railherd.tables.seating import Close

BEARER = "Bearer "


class Ban(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether a guest is banned."""

    banned: bool = True


class BackupFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The path of the copy, on the server's disk."""

    file: str


class SeatOwner(msgspec.Struct, frozen=True):
    """The guest of a seat, for an operator who wants to ban somebody."""

    seat: int
    name: str
    guest: str


class AdminTable(msgspec.Struct, frozen=True):
    """A live table with the ids of its guests."""

    table: payloads.TableSummary
    owners: list[SeatOwner]


async def admins_only(connection: ASGIConnection[object, object, object, State], _: BaseRouteHandler) -> None:
    """Require the admin token, or that of commands on this machine, within a rate limit."""
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
    """List every live table."""
    found = []
    for live in await services.tables.all():
        shown = payloads.summary(live.state, "", services.hub.presence, "")
        owners = [SeatOwner(seat, c.name, c.guest) for seat, c in enumerate(live.state.chairs) if c.guest]
        found.append(AdminTable(shown, owners))
    return found


@post("/tables/{table:str}/close", status_code=200)
async def close(services: TheServices, table: FromPath[str]) -> payloads.Reached:
    """Close a table."""
    live = await services.tables.get(table)
    return payloads.Reached(table, await live.submit(Close()))


@post("/guests/{guest:str}/ban", status_code=200)
async def ban(services: TheServices, guest: FromPath[str], data: JSONBody[Ban]) -> payloads.Me:
    """Ban a guest and end their connections, or lift the ban."""
    banned = await services.guests.ban(guest, data.banned)
    for client in list(services.hub.clients):
        if client.guest.id == guest and data.banned:
            client.stop()
    return payloads.Me(banned.id, banned.name)


@post("/backup", status_code=200)
async def backup(
    request: Request[object, object, State], services: TheServices, data: JSONBody[BackupFile]
) -> BackupFile:
    """Write a consistent copy of all data while the server runs."""
    await services.store.backup(Path(data.file))
    return data


ADMIN = Router("/admin", route_handlers=[tables, close, ban, backup], guards=[admins_only], include_in_schema=False)
