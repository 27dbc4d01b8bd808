"""What a page can ask for without a server: each route with its handler."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import msgspec

from railherd import COMPILED
from railherd.bots.registry import bots
from railherd.core.contract import Json
from railherd.core.problem import Problem
from railherd.games.registry import find, games
from railherd.local.house import House
from railherd.local.kept import Brought, KeptFile, bring, exported
from railherd.server.http import payloads
from railherd.server.http.record_bodies import RecordFile, RecordLook, RecordPart, StripAsked, record_name
from railherd.server.live.seating import start as start_table
from railherd.server.live.table import LiveTable, new_seed
from railherd.server.replay.jobs import Job, Wanted
from railherd.server.replay.moments import Eyes, permitted_eyes
from railherd.tables import seating
from railherd.tables.command import Command
from railherd.tables.hints import AllowHints
from railherd.tables.plan import Plan
from railherd.tables.standing import record_for, standing_of
from railherd.tables.state import OVER

NO_CLOCK = 0


class Asked(NamedTuple):
    """A request: what its address names, its query and its body."""

    house: House
    language: str
    named: dict[str, str]
    query: dict[str, str]
    body: Any

    async def live(self) -> LiveTable:
        """Return the table that the address names."""
        return await self.house.tables.enter(self.named["table"], self.house.guest)


class Route(NamedTuple):
    """A method and an address, `{so}` where it names something."""

    method: str
    address: str
    handler: Callable[[Asked], Awaitable[Any]]
    body: type[Any] | None = None
    told_again: Callable[[Asked], Awaitable[Any]] | None = None

    async def again(self, asked: Asked) -> Any:
        """Answer once more what was done before."""
        return await (self.told_again or self.handler)(asked)

    def match(self, method: str, words: list[str]) -> dict[str, str] | None:
        """Return what an address names, by name; None if it is not this one."""
        pattern = self.address.strip("/").split("/")
        if method != self.method or len(pattern) != len(words):
            return None
        pairs = list(zip(pattern, words, strict=True))
        if any(wanted != word and wanted[0] != "{" for wanted, word in pairs):
            return None
        return {wanted[1:-1]: word for wanted, word in pairs if wanted[0] == "{"}


async def catalogue(asked: Asked) -> payloads.Catalogue:
    """List the games and bots that can be played here; nobody waits for anybody, so there are no clocks."""
    offered = [payloads.game_info(find(name)) for name in games()]
    return payloads.Catalogue(offered, bots(), [NO_CLOCK], asked.house.version, COMPILED)


async def who_am_i(asked: Asked) -> payloads.Me:
    """Return the guest's id and name."""
    return payloads.Me(asked.house.guest.id, asked.house.guest.name)


async def introduce(asked: Asked) -> payloads.Me:
    """Change the guest's name, if one is given."""
    if asked.body.name:
        await asked.house.rename(asked.body.name)
    return await who_am_i(asked)


async def own_tables(asked: Asked) -> list[payloads.TableSummary]:
    """List all tables."""
    house = asked.house
    found = await house.tables.own(house.guest)
    return [payloads.summary(*table, house.guest.id, house.hub.presence, None) for table in found]


async def lobby(asked: Asked) -> list[payloads.TableSummary]:
    """List no table: nobody else can join one here."""
    return []


async def create(asked: Asked) -> payloads.TableSummary:
    """Make a table; it is not listed, and there is nobody to wait for."""
    wanted: payloads.NewTable = asked.body
    plan = Plan(wanted.game, tuple(wanted.seats), wanted.options, payloads.own_seats_of(wanted))
    return _summary(asked, await asked.house.tables.create(asked.house.guest, plan))


async def go_on(asked: Asked) -> payloads.TableSummary:
    """Make a table where the unfinished game of a record goes on, with what is still hidden dealt anew."""
    house = asked.house
    return _summary(asked, await house.tables.go_on(house.guest, _of_record(asked, "unfinished")))


async def look(asked: Asked) -> payloads.TableSummary:
    """Return a table."""
    return _summary(asked, await asked.live())


async def start(asked: Asked) -> payloads.Reached:
    """Start the game; bots take the free seats."""
    live = await asked.live()
    return payloads.Reached(live.id, await start_table(live, asked.house.guest))


async def allow_hints(asked: Asked) -> payloads.Reached:
    """Allow hints where several people share the screen, or no longer."""
    return await _submit(asked, AllowHints(asked.body.on))


async def resume(asked: Asked) -> payloads.Reached:
    """Resume a game that a corrected rule stopped, after its last legal choice."""
    return await _submit(asked, seating.Resume(new_seed()))


async def close(asked: Asked) -> payloads.Reached:
    """Close the table."""
    return await _submit(asked, seating.Close())


async def rematch(asked: Asked) -> payloads.TableSummary:
    """Make a table for the same people and bots in the same seats."""
    return _summary(asked, await asked.house.tables.rematch(await asked.live(), asked.house.guest))


async def record(asked: Asked) -> str:
    """Return the record of a game."""
    return record_for((await asked.live()).state, asked.house.guest.id)


async def table_strip(asked: Asked) -> Any:
    """Return moments of a table's game: during play as the viewer saw them, afterwards through any eyes."""
    live = await asked.live()
    wanted = msgspec.convert(asked.query, StripAsked, strict=False)
    own = live.state.seats_of(asked.house.guest.id)
    eyes = permitted_eyes(wanted.seat, wanted.open, own, live.state.phase == OVER)
    return _of_table(asked, live, "strip", eyes=eyes, first=wanted.first, count=wanted.count)


async def table_race(asked: Asked) -> Any:
    """Return the scores through a game that is over. Before that they would tell what is hidden."""
    live = await asked.live()
    if live.state.phase != OVER:
        raise Problem("server.not_over")
    return _of_table(asked, live, "race")


async def record_moment(asked: Asked) -> Any:
    """Return one moment of a record."""
    look = asked.body
    return _of_record(asked, "moment", eyes=Eyes(look.seat, look.open, over=True), at=look.at, since=look.since)


async def record_strip(asked: Asked) -> Any:
    """Return moments of a record."""
    part = asked.body
    eyes = Eyes(part.seat, part.open, over=True)
    return _of_record(asked, "strip", eyes=eyes, first=part.first, count=part.count)


async def record_race(asked: Asked) -> Any:
    """Return the scores through a record."""
    return _of_record(asked, "race")


async def record_figures(asked: Asked) -> Any:
    """Return the figures of a record."""
    return _of_record(asked, "figures")


async def figures(asked: Asked) -> Json:
    """Return the figures of a game: those of a digest, or those of new tables."""
    named = asked.named
    game = await asked.house.tables.game_with(named["game"], named.get("digest", ""))
    shown: Json = game.shown_figures()
    return shown


async def reached(asked: Asked) -> payloads.Reached:
    """Return how far a table is."""
    live = await asked.live()
    return payloads.Reached(live.id, live.state.seq)


async def save(asked: Asked) -> str:
    """Return everything that is kept, as one file."""
    return await exported(asked.house)


async def bring_back(asked: Asked) -> Brought:
    """Take the tables of such a file."""
    return await bring(asked.house, asked.body.file)


def _summary(asked: Asked, live: LiveTable) -> payloads.TableSummary:
    house, state = asked.house, live.state
    return payloads.summary(state.row, standing_of(state), house.guest.id, house.hub.presence, None)


async def _submit(asked: Asked, command: Command) -> payloads.Reached:
    live, house = await asked.live(), asked.house
    return payloads.Reached(live.id, await live.submit(command, house.hub.presence.actor(house.guest, live.state)))


def _of_table(asked: Asked, live: LiveTable, wanted: Wanted, **details: Any) -> Any:
    """Show the game of a table as far as it has come."""
    match = live.state.match
    if match is None:
        raise live.state.stop_reason or Problem("server.not_started")
    names = [chair.name for chair in live.state.chairs]
    name = f"table {live.id}"
    job = Job(name, match.record(), wanted, asked.language, goes_on=True, names=names, **details)
    return asked.house.replays.show(job)


def _of_record(asked: Asked, wanted: Wanted, **details: Any) -> Any:
    """Show a record that the page sent along."""
    text = asked.body.record
    return asked.house.replays.show(Job(record_name(text), text, wanted, asked.language, **details))


ROUTES = [
    Route("GET", "/catalogue", catalogue),
    Route("GET", "/me", who_am_i),
    Route("POST", "/me", introduce, payloads.Introduction),
    Route("GET", "/me/tables", own_tables),
    Route("GET", "/tables", lobby),
    Route("POST", "/tables", create, payloads.NewTable, look),
    Route("POST", "/tables/going-on", go_on, RecordFile, look),
    Route("GET", "/tables/{table}", look),
    Route("DELETE", "/tables/{table}", close, None, reached),
    Route("POST", "/tables/{table}/start", start, None, reached),
    Route("POST", "/tables/{table}/hints", allow_hints, payloads.HintsAllowed, reached),
    Route("POST", "/tables/{table}/resume", resume, None, reached),
    Route("POST", "/tables/{table}/rematch", rematch, None, look),
    Route("GET", "/tables/{table}/record", record),
    Route("GET", "/tables/{table}/strip", table_strip),
    Route("GET", "/tables/{table}/race", table_race),
    Route("POST", "/records", record_moment, RecordLook),
    Route("POST", "/records/strip", record_strip, RecordPart),
    Route("POST", "/records/race", record_race, RecordFile),
    Route("POST", "/records/figures", record_figures, RecordFile),
    Route("GET", "/kept", save),
    Route("POST", "/kept", bring_back, KeptFile),
    Route("GET", "/figures/{game}", figures),
    Route("GET", "/figures/{game}/{digest}", figures),
]
"""Everything that can be asked for."""
