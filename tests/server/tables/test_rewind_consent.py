"""Nobody's choices are taken back without them, even if a bot made them while they were away."""

from __future__ import annotations

import pytest

from railherd.core.writing.record import Move
from railherd.tables.rewinds import choices_of_turns
from tests.server.helpers.in_process import Browser, Server, Socket, visit
from tests.server.helpers.table_client import Table, new_table, play, two_at_a_table, waits

FOUR_MINUTES = 4 * 60_000


def turns(story: str) -> list[Move]:
    """Return choices by the seats that made them, with a dash before those beside the turn."""
    return [Move(int(word[-1]), "", [], word.startswith("-")) for word in story.split()]


@pytest.mark.parametrize(
    ("story", "seat", "count", "choices"),
    [
        ("0 0 1 1 1", 1, 1, 3),
        ("0 0 1 1 1", 0, 1, 5),
        ("1 0 0 1 1", 0, 1, 4),
        ("0 1 0 0 1 0", 0, 1, 1),
        ("0 1 0 0 1 0", 0, 2, 4),
        ("0 1 0 0 1 0", 0, 3, 6),
        ("0 1 0 0 1 0", 0, 4, 0),
        ("0 1 -1 0 -1 0 -0 1", 0, 1, 6),
        ("0 0", 1, 1, 0),
        ("", 0, 1, 0),
    ],
)
def test_turns_are_counted_in_choices(story: str, seat: int, count: int, choices: int) -> None:
    assert choices_of_turns(turns(story), seat, count) == choices


def moves(server: Server) -> int:
    """Return how many choices the game of the only table has had."""
    match = server.services.tables.loaded()[0].state.match
    assert match is not None
    return len(match.moves)


async def replaced(server: Server) -> tuple[Table, list[Browser], list[Socket]]:
    """Return a table where a bot has played a turn of Bo, who is away, and Ana is asked."""
    table, browsers, sockets = await two_at_a_table(server)
    while (await table.asked(sockets)) is not sockets[1]:
        await play(table, sockets, 1)
    await sockets[1].leave()
    server.now += FOUR_MINUTES
    await sockets[0].done("seat_to_bot", table=table.id, seat=1)
    await sockets[0].until(lambda: not waits(sockets[0]))
    return table, browsers, sockets


@pytest.mark.usefixtures("bots_here")
def test_nobody_watches_a_bot_play_an_absent_hand_and_goes_back() -> None:
    async def scene(server: Server) -> None:
        table, (_, bo), (ana, _) = await replaced(server)
        before = moves(server)
        for count in range(1, before + 1):
            ask = {"table": table.id, "at": ana.state()["at"], "count": count}
            assert await ana.refused("ask_rewind", **ask) == "server.rewind_needs"
        assert moves(server) == before
        back = await bo.watching(table.id)
        assert [line["kind"] for line in back.state()["news"]] == ["to_bot"]
        await ana.done("ask_rewind", table=table.id, at=ana.state()["at"], count=2)
        assert ana.state()["rewind"]["missing"] == [1]
        assert moves(server) == before
        await back.done("answer_rewind", table=table.id, yes=True)
        assert "rewind" in table.kinds
        line = next(line for state in back.of("state") for line in state["news"] if line["kind"] == "rewound")
        assert (line["kind"], line["count"], line["other"]) == ("rewound", 2, "Ana")
        assert any(event["seat"] == 1 for event in line["taken_back"])

    visit(scene)


@pytest.mark.usefixtures("bots_here")
def test_one_goes_back_over_choices_of_ones_own_while_another_is_away() -> None:
    async def scene(server: Server) -> None:
        table, _, (ana, _) = await replaced(server)
        await ana.choose(table.id)
        assert not waits(ana)
        before = moves(server)
        await ana.done("ask_rewind", table=table.id, at=ana.state()["at"], count=1)
        assert moves(server) == before - 1
        assert table.kinds[-2:] == ["ask_rewind", "rewind"]

    visit(scene)


@pytest.mark.usefixtures("bots_here")
def test_one_goes_back_by_ones_own_turns() -> None:
    async def scene(server: Server) -> None:
        table, _, (ana, _) = await replaced(server)
        await ana.choose(table.id)
        await ana.done("ask_rewind", table=table.id, at=ana.state()["at"], count=1, turns=True)
        match = server.services.tables.loaded()[0].state.match
        assert match is not None
        assert not match.moves or match.moves[-1].seat != 0, "all of her turn is taken back"
        at = ana.state()["at"]
        assert await ana.refused("ask_rewind", table=table.id, at=at, count=99, turns=True) == "core.nothing_to_undo"

    visit(scene)


@pytest.mark.usefixtures("bots_here")
def test_a_request_waits_for_whoever_is_replaced_meanwhile() -> None:
    async def scene(server: Server) -> None:
        table, (_, bo), sockets = await two_at_a_table(server)
        await play(table, sockets, 6)
        while (await table.asked(sockets)) is not sockets[0]:
            await play(table, sockets, 1)
        await sockets[0].done("ask_rewind", table=table.id, at=sockets[0].state()["at"], count=4)
        await sockets[1].leave()
        server.now += FOUR_MINUTES
        await sockets[0].done("seat_to_bot", table=table.id, seat=1)
        assert sockets[0].state()["rewind"]["missing"] == [1]
        assert "rewind" not in table.kinds
        await (await bo.watching(table.id)).done("answer_rewind", table=table.id, yes=True)
        assert table.kinds[-1] == "rewind"

    visit(scene)


def test_whoever_has_a_lent_seat_does_not_agree_for_its_owner() -> None:
    async def scene(server: Server) -> None:
        browsers = [await server.guest(name) for name in ("Ana", "Bo")]
        table = await new_table(server, browsers[0])
        await table.sit(browsers[1])
        sockets = [await browser.watching(table.id) for browser in browsers]
        await play(table, sockets, 6)
        await sockets[1].leave()
        server.now += FOUR_MINUTES
        cy = await server.guest("Cy")
        await table.sit(cy, None, await table.seat_link(1))
        lent, since = [sockets[0], await cy.watching(table.id)], moves(server)
        await play(table, lent, 6)
        reach = moves(server) - since
        at = lent[0].state()["at"]
        assert await lent[0].refused("ask_rewind", table=table.id, at=at, count=reach + 6) == "server.rewind_needs"
        await lent[0].done("ask_rewind", table=table.id, at=at, count=reach)
        await lent[1].done("answer_rewind", table=table.id, yes=True)
        assert moves(server) == since
        back = await browsers[1].watching(table.id)
        await back.done("take_seat_back", table=table.id, seat=1)
        await lent[0].done("ask_rewind", table=table.id, at=lent[0].state()["at"], count=since)
        await back.done("answer_rewind", table=table.id, yes=True)
        assert moves(server) == 0

    visit(scene)


@pytest.mark.usefixtures("bots_here")
def test_seats_of_bots_are_not_asked() -> None:
    async def scene(server: Server) -> None:
        ana = await server.guest("Ana")
        table = await new_table(server, ana, ["open", "random"])
        socket = await ana.watching(table.id)
        await socket.until(lambda: not waits(socket))
        while moves(server) < 6:
            await socket.choose(table.id)
            await socket.until(lambda: not waits(socket))
        await socket.done("ask_rewind", table=table.id, at=socket.state()["at"], count=5)
        assert "rewind" in table.kinds  # it needs nobody else, so it was granted before the answer

    visit(scene)


@pytest.mark.usefixtures("bots_here")
def test_a_game_goes_back_so_many_times_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("railherd.tables.rewinds.MOST_REWINDS", 3)

    async def scene(server: Server) -> None:
        table = await new_table(server, ana := await server.guest("Ana"), ["open", "greedy"], own_seats=[{"seat": 0}])
        socket = await ana.watching(table.id)
        for _ in range(3):
            await socket.until(lambda: not waits(socket))
            await socket.choose(table.id)
            await socket.done("ask_rewind", table=table.id, at=socket.state()["at"], count=1)
        await socket.until(lambda: not waits(socket))
        await socket.choose(table.id)
        ask = {"table": table.id, "at": socket.state()["at"], "count": 1}
        assert await socket.refused("ask_rewind", **ask) == "server.rewound_often"
        assert table.kinds.count("rewind") == 3

    visit(scene)
