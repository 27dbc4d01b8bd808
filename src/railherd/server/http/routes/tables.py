"""REST: lists of tables, tables before and after the game, records. The game itself uses the socket."""

from __future__ import annotations

import msgspec
from litestar import MediaType, Router
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Response

from railherd.core.problem import Problem
from railherd.server.http import payloads
from railherd.server.http.caller import TheCaller, TheServices
from railherd.server.http.errors import delete, get, post
from railherd.server.http.record_bodies import RecordFile, record_name
from railherd.server.http.routes.replays import MAX_RECORD_BYTES
from railherd.server.live.seating import stand_up
from railherd.server.live.seating import start as start_table
from railherd.server.live.table import LiveTable, new_seed
from railherd.server.replay.jobs import Job
from railherd.server.services import Services
from railherd.tables import seating
from railherd.tables.chairs import OPEN
from railherd.tables.command import Command, require_sitting_allowed
from railherd.tables.entries import Guest, TableRow
from railherd.tables.going_on import Unfinished
from railherd.tables.hints import AllowHints
from railherd.tables.plan import Plan
from railherd.tables.standing import Standing, record_for, standing_of


def summary(services: Services, row: TableRow, standing: Standing, guest: str) -> payloads.TableSummary:
    """Return a table as lists show it to a guest."""
    return payloads.summary(row, standing, guest, services.hub.presence, services.access.table_link(row.id))


def summary_of(services: Services, live: LiveTable, guest: str) -> payloads.TableSummary:
    """Return a live table as lists show it to a guest."""
    return summary(services, live.state.row, standing_of(live.state), guest)


async def submit(services: Services, table: str, guest: Guest, command: Command) -> payloads.Reached:
    """Submit a guest's command to a table that they may see."""
    live = await services.tables.enter(table, guest)
    return payloads.Reached(table, await live.submit(command, services.hub.presence.actor(guest, live.state)))


@get("/tables")
async def lobby(caller: TheCaller, services: TheServices) -> list[payloads.TableSummary]:
    """List the tables that anybody may join."""
    guest = await caller.guest_id()
    return [summary(services, *table, guest) for table in await services.tables.listed()]


@get("/me/tables")
async def own_tables(caller: TheCaller, services: TheServices) -> list[payloads.TableSummary]:
    """List the tables where the caller sits or is host."""
    guest = await caller.anyone()
    return [summary(services, *table, guest.id) for table in await services.tables.own(guest)]


@post("/tables", status_code=201)
async def create(caller: TheCaller, services: TheServices, data: JSONBody[payloads.NewTable]) -> payloads.TableSummary:
    """Make a table."""
    guest = await caller.guest()
    own = payloads.own_seats_of(data)
    caller.require_calm()
    await caller.limit_with_others("tables", services.new_tables)
    plan = Plan(data.game, tuple(data.seats), data.options, own, data.listed, data.talk, data.turn_minutes)
    live = await services.tables.create(guest, plan, caller.network)
    services.metrics.count("tables", game=data.game)
    return summary_of(services, live, guest.id)


@post("/tables/going-on", status_code=201, request_max_body_size=MAX_RECORD_BYTES)
async def go_on(caller: TheCaller, services: TheServices, data: JSONBody[RecordFile]) -> payloads.TableSummary:
    """Make a table where the unfinished game of a record goes on, with what is still hidden dealt anew."""
    guest = await caller.guest()
    caller.require_calm()
    job = Job(record_name(data.record), data.record, "unfinished", caller.language)
    shown = await services.replays.show_record(job, caller.address, services.replay_cpu)
    await caller.limit_with_others("tables", services.new_tables)
    game = msgspec.json.decode(shown, type=Unfinished)
    live = await services.tables.go_on(guest, game, caller.network)
    services.metrics.count("tables", game=game.game)
    return summary_of(services, live, guest.id)


@get("/tables/{table:str}")
async def look(
    caller: TheCaller, services: TheServices, table: FromPath[str], key: FromQuery[str] = ""
) -> payloads.TableSummary:
    """Return a table that the caller may see. This takes no seat and needs no guest."""
    live = await services.tables.enter_now(table, await caller.anyone(), key)
    return summary_of(services, live, await caller.guest_id())


@post("/tables/{table:str}/sit", status_code=200)
async def sit(
    caller: TheCaller, services: TheServices, table: FromPath[str], data: JSONBody[payloads.Sitting]
) -> payloads.Reached:
    """Take a seat. A caller who is not yet a guest becomes one."""
    visitor = await caller.anyone()
    live = await services.tables.enter_now(table, visitor, data.key)
    invited = services.access.invited_seat(live.state, data.key)
    presence = services.hub.presence
    seat = wanted_seat(live, visitor, data.seat, invited)
    require_sitting_allowed(live.state, presence.actor(visitor, live.state), seat, invited is not None)
    guest = await caller.guest_or_new("")
    sitting = seating.Sit(seat, invited is not None)
    return payloads.Reached(table, await live.submit(sitting, presence.actor(guest, live.state)))


def wanted_seat(live: LiveTable, visitor: Guest, wanted: int | None, invited: int | None) -> int:
    """Return the seat to take: that of the invitation, else the wanted one, else the first open one."""
    if live.state.seats_of(visitor.id):  # perhaps by the same request, whose answer was lost
        raise Problem("server.seated_already")
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
    """Leave the caller's seats before the game begins."""
    guest = await caller.guest()
    return payloads.Reached(table, await stand_up(await services.tables.enter_now(table, guest), guest))


@post("/tables/{table:str}/seats/{seat:int}", status_code=200)
async def arrange(
    caller: TheCaller,
    services: TheServices,
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[payloads.Arrangement],
) -> payloads.Reached:
    """Set who may take a free seat."""
    return await submit(services, table, await caller.guest(), seating.Arrange(seat, data.kind, data.bot or ""))


@post("/tables/{table:str}/seats/{seat:int}/remove", status_code=200)
async def remove(
    caller: TheCaller,
    services: TheServices,
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[payloads.Removal],
) -> payloads.Reached:
    """Take a guest out of a seat before the game begins."""
    return await submit(services, table, await caller.guest(), seating.Remove(seat, data.kind))


@post("/tables/{table:str}/seats/{seat:int}/link", status_code=200)
async def renew_link(
    caller: TheCaller, services: TheServices, table: FromPath[str], seat: FromPath[int]
) -> payloads.SeatLink:
    """Make a new link for a seat, also for that of a guest who is away for long; the old link stops working."""
    guest = await caller.guest()
    await submit(services, table, guest, seating.RenewLink(seat))
    live = await services.tables.enter_now(table, guest)
    return payloads.SeatLink(services.access.seat_link(live.state, seat))


@post("/tables/{table:str}/start", status_code=200)
async def start(caller: TheCaller, services: TheServices, table: FromPath[str]) -> payloads.Reached:
    """Start the game; bots take the free seats."""
    guest = await caller.guest()
    return payloads.Reached(table, await start_table(await services.tables.enter_now(table, guest), guest))


@post("/tables/{table:str}/talk", status_code=200)
async def allow_talk(
    caller: TheCaller, services: TheServices, table: FromPath[str], data: JSONBody[payloads.TalkAllowed]
) -> payloads.Reached:
    """Switch talk at the table on or off."""
    return await submit(services, table, await caller.guest(), seating.AllowTalk(data.on))


@post("/tables/{table:str}/hints", status_code=200)
async def allow_hints(
    caller: TheCaller, services: TheServices, table: FromPath[str], data: JSONBody[payloads.HintsAllowed]
) -> payloads.Reached:
    """Allow hints at a table of several people, or no longer."""
    return await submit(services, table, await caller.guest(), AllowHints(data.on))


@post("/tables/{table:str}/resume", status_code=200)
async def resume(caller: TheCaller, services: TheServices, table: FromPath[str]) -> payloads.Reached:
    """Resume a game that a corrected rule stopped, after its last legal choice."""
    return await submit(services, table, await caller.guest(), seating.Resume(new_seed()))


@post("/tables/{table:str}/rematch", status_code=200)
async def rematch(caller: TheCaller, services: TheServices, table: FromPath[str]) -> payloads.TableSummary:
    """Make a table for the same people and bots in the same seats."""
    guest = await caller.guest()
    caller.require_calm()
    live = await services.tables.rematch(await services.tables.enter_now(table, guest), guest, caller.network)
    return summary_of(services, live, guest.id)


@get("/tables/{table:str}/record", media_type=MediaType.TEXT)
async def record(
    caller: TheCaller, services: TheServices, table: FromPath[str], key: FromQuery[str] = ""
) -> Response[str]:
    """Return the record of a finished game, or of one that the caller plays alone."""
    guest = await caller.anyone()
    live = await services.tables.enter_now(table, guest, key)
    text = record_for(live.state, guest.id)
    name = f"{live.state.row.game}-{live.id}.game"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


@delete("/tables/{table:str}", status_code=200)
async def close(caller: TheCaller, services: TheServices, table: FromPath[str]) -> payloads.Reached:
    """Close the table."""
    return await submit(services, table, await caller.guest(), seating.Close())


TABLES = Router(
    "/api",
    route_handlers=[
        lobby, own_tables, create, go_on, look, sit, stand, arrange, remove, renew_link, start, allow_talk, allow_hints,
        resume, rematch, record, close,
    ],
)  # fmt: skip
