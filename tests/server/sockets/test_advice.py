"""Advice over the socket: for the seat that is asked, in the bots' pool, one at a time."""

from __future__ import annotations

import asyncio

import pytest

from railherd.bots.answer import Answer
from railherd.bots.choose import choice
from railherd.bots.job import Job
from railherd.bots.registry import DEFAULT_BOT
from railherd.server.bot_pool.pool import BotPool
from railherd.server.workers.fair_queue import Share
from tests.server.helpers.in_process import Server, visit
from tests.server.helpers.table_client import Table, new_table, play, two_at_a_table, waits


class SlowPool:
    """The bots' pool, which thinks until it is told to stop, and keeps its jobs."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.jobs: list[Job] = []
        self.go_on = asyncio.Event()
        monkeypatch.setattr(BotPool, "think", self.think)

    async def think(self, job: Job, _: Share) -> Answer:
        self.jobs.append(job)
        await self.go_on.wait()
        return choice(job)


async def allow_hints(table: Table, on: bool = True) -> None:
    answer = await table.host.post(f"{table.path}/hints", {"on": on})
    assert answer.status == 200, answer.body


def test_the_asked_seat_is_told_an_option_that_it_has(bots_here: None) -> None:
    async def scene(server: Server) -> None:
        table, _, sockets = await two_at_a_table(server, game="gwt")
        await allow_hints(table)
        for _ in range(6):
            asked = await table.asked(sockets)
            await asked.tell("advise", table=table.id)
            await server.calm()
            state, advice = asked.state(), asked.of("advice")[-1]
            assert (advice["at"], advice["aside"]) == (state["at"], False)
            assert advice["choice"] in [option["text"] for option in state["prompt"]["options"]]
            await asked.done("choose", table=table.id, at=advice["at"], choice=advice["choice"])

    visit(scene)


def test_nobody_else_gets_advice(bots_here: None) -> None:
    async def scene(server: Server) -> None:
        table, _, sockets = await two_at_a_table(server, listed=True)
        await allow_hints(table)
        await table.asked(sockets)
        waiting = next(socket for socket in sockets if waits(socket))
        assert await waiting.refused("advise", table=table.id) == "core.not_your_turn"
        watcher = await (await server.guest("Cy")).watching(table.id)
        assert await watcher.refused("advise", table=table.id) == "server.not_seated"
        assert not watcher.of("advice")

    visit(scene)


def test_a_seat_is_advised_once_at_a_time_while_its_table_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(server: Server) -> None:
        pool = SlowPool(monkeypatch)
        table, browsers, sockets = await two_at_a_table(server)
        await allow_hints(table)
        asked = await table.asked(sockets)
        first = asked.put("advise", table=table.id)
        assert await asked.refused("advise", table=table.id) == "server.advice_at_once"
        again = await browsers[sockets.index(asked)].watching(table.id)  # the same seat on another device
        assert await again.refused("advise", table=table.id) == "server.advice_at_once"
        assert [(job.bot, job.seat) for job in pool.jobs] == [(DEFAULT_BOT, sockets.index(asked))]
        at = asked.state()["at"]
        await play(table, sockets, 1)
        assert asked.state()["at"] > at
        pool.go_on.set()
        await server.calm()
        [advice] = asked.of("advice")
        assert (advice["id"], advice["at"]) == (first, at)

    visit(scene)


def test_who_leaves_waits_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(server: Server) -> None:
        pool = SlowPool(monkeypatch)
        table, browsers, sockets = await two_at_a_table(server)
        await allow_hints(table)
        asked = await table.asked(sockets)
        asked.put("advise", table=table.id)
        await server.calm()
        assert pool.jobs
        await asked.leave()
        again = await browsers[sockets.index(asked)].watching(table.id)
        again.put("advise", table=table.id)
        await server.calm()
        assert len(pool.jobs) == 2
        pool.go_on.set()
        await again.until(lambda: bool(again.of("advice")))

    visit(scene)


def test_a_game_that_is_over_needs_no_advice() -> None:
    async def scene(server: Server) -> None:
        table, _, sockets = await two_at_a_table(server)
        await allow_hints(table)
        while sockets[0].state()["phase"] == "playing":
            await play(table, sockets, 1)
        assert await sockets[0].refused("advise", table=table.id) == "core.game_over"

    visit(scene)


def test_a_hint_weighs_the_best_options_and_everybody_is_told_of_it(bots_here: None) -> None:
    async def scene(server: Server) -> None:
        table, _, sockets = await two_at_a_table(server, game="gwt")
        await allow_hints(table)
        asked = await table.asked(sockets)
        await asked.tell("advise", table=table.id, hint=True)
        await server.calm()
        advice = asked.of("advice")[-1]
        texts = [option["text"] for option in asked.state()["prompt"]["options"]]
        assert advice["choice"] == advice["best"][0]["choice"]
        assert {each["choice"] for each in advice["best"]} <= set(texts)
        assert all(each["told"].startswith("Expected lead at the end, in points: ") for each in advice["best"])
        assert all(each["reasons"] for each in advice["best"])
        for socket in sockets:
            [news] = [line for line in socket.state()["news"] if line["kind"] == "hint"]
            assert news["seat"] == sockets.index(asked)
        await asked.done("choose", table=table.id, at=advice["at"], choice=advice["choice"])

    visit(scene)


def test_where_several_play_there_are_no_hints_unless_the_host_allows_them(bots_here: None) -> None:
    async def scene(server: Server) -> None:
        table, browsers, sockets = await two_at_a_table(server)
        asked = await table.asked(sockets)
        for hint in (False, True):
            assert await asked.refused("advise", table=table.id, hint=hint) == "server.no_hints"
        assert not asked.state()["hints"]
        guest = next(browser for browser in browsers if browser is not table.host)
        assert (await guest.post(f"{table.path}/hints", {"on": True})).status == 403
        await allow_hints(table)
        await server.calm()
        assert asked.state()["hints"]
        await asked.tell("advise", table=table.id)
        await server.calm()
        assert asked.of("advice")
        assert "hint" not in table.kinds, "only a hint is noted, not what a guide asks"
        await allow_hints(table, on=False)
        assert await asked.refused("advise", table=table.id) == "server.no_hints"
        assert table.kinds.count("allow_hints") == 2

    visit(scene)


def test_a_person_alone_with_bots_has_hints_and_only_when_they_are_asked(bots_here: None) -> None:
    async def scene(server: Server) -> None:
        ana = await server.guest("Ana")
        table = await new_table(server, ana, ["open", "greedy"], own_seats=[{"seat": 0}])
        socket = await ana.watching(table.id)
        await table.asked([socket])
        assert socket.state()["hints"]
        before = table.kinds.count("hint")
        await socket.tell("advise", table=table.id, hint=True)
        await server.calm()
        assert table.kinds.count("hint") == before + 1
        assert socket.of("advice")[-1]["best"]

    visit(scene)
