"""The socket: a repeated message acts once, a returning client gets what it missed, and silence is noticed."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

import railherd
from railherd.core.laws.conformance import all_setups, state_of
from railherd.core.playing.match import Match
from railherd.games.registry import find
from railherd.server.sockets import client, connection
from railherd.tables import protocol
from tests.server.helpers.in_process import Server, Socket, visit
from tests.server.helpers.log_entries import fields
from tests.server.helpers.table_client import new_table, play, two_at_a_table, waits

MOST_BYTES = 20_000
Json = dict[str, Any]


def test_the_same_id_gets_the_same_acknowledgement_and_happens_once() -> None:
    async def scene(server: Server) -> None:
        table, _, sockets = await two_at_a_table(server)
        me = await table.asked(sockets)
        state = me.state()
        choice = {"table": table.id, "at": state["at"], "choice": state["prompt"]["options"][0]["text"], "id": "once"}
        first = await me.done("choose", **choice)
        entries = len(table.entries)
        assert await me.done("choose", **choice) == first
        await play(table, sockets, 6)
        assert await me.done("choose", **choice) == first
        assert [entry.id for entry in table.entries].count(table.entries[first["seq"] - 1].id) == 1
        assert len(table.entries) == entries + 6

    visit(scene)


def test_sent_twice_before_it_is_on_disk_it_happens_once() -> None:
    async def scene(server: Server) -> None:
        table, browsers, sockets = await two_at_a_table(server, talk=True)
        twin = await browsers[0].socket()
        server.store.gate = asyncio.Event()
        for socket in (sockets[0], twin):
            socket.put("say", table=table.id, text="once", id="once")
        await server.calm()
        server.store.gate.set()
        await server.calm()
        assert sockets[0].of("done") == twin.of("done")
        assert table.kinds.count("say") == len(twin.of("done")) == 1

    visit(scene)


def test_another_id_at_a_passed_number_is_refused_with_the_table_as_it_is() -> None:
    async def scene(server: Server) -> None:
        table, _, sockets = await two_at_a_table(server)
        me = await table.asked(sockets)
        old = me.state()
        await me.choose(table.id)
        said = await me.tell("choose", table=table.id, at=old["at"], choice=old["prompt"]["options"][1]["text"])
        assert [each["type"] for each in said] == ["refused"]
        assert said[0]["problem"]["key"] == "server.moved_on"
        now = me.state()
        shown = said[0]["state"]
        assert {**shown, "events": [], "events_from": 0} == {**now, "events": [], "events_from": 0}
        assert shown["prompt"]["options"]

    visit(scene)


def test_a_choice_that_comes_after_the_end_is_refused_with_the_end() -> None:
    async def scene(server: Server) -> None:
        table, _, sockets = await two_at_a_table(server)
        while sockets[0].state()["phase"] == "playing":
            at = sockets[0].state()["at"]
            await play(table, sockets, 1)
        refused = (await sockets[0].tell("choose", table=table.id, at=at, choice="lay a1"))[0]
        assert refused["problem"]["key"] in ("server.moved_on", "core.game_over")
        assert len(refused["state"]["scores"]) == 2

    visit(scene)


def merged(events: list[Json], state: Json) -> list[Json]:
    """Return what a client holds after a state."""
    return [*events[: state["events_from"]], *state["events"]]


def all_events(states: list[Json]) -> list[Json]:
    events: list[Json] = []
    for state in states:
        events = merged(events, state)
    return events


def test_whoever_comes_back_is_told_exactly_what_he_missed() -> None:
    async def scene(server: Server) -> None:
        table, (_, bo), sockets = await two_at_a_table(server, talk=True)
        ana, gone = sockets
        await play(table, sockets, 4)
        known, seq = all_events(gone.of("state")), gone.state()["seq"]
        assert len(known) == gone.state()["events_from"] + len(gone.state()["events"])
        await gone.done("say", table=table.id, text="brb", id="old")
        seq += 1
        await gone.leave()
        helper = await bo.watching(table.id)
        await play(table, [ana, helper], 5)
        await ana.done("say", table=table.id, text="new")
        again = await bo.socket()
        state = (await again.tell("watch", table=table.id, since=seq))[0]
        assert state["events_from"] == len(known)
        assert state["events"]
        assert merged(known, state) == all_events(helper.of("state"))
        assert [line["text"] for line in state["talk"]] == ["new"]
        assert (await again.tell("watch", table=table.id, since=state["seq"]))[0]["events"] == []

    visit(scene)


def test_events_that_were_undone_vanish_for_whoever_comes_back() -> None:
    async def scene(server: Server) -> None:
        table, browsers, sockets = await two_at_a_table(server)
        me = await table.asked(sockets)
        await me.choose(table.id)
        known, seq = all_events(me.of("state")), me.state()["seq"]
        await me.done("undo", table=table.id, at=me.state()["at"])
        await me.choose(table.id, option=1)
        again = await browsers[sockets.index(me)].socket()
        state = (await again.tell("watch", table=table.id, since=seq))[0]
        assert state["events_from"] < len(known)
        whole = (await again.tell("watch", table=table.id))[0]
        assert whole["events_from"] == 0
        assert merged(known, state) == whole["events"] == all_events(me.of("state")) != known

    visit(scene)


@pytest.mark.parametrize("game", railherd.games())
def test_a_view_stays_small(game: str) -> None:
    most = find(game).SEATS[-1]
    rng = random.Random(game)
    largest = 0
    for setup in [setup for setup in all_setups(find(game)) if setup.seats == most]:
        match = railherd.new(game, most, rng.getrandbits(64), setup.options)
        while not match.over:
            match.choose(rng.choice(state_of(match).legal()))
            if rng.random() < 0.05 or match.over:
                largest = max(largest, *(len(protocol.encode(match.view(seat))) for seat in [None, *range(most)]))
    assert 1000 < largest < MOST_BYTES


def test_a_whole_frame_in_play_stays_small() -> None:
    """For four players of Great Western Trail: only what has just happened, nothing sent before."""

    async def scene(server: Server) -> None:
        browsers = [await server.guest(name) for name in ("Ana", "Bo", "Cy", "Di")]
        table = await new_table(server, browsers[0], ["open"] * 4, game="gwt")
        for browser in browsers[1:]:
            await table.sit(browser)
        sockets = [await browser.watching(table.id) for browser in browsers]
        rng = random.Random(4)
        for _ in range(150):
            me = await table.asked(sockets)
            await me.choose(table.id, rng.randrange(len(me.state()["prompt"]["options"])))
        frames = [frame for socket in sockets for frame in socket.frames]
        assert 8_000 < max(map(len, frames)) < MOST_BYTES
        told = [len(state["events"]) for state in sockets[0].of("state")[1:]]
        assert sum(told) + len(sockets[0].of("state")[0]["events"]) == len(all_events(sockets[0].of("state")))

    visit(scene)


def test_silence_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert (connection.PING_SECONDS, connection.DEAD_SECONDS) == (20, 40)
    monkeypatch.setattr(connection, "PING_SECONDS", 0.1)
    monkeypatch.setattr(connection, "DEAD_SECONDS", 0.2)

    async def scene(server: Server) -> None:
        ana = await server.guest("Ana")
        began = asyncio.get_running_loop().time()
        socket = await ana.socket()
        await socket.until(lambda: socket.closed is not None)
        assert asyncio.get_running_loop().time() - began > 0.19
        assert len(socket.of("ping")) == 1

    visit(scene)


def test_whoever_answers_is_alive(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "PING_SECONDS", 0.1)
    monkeypatch.setattr(connection, "DEAD_SECONDS", 5.0)

    async def scene(server: Server) -> None:
        socket = await (await server.guest("Ana")).socket()
        await socket.until(lambda: len(socket.of("ping")) == 1)
        socket.put("pong")
        await socket.until(lambda: len(socket.of("ping")) == 2)
        assert socket.closed is None

    visit(scene)


def stop_reading(socket: Socket) -> None:
    socket.reading = asyncio.Event()


def test_a_slow_reader_holds_up_nobody_and_is_sent_the_newest_state_once() -> None:
    async def scene(server: Server) -> None:
        table, (_, bo), sockets = await two_at_a_table(server, talk=True)
        slow = await bo.watching(table.id)
        stop_reading(slow)
        for number in range(3 * client.MAX_WAITING_FRAMES):
            await sockets[0].done("say", table=table.id, text=f"line {number}")
            slow.put("watch", table=table.id, since=0)
        await server.calm()
        heard = len(slow.of("state"))
        assert slow.reading is not None
        slow.reading.set()
        await server.calm()
        told = slow.of("state")[heard:]
        assert len(told) <= 2, "the one that was under way when it stopped reading, and the newest"
        assert told[-1]["seq"] == len(table.entries)
        assert told[-1]["talk"][-1]["text"] == f"line {3 * client.MAX_WAITING_FRAMES - 1}"

    visit(scene)


def test_what_waits_after_a_newer_state_is_told_since_the_last_that_was_sent() -> None:
    async def scene(server: Server) -> None:
        table, (_, bo), sockets = await two_at_a_table(server)
        slow = await bo.watching(table.id)
        stop_reading(slow)
        await play(table, sockets, 5)
        assert slow.reading is not None
        slow.reading.set()
        await server.calm()
        assert all_events(slow.of("state")) == all_events(sockets[1].of("state"))

    visit(scene)


@pytest.mark.parametrize(("frames", "letters"), [(10, 10**9), (10**9, 10_000)])
def test_who_asks_much_and_reads_nothing_is_cut_off(monkeypatch: pytest.MonkeyPatch, frames: int, letters: int) -> None:
    monkeypatch.setattr(client, "MAX_WAITING_FRAMES", frames)
    monkeypatch.setattr(client, "MAX_WAITING_LETTERS", letters)

    async def scene(server: Server) -> None:
        table, (_, bo), _ = await two_at_a_table(server, talk=True)
        slow = await bo.watching(table.id)
        stop_reading(slow)
        for number in range(100):
            slow.put("why", table=table.id, choice=f"{number} " + "x" * 190)
        await slow.until(lambda: len(server.services.hub.clients) == 2)
        entries = len(table.entries)
        slow.put("say", table=table.id, text="still here")
        await server.calm()
        assert len(table.entries) == entries
        assert slow.reading is not None
        slow.reading.set()
        assert (await bo.watching(table.id)).state()["seq"] == entries

    visit(scene)


def test_a_banned_guest_who_does_not_read_is_cut_off_too() -> None:
    async def scene(server: Server) -> None:
        table, (_, bo), sockets = await two_at_a_table(server, talk=True)
        stop_reading(sockets[1])
        await sockets[0].done("say", table=table.id, text="read this")
        await server.services.guests.ban(bo.cookie[:12])
        for connected in list(server.services.hub.clients):
            if connected.guest.name == "Bo":
                connected.stop()
        await server.calm()
        sockets[1].put("say", table=table.id, text="I am still here")
        await server.calm()
        assert fields(table.entries[-1])["text"] == "read this"

    visit(scene)


def test_not_saved_means_that_nobody_saw_it() -> None:
    async def scene(server: Server) -> None:
        table, _, sockets = await two_at_a_table(server)
        me = await table.asked(sockets)
        other = next(socket for socket in sockets if socket is not me)
        state, frames = me.state(), len(other.frames)
        choice = {"table": table.id, "at": state["at"], "choice": state["prompt"]["options"][0]["text"], "id": "x"}
        server.store.failing = True
        assert await me.refused("choose", **choice) == "server.not_saved"
        assert len(other.frames) == frames
        server.store.failing = False
        await me.done("choose", **choice)
        assert len(other.frames) == frames + 1
        assert not waits(me) or not waits(other)
        assert msgspec.json.decode(other.frames[-1])["at"] == state["at"] + 1

    visit(scene)


def test_two_tabs_of_one_person_cost_one_prompt(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(server: Server) -> None:
        table, browsers, sockets = await two_at_a_table(server)
        for _ in range(3):
            await browsers[0].watching(table.id)
        made: list[int | None] = []
        true = Match.short_prompt

        def counted(match: Match, seat: int | None = None) -> Any:
            made.append(seat)
            return true(match, seat)

        monkeypatch.setattr(Match, "short_prompt", counted)
        await play(table, sockets, 1)
        assert sorted(made, key=str) == [0, 1]

    visit(scene)
