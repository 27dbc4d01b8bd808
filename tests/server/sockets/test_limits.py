"""No guest and no address takes all sockets, and every refusal can be told apart by its id."""

from __future__ import annotations

import json

import pytest

from railherd.server.accounts.open_limit import SOCKETS_PER_ADDRESS, SOCKETS_PER_GUEST
from railherd.server.sockets.client import CloseCode
from tests.server.helpers.in_process import Browser, Server, Socket, visit
from tests.server.helpers.table_client import new_table

PEOPLE, TABS = 40, 2


async def fill(server: Server, browser: Browser, count: int) -> list[Socket]:
    return [await browser.socket() for _ in range(count)]


def refusal(socket: Socket) -> tuple[str, int | None]:
    """Return why a socket was refused, and its close code."""
    (said,) = socket.said()
    return said["problem"]["key"], socket.closed


def test_a_guest_may_have_twenty_sockets_and_another_once_one_is_closed() -> None:
    async def scene(server: Server) -> None:
        ana = await server.guest("Ana")
        sockets = await fill(server, ana, SOCKETS_PER_GUEST)
        assert refusal(await ana.socket()) == ("server.too_many_sockets", CloseCode.TOO_MUCH)
        assert len(server.services.hub.clients) == SOCKETS_PER_GUEST
        assert (await (await server.guest("Bo")).socket()).of("hello")
        await sockets[0].leave()
        assert (await ana.socket()).of("hello")

    visit(scene)


def test_an_address_may_have_two_hundred_sockets_and_hinders_no_other() -> None:
    async def scene(server: Server) -> None:
        for number in range(SOCKETS_PER_ADDRESS // SOCKETS_PER_GUEST):
            await fill(server, await server.guest(f"Eve {number}"), SOCKETS_PER_GUEST)
        late, far = await server.guest("Late"), await server.guest("Far", "10.0.0.2")
        assert refusal(await late.socket()) == ("server.too_many_sockets_here", CloseCode.TOO_MUCH)
        assert (await far.socket()).of("hello")

    visit(scene)


def test_what_is_closed_is_not_counted_any_more() -> None:
    async def scene(server: Server) -> None:
        ana, stranger = await server.guest("Ana"), server.stranger()
        for socket in await fill(server, ana, 3):
            await socket.leave()
        assert refusal(await stranger.socket()) == ("server.who_are_you", CloseCode.UNKNOWN)
        assert len(server.services.sockets_of_guest) == len(server.services.sockets_of_address) == 0

    visit(scene)


def test_forty_people_with_two_tabs_each_behind_one_address_are_not_hindered() -> None:
    """With the real limits: they all come, make a table and open it twice within eight seconds."""

    async def scene(server: Server) -> None:
        answers = []
        for number in range(PEOPLE):
            browser = await server.guest(f"Guest {number}")
            table = await new_table(server, browser)
            for socket in await fill(server, browser, TABS):
                answers += await socket.tell("watch", table=table.id)
            server.seconds += 0.2
        assert [answer["type"] for answer in answers] == ["state"] * (PEOPLE * TABS)

    visit(scene, limits=True)


def test_whoever_floods_is_warned_by_id_and_then_cut_off() -> None:
    async def scene(server: Server) -> None:
        eve = await server.guest("Eve")
        socket = await eve.socket()
        ids = [socket.put("undo", table="none", at=0, id=f"u{number}") for number in range(1000)]
        await server.calm()
        answered = [said["id"] for said in socket.of("refused")]
        keys = [said["problem"]["key"] for said in socket.of("refused")]
        assert answered == ids[: len(answered)]
        assert keys.count("server.too_fast") == server.services.patience.burst
        assert socket.closed == CloseCode.TOO_MUCH
        assert len(answered) < len(ids)

    visit(scene, limits=True)


@pytest.mark.parametrize(
    ("message", "id"),
    [
        ({"type": "undo", "table": "t", "at": -1, "id": "mine"}, "mine"),
        ({"type": "no such type", "id": "mine"}, "mine"),
        ({"type": "undo", "table": {}, "at": 0, "id": "mine", "more": [[[]]]}, "mine"),
        ({"type": "undo", "table": "t", "at": 0, "id": "x" * 65}, ""),
        ({"type": "undo", "table": "t", "at": 0, "id": {"id": "mine"}}, ""),
        (["mine"], ""),
    ],
)
def test_what_is_not_understood_is_refused_with_its_id_if_it_has_one(message: object, id: str) -> None:
    async def scene(server: Server) -> None:
        socket = await (await server.guest("Ana")).socket()
        socket.put_text(json.dumps(message))
        await server.calm()
        (refused,) = socket.of("refused")
        assert (refused["id"], refused["problem"]["key"]) == (id, "server.not_understood")

    visit(scene)
