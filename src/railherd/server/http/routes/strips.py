"""Many moments of a game at once, so that whoever goes through it need not wait at every step."""

from __future__ import annotations

import asyncio
from itertools import islice
from typing import Annotated, Any

import msgspec
from litestar import Router
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from railherd.core.contract import Words
from railherd.core.film import Film
from railherd.core.match import Match
from railherd.server.http.caller import TheCaller, TheServices
from railherd.server.http.errors import get, post
from railherd.server.http.payloads import MAX_SEATS
from railherd.server.http.routes.replays import (
    MOST,
    RECORD_BYTES,
    Number,
    RecordFile,
    Seat,
    film_in,
    film_of,
    names_of,
    permitted,
)
from railherd.server.replay.cache import CachedReplay
from railherd.server.replay.moments import Look, all_events, laid_open
from railherd.tables import protocol
from railherd.tables.problems import problem_in
from railherd.tables.state import OVER

LONGEST = 60  # moments; each may take some milliseconds and, before it is compressed, some ten kilobytes
USUAL = 40

Length = Annotated[int, msgspec.Meta(ge=1, le=LONGEST)]


class Choice(msgspec.Struct, frozen=True):
    """Who chose what, in words and at which place; only who, as long as it is the business of that seat alone."""

    seat: int
    text: str | None = None
    key: str | None = None
    args: dict[str, Any] = {}
    at: str | None = None


class Frame(msgspec.Struct, frozen=True):
    """A moment: the choice that led there, what came of it, and what there is to see."""

    view: dict[str, Any]
    chosen: Choice | None
    events: list[dict[str, Any]]
    scores: list[dict[str, Any]] | None


class Strip(msgspec.Struct, frozen=True):
    """Moments in a row, from number `first` on, of a game whose last one is `last`."""

    first: int
    last: int
    seat: int | None  # through whose eyes; None for a spectator or for everything laid open
    open: bool  # every hand laid open
    names: list[str]
    frames: list[Frame]
    broken: protocol.Problem | None  # why a record cannot be followed beyond its last moment


class RecordPart(RecordFile, frozen=True, forbid_unknown_fields=True):
    """A saved game, and which moments of it are wanted: through whose eyes, or with every hand laid open."""

    first: Number = 0
    count: Length = USUAL
    seat: Seat | None = None
    open: bool = False


@get("/tables/{table:str}/strip")
async def table_strip(
    caller: TheCaller,
    services: TheServices,
    table: FromPath[str],
    first: Annotated[int, QueryParameter(ge=0, le=MOST)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=LONGEST)] = USUAL,
    seat: Annotated[int | None, QueryParameter(ge=0, le=MAX_SEATS)] = None,
    open: FromQuery[bool] = False,
    key: FromQuery[str] = "",
) -> Strip:
    """Moments of a table's game. As long as it is played, one sees what one saw; afterwards, what one likes."""
    guest = await caller.anyone()
    live = await services.tables.enter(table, guest, key)
    over = live.state.phase == OVER
    look = permitted(Look(first, seat, open), live.state.seats_of(guest.id), over)
    names = names_of(live)
    async with film_of(services, caller, live) as reel:
        return await asyncio.to_thread(strip, reel, look, count, names, over, caller.language)


@post("/records/strip", status_code=200, request_max_body_size=RECORD_BYTES)
async def record_strip(caller: TheCaller, services: TheServices, data: JSONBody[RecordPart]) -> Strip:
    """Moments of a saved game, which nobody keeps. One that breaks off is shown up to its last good choice."""
    look = Look(data.first, data.seat, data.open)
    async with film_in(services, caller, data.record) as reel:
        names = reel.film.at(0).names
        return await asyncio.to_thread(strip, reel, look, data.count, names, True, caller.language)


def strip(reel: CachedReplay, look: Look, count: int, names: list[str], over: bool, language: str) -> Strip:
    """Moments as they are looked at; from beyond the end it is the last one. `over`: nothing is hidden any more."""
    film = reel.film
    first = min(look.at or 0, film.last)
    frames = _frames(film, first, count, look, over)
    broken = None if reel.broken is None else problem_in(reel.broken, language)
    return Strip(first, film.last, None if look.open else look.seat, look.open, names, frames, broken)


def _frames(film: Film, first: int, count: int, look: Look, over: bool) -> list[Frame]:
    """The moment before the first is passed, too: what is chosen gets its words from the question it answers."""
    before = max(first - 1, 0)
    found: list[Frame] = []
    words: Words | None = None
    for at, match in enumerate(islice(film.run(before), first - before + count), before):
        if at >= first:
            found.append(_frame(film, at, match, words, look, over))
        words = match.words_of(film.moves[at].text) if at < film.last else None
    return found


def _frame(film: Film, at: int, match: Match, words: Words | None, look: Look, over: bool) -> Frame:
    since = film.happened(at - 1) if at else 0
    events = all_events(match, since) if look.open else match.events(look.seat, since)
    view = laid_open(match) if look.open else match.view(look.seat)
    return Frame(view, _choice(film, at, words, look, over), events, match.scores() if match.over else None)


def _choice(film: Film, at: int, words: Words | None, look: Look, over: bool) -> Choice | None:
    if at == 0 or words is None:
        return None
    seat = film.moves[at - 1].seat
    return Choice(seat, words.text, words.key, words.args, words.at) if over or seat == look.seat else Choice(seat)


STRIPS = Router("/api", route_handlers=[table_strip, record_strip])
