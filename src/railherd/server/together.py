"""Keep a server in step with the others on the same data: what they write, who is connected there, the lobby."""

from __future__ import annotations

import asyncio
import logging

from railherd.server.live.registry import LiveTables, TableStanding
from railherd.server.sockets.hub import Hub
from railherd.server.store.company import Company
from railherd.server.store.contract import NotSaved, Unreadable

BEAT_SECONDS = 2.0
LOOK_SECONDS = 5.0  # between looks for what nobody was told, because a server was killed before it could

log = logging.getLogger("railherd.server")


async def keep_in_step(company: Company, tables: LiveTables, hub: Hub) -> None:
    """Keep a server in step until cancelled; one that is alone has nothing to do."""
    if not company.is_alone:
        await asyncio.gather(company.listen(tables.hear, tables.look), _beat(company, tables, hub), _look(tables, hub))


async def _beat(company: Company, tables: LiveTables, hub: Hub) -> None:
    """Say again and again who is connected here, and tell tables whose players came or left elsewhere."""
    while True:
        try:
            for guest in hub.presence.note_elsewhere(await company.beat(hub.presence.here())):
                for live in tables.loaded_tables_of(guest):
                    hub.tell_presence(live.state)
        except (NotSaved, Unreadable):  # which `health` reports
            log.debug("this server cannot say that it is there")
        await asyncio.sleep(BEAT_SECONDS)


async def _look(tables: LiveTables, hub: Hub) -> None:
    """Look from time to time for what was not heard, and, if somebody watches the lobby, for what changed there."""
    known: list[TableStanding] = []
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        try:
            await tables.look()
            if hub.has_lobby:
                before, known = known, await tables.listed()
                if before != known:
                    hub.tell_lobby()
        except Unreadable:  # which `health` reports
            log.debug("this server cannot look for what others wrote")
