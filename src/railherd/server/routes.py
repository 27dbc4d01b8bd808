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
from railherd.server import deeds, payloads
from railherd.server.conditions import may_sit
from railherd.server.desk import Desk
from railherd.server.doorkeeper import TheCaller, TheHouse
from railherd.server.live import OPEN, OVER
from railherd.server.lobby import Plan
from railherd.server.refusals import delete, get, post


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
async def introduce(caller: TheCaller, house: TheHouse, data: JSONBody[payloads.Introduction]) -> payloads.Me:
    """Become somebody, or take another name."""
    guest = await caller.guest_or_new(data.name or "")
    if data.name and data.name.strip() != guest.name:
        guest = await house.identities.rename(guest.id, data.name)
    return payloads.Me(guest.id, guest.name)


@post("/me/code", status_code=200)
async def code_for_another_device(caller: TheCaller, house: TheHouse) -> payloads.NewCode:
    """A code that makes another device the same guest."""
    return payloads.NewCode(await house.identities.give_code((await caller.guest()).id))


@post("/me/claim", status_code=200)
async def claim(caller: TheCaller, house: TheHouse, data: JSONBody[payloads.Code]) -> payloads.Me:
    """Be on this device who one is on another."""
    caller.limit(house.codes)
    visit = await house.identities.claim(data.code)
    if visit.guest.banned:
        raise Problem("server.banned")
    caller.cookie = visit.cookie
    return payloads.Me(visit.guest.id, visit.guest.name)


@get("/tables")
async def lobby(caller: TheCaller, house: TheHouse) -> list[payloads.Table]:
    """Tables that anybody may join."""
    guest = await caller.known()
    found = await house.lobby.listed()
    return [payloads.table_of(desk, guest, house.hub.presence, house.rooms.table_link(desk)) for desk in found]


@get("/me/tables")
async def own_tables(caller: TheCaller, house: TheHouse) -> list[payloads.Table]:
    """The tables where one sits or is host: a stranger has none."""
    guest = await caller.anyone()
    found = await house.lobby.own(guest)
    return [payloads.table_of(desk, guest.id, house.hub.presence, house.rooms.table_link(desk)) for desk in found]


@post("/tables", status_code=201)
async def create(caller: TheCaller, house: TheHouse, data: JSONBody[payloads.NewTable]) -> payloads.Table:
    """Make a table."""
    guest = await caller.guest()
    own = {one.seat: one.name or "" for one in data.own_seats}
    if len(own) < len(data.own_seats):
        raise Problem("server.seat_taken")
    plan = Plan(data.game, tuple(data.seats), data.options, own, data.listed, data.talk)
    desk = await house.lobby.create(guest, plan)
    house.metrics.count("tables", game=data.game)
    return payloads.table_of(desk, guest.id, house.hub.presence, house.rooms.table_link(desk))


@get("/tables/{table:str}")
async def look(caller: TheCaller, house: TheHouse, table: FromPath[str], key: FromQuery[str] = "") -> payloads.Table:
    """A table that one may see. Looking takes no seat and makes nobody known."""
    desk = await house.rooms.enter(table, await caller.anyone(), key)
    return payloads.table_of(desk, await caller.known(), house.hub.presence, house.rooms.table_link(desk))


@post("/tables/{table:str}/sit", status_code=200)
async def sit(
    caller: TheCaller, house: TheHouse, table: FromPath[str], data: JSONBody[payloads.Sitting]
) -> payloads.Reached:
    """Take a seat. Whoever is not known yet becomes known by it: a link and one tap are enough."""
    somebody = await caller.anyone()
    desk = await house.rooms.enter(table, somebody, data.key)
    invited = house.rooms.invited_seat(desk, data.key)
    seat = wanted_seat(desk, data.seat, invited)
    may_sit(desk.live, somebody, seat, invited is not None)
    seq = await deeds.sit(desk, await caller.guest_or_new(""), seat, invited is not None)
    return payloads.Reached(table, seq)


def wanted_seat(desk: Desk, wanted: int | None, invited: int | None) -> int:
    """Which seat somebody wants: the one he names, or that of his invitation, which is good for no other."""
    if invited is not None:
        if wanted not in (None, invited):
            raise Problem("server.seat_taken")
        return invited
    if wanted is not None:
        return wanted
    free = [number for number, chair in enumerate(desk.live.chairs) if chair.kind == OPEN]
    if not free:
        raise Problem("server.no_free_seat")
    return free[0]


@post("/tables/{table:str}/stand", status_code=200)
async def stand(caller: TheCaller, house: TheHouse, table: FromPath[str]) -> payloads.Reached:
    """Leave the table before the game begins."""
    guest = await caller.guest()
    return payloads.Reached(table, await deeds.stand_up(await house.rooms.enter(table, guest), guest))


@post("/tables/{table:str}/seats/{seat:int}", status_code=200)
async def arrange(
    caller: TheCaller, house: TheHouse, table: FromPath[str], seat: FromPath[int], data: JSONBody[payloads.Arrangement]
) -> payloads.Reached:
    """Say for whom a free seat is."""
    guest = await caller.guest()
    desk = await house.rooms.enter(table, guest)
    return payloads.Reached(table, await deeds.arrange(desk, guest, seat, data.kind, data.bot or ""))


@post("/tables/{table:str}/seats/{seat:int}/link", status_code=200)
async def new_seat_link(
    caller: TheCaller, house: TheHouse, table: FromPath[str], seat: FromPath[int]
) -> payloads.SeatLink:
    """A new link for a seat; the one before dies."""
    guest = await caller.guest()
    desk = await house.rooms.enter(table, guest)
    await deeds.new_link(desk, guest, seat)
    return payloads.SeatLink(house.rooms.seat_link(desk, seat))


@post("/tables/{table:str}/start", status_code=200)
async def start(caller: TheCaller, house: TheHouse, table: FromPath[str]) -> payloads.Reached:
    """Begin; bots take the seats that are free."""
    guest = await caller.guest()
    return payloads.Reached(table, await deeds.start(await house.rooms.enter(table, guest), guest))


@post("/tables/{table:str}/talk", status_code=200)
async def allow_talk(
    caller: TheCaller, house: TheHouse, table: FromPath[str], data: JSONBody[payloads.Talk]
) -> payloads.Reached:
    """Open or close the talk at the table."""
    guest = await caller.guest()
    return payloads.Reached(table, await deeds.allow_talk(await house.rooms.enter(table, guest), guest, data.on))


@post("/tables/{table:str}/resume", status_code=200)
async def resume(caller: TheCaller, house: TheHouse, table: FromPath[str]) -> payloads.Reached:
    """Go on from the last good choice of a game that a repair of the rules stopped."""
    guest = await caller.guest()
    return payloads.Reached(table, await deeds.resume(await house.rooms.enter(table, guest), guest))


@post("/tables/{table:str}/rematch", status_code=200)
async def rematch(caller: TheCaller, house: TheHouse, table: FromPath[str]) -> payloads.Table:
    """Once more, everybody in his seat."""
    guest = await caller.guest()
    desk = await house.lobby.rematch(await house.rooms.enter(table, guest), guest)
    return payloads.table_of(desk, guest.id, house.hub.presence, house.rooms.table_link(desk))


@get("/tables/{table:str}/record", media_type=MediaType.TEXT)
async def record(caller: TheCaller, house: TheHouse, table: FromPath[str], key: FromQuery[str] = "") -> Response[str]:
    """The record of a game that is over. Before that it would tell what is hidden."""
    desk = await house.rooms.enter(table, await caller.anyone(), key)
    if desk.live.phase != OVER or desk.live.match is None:
        raise Problem("server.not_over")
    name = f"{desk.live.row.game}-{desk.id}.game"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(desk.live.match.record(), media_type=MediaType.TEXT, headers=headers)


@delete("/tables/{table:str}", status_code=200)
async def close(caller: TheCaller, house: TheHouse, table: FromPath[str]) -> payloads.Reached:
    """The host closes the table."""
    guest = await caller.guest()
    return payloads.Reached(table, await deeds.close(await house.rooms.enter(table, guest), guest))


API = Router(
    "/api",
    route_handlers=[
        catalogue, who_am_i, introduce, code_for_another_device, claim, lobby, own_tables, create, look, sit, stand,
        arrange, new_seat_link, start, allow_talk, resume, rematch, record, close,
    ],
)  # fmt: skip
