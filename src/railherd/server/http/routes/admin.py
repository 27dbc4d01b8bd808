"""REST for operators: list and close tables, ban guests, back up. Needs the token of the first start."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from litestar import Request, Router, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from railherd.core.problem import Problem
from railherd.server.http import payloads
from railherd.server.http.caller import TheServices
from railherd.server.http.operator import admins_only, is_local_command
from railherd.server.store.sqlite import NAME
from railherd.tables.seating import Close


class Ban(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether a guest is banned."""

    banned: bool = True


class BackupFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The path of the copy, on the server's disk; a relative one begins at the data folder."""

    file: Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]


class SeatOwner(msgspec.Struct, frozen=True):
    """The guest of a seat, for an operator who wants to ban somebody."""

    seat: int
    name: str
    guest: str


class AdminTable(msgspec.Struct, frozen=True):
    """A live table with the ids of its guests."""

    table: payloads.TableSummary
    owners: list[SeatOwner]


@get("/tables")
async def tables(services: TheServices) -> list[AdminTable]:
    """List every live table."""
    found = []
    for row, standing in await services.tables.all():
        shown = payloads.summary(row, standing, "", services.hub.presence, "")
        owners = [SeatOwner(seat, c.name, c.guest) for seat, c in enumerate(standing.chairs) if c.guest]
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
    """Write a consistent copy of all data while the server runs: below its folder, or where a local command says."""
    folder = services.settings.data
    await services.store.backup(Path(data.file) if is_local_command(request) else path_below(folder, data.file))
    return data


def path_below(folder: Path, file: str) -> Path:
    """Return a path for a new file below a folder; raise `Problem` if it leads elsewhere or is the server's own."""
    try:
        path = (folder / file).resolve()
    except (OSError, ValueError, RuntimeError):
        raise Problem("server.backup_elsewhere", {"folder": str(folder)}) from None
    if not path.is_relative_to(folder.resolve()) or path.name.startswith(NAME):
        raise Problem("server.backup_elsewhere", {"folder": str(folder)})
    return path


ADMIN = Router("/admin", route_handlers=[tables, close, ban, backup], guards=[admins_only], include_in_schema=False)
