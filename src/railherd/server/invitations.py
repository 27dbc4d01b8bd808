"""How a link is handed on: as an address that others can open, and as a QR code for their telephones."""

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
from railherd.server.conditions import chair_at, host, own_seats
from railherd.server.desk import Desk
from railherd.server.doorkeeper import TheCaller, TheHouse
from railherd.server.guard import is_host
from railherd.server.house import House
from railherd.server.live import BOT
from railherd.server.payloads import MOST_SEATS
from railherd.server.refusals import get
from railherd.server.store.contract import Guest

SVG = "image/svg+xml"
DARK, LIGHT = "#1d1a17", "#ffffff"  # its own colours: what reads it does not care for themes
SECRET = {"Cache-Control": "no-store"}

WantedSeat = Annotated[int | None, QueryParameter(ge=0, le=MOST_SEATS)]


class Invitation(msgspec.Struct, frozen=True):
    """A link to a table or to one of its seats: its signature, and the whole address."""

    key: str
    address: str


@get("/tables/{table:str}/invitation")
async def invitation(
    request: Request[Any, Any, Any],
    caller: TheCaller,
    house: TheHouse,
    table: FromPath[str],
    seat: WantedSeat = None,
) -> Response[Invitation]:
    """The link to a table, for those who sit there; to a seat of it, for the host. It stays what it was."""
    found = await invite(request, house, await caller.guest(), table, seat)
    return Response(found, headers=SECRET)


@get("/tables/{table:str}/qr", media_type=SVG)
async def qr_code(
    request: Request[Any, Any, Any],
    caller: TheCaller,
    house: TheHouse,
    table: FromPath[str],
    seat: WantedSeat = None,
) -> Response[bytes]:
    """The same as a QR code."""
    found = await invite(request, house, await caller.guest(), table, seat)
    return Response(drawn(found.address), media_type=SVG, headers=SECRET)


async def invite(
    request: Request[Any, Any, Any], house: House, guest: Guest, table: str, seat: int | None
) -> Invitation:
    """The link that a guest may hand on; `Problem` if it is not his to give."""
    desk = await house.rooms.enter(table, guest)
    check(desk, guest, seat)
    key = house.rooms.table_link(desk) if seat is None else house.rooms.seat_link(desk, seat)
    return Invitation(key, f"{base(house, request)}/t/{table}?key={key}")


def check(desk: Desk, guest: Guest, seat: int | None) -> None:
    """Whoever belongs to a table brings others along; whose a seat is says the host."""
    if seat is None:
        if desk.live.row.host != guest.id:
            own_seats(desk.live, guest)
        return
    host(desk.live, guest)
    if chair_at(desk.live, seat).kind == BOT:
        raise Problem("server.seat_taken")


def base(house: House, request: Request[Any, Any, Any]) -> str:
    """Where others find this server: at the public address, or at the one by which the caller found it himself.

    To somebody at this very machine that means nothing to others, so they get its address in the network.
    """
    named = request.headers.get("host")
    here = f"{request.url.scheme}://{named if is_host(named) else 'localhost'}"
    return house.elsewhere if house.elsewhere and (house.settings.public_url or is_loopback(here)) else here


def is_loopback(url: str) -> bool:
    """Whether an address leads every machine to itself."""
    name = urlsplit(url).hostname or ""
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return name == "localhost" or name.endswith(".localhost")


def drawn(address: str) -> bytes:
    """A QR code as a picture of any size."""
    picture = io.BytesIO()
    segno.make_qr(address, error="m").save(
        picture, kind="svg", dark=DARK, light=LIGHT, omitsize=True, svgclass=None, lineclass=None
    )
    return picture.getvalue()


INVITATIONS = Router("/api", route_handlers=[invitation, qr_code])
