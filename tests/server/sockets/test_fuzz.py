"""No message over the socket breaks or changes anything, and every bad one is refused in a sentence."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from railherd.server.live.seating import start
from railherd.server.services import WARNINGS_AT_ONCE
from railherd.server.sockets.client import MAX_WAITING_FRAMES, CloseCode
from railherd.tables.plan import Plan
from tests.server.helpers import bad_messages as malice
from tests.server.helpers.attack import PATIENCE, fuzz
from tests.server.helpers.loopback_server import overhearing, running
from tests.server.helpers.memory_store import MemoryStore
from tests.server.helpers.phased_tables import PHASES

SEED = 4
SECONDS = 20.0
ALLOWED = 50
FLOOD = 5 * MAX_WAITING_FRAMES  # more answers than may wait for a client that does not read


def test_an_attack_changes_nothing_breaks_nothing_and_is_answered() -> None:
    report = asyncio.run(fuzz(SEED, seconds=SECONDS))
    print("\n".join(report.lines()))
    assert report.faults == []
    assert {kind.__name__ for kind in malice.KINDS} <= set(report.sent)
    assert report.legal >= 2 * len(PHASES)
    assert len(report.sentences) > 10, "the attack knows few ways to be wrong"


async def answers_until_closed(socket: ClientConnection, said: dict[str, str]) -> list[dict[str, Any]]:
    """Say something again and again until the server closes the socket; return the answers."""
    answers = []
    with suppress(ConnectionClosed):
        for number in range(FLOOD):
            await socket.send(json.dumps({**said, "id": f"flood {number}"}))
            answers.append(json.loads(await socket.recv()))
    return answers


def test_a_flood_is_refused_sentence_by_sentence_then_cut_off_and_only_for_who_floods() -> None:
    async def scene() -> None:
        async with running(MemoryStore()) as server:
            ana, ana_cookie = await server.guest("Ana")
            _, eve_cookie = await server.guest("Eve")
            server.limit_to(ALLOWED)
            live = await server.services.tables.create(
                ana, Plan("last_spike", ("open", "random"), listed=True, talk=True)
            )
            said = {"type": "say", "table": live.id, "text": "hello"}
            async with (
                connect(server.socket, additional_headers={"Cookie": eve_cookie}) as eve,
                connect(server.socket, additional_headers={"Cookie": ana_cookie}) as host,
            ):
                for socket in (eve, host):
                    assert json.loads(await socket.recv())["type"] == "hello"
                answers = await answers_until_closed(eve, said)
                assert [answer["id"] for answer in answers] == [f"flood {number}" for number in range(len(answers))]
                keys = [answer["problem"]["key"] for answer in answers]
                warned = len(keys) - ALLOWED
                assert keys == ["server.not_seated"] * ALLOWED + ["server.too_fast"] * warned
                assert WARNINGS_AT_ONCE <= warned < FLOOD - ALLOWED
                assert (eve.close_code, eve.close_reason) == (CloseCode.TOO_MUCH, "server.cut_off")
                await host.send(json.dumps({**said, "id": "mine"}))
                assert json.loads(await host.recv())["type"] == "done"

    asyncio.run(scene())


def test_who_asks_and_does_not_read_is_cut_off() -> None:
    async def scene() -> None:
        with overhearing() as ear:
            async with running(MemoryStore()) as server:
                server.lift_limits()
                ana, cookie = await server.guest("Ana")
                live = await server.services.tables.create(ana, Plan("gwt", ("open", "open", "random")))
                await start(live, ana)
                headers = {"Cookie": cookie}
                lazy = await connect(server.socket, additional_headers=headers, compression=None, max_queue=1)
                with suppress(ConnectionClosed):
                    async with asyncio.timeout(PATIENCE):
                        while server.services.hub.clients:
                            await lazy.send(json.dumps({"type": "watch", "table": live.id}))
                            await lazy.send(json.dumps({"type": "undo", "table": "none", "at": 0, "id": "lazy"}))
                            await asyncio.sleep(0)
                assert not server.services.hub.clients
                lazy.transport.abort()
        assert ear.troubles() == []

    asyncio.run(scene())
