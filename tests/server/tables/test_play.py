"""Playing at a table: undo, rewinds by consent, bots for absent players, talk, watching."""

from __future__ import annotations

import asyncio

import pytest

from railherd.tables.state import TableState
from tests.server.helpers.in_process import Server, Socket, visit
from tests.server.helpers.log_entries import fields
from tests.server.helpers.table_client import Table, new_table, play, two_at_a_table, waits

MINUTE = 60_000


def held(socket: Socket) -> object:
    """Return everything that a seat sees."""
    return socket.state()["view"]


def test_a_choice_is_taken_back_and_made_again() -> None:
    async def scene(server: Server) -> None:
        table, _, sockets = await two_at_a_table(server)
        me = await table.asked(sockets)
        before = held(me)
        await me.choose(table.id)
        after = held(me)
        assert after != before
        assert me.state()["prompt"]["can_undo"]
        await me.done("undo", table=table.id, at=me.state()["at"])
        assert held(me) == before
        assert me.state()["prompt"]["can_redo"]
        await me.done("redo", table=table.id, at=me.state()["at"])
        assert held(me) == after
        assert table.kinds[-3:] == ["choose", "undo", "redo"]
        await me.done("undo", table=table.id, at=me.state()["at"])
        assert await me.refused("undo", table=table.id, at=me.state()["at"]) == "core.nothing_to_undo"

    visit(scene)


def test_what_leaves_nothing_to_decide_comes_and_goes_with_the_choice_before() -> None:
    async def scene(server: Server) -> None:
        table, _, sockets = await two_at_a_table(server, game="gwt")
        live = await server.services.tables.get(table.id)

        def texts() -> list[str]:
            assert live.state.match is not None
            return [move.text for move in live.state.match.moves]

        me, before = sockets[0], []
        while not (fields(table.entries[-1]).get("settled") and me.state()["prompt"]["can_undo"]):
            me, before = await table.asked(sockets), texts()
            await me.choose(table.id)
        kept = fields(table.entries[-1])
        after = [*before, kept["text"], *kept["settled"]]
        assert texts() == after, "one entry has the choice and what followed from it"
        await me.done("undo", table=table.id, at=me.state()["at"])
        assert texts() == before
        await me.done("redo", table=table.id, at=me.state()["at"])
        assert texts() == after
        again = TableState(live.state.row, live.state.game)
        for entry in table.entries:
            again.replay(entry)
        assert again.match is not None
        assert live.state.match is not None
        assert again.match.fingerprint() == live.state.match.fingerprint()

    visit(scene)


def test_nobody_takes_back_what_revealed_something() -> None:
    async def scene(server: Server) -> None:
        table, _, sockets = await two_at_a_table(server)
        first = await table.asked(sockets)
        while not waits(first):
            await first.choose(table.id)
        assert await first.refused("undo", table=table.id, at=first.state()["at"]) == "core.not_your_turn"
        second = await table.asked(sockets)
        assert await second.refused("undo", table=table.id, at=second.state()["at"]) == "core.nothing_to_undo"

    visit(scene)


async def drawn_by(table: Table, sockets: list[Socket], choices: int) -> list[object]:
    """Return what is dealt while some choices are made."""
    since = len(table.entries)
    await play(table, sockets, choices)
    return [fields(entry).get("dealt") for entry in table.entries[since:]]


def test_with_everybodys_yes_the_game_goes_back_and_chance_deals_anew() -> None:
    async def scene(server: Server) -> None:
        table, _, sockets = await two_at_a_table(server)
        before = [held(socket) for socket in sockets]
        dealt = await drawn_by(table, sockets, 16)
        at = sockets[0].state()["at"]
        await sockets[0].done("ask_rewind", table=table.id, at=at, count=16)
        assert sockets[1].state()["rewind"] == {"seat": 0, "count": 16, "agreed": [0], "missing": [1]}
        assert held(sockets[0]) != before[0]
        await sockets[1].done("answer_rewind", table=table.id, yes=True)
        assert table.kinds[-3:] == ["ask_rewind", "answer_rewind", "rewind"]
        assert [held(socket) for socket in sockets] == before
        assert sockets[1].state()["rewind"] is None
        other = await drawn_by(table, sockets, 16)
        await sockets[1].done("ask_rewind", table=table.id, at=sockets[1].state()["at"], count=16)
        await sockets[0].done("answer_rewind", table=table.id, yes=True)
        assert [held(socket) for socket in sockets] == before
        another = await drawn_by(table, sockets, 16)
        assert dealt != other != another != dealt

    visit(scene)


def test_one_no_ends_a_wish() -> None:
    async def scene(server: Server) -> None:
        browsers = [await server.guest(name) for name in ("Ana", "Bo", "Cy")]
        table = await new_table(server, browsers[0], ["open"] * 3)
        for browser in browsers[1:]:
            await table.sit(browser)
        sockets = [await browser.watching(table.id) for browser in browsers]
        await play(table, sockets, 6)
        now = held(sockets[0])
        await sockets[0].done("ask_rewind", table=table.id, at=sockets[0].state()["at"], count=3)
        await sockets[1].done("answer_rewind", table=table.id, yes=True)
        assert held(sockets[0]) == now  # not everyone has agreed yet
        await sockets[2].done("answer_rewind", table=table.id, yes=False)
        assert sockets[0].state()["rewind"] is None
        assert await sockets[1].refused("answer_rewind", table=table.id, yes=True) == "server.nothing_asked"
        assert held(sockets[0]) == now
        assert "rewind" not in table.kinds

    visit(scene)


@pytest.mark.usefixtures("bots_here")
def test_alone_among_bots_one_goes_back_at_once() -> None:
    async def scene(server: Server) -> None:
        ana = await server.guest("Ana")
        table = await new_table(server, ana, ["open", "random"])
        socket = await ana.watching(table.id)
        for _ in range(4):
            await socket.until(lambda: not waits(socket))
            await socket.choose(table.id)
        await socket.until(lambda: not waits(socket))
        moves = table.kinds.count("choose")
        await socket.done("ask_rewind", table=table.id, at=socket.state()["at"], count=moves)
        await socket.until(lambda: "rewind" in table.kinds)
        await server.calm()
        assert socket.of("state")[-1]["view"]["turn"] <= 2

    visit(scene)


@pytest.mark.usefixtures("bots_here")
def test_a_bot_takes_over_for_whoever_has_been_away_for_long_and_gives_back() -> None:
    async def scene(server: Server) -> None:
        table, (_, bo), sockets = await two_at_a_table(server)
        looker = await (await server.guest("Cy")).watching(table.id, table.link)
        while (await table.asked(sockets)) is not sockets[1]:
            await play(table, sockets, 1)
        await sockets[1].leave()
        ask = {"table": table.id, "seat": 1}
        assert not sockets[0].of("presence")[-1]["seats"][1]["present"]
        server.now += 5 * MINUTE - 1
        assert await sockets[0].refused("seat_to_bot", **ask) == "server.not_away_long"
        server.now += 1
        assert await looker.refused("seat_to_bot", **ask) == "server.no_such_table"
        await sockets[0].done("seat_to_bot", **ask)
        await sockets[0].until(lambda: not waits(sockets[0]))
        assert sockets[0].state()["seats"][1]["stand_in"] == "regular"
        again = await bo.watching(table.id)
        at = again.state()["at"]
        assert await again.refused("choose", table=table.id, at=at, choice="lay a1") == "server.bot_plays"
        await again.done("seat_from_bot", table=table.id)
        assert again.state()["seats"][1]["stand_in"] == ""
        while waits(again):
            await sockets[0].choose(table.id)
        await server.calm()
        assert not waits(again)  # no bot answers
        await again.choose(table.id)
        assert table.entries[-1].guest == bo.cookie[:12]

    visit(scene, absence_minutes=5)


def test_nobody_talks_until_the_host_allows_it_and_spectators_never_do() -> None:
    async def scene(server: Server) -> None:
        table, (ana, _), sockets = await two_at_a_table(server, listed=True)
        looker = await (await server.guest("Cy")).watching(table.id)
        assert await sockets[1].refused("say", table=table.id, text="hello") == "server.no_talk"
        assert (await ana.post(f"{table.path}/talk", {"on": True})).status == 200
        await sockets[1].done("say", table=table.id, text="  hello   there ")
        assert [line["text"] for line in sockets[0].state()["talk"]] == ["hello there"]
        assert await sockets[1].refused("say", table=table.id, text=" \n ") == "server.nothing_said"
        assert await looker.refused("say", table=table.id, text="hello") == "server.not_seated"
        assert (await ana.post(f"{table.path}/talk", {"on": False})).status == 200
        assert await sockets[1].refused("say", table=table.id, text="hello") == "server.no_talk"

    visit(scene)


def test_spectators_see_what_lies_open() -> None:
    async def scene(server: Server) -> None:
        table, _, sockets = await two_at_a_table(server, listed=True)
        looker = await (await server.guest("Cy")).watching(table.id)
        await play(table, sockets, 6)
        state = looker.state()
        assert (state["seat"], state["prompt"], state["host"]) == (None, None, False)
        assert [player["hand"] for player in state["view"]["players"]] == [None, None]
        assert [player["cash"] for player in state["view"]["players"]] == [None, None]
        keys = {event["key"] for shown in looker.of("state") for event in shown["events"]}
        assert "last_spike.tile_drawn" not in keys
        assert "last_spike.tile_drawn.hidden" in keys
        at = state["at"]
        assert await looker.refused("choose", table=table.id, at=at, choice="lay a1") == "server.not_seated"

    visit(scene)


def test_a_rematch_is_one_table_with_the_same_people_in_the_same_seats() -> None:
    async def scene(server: Server) -> None:
        table, browsers, sockets = await two_at_a_table(server, talk=True, options={"money": "open"})
        assert (await browsers[0].post(f"{table.path}/rematch")).key == "server.not_over"
        while sockets[0].state()["phase"] == "playing":
            await play(table, sockets, 1)
        assert (await (await server.guest("Cy")).post(f"{table.path}/rematch")).status == 404
        server.store.gate = asyncio.Event()
        asking = asyncio.gather(*(browser.post(f"{table.path}/rematch") for browser in (*browsers, *browsers)))
        await server.calm()
        server.store.gate.set()
        answers = await asking
        tables = {answer.json["table"] for answer in answers}
        assert len(tables) == 1
        assert tables != {table.id}
        assert len(server.store.rows) == 2
        following = tables.pop()
        assert sockets[1].state()["rematch"] == following
        shown = [(await browser.watching(following)).state() for browser in browsers]
        assert [(state["seat"], state["phase"], state["talk_allowed"]) for state in shown] == [
            (0, "playing", True), (1, "playing", True),
        ]  # fmt: skip
        assert shown[0]["view"]["options"]["money"] == "open"

    visit(scene)


def test_every_entry_of_the_log_carries_its_time() -> None:
    async def scene(server: Server) -> None:
        table, _, sockets = await two_at_a_table(server)
        times = [entry.time for entry in table.entries]
        for _ in range(4):
            server.now += 1234
            await play(table, sockets, 1)
            times.append(server.now)
            assert sockets[0].state()["time"] == server.now
        assert [entry.time for entry in table.entries] == times

    visit(scene)
