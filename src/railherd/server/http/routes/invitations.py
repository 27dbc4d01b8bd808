"""Links to tables and seats: as an address that others can open, and as a QR code for their telephones."""

from __future__ import annotations

import io
from ipaddress import ip_address
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
import segno
from litestar import Request, Response, Router
from litestar.params import FromPath, QueryParameter

from railherd.core.problem import Problem
from railherd.server.http.caller import TheCaller, TheServices
from railherd.server.http.errors import get
from railherd.server.http.origin import is_host
from railherd.server.http.payloads import MAX_SEATS
from railherd.server.live.table import LiveTable
from railherd.server.services import Services
from railherd.tables.command import chair_at, own_seats, require_host
from railherd.tables.entries import Guest
from railherd.tables.state import BOT

SVG = "image/svg+xml"
DARK, LIGHT = "#1d1a17", "#ffffff"  # its own colours: what reads it does not care for themes
SECRET = {"Cache-Control": "no-store"}

WantedSeat = Annotated[int | None, QueryParameter(ge=0, le=MAX_SEATS)]


class Invitation(msgspec.Struct, frozen=True):
    """A link to a table or to one of its seats: its signature, and the whole address."""

    key: str
    address: str


@get("/tables/{table:str}/invitation")
async def invitation(
    request: Request[Any, Any, Any],
    caller: TheCaller,
    services: TheServices,
    table: FromPath[str],
    seat: WantedSeat = None,
) -> Response[Invitation]:
    """Return the link to a table, for those who sit there, or to a seat, for the host. It stays what it was."""
    found = await invite(request, services, await caller.guest(), table, seat)
    return Response(found, headers=SECRET)


@get("/tables/{table:str}/qr", media_type=SVG)
async def qr_code(
    request: Request[Any, Any, Any],
    caller: TheCaller,
    services: TheServices,
    table: FromPath[str],
    seat: WantedSeat = None,
) -> Response[bytes]:
    """Return the same link as a QR code."""
    found = await invite(request, services, await caller.guest(), table, seat)
    return Response(drawn(found.address), media_type=SVG, headers=SECRET)


async def invite(
    request: Request[Any, Any, Any], services: Services, guest: Guest, table: str, seat: int | None
) -> Invitation:
    """Return the link that a guest may hand on; `Problem` if it is not theirs to give."""
    live = await services.tables.enter(table, guest)
    check(live, guest, seat)
    key = services.access.table_link(live.state) if seat is None else services.access.seat_link(live.state, seat)
    return Invitation(key, f"{base(services, request)}/t/{table}?key={key}")


def check(live: LiveTable, guest: Guest, seat: int | None) -> None:
    """Require that a guest may share a link: members that of the table, only the host that of a seat."""
    if seat is None:
        if live.state.row.host != guest.id:
            own_seats(live.state, guest.id)
        return
    require_host(live.state, guest.id)
    if chair_at(live.state, seat).kind == BOT:
        raise Problem("server.seat_taken")


def base(services: Services, request: Request[Any, Any, Any]) -> str:
    """Return where others find this server: at the public address, or where the caller found it.

    A caller at this very machine gets its address in the network, since theirs means nothing to others.
    """
    named = request.headers.get("host")
    here = f"{request.url.scheme}://{named if is_host(named) else 'localhost'}"
    return services.elsewhere if services.elsewhere and (services.settings.public_url or is_loopback(here)) else here


def is_loopback(url: str) -> bool:
    """Return whether an address leads every machine to itself."""
    name = urlsplit(url).hostname or ""
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return name == "localhost" or name.endswith(".localhost")


def drawn(address: str) -> bytes:
    """Draw a QR code as a picture of any size."""
    picture = io.BytesIO()
    segno.make_qr(address, error="m").save(
        picture, kind="svg", dark=DARK, light=LIGHT, omitsize=True, svgclass=None, lineclass=None
    )
    return picture.getvalue()


INVITATIONS = Router("/api", route_handlers=[invitation, qr_code])
