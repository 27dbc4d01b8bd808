"""The log of a game is sent by pages: the last events at once, earlier ones when somebody asks."""

from __future__ import annotations

from typing import Any

from railherd.core.playing.match import Match
from railherd.tables.projection import EVENTS_AT_ONCE
from tests.server.helpers.in_process import Server, Socket, visit
from tests.server.helpers.table_client import Table, play, two_at_a_table

CHOICES_A_ROUND = 20
MOST_BYTES = 60_000


async def long_game(server: Server, **plan: Any) -> tuple[Table, list[Any], list[Socket]]:
    """Return a table in a game with more than two pages of events."""
    table, browsers, sockets = await two_at_a_table(server, game="gwt", **plan)
    while (await match_at(server, table)).happened <= 2 * EVENTS_AT_ONCE:
        await play(table, sockets, CHOICES_A_ROUND)
    return table, browsers, sockets


async def match_at(server: Server, table: Table) -> Match:
    """Return the game at a table with all its secrets."""
    match = (await server.services.tables.get(table.id)).state.match
    assert match is not None
    return match


async def all_events(socket: Socket, table: str) -> list[dict[str, Any]]:
    """Return the events of the last state and, page by page, those before it."""
    events = socket.state()["events"]
    while events[0]["n"] > 0:
        (answer,) = await socket.tell("hear_events", table=table, before=events[0]["n"])
        assert (answer["type"], len(answer["events"]) <= EVENTS_AT_ONCE) == ("events", True)
        events = [*answer["events"], *events]
    return list(events)


def test_the_first_state_has_the_last_events_and_earlier_ones_come_when_asked_for() -> None:
    async def scene(server: Server) -> None:
        table, browsers, _ = await long_game(server)
        match = await match_at(server, table)
        for seat, browser in enumerate(browsers):
            late = await browser.watching(table.id)
            shown = late.state()
            assert (len(shown["events"]), shown["events_from"]) == (EVENTS_AT_ONCE, match.happened - EVENTS_AT_ONCE)
            assert len(late.frames[-1]) < MOST_BYTES
            assert await all_events(late, table.id) == match.events(seat)

    visit(scene)


def test_a_spectator_reads_in_earlier_pages_what_everybody_may_read() -> None:
    async def scene(server: Server) -> None:
        table, _, _ = await long_game(server, listed=True)
        match = await match_at(server, table)
        assert match.events(None) != match.events(0), "nothing was secret, so this shows nothing"
        eve = await (await server.guest("Eve")).watching(table.id)
        assert await all_events(eve, table.id) == match.events(None)

    visit(scene)


def test_whoever_comes_back_gets_what_is_new_and_no_more() -> None:
    async def scene(server: Server) -> None:
        table, (_, bo), (ana, _) = await long_game(server)
        seq, happened = ana.state()["seq"], ana.state()["events"][-1]["n"] + 1
        again = await bo.socket()
        (state,) = await again.tell("watch", table=table.id, since=seq)
        assert (state["events_from"], state["events"]) == (happened, [])

    visit(scene)


def test_only_whoever_sees_the_table_may_ask_for_its_events() -> None:
    async def scene(server: Server) -> None:
        table, _, _ = await two_at_a_table(server)
        eve = await (await server.guest("Eve")).socket()
        assert await eve.refused("hear_events", table=table.id, before=100) == "server.no_such_table"
        await eve.tell("watch", table=table.id, key=table.link)
        (answer,) = await eve.tell("hear_events", table=table.id, before=100)
        assert answer["events"]

    visit(scene)


def test_before_a_game_begins_there_are_no_events() -> None:
    async def scene(server: Server) -> None:
        host = await server.guest("Ana")
        table = (await host.post("/tables", {"game": "gwt", "seats": ["open", "open"]})).json["table"]
        (answer,) = await (await host.socket()).tell("hear_events", table=table, before=5)
        assert answer["events"] == []

    visit(scene)
