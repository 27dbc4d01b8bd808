"""A clock agreed at the start: when the time for a turn has run out, the others may let a bot play."""

from __future__ import annotations

import pytest

from railherd.tables.plan import CLOCKS
from railherd.tables.state import TableState
from tests.server.helpers.in_process import Server, running, visit
from tests.server.helpers.table_client import Table, new_table, play, two_at_a_table, waits

MINUTE = 60_000
GRACE = 3 * MINUTE  # after a start, the same as a long absence


def deadline(table: Table) -> int | None:
    """Return the deadline of a table as its log alone gives it."""
    live = next(live for live in table.server.services.tables.loaded() if live.id == table.id)
    again = TableState(live.state.row, live.state.game)
    for entry in table.entries:
        again.replay(entry)
    assert again.deadline == live.state.deadline
    return again.deadline


def wake(table: Table) -> int | None:
    """Return when the server must wake a table, as it is kept on disk."""
    standing = table.server.store.standings[table.id]
    assert standing is not None
    return standing.wake


def test_each_turn_has_its_time() -> None:
    async def scene(server: Server) -> None:
        server.now += GRACE
        table, _, sockets = await two_at_a_table(server, turn_minutes=5)
        assert deadline(table) == server.now + 5 * MINUTE
        first = await table.asked(sockets)
        server.now += MINUTE
        await first.choose(table.id)
        assert not waits(first)
        assert deadline(table) == server.now + 4 * MINUTE  # a turn, not a choice
        assert [socket.state()["time_left"] for socket in sockets] == [4 * MINUTE] * 2
        while not waits(first):
            await first.choose(table.id)
        assert deadline(table) == server.now + 5 * MINUTE
        await sockets[0].done("ask_rewind", table=table.id, at=sockets[0].state()["at"], count=1)
        server.now += MINUTE
        await sockets[1].done("answer_rewind", table=table.id, yes=True)
        assert deadline(table) == server.now + 5 * MINUTE

    visit(scene)


def test_everybody_is_told_once_that_somebodys_time_has_run_out() -> None:
    async def scene(server: Server) -> None:
        server.now += GRACE
        table, _, sockets = await two_at_a_table(server, turn_minutes=2)
        tables, late = server.services.tables, await table.asked(sockets)
        assert wake(table) == server.now + 2 * MINUTE
        server.now += 2 * MINUTE - 1
        await tables.ring()
        assert table.kinds[-1] == "start"
        server.now += 1
        for _ in range(2):
            await tables.ring()
        assert table.kinds[-2:] == ["start", "time_up"]
        for socket in sockets:
            (news,) = socket.state()["news"]
            assert (news["kind"], news["seat"]) == ("time_up", late.state()["seat"])
        assert wake(table) is None, "there is nothing to wake for"
        while not waits(late):  # the turn can still be played
            await late.choose(table.id)
        server.now += 2 * MINUTE
        await tables.ring()
        assert table.kinds.count("time_up") == 2

    visit(scene)


def test_a_clock_that_nobody_watches_wakes_its_table_after_a_restart() -> None:
    async def scene(server: Server) -> None:
        server.now += GRACE
        table, _, _ = await two_at_a_table(server, turn_minutes=1440)
        async with running() as next_life:
            stored, store = server.store, next_life.store
            store.rows, store.logs, store.standings = stored.rows, stored.logs, stored.standings
            tables = next_life.services.tables
            next_life.now = server.now + 1440 * MINUTE - 1
            await tables.wake(next_life.now)
            assert not tables.loaded()
            await tables.wake(next_life.now + 1)
            assert [live.id for live in tables.loaded()] == [table.id]
            next_life.now += GRACE
            await tables.ring()
            assert store.logs[table.id][-1].kind == "time_up"

    visit(scene)


@pytest.mark.usefixtures("bots_here")
def test_a_bot_may_play_for_whoever_is_late_even_if_they_are_there() -> None:
    async def scene(server: Server) -> None:
        server.now += GRACE
        table, _, sockets = await two_at_a_table(server, turn_minutes=2)
        late = await table.asked(sockets)
        other = next(socket for socket in sockets if socket is not late)
        ask = {"table": table.id, "seat": late.state()["seat"]}
        server.now += 2 * MINUTE - 1
        assert await other.refused("seat_to_bot", **ask) == "server.not_away_long"
        server.now += 1
        assert await late.refused("seat_to_bot", table=table.id, seat=other.state()["seat"]) == "server.not_away_long"
        await other.done("seat_to_bot", **ask)
        told = [line["kind"] for state in late.of("state") for line in state["news"]]
        assert [kind for kind in told if kind != "time_up"] == ["to_bot_late"]
        assert deadline(table) is None or not waits(other)
        await other.until(lambda: not waits(other))
        await late.done("seat_from_bot", table=table.id)
        while waits(late):
            await other.choose(table.id)
        assert deadline(table) == server.now + 2 * MINUTE
        await late.choose(table.id)

    visit(scene)


def test_after_a_start_nobody_is_late_before_they_could_come_back() -> None:
    async def scene(server: Server) -> None:
        server.now -= MINUTE
        table, browsers, sockets = await two_at_a_table(server, turn_minutes=2)
        asked = (await table.asked(sockets)).state()["seat"]
        until = deadline(table)
        async with running() as next_life:
            next_life.store.rows, next_life.store.logs = server.store.rows, server.store.logs
            next_life.store.guests = server.store.guests
            later = Table(next_life, browsers[0], {"table": table.id, "link": table.link})
            for browser in browsers:
                browser._server = next_life
            again = [await browser.watching(table.id) for browser in browsers]
            assert deadline(later) == until
            presence = next_life.services.hub.presence
            next_life.now += 2 * MINUTE + 1
            assert presence.time_left((await next_life.services.tables.get(table.id)).state) == MINUTE - 1
            ask = {"table": table.id, "seat": asked}
            assert await again[1 - asked].refused("seat_to_bot", **ask) == "server.not_away_long"
            next_life.now += MINUTE
            await again[1 - asked].done("seat_to_bot", **ask)

    visit(scene)


@pytest.mark.usefixtures("bots_here")
def test_there_is_no_clock_against_bots_alone() -> None:
    async def scene(server: Server) -> None:
        ana = await server.guest("Ana")
        alone = await new_table(server, ana, ["open", "random"], turn_minutes=2)
        assert deadline(alone) is None
        own_seats = [{"seat": 0, "name": "Ana"}, {"seat": 1, "name": "Bo"}]
        shared = await new_table(server, ana, ["open", "open"], turn_minutes=2, own_seats=own_seats)
        assert deadline(shared) is None

    visit(scene)


def test_the_clock_is_one_of_a_few_and_stays_for_the_rematch() -> None:
    async def scene(server: Server) -> None:
        ana = await server.guest("Ana")
        assert (await ana.get("/catalogue")).json["clocks"] == list(CLOCKS)
        plan = {"game": "last_spike", "seats": ["open", "open"]}
        for minutes in (1, 7, 99_999):
            refused = await ana.post("/tables", {**plan, "turn_minutes": minutes})
            assert (refused.status, refused.key) == (409, "server.wrong_clock")
        assert (await ana.post("/tables", {**plan, "turn_minutes": -1})).status == 400
        table, _, sockets = await two_at_a_table(server, turn_minutes=1440)
        assert (await ana.get("/tables")).json == []
        while sockets[0].state()["phase"] == "playing":
            await play(table, sockets, 1)
        assert sockets[0].state()["time_left"] is None
        assert (await table.host.post(f"{table.path}/rematch")).json["turn_minutes"] == 1440

    visit(scene)


def test_a_table_without_a_clock_has_no_deadline() -> None:
    async def scene(server: Server) -> None:
        table, _, sockets = await two_at_a_table(server)
        assert deadline(table) is None
        assert (sockets[0].state()["turn_minutes"], sockets[0].state()["time_left"]) == (0, None)

    visit(scene)
