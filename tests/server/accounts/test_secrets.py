"""The server's secrets stay hidden until the game is over: seeds, deals, the record."""

from __future__ import annotations

import json
import logging

import pytest

import railherd
from railherd.server.logs import AsJson
from railherd.tables.entries import Entry
from tests.server.helpers.in_process import Browser, Server, Socket, visit
from tests.server.helpers.log_entries import fields
from tests.server.helpers.table_client import Table, new_table, play, two_at_a_table, waits

CHOICES = 24


def seeds_of(table: Table) -> list[str]:
    """Return the table's seed and those of later rewinds, in decimal and hexadecimal."""
    rewound = [fields(entry)["seed"] for entry in table.entries if entry.kind == "rewind"]
    assert rewound
    seeds = [table.server.store.rows[table.id].seed, *rewound]
    return [text for seed in seeds for text in (seed, f"{int(seed):x}")]


def dealt_in(entries: list[Entry]) -> set[str]:
    """Return what chance dealt, in the format of a record."""
    return {f"{pile}:{item}" for entry in entries for pile, item in fields(entry).get("dealt", [])}


@pytest.mark.parametrize("game", railherd.games())
def test_no_seed_no_deal_and_no_record_leaves_the_server(game: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)

    async def scene(server: Server) -> None:
        host, guest = await server.guest("Ana"), await server.guest("Bo")
        table = await new_table(server, host, game=game, listed=True, talk=True)
        await table.sit(guest)
        looker = await (await server.guest("Cy")).watching(table.id)
        sockets = [await host.watching(table.id), await guest.watching(table.id)]
        await play(table, sockets, CHOICES)
        await go_back(table, sockets)
        await play(table, sockets, 3)
        await sockets[0].tell("choose", table=table.id, at=0, choice="x")
        await sockets[0].tell("choose", table=table.id, at=sockets[0].state()["at"], choice="x")
        await everywhere(table, [host, guest, server.stranger()])
        frames = [frame for socket in (*sockets, looker) for frame in socket.frames]
        bodies = [answer.body + repr(answer.headers).encode() for answer in server.answers]
        lines = [AsJson().format(record).encode() for record in caplog.records if record.name != "asyncio"]
        assert min(len(frames), len(bodies), len(lines)) > 20
        told = b"\n".join([*frames, *bodies, *lines]).decode()
        secrets = {*seeds_of(table), *dealt_in(table.entries), '"seed"', "dealt", "railherd 1 ·"}
        assert len(secrets) > 15
        assert [secret for secret in secrets if secret in told] == []

    visit(scene)


async def go_back(table: Table, sockets: list[Socket]) -> None:
    await sockets[0].done("ask_rewind", table=table.id, at=sockets[0].state()["at"], count=5)
    await sockets[1].done("answer_rewind", table=table.id, yes=True)


async def everywhere(table: Table, browsers: list[Browser]) -> None:
    """Ask for everything the server offers."""
    for browser in browsers:
        for path in ("", "/record"):
            await browser.get(f"{table.path}{path}?key={table.link}")
        for path in ("/me", "/me/tables", "/tables", "/catalogue"):
            await browser.get(path)
        for path in ("sit", "stand", "start", "resume", "rematch", "seats/0/link"):
            await browser.post(f"{table.path}/{path}", {} if path == "sit" else None)
        for path in ("/metrics", "/readyz", "/healthz", "/admin/tables", "/api/openapi/openapi.json"):
            await browser.ask("GET", path)


@pytest.mark.usefixtures("bots_here")
def test_the_record_opens_when_the_game_is_over() -> None:
    async def scene(server: Server) -> None:
        ana = await server.guest("Ana")
        table = await new_table(server, ana, ["open", "random"])
        socket = await ana.watching(table.id)
        while socket.state()["phase"] == "playing":
            refused = await server.stranger().get(f"{table.path}/record?key={table.link}")
            assert (refused.status, refused.key) == (409, "server.not_over")
            left = await ana.get(f"{table.path}/record")  # who plays alone may go on elsewhere, where it is dealt anew
            assert " seed=0 " in left.body.decode().splitlines()[0]
            assert socket.state()["scores"] is None
            await socket.until(lambda: not waits(socket) or socket.state()["phase"] != "playing")
            if not waits(socket):
                await socket.choose(table.id)
        opened = await ana.get(f"{table.path}/record")
        assert opened.status == 200
        match = railherd.load(opened.body.decode())
        assert match.over
        assert match.scores() == socket.state()["scores"]
        assert (await (await server.guest("Bo")).get(f"{table.path}/record")).status == 404
        assert (await server.stranger().get(f"{table.path}/record?key={table.link}")).status == 200

    visit(scene)


def test_the_record_of_a_closed_table_stays_shut() -> None:
    async def scene(server: Server) -> None:
        table, (ana, _), sockets = await two_at_a_table(server)
        await play(table, sockets, 3)
        assert (await ana.ask("DELETE", f"/api{table.path}")).status == 200
        assert (await ana.get(f"{table.path}/record")).key == "server.not_over"

    visit(scene)


def test_a_finished_game_cannot_be_unfinished() -> None:
    """Its record is open, so a rewind would reveal what comes."""

    async def scene(server: Server) -> None:
        table, _, sockets = await two_at_a_table(server)
        while sockets[0].state()["phase"] == "playing":
            await play(table, sockets, 1)
        at = sockets[0].state()["at"]
        assert await sockets[0].refused("ask_rewind", table=table.id, at=at, count=1) == "core.game_over"
        assert await sockets[0].refused("undo", table=table.id, at=at) == "core.game_over"
        assert table.entries[-1].kind == "choose"

    visit(scene)


def test_one_seat_is_told_nothing_of_anothers_options() -> None:
    async def scene(server: Server) -> None:
        table, _, sockets = await two_at_a_table(server)
        asked = await table.asked(sockets)
        waiting = next(socket for socket in sockets if socket is not asked)
        texts = [option["text"] for option in asked.state()["prompt"]["options"]]
        answers = [
            (await waiting.tell("why", table=table.id, choice=text))[0] for text in [*texts, "lay a1", "buy den"]
        ]
        assert {json.dumps(answer["problem"]) for answer in answers} == {json.dumps(answers[0]["problem"])}
        assert answers[0]["problem"]["key"] == "core.not_your_turn"
        assert waiting.state()["prompt"]["options"] == []

    visit(scene)
