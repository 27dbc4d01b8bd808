"""REST: links to tables and seats, as addresses and as QR codes."""

from __future__ import annotations

import io
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
from litestar import Request, Response, Router
from litestar.params import FromPath, QueryParameter

from railherd.core.problem import Problem
from railherd.server.hosts import is_loopback
from railherd.server.http.caller import TheCaller, TheServices
from railherd.server.http.errors import get
from railherd.server.http.payloads import MAX_SEATS
from railherd.server.live.table import LiveTable
from railherd.server.services import Services
from railherd.tables.chairs import BOT, GUEST
from railherd.tables.command import chair_at, own_seats, require_host, require_no_automa, require_offered
from railherd.tables.entries import Guest

SVG = "image/svg+xml"
DARK, LIGHT = "#1d1a17", "#ffffff"  # fixed colours: cameras need the contrast in every theme
NO_STORE = {"Cache-Control": "no-store"}

WantedSeat = Annotated[int | None, QueryParameter(ge=0, le=MAX_SEATS)]


class Invitation(msgspec.Struct, frozen=True):
    """A link to a table or to one of its seats: its signature and the whole address."""

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
    """Return the link to a table, for its players, or to a seat, for the host."""
    link = await invite(request, services, await caller.guest(), table, seat)
    return Response(link, headers=NO_STORE)


@get("/tables/{table:str}/qr", media_type=SVG)
async def qr_code(
    request: Request[Any, Any, Any],
    caller: TheCaller,
    services: TheServices,
    table: FromPath[str],
    seat: WantedSeat = None,
) -> Response[bytes]:
    """Return the link to a table or a seat as a QR code."""
    link = await invite(request, services, await caller.guest(), table, seat)
    return Response(qr_svg(link.address), media_type=SVG, headers=NO_STORE)


async def invite(
    request: Request[Any, Any, Any], services: Services, guest: Guest, table: str, seat: int | None
) -> Invitation:
    """Return a link for a guest to share; raise `Problem` if they may not share it."""
    live = await services.tables.enter_now(table, guest)
    require_may_share(services, live, guest, seat)
    key = services.access.table_link(live.id) if seat is None else services.access.seat_link(live.state, seat)
    return Invitation(key, f"{base_url(services, request)}/t/{table}?key={key}")


def require_may_share(services: Services, live: LiveTable, guest: Guest, seat: int | None) -> None:
    """Require that a guest may share a link: players that of the table, only the host that of a seat.

    The link of a person's seat is shared only while they are away, and after everybody was told.
    """
    if seat is None:
        if live.state.row.host != guest.id:
            own_seats(live.state, guest.id)
        return
    require_host(live.state, guest.id)
    require_no_automa(live.state, seat)
    chair = chair_at(live.state, seat)
    if chair.kind == BOT:
        raise Problem("server.seat_taken")
    if chair.kind == GUEST:
        require_offered(live.state, services.hub.presence.actor(guest, live.state), seat)


def base_url(services: Services, request: Request[Any, Any, Any]) -> str:
    """Return the server's address for others: the public one, or the one that the caller uses.

    A caller on the server's own machine gets its address in the network, since a loopback address works for no other.
    """
    used = f"{request.url.scheme}://{request.headers.get('host') or 'localhost'}"
    shared = services.shared_address
    return shared if shared and (services.settings.public_url or is_loopback(urlsplit(used).hostname or "")) else used


def qr_svg(address: str) -> bytes:
    """Draw the QR code of an address as an SVG image."""
    import segno  # only who shows a code waits for it

    picture = io.BytesIO()
    segno.make_qr(address, error="m").save(
        picture, kind="svg", dark=DARK, light=LIGHT, omitsize=True, svgclass=None, lineclass=None
    )
    return picture.getvalue()


INVITATIONS = Router("/api", route_handlers=[invitation, qr_code])
