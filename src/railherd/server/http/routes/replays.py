"""REST for looking at a game again: that of a table, or a record that the client sends along."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from hashlib import sha256
from typing import Annotated

import msgspec
from litestar import Router
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from railherd.core.problem import Problem
from railherd.server.http.caller import Caller, TheCaller, TheServices
from railherd.server.http.errors import get, post
from railherd.server.http.payloads import MAX_SEATS
from railherd.server.live.table import LiveTable
from railherd.server.replay.cache import CachedReplay, follow_match, read_record
from railherd.server.replay.moments import Eyes, Moment, Strip, moment, permitted_eyes, strip
from railherd.server.replay.race import Race, race
from railherd.server.services import Services
from railherd.tables.state import OVER

MAX_RECORD_LENGTH = 1_000_000  # characters
MAX_RECORD_BYTES = 6 * MAX_RECORD_LENGTH + 10_000  # as JSON writes them at worst
MAX_NUMBER = 1_000_000  # moments or events of a game: more than any has
MAX_STRIP_LENGTH = 60  # moments; each may take some milliseconds and, before it is compressed, some ten kilobytes
USUAL_STRIP_LENGTH = 40

Number = Annotated[int, msgspec.Meta(ge=0, le=MAX_NUMBER)]
Length = Annotated[int, msgspec.Meta(ge=1, le=MAX_STRIP_LENGTH)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=MAX_SEATS)]
RecordText = Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_RECORD_LENGTH)]


class RecordFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a saved game."""

    record: RecordText


class RecordLook(RecordFile, frozen=True, forbid_unknown_fields=True):
    """A saved game, and which moment of it is wanted: through whose eyes, or with every hand laid open."""

    at: Number | None = None
    seat: Seat | None = None
    open: bool = False
    since: Number = 0


class RecordPart(RecordFile, frozen=True, forbid_unknown_fields=True):
    """A saved game, and which moments of it are wanted: through whose eyes, or with every hand laid open."""

    first: Number = 0
    count: Length = USUAL_STRIP_LENGTH
    seat: Seat | None = None
    open: bool = False


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
) -> Strip:
    """Return moments of a table's game: during play as the viewer saw them, afterwards through any eyes."""
    guest = await caller.anyone()
    live = await services.tables.enter(table, guest, key)
    eyes = permitted_eyes(seat, open, live.state.seats_of(guest.id), live.state.phase == OVER)
    names = _names(live)
    async with _replay_of(services, caller, live) as cached:
        return await asyncio.to_thread(strip, cached, eyes, names, caller.language, first, count)


@get("/tables/{table:str}/race")
async def table_race(caller: TheCaller, services: TheServices, table: FromPath[str], key: FromQuery[str] = "") -> Race:
    """Return the scores through a game that is over. Before that they would tell what is hidden."""
    live = await services.tables.enter(table, await caller.anyone(), key)
    if live.state.phase != OVER:
        raise Problem("server.not_over")
    async with _replay_of(services, caller, live) as cached:
        return await asyncio.to_thread(race, cached.film, _names(live))


@post("/records", status_code=200, request_max_body_size=MAX_RECORD_BYTES)
async def record_moment(caller: TheCaller, services: TheServices, data: JSONBody[RecordLook]) -> Moment:
    """Return one moment of a record, which is not kept. A broken record ends with its last good choice."""
    eyes = Eyes(data.seat, data.open, over=True)
    async with _replay_in(services, caller, data.record) as cached:
        names = cached.film.at(0).names
        return await asyncio.to_thread(moment, cached, eyes, names, caller.language, data.at, data.since)


@post("/records/strip", status_code=200, request_max_body_size=MAX_RECORD_BYTES)
async def record_strip(caller: TheCaller, services: TheServices, data: JSONBody[RecordPart]) -> Strip:
    """Return moments of a record, which is not kept. A broken record ends with its last good choice."""
    eyes = Eyes(data.seat, data.open, over=True)
    async with _replay_in(services, caller, data.record) as cached:
        names = cached.film.at(0).names
        return await asyncio.to_thread(strip, cached, eyes, names, caller.language, data.first, data.count)


@post("/records/race", status_code=200, request_max_body_size=MAX_RECORD_BYTES)
async def record_race(caller: TheCaller, services: TheServices, data: JSONBody[RecordFile]) -> Race:
    """Return the scores through a record, which is not kept. A broken record ends with its last good choice."""
    async with _replay_in(services, caller, data.record) as cached:
        return await asyncio.to_thread(race, cached.film, cached.film.at(0).names)


def _replay_of(services: Services, caller: Caller, live: LiveTable) -> AbstractAsyncContextManager[CachedReplay]:
    """Return the replay of a table's game as far as it has come."""
    match = live.state.match
    if match is None:
        raise Problem("server.not_started")
    return _show(services, caller, f"table {live.id}", lambda cached: follow_match(cached, match))


def _replay_in(services: Services, caller: Caller, record: str) -> AbstractAsyncContextManager[CachedReplay]:
    """Return the replay of a record."""
    name = f"record {sha256(record.encode(errors='surrogatepass')).hexdigest()}"
    return _show(services, caller, name, lambda cached: read_record(record) if cached is None else cached)


def _show(
    services: Services, caller: Caller, name: str, make: Callable[[CachedReplay | None], CachedReplay]
) -> AbstractAsyncContextManager[CachedReplay]:
    """Return a replay. The number of uncached ones per address is limited, because each must be replayed."""
    if name not in services.replays:
        caller.require_calm()
        caller.limit(services.readings)
    return services.replays.show(name, make)


def _names(live: LiveTable) -> list[str]:
    """Return the names of those who sit at a table, seat by seat."""
    return [chair.name for chair in live.state.chairs]


REPLAYS = Router("/api", route_handlers=[table_strip, table_race, record_moment, record_strip, record_race])
"""Games looked at again, those of tables and those in records."""
