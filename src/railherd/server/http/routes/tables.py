"""REST: who one is, lists, tables before and after the game, records. The game itself goes over the socket."""

from __future__ import annotations

from importlib.metadata import version

from litestar import MediaType, Router
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Response

from railherd import COMPILED
from railherd.bots.registry import bots
from railherd.core.problem import Problem
from railherd.games.registry import find, games
from railherd.server.http import payloads
from railherd.server.http.caller import TheCaller, TheServices
from railherd.server.http.errors import delete, get, post
from railherd.server.live import commands
from railherd.server.live.checks import may_sit
from railherd.server.live.registry import Plan
from railherd.server.live.table import LiveTable
from railherd.tables.state import OPEN, OVER


@get("/catalogue", sync_to_thread=False)
def catalogue() -> payloads.Catalogue:
    """What can be played here."""
    offered = [
        payloads.GameInfo(
            name,
            find(name).SEATS.start,
            find(name).SEATS.stop - 1,
            {option: list(values) for option, values in find(name).OPTIONS.items()},
        )
        for name in games()
    ]
    return payloads.Catalogue(offered, bots(), version("railherd"), COMPILED)


@get("/me")
async def who_am_i(caller: TheCaller) -> payloads.Me:
    """Who the server thinks is asking."""
    guest = await caller.guest()
    return payloads.Me(guest.id, guest.name)


@post("/me", status_code=200)
async def introduce(caller: TheCaller, services: TheServices, data: JSONBody[payloads.Introduction]) -> payloads.Me:
    """Become somebody, or take another name."""
    guest = await caller.guest_or_new(data.name or "")
    if data.name and data.name.strip() != guest.name:
        guest = await services.guests.rename(guest.id, data.name)
    return payloads.Me(guest.id, guest.name)


@post("/me/code", status_code=200)
async def code_for_another_device(caller: TheCaller, services: TheServices) -> payloads.NewCode:
    """A code that makes another device the same guest."""
    return payloads.NewCode(await services.guests.give_code((await caller.guest()).id))


@post("/me/claim", status_code=200)
async def claim(caller: TheCaller, services: TheServices, data: JSONBody[payloads.Code]) -> payloads.Me:
    """Be on this device who one is on another."""
    caller.limit(services.codes)
    visit = await services.guests.claim(data.code)
    if visit.guest.banned:
        raise Problem("server.banned")
    caller.cookie = visit.cookie
    return payloads.Me(visit.guest.id, visit.guest.name)


@get("/tables")
async def lobby(caller: TheCaller, services: TheServices) -> list[payloads.Table]:
    """Tables that anybody may join."""
    guest = await caller.known()
    found = await services.tables.listed()
    return [payloads.table_of(live, guest, services.hub.presence, services.access.table_link(live)) for live in found]


@get("/me/tables")
async def own_tables(caller: TheCaller, services: TheServices) -> list[payloads.Table]:
    """The tables where one sits or is host: a stranger has none."""
    guest = await caller.anyone()
    found = await services.tables.own(guest)
    return [
        payloads.table_of(live, guest.id, services.hub.presence, services.access.table_link(live)) for live in found
    ]


@post("/tables", status_code=201)
async def create(caller: TheCaller, services: TheServices, data: JSONBody[payloads.NewTable]) -> payloads.Table:
    """Make a table."""
    guest = await caller.guest()
    own = {one.seat: one.name or "" for one in data.own_seats}
    if len(own) < len(data.own_seats):
        raise Problem("server.seat_taken")
    plan = Plan(data.game, tuple(data.seats), data.options, own, data.listed, data.talk)
    live = await services.tables.create(guest, plan)
    services.metrics.count("tables", game=data.game)
    return payloads.table_of(live, guest.id, services.hub.presence, services.access.table_link(live))


@get("/tables/{table:str}")
async def look(
    caller: TheCaller, services: TheServices, table: FromPath[str], key: FromQuery[str] = ""
) -> payloads.Table:
    """A table that one may see. Looking takes no seat and makes nobody known."""
    live = await services.access.enter(table, await caller.anyone(), key)
    return payloads.table_of(live, await caller.known(), services.hub.presence, services.access.table_link(live))


@post("/tables/{table:str}/sit", status_code=200)
async def sit(
    caller: TheCaller, services: TheServices, table: FromPath[str], data: JSONBody[payloads.Sitting]
) -> payloads.Reached:
    """Take a seat. Whoever is not known yet becomes known by it: a link and one tap are enough."""
    somebody = await caller.anyone()
    live = await services.access.enter(table, somebody, data.key)
    invited = services.access.invited_seat(live, data.key)
    seat = wanted_seat(live, data.seat, invited)
    may_sit(live.state, somebody, seat, invited is not None)
    seq = await commands.sit(live, await caller.guest_or_new(""), seat, invited is not None)
    return payloads.Reached(table, seq)


def wanted_seat(live: LiveTable, wanted: int | None, invited: int | None) -> int:
    """Which seat somebody wants: the one he names, or that of his invitation, which is good for no other."""
    if invited is not None:
        if wanted not in (None, invited):
            raise Problem("server.seat_taken")
        return invited
    if wanted is not None:
        return wanted
    free = [number for number, chair in enumerate(live.state.chairs) if chair.kind == OPEN]
    if not free:
        raise Problem("server.no_free_seat")
    return free[0]


@post("/tables/{table:str}/stand", status_code=200)
async def stand(caller: TheCaller, services: TheServices, table: FromPath[str]) -> payloads.Reached:
    """Leave the table before the game begins."""
    guest = await caller.guest()
    return payloads.Reached(table, await commands.stand_up(await services.access.enter(table, guest), guest))


@post("/tables/{table:str}/seats/{seat:int}", status_code=200)
async def arrange(
    caller: TheCaller,
    services: TheServices,
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[payloads.Arrangement],
) -> payloads.Reached:
    """Say for whom a free seat is."""
    guest = await caller.guest()
    live = await services.access.enter(table, guest)
    return payloads.Reached(table, await commands.arrange(live, guest, seat, data.kind, data.bot or ""))


@post("/tables/{table:str}/seats/{seat:int}/link", status_code=200)
async def new_seat_link(
    caller: TheCaller, services: TheServices, table: FromPath[str], seat: FromPath[int]
) -> payloads.SeatLink:
    """A new link for a seat; the one before dies."""
    guest = await caller.guest()
    live = await services.access.enter(table, guest)
    await commands.new_link(live, guest, seat)
    return payloads.SeatLink(services.access.seat_link(live, seat))


@post("/tables/{table:str}/start", status_code=200)
async def start(caller: TheCaller, services: TheServices, table: FromPath[str]) -> payloads.Reached:
    """Begin; bots take the seats that are free."""
    guest = await caller.guest()
    return payloads.Reached(table, await commands.start(await services.access.enter(table, guest), guest))


@post("/tables/{table:str}/talk", status_code=200)
async def allow_talk(
    caller: TheCaller, services: TheServices, table: FromPath[str], data: JSONBody[payloads.Talk]
) -> payloads.Reached:
    """Open or close the talk at the table."""
    guest = await caller.guest()
    return payloads.Reached(table, await commands.allow_talk(await services.access.enter(table, guest), guest, data.on))


@post("/tables/{table:str}/resume", status_code=200)
async def resume(caller: TheCaller, services: TheServices, table: FromPath[str]) -> payloads.Reached:
    """Go on from the last good choice of a game that a repair of the rules stopped."""
    guest = await caller.guest()
    return payloads.Reached(table, await commands.resume(await services.access.enter(table, guest), guest))


@post("/tables/{table:str}/rematch", status_code=200)
async def rematch(caller: TheCaller, services: TheServices, table: FromPath[str]) -> payloads.Table:
    """Once more, everybody in his seat."""
    guest = await caller.guest()
    live = await services.tables.rematch(await services.access.enter(table, guest), guest)
    return payloads.table_of(live, guest.id, services.hub.presence, services.access.table_link(live))


@get("/tables/{table:str}/record", media_type=MediaType.TEXT)
async def record(
    caller: TheCaller, services: TheServices, table: FromPath[str], key: FromQuery[str] = ""
) -> Response[str]:
    """The record of a game that is over. Before that it would tell what is hidden."""
    live = await services.access.enter(table, await caller.anyone(), key)
    if live.state.phase != OVER or live.state.match is None:
        raise Problem("server.not_over")
    name = f"{live.state.row.game}-{live.id}.game"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(live.state.match.record(), media_type=MediaType.TEXT, headers=headers)


@delete("/tables/{table:str}", status_code=200)
async def close(caller: TheCaller, services: TheServices, table: FromPath[str]) -> payloads.Reached:
    """The host closes the table."""
    guest = await caller.guest()
    return payloads.Reached(table, await commands.close(await services.access.enter(table, guest), guest))


API = Router(
    "/api",
    route_handlers=[
        catalogue, who_am_i, introduce, code_for_another_device, claim, lobby, own_tables, create, look, sit, stand,
        arrange, new_seat_link, start, allow_talk, resume, rematch, record, close,
    ],
)  # fmt: skip
