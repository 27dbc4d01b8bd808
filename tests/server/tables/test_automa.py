"""A table with an automa: its chair is nobody's, and one person is enough to play."""

from __future__ import annotations

import pytest

from railherd.games.registry import GAMES
from railherd.tables.state import TableState
from tests.server.helpers.in_process import Server, visit
from tests.server.helpers.table_client import Table, new_table
from tests.toy.solo import SoloToy


@pytest.fixture(autouse=True)
def solo_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, SoloToy.ID, SoloToy)


async def table_alone(server: Server, seat: str = "open", **plan: object) -> Table:
    return await new_table(server, await server.guest("Ana"), (seat,), game=SoloToy.ID, **plan)


def test_one_person_and_an_automa_start_at_once_and_play_to_the_end() -> None:
    async def scene(server: Server) -> None:
        table = await table_alone(server, options={"beat": "odd"})
        assert table.kinds == ["create", "sit", "start"]
        ana = await table.host.watching(table.id)
        state = ana.state()
        assert [(seat["kind"], seat["name"], seat["bot"], seat["present"]) for seat in state["seats"]] == [
            ("guest", "Ana", "", True),
            ("automa", "metronome", "", True),
        ]
        assert state["own"] == [0]
        while state["phase"] == "playing":
            assert state["prompt"]["waits_for"] is None
            state = await ana.choose(table.id)
        assert {entry.seat for entry in table.entries if entry.kind == "choose"} == {0}
        assert [score["seat"] for score in state["scores"]] == [0, 1]
        told = (await table.host.get(table.path)).json
        assert told["result"]["names"] == ["Ana", "metronome"]
        assert told["options"] == {"pace": "slow", "beat": "odd"}
        record = (await table.host.get(f"{table.path}/record")).body.decode()
        assert "\nnames Ana\n" in record

    visit(scene)


def test_nobody_can_have_the_chair_of_an_automa() -> None:
    async def scene(server: Server) -> None:
        table = await table_alone(server, own_seats=[])
        bo = await server.guest("Bo")
        tried = [
            await bo.post(f"{table.path}/sit", {"seat": 1, "key": table.link}),
            await table.host.post(f"{table.path}/seats/1", {"kind": "bot", "bot": "greedy"}),
            await table.host.post(f"{table.path}/seats/1", {"kind": "open"}),
            await table.host.post(f"{table.path}/seats/1/link"),
            await table.host.get(f"{table.path}/invitation?seat=1"),
        ]
        assert [answer.key for answer in tried] == ["server.automa_seat"] * 5
        assert (await table.host.post(f"{table.path}/seats/1/remove", {})).key == "server.nobody_to_remove"
        assert (await table.host.post(f"{table.path}/seats/2/link")).key == "core.no_such_seat"
        await table.sit(bo)
        assert (await table.host.get(table.path)).json["phase"] == "playing"

    visit(scene)


def test_a_bot_alone_with_an_automa_starts_when_the_host_says_so() -> None:
    async def scene(server: Server) -> None:
        table = await table_alone(server, own_seats=[])
        assert (await table.host.get(table.path)).json["phase"] == "gathering"
        assert (await table.host.post(f"{table.path}/start")).status == 200
        seats = (await table.host.get(table.path)).json["seats"]
        assert [seat["kind"] for seat in seats] == ["bot", "automa"]

    visit(scene)


def test_with_more_people_there_is_no_automa_and_its_options_are_refused() -> None:
    async def scene(server: Server) -> None:
        ana = await server.guest("Ana")
        plan = {"game": SoloToy.ID, "seats": ["open", "open"]}
        assert (await ana.post("/tables", {**plan, "options": {"beat": "odd"}})).key == "core.option_seats"
        told = (await ana.post("/tables", plan)).json
        assert [seat["kind"] for seat in told["seats"]] == ["guest", "open"]
        assert told["options"] == {"pace": "slow"}

    visit(scene)


def test_a_rematch_has_the_same_person_and_the_automa_again() -> None:
    async def scene(server: Server) -> None:
        table = await table_alone(server)
        ana = await table.host.watching(table.id)
        while ana.state()["phase"] == "playing":
            await ana.choose(table.id)
        again = (await table.host.post(f"{table.path}/rematch")).json
        assert [(seat["kind"], seat["name"]) for seat in again["seats"]] == [("guest", "Ana"), ("automa", "metronome")]
        assert again["phase"] == "playing"

    visit(scene)


def test_a_person_rewinds_alone_and_a_saved_table_folds_to_the_same() -> None:
    async def scene(server: Server) -> None:
        table = await table_alone(server)
        ana = await table.host.watching(table.id)
        for _ in range(2):
            await ana.choose(table.id)
        await ana.done("ask_rewind", table=table.id, at=ana.state()["at"], count=1)
        assert ana.state()["rewind"] is None
        live = await server.services.tables.get(table.id)
        assert live.state.match is not None
        assert len(live.state.match.moves) == 1
        folded = TableState(live.state.row, live.state.game)
        for entry in table.entries:
            folded.replay(entry)
        assert folded.match is not None
        assert (folded.chairs, folded.match.position()) == (live.state.chairs, live.state.match.position())

    visit(scene)


def test_the_catalogue_tells_of_automas_and_of_options_for_some_numbers_of_people() -> None:
    async def scene(server: Server) -> None:
        games = {game["id"]: game for game in (await server.stranger().get("/catalogue")).json["games"]}
        toy = games[SoloToy.ID]
        assert (toy["low"], toy["high"], toy["automas"], toy["option_seats"]) == (
            1, 3, {"1": ["metronome"]}, {"beat": [1]},
        )  # fmt: skip
        assert (games["gwt"]["automas"], games["gwt"]["option_seats"]) == ({}, {})

    visit(scene)
