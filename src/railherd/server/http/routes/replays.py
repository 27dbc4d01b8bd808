"""REST for looking at a game again: that of a table, or a record that the client sends along."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import MediaType, Response, Router
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from railherd.core.problem import Problem
from railherd.core.writing.record import MAX_LENGTH
from railherd.server.http.caller import Caller, TheCaller, TheServices
from railherd.server.http.errors import get, post
from railherd.server.http.payloads import MAX_SEATS
from railherd.server.http.record_bodies import (
    MAX_NUMBER,
    MAX_STRIP_LENGTH,
    USUAL_STRIP_LENGTH,
    RecordFile,
    RecordLook,
    RecordPart,
    record_name,
)
from railherd.server.live.table import LiveTable
from railherd.server.replay.jobs import Job, Wanted
from railherd.server.replay.moments import Eyes, Moment, Strip, permitted_eyes
from railherd.server.replay.race import Race
from railherd.server.services import Services
from railherd.tables.state import OVER

MAX_RECORD_BYTES = 6 * MAX_LENGTH + 10_000  # as JSON writes them at worst


@get("/tables/{table:str}/strip")
async def table_strip(
    caller: TheCaller,
    services: TheServices,
    table: FromPath[str],
    first: Annotated[int, QueryParameter(ge=0, le=MAX_NUMBER)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=MAX_STRIP_LENGTH)] = USUAL_STRIP_LENGTH,
    seat: Annotated[int | None, QueryParameter(ge=0, le=MAX_SEATS)] = None,
    open: FromQuery[bool] = False,
    key: FromQuery[str] = "",
) -> Response[Strip]:
    """Return moments of a table's game: during play as the viewer saw them, afterwards through any eyes."""
    guest = await caller.anyone()
    live = await services.tables.enter_now(table, guest, key)
    eyes = permitted_eyes(seat, open, live.state.seats_of(guest.id), live.state.phase == OVER)
    return await _of_table(services, caller, live, "strip", eyes=eyes, first=first, count=count)


@get("/tables/{table:str}/race")
async def table_race(
    caller: TheCaller, services: TheServices, table: FromPath[str], key: FromQuery[str] = ""
) -> Response[Race]:
    """Return the scores through a game that is over. Before that they would tell what is hidden."""
    live = await services.tables.enter_now(table, await caller.anyone(), key)
    if live.state.phase != OVER:
        raise Problem("server.not_over")
    return await _of_table(services, caller, live, "race")


@post("/records", status_code=200, request_max_body_size=MAX_RECORD_BYTES)
async def record_moment(caller: TheCaller, services: TheServices, data: JSONBody[RecordLook]) -> Response[Moment]:
    """Return one moment of a record, which is not kept. A broken record ends with its last good choice."""
    eyes = Eyes(data.seat, data.open, over=True)
    return await _of_record(services, caller, data, "moment", eyes=eyes, at=data.at, since=data.since)


@post("/records/strip", status_code=200, request_max_body_size=MAX_RECORD_BYTES)
async def record_strip(caller: TheCaller, services: TheServices, data: JSONBody[RecordPart]) -> Response[Strip]:
    """Return moments of a record, which is not kept. A broken record ends with its last good choice."""
    eyes = Eyes(data.seat, data.open, over=True)
    return await _of_record(services, caller, data, "strip", eyes=eyes, first=data.first, count=data.count)


@post("/records/race", status_code=200, request_max_body_size=MAX_RECORD_BYTES)
async def record_race(caller: TheCaller, services: TheServices, data: JSONBody[RecordFile]) -> Response[Race]:
    """Return the scores through a record, which is not kept. A broken record ends with its last good choice."""
    return await _of_record(services, caller, data, "race")


async def _of_table(
    services: Services, caller: Caller, live: LiveTable, wanted: Wanted, **details: Any
) -> Response[Any]:
    """Let a worker show the game of a table as far as it has come."""
    match = live.state.match
    if match is None:
        raise live.state.stop_reason or Problem("server.not_started")
    caller.require_calm()
    text, names = match.record(), _names(live)
    job = Job(f"table {live.id}", text, wanted, caller.language, goes_on=True, names=names, **details)
    return as_json(await services.replays.show_table(job, caller.address, services.replay_cpu))


async def _of_record(
    services: Services, caller: Caller, data: RecordFile, wanted: Wanted, **details: Any
) -> Response[Any]:
    """Let a worker show a record."""
    caller.require_calm()
    job = Job(record_name(data.record), data.record, wanted, caller.language, **details)
    return as_json(await services.replays.show_record(job, caller.address, services.replay_cpu))


def as_json(shown: bytes) -> Response[Any]:
    """Return what a worker has already written as JSON."""
    return Response(shown, media_type=MediaType.JSON)


def _names(live: LiveTable) -> list[str]:
    """Return the names of those who sit at a table, seat by seat."""
    return [chair.name for chair in live.state.chairs]


REPLAYS = Router("/api", route_handlers=[table_strip, table_race, record_moment, record_strip, record_race])
"""Games looked at again, those of tables and those in records."""
