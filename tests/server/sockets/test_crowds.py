"""Many spectators are told at a pace, players at once, and all the newest in the end."""

from __future__ import annotations

import pytest

from railherd.server.sockets import crowds
from tests.server.helpers.in_process import Server, Socket, visit
from tests.server.helpers.table_client import play, two_at_a_table

CHOICES = 12


@pytest.fixture(autouse=True)
def short_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crowds, "PAUSE_SECONDS", 0.05)


async def reached(socket: Socket, seq: int) -> None:
    """Wait until a socket was sent an entry."""
    await socket.until(lambda: socket.state()["seq"] == seq)


@pytest.mark.parametrize("spectators", [crowds.CROWD, crowds.CROWD + 15])
def test_a_crowd_is_told_the_newest_and_players_everything(spectators: int) -> None:
    async def scene(server: Server) -> None:
        table, _, players = await two_at_a_table(server, listed=True)
        eves = [await server.guest(f"Eve {number}") for number in range(2)]
        crowd = [await eves[number % 2].watching(table.id) for number in range(spectators)]
        before = len(crowd[0].of("state"))
        await play(table, players, CHOICES)
        newest = players[0].state()["seq"]
        for socket in crowd:
            await reached(socket, newest)
        assert len(players[0].of("state")) > CHOICES
        if spectators > crowds.CROWD:
            assert len(crowd[0].of("state")) - before <= CHOICES // 2
        else:
            assert len(crowd[0].of("state")) - before == CHOICES
        assert crowd[0].state()["view"] == crowd[-1].state()["view"]

    visit(scene)


def test_one_of_a_crowd_who_leaves_is_told_no_more() -> None:
    async def scene(server: Server) -> None:
        table, _, players = await two_at_a_table(server, listed=True)
        eves = [await server.guest(f"Eve {number}") for number in range(2)]
        crowd = [await eves[number % 2].watching(table.id) for number in range(crowds.CROWD + 5)]
        await play(table, players, 1)
        heard = len(crowd[0].frames)
        await crowd[0].tell("unwatch", table=table.id)
        await play(table, players, 2)
        newest = players[0].state()["seq"]
        await reached(crowd[1], newest)
        assert len(crowd[0].frames) == heard

    visit(scene)
