"""A game that was broken off elsewhere goes on at a new table; what was hidden is dealt anew."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import railherd
from railherd.core.playing.match import Match
from railherd.tables.state import TableState
from tests.server.helpers.in_process import Browser, Server, Socket, visit
from tests.server.helpers.table_client import Table, new_table, play, two_at_a_table, waits

CORRECTION = "space.a1.cost = 4000"
GAMES = [("last_spike", 3, {}), ("gwt", 2, {}), ("gwt_nz", 3, {}), ("gwt_nz", 1, {"difficulty": "hard"})]


def broken_off(game: str, seats: int, options: dict[str, str], components: str = "") -> Match:
    """Return a game after some choices, asked of somebody who is not always the first."""
    match = railherd.new(game, seats, seed=5, options=options, components=components)
    for _ in range(25):
        match.choose(offered(match)[0])
    return match


def offered(match: Match) -> list[str]:
    """Return the options of the seat that is asked."""
    prompt = match.prompt()
    assert prompt is not None
    return [option.text for option in prompt.options]


async def go_on(browser: Browser, record: str) -> Any:
    return await browser.post("/tables/going-on", {"record": record})


async def choose_beside_bots(table: Table, socket: Socket, choices: int) -> None:
    """Let the one person at a table choose, always the first option."""
    for _ in range(choices):
        await socket.until(lambda: not waits(socket))
        await socket.choose(table.id)


def seen(view: dict[str, Any]) -> dict[str, Any]:
    """Return what does not depend on who sits there."""
    return {key: value for key, value in view.items() if key not in ("names", "version")}


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_it_begins_where_the_record_ends_and_is_played_on(game: str, seats: int, options: dict[str, str]) -> None:
    match = broken_off(game, seats, options)

    async def scene(server: Server) -> None:
        ana = await server.guest("Ana")
        answer = await go_on(ana, match.record())
        assert answer.status == 201, answer.body
        table = Table(server, ana, answer.json)
        socket: Socket = await ana.watching(table.id)
        state = socket.state()
        asked = match.asked
        assert asked is not None
        assert (state["phase"], state["own"], state["seat"]) == ("playing", [asked], asked)
        assert seen(state["view"]) == seen(match.view(asked))
        assert [option["text"] for option in state["prompt"]["options"]] == offered(match)
        kinds = ["guest" if seat == asked else "bot" for seat in range(seats)]
        assert [seat["kind"] for seat in state["seats"]][:seats] == kinds
        await choose_beside_bots(table, socket, 2)
        again = railherd.load((await ana.get(f"{table.path}/record")).body.decode())
        assert again.moves[0].seat == asked

    visit(scene)


def test_what_is_hidden_is_dealt_anew_at_each_table() -> None:
    record = broken_off("last_spike", 2, {}).record()

    async def scene(server: Server) -> None:
        piles = []
        for name in ("Ana", "Bo", "Cleo"):
            guest = await server.guest(name)
            table = Table(server, guest, (await go_on(guest, record)).json)
            await choose_beside_bots(table, await guest.watching(table.id), 6)
            live = await server.services.tables.get(table.id)
            assert live.state.match is not None
            dealt = [move.dealt for move in live.state.match.moves if move.dealt]
            piles.append(str(dealt[0]))
        assert len(set(piles)) > 1

    visit(scene)


def test_its_log_leads_to_the_same_game() -> None:
    record = broken_off("gwt", 2, {}).record()

    async def scene(server: Server) -> None:
        ana = await server.guest("Ana")
        table = Table(server, ana, (await go_on(ana, record)).json)
        socket = await ana.watching(table.id)
        await choose_beside_bots(table, socket, 2)
        before = (await server.services.tables.get(table.id)).state
        again = TableState(before.row, before.game)
        for entry in table.entries[: before.seq]:
            again.replay(entry)
        assert (again.phase, again.seq) == ("playing", before.seq)
        assert again.match is not None
        assert before.match is not None
        assert again.match.fingerprint() == before.match.fingerprint()

    visit(scene)


def test_what_cannot_go_on_is_one_sentence_and_makes_no_table() -> None:
    over = railherd.new("last_spike", 2, seed=1)
    while not over.over:
        over.choose(offered(over)[-1])
    record = broken_off("last_spike", 2, {}).record()
    lines = record.splitlines()
    broken = "\n".join([*lines[:-1], "0 lay nowhere"])
    corrected = broken_off("last_spike", 2, {}, CORRECTION).record()

    async def scene(server: Server) -> None:
        ana = await server.guest("Ana")
        for text, key in (
            (over.record(), "server.record_over"),
            (broken, "core.record_choice"),
            (corrected, "server.record_other_figures"),
            ("nothing", "core.record_no_header"),
        ):
            answer = await go_on(ana, text)
            assert (answer.status, answer.key) == (400, key), text[:80]
        assert (await ana.get("/me/tables")).json == []

    visit(scene)


def test_a_record_goes_on_where_its_figures_are_those_of_new_tables(tmp_path: Path) -> None:
    overlay = tmp_path / "my.toml"
    overlay.write_text(CORRECTION, encoding="utf-8")
    corrected = broken_off("last_spike", 2, {}, CORRECTION).record()

    async def scene(server: Server) -> None:
        assert (await go_on(await server.guest("Ana"), corrected)).status == 201

    visit(scene, components=overlay)


def test_the_record_of_a_game_in_play_is_for_whoever_plays_it_alone() -> None:
    async def scene(server: Server) -> None:
        ana, bo = await server.guest("Ana"), await server.guest("Bo")
        alone = await new_table(server, ana, ["open", "greedy"])
        await ana.post(f"{alone.path}/start")
        await choose_beside_bots(alone, await ana.watching(alone.id), 2)
        answer = await ana.get(f"{alone.path}/record")
        assert answer.status == 200
        live = await server.services.tables.get(alone.id)
        assert live.state.match is not None
        assert railherd.load(answer.body.decode()).view(0) == live.state.match.view(0)
        assert live.state.row.seed not in answer.body.decode()
        assert (await bo.get(f"{alone.path}/record?key={alone.link}")).key == "server.not_over"

        screen = await new_table(server, ana, ["open", "open"], own_seats=[{"seat": 0}, {"seat": 1, "name": "Cleo"}])
        await ana.post(f"{screen.path}/start")
        assert (await ana.get(f"{screen.path}/record")).key == "server.not_over"  # Cleo's hand is hers

        together, browsers, sockets = await two_at_a_table(server)
        await play(together, sockets, 2)
        for browser in browsers:
            assert (await browser.get(f"{together.path}/record")).key == "server.not_over"

    visit(scene)
