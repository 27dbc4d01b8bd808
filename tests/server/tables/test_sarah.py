"""A whole game of New Zealand alone with Sarah over the socket, and looked at again afterwards."""

from __future__ import annotations

from random import Random

from tests.server.helpers.in_process import Server, Socket, visit
from tests.server.helpers.table_client import Table, new_table


async def play_alone(server: Server, **options: str) -> tuple[Table, Socket]:
    """Let Ana play a game alone, always taking a random option."""
    table = await new_table(server, await server.guest("Ana"), ("open",), game="gwt_nz", options=options)
    ana = await table.host.watching(table.id)
    random = Random(1)
    while (state := ana.state())["phase"] == "playing":
        assert state["prompt"]["waits_for"] is None, "nobody waits for Sarah"
        await ana.choose(table.id, random.randrange(len(state["prompt"]["options"])))
    return table, ana


def test_one_person_plays_to_the_end_with_sarah_without_any_invitation() -> None:
    async def scene(server: Server) -> None:
        table, ana = await play_alone(server, difficulty="hard", first_delivery="12")
        state = ana.state()
        assert [seat["kind"] for seat in state["seats"]] == ["guest", "automa"]
        assert state["phase"] == "over"
        assert [score["seat"] for score in state["scores"]] == [0, 1]
        assert state["view"]["winners"] == [1], "a random player does not beat her"
        assert "link" not in " ".join(table.kinds)
        told = (await table.host.get(table.path)).json
        assert (told["options"]["difficulty"], told["options"]["first_delivery"]) == ("hard", "12")
        assert told["result"]["names"] == ["Ana", "sarah"]

    visit(scene)


def test_the_game_is_shown_again_with_sarah_through_all_eyes() -> None:
    async def scene(server: Server) -> None:
        table, _ = await play_alone(server, difficulty="easy")
        strip = (await table.host.get(f"{table.path}/strip?open=true&first=100&count=3")).json
        assert strip["names"] == ["Ana", "sarah"]
        assert len(strip["frames"][0]["view"]["players"]) == 2
        race = (await table.host.get(f"{table.path}/race")).json
        assert len(race["seats"]) == 2
        record = (await table.host.get(f"{table.path}/record")).body.decode()
        shown = (await table.host.post("/records", {"record": record, "open": True})).json
        assert (shown["names"], len(shown["scores"])) == (["Ana", "sarah"], 2)

    visit(scene)
