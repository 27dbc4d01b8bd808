"""Moments of a table's game: during play each person sees only what they saw then; afterwards everything."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import railherd
from railherd.core.playing.film import Film
from railherd.server.http.record_bodies import MAX_NUMBER
from railherd.server.replay import cache
from tests.server.helpers.in_process import Browser, Server, Socket, visit
from tests.server.helpers.log_entries import fields
from tests.server.helpers.table_client import Table, new_table, play, two_at_a_table, waits
from tests.server.helpers.worker_here import WorkerHere

Json = dict[str, Any]
BOTH = [{"seat": 0, "name": "Ana"}, {"seat": 1, "name": "Bo"}]
LAST = MAX_NUMBER  # beyond the end of any game: its last moment is shown


async def strip(browser: Browser, table: Table, **query: Any) -> Json:
    told = "&".join(f"{name}={value}" for name, value in query.items())
    answer = await browser.get(f"{table.path}/strip?{told}")
    assert answer.status == 200, answer.body
    found: Json = answer.json
    return found


async def moment(browser: Browser, table: Table, at: int = LAST, **query: Any) -> Json:
    """Return a strip of one moment, and what its frame has."""
    found = await strip(browser, table, first=at, count=1, **query)
    [frame] = found["frames"]
    return {**found, **frame}


async def shown_again(browser: Browser, table: Table) -> list[Json]:
    """Return view and events so far of each moment, as one strip after the other shows them."""
    shown: list[Json] = []
    events: list[Json] = []
    last = 0
    while len(shown) <= last:
        found = await strip(browser, table, first=len(shown), count=7)
        assert found["first"] == len(shown)
        last = found["last"]
        for frame in found["frames"]:
            events = [*events, *frame["events"]]
            shown.append({"view": frame["view"], "events": events})
    return shown


def choices_after(table: Table, seq: int) -> int:
    """Return how many choices the game had after an entry; what was settled with a choice comes and goes with it."""
    groups: list[int] = []
    undone: list[int] = []
    for entry in table.entries[:seq]:
        if entry.kind == "choose":
            groups.append(1 + len(fields(entry).get("settled", ())))
        elif entry.kind == "undo":
            undone.append(groups.pop())
        elif entry.kind == "redo":
            groups.append(undone.pop())
        elif entry.kind == "rewind":
            groups = [sum(groups) - fields(entry)["count"]]
    return sum(groups)


def seen(table: Table, socket: Socket) -> dict[int, Json]:
    """Return what a client saw of the game as it is now: view and events by the number of choices before."""
    found: dict[int, Json] = {}
    events: list[Json] = []
    for state in socket.of("state"):
        events = [*events[: state["events_from"]], *state["events"]]
        if state["view"] is not None:
            count = choices_after(table, state["seq"])
            found = {n: saw for n, saw in found.items() if n < count}
            found[count] = {"view": state["view"], "events": events}
    return found


async def finish(table: Table, sockets: Sequence[Socket]) -> None:
    while sockets[0].state()["phase"] == "playing":
        await play(table, sockets, 1)


async def wander(table: Table, sockets: Sequence[Socket], rounds: int) -> None:
    """Play with undo: choices taken back, made again or replaced, and once a rewind by all."""
    for number in range(rounds):
        me = await table.asked(sockets)
        await me.choose(table.id)
        if not waits(me) and me.state()["prompt"]["can_undo"]:
            await me.done("undo", table=table.id, at=me.state()["at"])
            if number % 3 == 0:
                await me.done("redo", table=table.id, at=me.state()["at"])
            else:
                options = me.state()["prompt"]["options"]
                await me.choose(table.id, number % len(options))
    await sockets[0].done("ask_rewind", table=table.id, at=sockets[0].state()["at"], count=5)
    await sockets[1].done("answer_rewind", table=table.id, yes=True)
    assert table.kinds[-1] == "rewind"
    await play(table, sockets, 9)


@pytest.mark.parametrize("game", railherd.games())
def test_while_it_is_played_everybody_sees_again_exactly_what_they_saw(game: str) -> None:
    async def scene(server: Server) -> None:
        browsers = [await server.guest("Ana"), await server.guest("Bo"), await server.guest("Cy")]
        table = await new_table(server, browsers[0], game=game, listed=True)
        sockets = [await browser.watching(table.id) for browser in browsers]
        await table.sit(browsers[1])
        await wander(table, sockets[:2], 12)
        last = choices_after(table, len(table.entries))
        for browser, socket in zip(browsers, sockets, strict=True):
            saw = seen(table, socket)
            assert {0, last} <= set(saw) <= set(range(last + 1))
            assert len(saw) > last // 2, "few choices leave nothing to decide"
            shown = await shown_again(browser, table)
            assert len(shown) == last + 1
            assert {at: shown[at] for at in saw} == saw
            for at in saw:
                one = await moment(browser, table, at)
                assert (one["first"], one["last"], one["seat"]) == (at, last, socket.state()["seat"])
                assert one["view"] == saw[at]["view"]

    visit(scene)


def test_what_others_chose_is_told_when_the_game_is_over() -> None:
    async def scene(server: Server) -> None:
        table, browsers, sockets = await two_at_a_table(server, listed=True)
        await play(table, sockets, 10)
        chosen = [entry for entry in table.entries if entry.kind == "choose"]
        readers = [*zip(browsers, (0, 1), strict=True), (server.stranger(), None)]
        for browser, seat in readers:
            assert (await moment(browser, table, 0))["chosen"] is None
            for at, entry in enumerate(chosen, 1):
                told = (await moment(browser, table, at))["chosen"]
                text = fields(entry)["text"] if entry.seat == seat else None
                assert (told["seat"], told["text"]) == (entry.seat, text)
                if text is None:
                    assert (told["key"], told["args"], told["at"]) == (None, {}, None)
        await finish(table, sockets)
        for browser, _ in readers:
            for at, entry in enumerate(chosen, 1):
                assert (await moment(browser, table, at))["chosen"]["text"] == fields(entry)["text"]

    visit(scene)


def test_nobody_looks_through_others_eyes_before_the_end() -> None:
    async def scene(server: Server) -> None:
        table, browsers, sockets = await two_at_a_table(server)
        await play(table, sockets, 6)
        link = f"key={table.link}"
        for browser, query in (
            (browsers[0], "seat=1"), (browsers[1], "seat=0"), (browsers[0], "open=true"),
            (browsers[0], "seat=0&open=true"), (server.stranger(), f"{link}&seat=0"),
            (server.stranger(), f"{link}&open=true"),
        ):  # fmt: skip
            assert (await browser.get(f"{table.path}/strip?{query}")).key == "server.not_over"
        assert (await moment(browsers[1], table, seat=1))["seat"] == 1
        for browser in browsers:
            assert (await browser.get(f"{table.path}/race")).key == "server.not_over"
        await finish(table, sockets)
        for browser, more in ((browsers[0], {}), (server.stranger(), {"key": table.link})):
            hands = [
                [
                    player["hand"] is not None
                    for player in (await moment(browser, table, 5, **look, **more))["view"]["players"]
                ]
                for look in ({"seat": 0}, {"seat": 1}, {"open": "true"})
            ]
            assert hands == [[True, False], [False, True], [True, True]]

    visit(scene)


def test_a_closed_table_is_not_over() -> None:
    async def scene(server: Server) -> None:
        table, (ana, _), sockets = await two_at_a_table(server)
        await play(table, sockets, 4)
        assert (await ana.ask("DELETE", f"/api{table.path}")).status == 200
        assert (await ana.get(f"{table.path}/strip?open=true")).key == "server.not_over"
        assert (await ana.get(f"{table.path}/race")).key == "server.not_over"
        assert (await moment(ana, table))["last"] == 4

    visit(scene)


def test_a_shared_screen_shows_of_the_past_what_everybody_saw() -> None:
    async def scene(server: Server) -> None:
        ana = await server.guest("Ana")
        table = await new_table(server, ana, own_seats=BOTH)
        socket = await ana.watching(table.id)
        looker = await (await server.guest("Cy")).watching(table.id, table.link)
        for _ in range(8):
            await socket.done("show_seat", table=table.id, seat=socket.state()["view"]["asked"])
            await socket.choose(table.id)
        saw = seen(table, looker)
        shown = await shown_again(ana, table)
        assert {at: shown[at] for at in range(9)} == {at: saw[at] for at in range(9)}
        for at in range(9):
            one = await moment(ana, table, at)
            assert one["seat"] is None
            assert at == 0 or one["chosen"]["text"] is None
        assert (await ana.get(f"{table.path}/strip?seat=0")).key == "server.not_over"

    visit(scene)


def test_what_cannot_be_shown_is_a_sentence() -> None:
    async def scene(server: Server) -> None:
        ana = await server.guest("Ana")
        table = await new_table(server, ana)
        not_yet = await ana.get(f"{table.path}/strip")
        assert (not_yet.status, not_yet.key) == (409, "server.not_started")
        await table.sit(await server.guest("Bo"))
        for wrong in ("first=-1", "first=x", "seat=-1", "count=0", "open=perhaps", f"first={MAX_NUMBER + 1}"):
            assert (await ana.get(f"{table.path}/strip?{wrong}")).key == "server.not_understood", wrong
        assert (await server.stranger().get(f"{table.path}/strip")).key == "server.no_such_table"
        assert (await server.stranger().get(f"{table.path}/race")).key == "server.no_such_table"

    visit(scene)


@pytest.mark.parametrize("game", railherd.games())
def test_the_race_tells_every_total_of_a_game_that_is_over(game: str) -> None:
    async def scene(server: Server) -> None:
        browsers = [await server.guest("Ana"), await server.guest("Bo")]
        table = await new_table(server, browsers[0], game=game)
        await table.sit(browsers[1])
        sockets = [await browser.watching(table.id) for browser in browsers]
        await finish(table, sockets)
        race = (await browsers[0].get(f"{table.path}/race")).json
        last = await moment(browsers[0], table)
        assert race["names"] == ["Ana", "Bo"]
        assert race["last"] == last["last"]
        for seat, (runner, score) in enumerate(zip(race["seats"], last["scores"], strict=True)):
            assert len(runner["totals"]) == race["last"] + 1
            assert runner["totals"][-1] == score["total"]
            assert {line: values[-1] for line, values in runner["lines"].items()} == score["lines"]
            assert len(set(runner["totals"])) > 3, f"the total of seat {seat} never moves"
        assert last["scores"] == sockets[0].state()["scores"]

    visit(scene)


def test_a_game_that_is_gone_through_is_replayed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []
    original = Film.__init__

    def counted(film: Film, match: railherd.Match) -> None:
        made.append(len(match.moves))
        original(film, match)

    async def scene(server: Server) -> None:
        table, browsers, sockets = await two_at_a_table(server)
        await play(table, sockets, 5)
        for at in range(6):
            for browser in browsers:
                await moment(browser, table, at)
        await play(table, sockets, 5)
        assert (await moment(browsers[0], table))["last"] == 10
        assert made == [5]

    monkeypatch.setattr(Film, "__init__", counted)
    visit(scene)


def test_only_a_few_replays_are_cached(monkeypatch: pytest.MonkeyPatch, replays_here: list[WorkerHere]) -> None:
    monkeypatch.setattr(cache, "MAX_CACHED_REPLAYS", 2)

    async def scene(server: Server) -> None:
        tables = [(await two_at_a_table(server)) for _ in range(3)]
        for table, (ana, _), _ in [*tables, tables[0]]:
            assert (await moment(ana, table))["last"] == 0
        kept = replays_here[0].worker.cache
        assert len(kept) == 2
        assert f"table {tables[0][0].id}" in kept

    visit(scene)
