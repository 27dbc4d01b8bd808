"""REST for games looked at again: those of tables, and records that somebody brings along."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from hashlib import sha256
from typing import Annotated

import msgspec
from litestar import Router
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from railherd.api import load
from railherd.core.film import Film
from railherd.core.match import Match
from railherd.core.problem import Problem
from railherd.core.replay import BrokenRecord
from railherd.server.http.caller import Caller, TheCaller, TheServices
from railherd.server.http.errors import get, post
from railherd.server.http.payloads import MAX_SEATS
from railherd.server.live.table import LiveTable
from railherd.server.replay.cache import CachedReplay
from railherd.server.replay.moments import Look, Moment, Race, moment, race
from railherd.server.services import Services
from railherd.tables.state import OVER

LONGEST_RECORD = 1_000_000  # characters
RECORD_BYTES = 6 * LONGEST_RECORD + 10_000  # as JSON writes them at worst

MOST = 1_000_000  # moments or events of a game: more than any has

Number = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=MAX_SEATS)]
RecordText = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_RECORD)]


class RecordFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a saved game."""

    record: RecordText


class RecordLook(RecordFile, frozen=True, forbid_unknown_fields=True):
    """A saved game, and which moment of it is wanted: through whose eyes, or with every hand laid open."""

    at: Number | None = None
    seat: Seat | None = None
    open: bool = False
    since: Number = 0


@get("/tables/{table:str}/moments")
async def moments(
    caller: TheCaller,
    services: TheServices,
    table: FromPath[str],
    at: Annotated[int | None, QueryParameter(ge=0, le=MOST)] = None,
    seat: Annotated[int | None, QueryParameter(ge=0, le=MAX_SEATS)] = None,
    open: FromQuery[bool] = False,
    since: Annotated[int, QueryParameter(ge=0, le=MOST)] = 0,
    key: FromQuery[str] = "",
) -> Moment:
    """A moment of a table's game. As long as it is played, one sees what one saw; afterwards, what one likes."""
    guest = await caller.anyone()
    live = await services.tables.enter(table, guest, key)
    over = live.state.phase == OVER
    look = permitted(Look(at, seat, open, since), live.state.seats_of(guest.id), over)
    async with film_of(services, caller, live) as reel:
        return moment(reel, look, names_of(live), over, caller.language)


@get("/tables/{table:str}/race")
async def table_race(caller: TheCaller, services: TheServices, table: FromPath[str], key: FromQuery[str] = "") -> Race:
    """How the scores ran in a game that is over. Before that they would tell what is hidden."""
    live = await services.tables.enter(table, await caller.anyone(), key)
    if live.state.phase != OVER:
        raise Problem("server.not_over")
    async with film_of(services, caller, live) as reel:
        return await asyncio.to_thread(race, reel.film, names_of(live))


@post("/records", status_code=200, request_max_body_size=RECORD_BYTES)
async def record_moments(caller: TheCaller, services: TheServices, data: JSONBody[RecordLook]) -> Moment:
    """A moment of a saved game, which nobody keeps. One that breaks off is shown up to its last good choice."""
    look = Look(data.at, data.seat, data.open, data.since)
    async with film_in(services, caller, data.record) as reel:
        return moment(reel, look, reel.film.at(0).names, True, caller.language)


@post("/records/race", status_code=200, request_max_body_size=RECORD_BYTES)
async def record_race(caller: TheCaller, services: TheServices, data: JSONBody[RecordFile]) -> Race:
    """How the scores ran in a saved game, as far as it can be followed."""
    async with film_in(services, caller, data.record) as reel:
        return await asyncio.to_thread(race, reel.film, reel.film.at(0).names)


def permitted(look: Look, own: list[int], over: bool) -> Look:
    """What one may see. As long as the game is played that is what one saw, at a shared screen what all could see."""
    alone = own[0] if len(own) == 1 else None
    if not over and (look.open or look.seat not in (None, alone)):
        raise Problem("server.not_over")
    if look.open or look.seat is not None:
        return look
    return msgspec.structs.replace(look, seat=alone)


def film_of(services: Services, caller: Caller, live: LiveTable) -> AbstractAsyncContextManager[CachedReplay]:
    """The film of a table's game as far as it has come."""
    match = live.state.match
    if match is None:
        raise Problem("server.not_started")
    return _shown(services, caller, f"table {live.id}", lambda reel: _followed(reel, match))


def film_in(services: Services, caller: Caller, record: str) -> AbstractAsyncContextManager[CachedReplay]:
    """The film of a record."""
    name = f"record {sha256(record.encode(errors='surrogatepass')).hexdigest()}"
    return _shown(services, caller, name, lambda reel: _read(record) if reel is None else reel)


def _shown(
    services: Services, caller: Caller, name: str, make: Callable[[CachedReplay | None], CachedReplay]
) -> AbstractAsyncContextManager[CachedReplay]:
    """A reel; whoever wants very many that nobody has looked at lately has to wait, for each is to be replayed."""
    if name not in services.replays:
        caller.limit(services.readings)
    return services.replays.show(name, make)


def names_of(live: LiveTable) -> list[str]:
    """Who sits where."""
    return [chair.name for chair in live.state.chairs]


def _followed(reel: CachedReplay | None, match: Match) -> CachedReplay:
    if reel is None or not reel.film.is_of(match):
        return CachedReplay(Film(match))
    reel.film.follow(match)
    return reel


def _read(record: str) -> CachedReplay:
    try:
        return CachedReplay(Film(load(record)))
    except BrokenRecord as broken:
        if broken.match is None:
            raise
        return CachedReplay(Film(broken.match), broken)


REPLAYS = Router("/api", route_handlers=[moments, table_race, record_moments, record_race])
