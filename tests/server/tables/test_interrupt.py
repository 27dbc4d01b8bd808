"""What a seat does beside the turn at a table: out of turn, undone, by bots, after a restart, at a shared screen."""

from __future__ import annotations

import pytest

from railherd.core.naming import event_for
from railherd.core.playing.match import Match
from railherd.games.registry import GAMES
from railherd.tables.state import TableState
from tests.server.helpers.in_process import Json, Server, Socket, visit
from tests.server.helpers.log_entries import fields
from tests.server.helpers.table_client import Table, new_table, two_at_a_table
from tests.toy.lottery import Lottery

LONG = 60 * 60_000
BOTH = [{"seat": 0, "name": "Ana"}, {"seat": 1, "name": "Bo"}]


@pytest.fixture(autouse=True)
def lottery(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the server know the toy."""
    monkeypatch.setitem(GAMES, Lottery.ID, Lottery)


async def at_lottery(server: Server) -> tuple[Table, Socket, Socket]:
    """Return a table with the socket of the seat that begins and that of the other."""
    table, _, (ana, bo) = await two_at_a_table(server, game=Lottery.ID)
    return table, ana, bo


async def match_at(server: Server, table: Table) -> Match:
    live = await server.services.tables.get(table.id)
    assert live.state.match is not None
    return live.state.match


def beside(socket: Socket) -> list[str]:
    prompt = socket.state()["prompt"]
    return [option["text"] for option in prompt["options" if prompt["aside"] else "anytime"]]


def choosing(socket: Socket, choice: str) -> Json:
    """Return a choice as it is sent by somebody who sees the last state."""
    return {"choice": choice, "at": socket.state()["at"]}


def interrupting(socket: Socket, choice: str) -> Json:
    return {"choice": choice, "after": socket.state()["interrupts"]}


async def interrupt(socket: Socket, table: Table, choice: str) -> None:
    await socket.done("interrupt", table=table.id, **interrupting(socket, choice))


async def choose(socket: Socket, table: Table, choice: str) -> None:
    await socket.done("choose", table=table.id, **choosing(socket, choice))


def answers(socket: Socket) -> list[str]:
    return [said["type"] for said in socket.said() if said["type"] in ("done", "refused")]


def told(socket: Socket) -> list[Json]:
    """Return the events of a client that replaces its own as each state says."""
    events: list[Json] = []
    for state in socket.of("state"):
        events = events[: state["events_from"]] + state["events"]
    return events


def test_nobody_is_refused_because_another_acts_at_the_same_time() -> None:
    async def scene(server: Server) -> None:
        table, ana, bo = await at_lottery(server)
        for _ in range(2):  # each sees the table before the other acts
            ana.put("choose", table=table.id, **choosing(ana, "boast" if "boast" in texts(ana) else "draw"))
            bo.put("interrupt", table=table.id, **interrupting(bo, beside(bo)[0]))
            await server.calm()
        assert answers(ana) == ["done", "done"]
        assert answers(bo) == ["done", "done"]
        assert table.kinds[-4:] == ["choose", "interrupt", "choose", "interrupt"]
        bo.put("interrupt", table=table.id, **interrupting(bo, "lot"))
        ana.put("interrupt", table=table.id, **interrupting(ana, "lot"))
        bo.put("choose", table=table.id, **choosing(bo, "draw"))
        await server.calm()
        assert answers(ana)[2:] == ["done"]
        assert answers(bo)[2:] == ["done", "refused"], "one's own question comes first"
        assert bo.of("refused")[-1]["problem"]["key"] == "core.own_question"

    def texts(socket: Socket) -> list[str]:
        return [option["text"] for option in socket.state()["prompt"]["options"]]

    visit(scene)


def test_what_is_clicked_twice_is_done_once() -> None:
    async def scene(server: Server) -> None:
        table, _, bo = await at_lottery(server)
        twice = interrupting(bo, "lot")
        bo.put("interrupt", table=table.id, **twice)
        bo.put("interrupt", table=table.id, **twice)
        await server.calm()
        assert answers(bo) == ["done", "refused"]
        assert bo.of("refused")[-1]["problem"]["key"] == "server.moved_on"
        again = interrupting(bo, "take")
        for _ in range(2):  # sent again because no answer came
            await bo.done("interrupt", table=table.id, id="same", **again)
        assert table.kinds.count("interrupt") == 2

    visit(scene)


def test_only_whoever_plays_the_seat_may_act_for_it() -> None:
    async def scene(server: Server) -> None:
        table, _, (ana, _) = await two_at_a_table(server, game=Lottery.ID, listed=True)
        eve = await (await server.guest("Eve")).watching(table.id)
        assert await eve.refused("interrupt", table=table.id, choice="lot", after=0) == "server.not_seated"
        assert eve.state()["prompt"] is None
        host = await server.guest("Cy")
        gathering = await new_table(server, host, ("open", "open"), game=Lottery.ID)
        cy = await host.watching(gathering.id)
        assert await cy.refused("interrupt", table=gathering.id, choice="lot", after=0) == "server.not_started"
        assert await ana.refused("interrupt", table=table.id, choice="dance", after=0) == "core.unknown_choice"

    visit(scene)


def test_each_undoes_their_own_and_the_log_of_everybody_stays_right() -> None:
    async def scene(server: Server) -> None:
        table, ana, bo = await at_lottery(server)
        await choose(ana, table, "boast")
        await interrupt(bo, table, "lot")
        at = bo.state()["at"]
        await ana.done("undo", table=table.id, at=ana.state()["at"])
        match = await match_at(server, table)
        assert [(move.seat, move.text) for move in match.moves] == [(1, "lot")]
        assert beside(bo) == ["take", "leave"]
        await interrupt(bo, table, "take")
        await choose(ana, table, "boast")
        await bo.done("undo", table=table.id, at=at)  # a moment that has passed: it is not about the turn
        assert beside(bo) == ["take", "leave"]
        await bo.done("redo", table=table.id, at=at)
        match = await match_at(server, table)
        for seat, socket in enumerate((ana, bo)):
            assert told(socket) == match.events(seat)
        assert [move.text for move in match.moves] == ["lot", "boast", "take"]
        assert await bo.refused("redo", table=table.id, at=at) == "core.nothing_to_redo"

    visit(scene)


def test_others_learn_that_a_lot_was_drawn_but_not_which() -> None:
    async def scene(server: Server) -> None:
        table, ana, bo = await at_lottery(server)
        await interrupt(bo, table, "lot")
        match = await match_at(server, table)
        (drawn,) = match.log_from(0)
        assert told(bo)[0]["args"] == event_for(match.game, drawn, 1)["args"] != {}
        assert told(ana)[0]["args"] == {}
        assert ana.state()["prompt"]["anytime"] == bo.of("state")[0]["prompt"]["anytime"]
        assert (ana.state()["interrupts"], bo.state()["interrupts"]) == (0, 1)

    visit(scene)


def test_the_log_leads_to_the_same_table_again() -> None:
    async def scene(server: Server) -> None:
        table, ana, bo = await at_lottery(server)
        await choose(ana, table, "boast")
        await interrupt(bo, table, "lot")
        await ana.done("undo", table=table.id, at=ana.state()["at"])
        await interrupt(ana, table, "lot")
        await interrupt(bo, table, "leave")
        live = await server.services.tables.get(table.id)
        again = TableState(live.state.row, live.state.game)
        for entry in table.entries:
            again.replay(entry)
        assert again.match is not None
        assert live.state.match is not None
        assert again.match.fingerprint() == live.state.match.fingerprint()
        assert (again.at, again.interrupts, again.marks) == (live.state.at, live.state.interrupts, live.state.marks)
        kept = [fields(entry) for entry in table.entries if entry.kind == "interrupt"]
        assert [entry["text"] for entry in kept] == ["lot", "lot", "leave"]
        assert kept[0]["dealt"], "what was dealt is kept"

    visit(scene)


def test_whoever_comes_back_finds_their_question_open() -> None:
    async def scene(server: Server) -> None:
        table, browsers, (ana, bo) = await two_at_a_table(server, game=Lottery.ID)
        await interrupt(bo, table, "lot")
        seq = bo.state()["seq"]
        await bo.leave()
        await choose(ana, table, "draw")
        again = await browsers[1].socket()
        await again.tell("watch", table=table.id, since=seq)
        assert again.state()["prompt"]["aside"]
        await interrupt(again, table, "take")
        assert again.state()["prompt"]["waits_for"] is None

    visit(scene)


def test_a_stand_in_answers_the_open_question_out_of_turn(bots_here: None) -> None:
    async def scene(server: Server) -> None:
        table, ana, bo = await at_lottery(server)
        await interrupt(bo, table, "lot")
        await bo.leave()
        server.now += LONG
        await ana.done("seat_to_bot", table=table.id, seat=1)
        await ana.until(lambda: table.kinds[-1] == "interrupt")
        assert (table.entries[-1].seat, table.entries[-1].guest) == (1, None)
        assert ana.state()["prompt"]["waits_for"] is None, "it is still Ana's turn"

    visit(scene)


def test_bots_play_to_the_end_with_interrupts(bots_here: None) -> None:
    async def scene(server: Server) -> None:
        host = await server.guest("Ana")
        table = await new_table(server, host, ("random", "greedy"), own_seats=[], game=Lottery.ID)
        assert (await host.post(f"{table.path}/start")).status == 200
        socket = await host.watching(table.id)
        await socket.until(lambda: socket.state()["phase"] == "over")
        assert {entry.seat for entry in table.entries if entry.kind == "interrupt"} == {0, 1}

    visit(scene)


def test_people_who_share_a_screen_act_out_of_turn_when_it_shows_their_seat() -> None:
    async def scene(server: Server) -> None:
        host = await server.guest("Ana")
        table = await new_table(server, host, ("open", "open"), own_seats=BOTH, game=Lottery.ID)
        screen = await host.watching(table.id)
        assert await screen.refused("interrupt", table=table.id, choice="lot", after=0) == "server.face_first"
        await screen.tell("show_seat", table=table.id, seat=1)
        assert screen.state()["prompt"]["waits_for"] == 0
        await interrupt(screen, table, "lot")
        assert screen.state()["prompt"]["aside"]
        await interrupt(screen, table, "leave")
        await screen.tell("show_seat", table=table.id, seat=0)
        await choose(screen, table, "draw")

    visit(scene)


def test_a_turn_waits_until_its_seat_has_answered_its_own_question() -> None:
    async def scene(server: Server) -> None:
        table, ana, bo = await at_lottery(server)
        await interrupt(bo, table, "lot")
        await choose(ana, table, "draw")
        assert ana.state()["prompt"]["waits_for"] == 1
        assert await bo.refused("choose", table=table.id, **choosing(bo, "draw")) == "core.own_question"
        await interrupt(bo, table, "leave")
        await choose(bo, table, "draw")

    visit(scene)


def test_a_rewind_takes_back_what_was_done_beside_the_turn_too() -> None:
    async def scene(server: Server) -> None:
        table, ana, bo = await at_lottery(server)
        await choose(ana, table, "draw")
        await interrupt(ana, table, "lot")
        await bo.done("ask_rewind", table=table.id, at=bo.state()["at"], count=2)
        await ana.done("answer_rewind", table=table.id, yes=True)
        match = await match_at(server, table)
        assert list(match.moves) == []
        assert beside(ana) == beside(bo) == ["lot"]

    visit(scene)
