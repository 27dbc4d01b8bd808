"""A server with too much to do refuses what is new, early and politely, while games in play go on."""

from __future__ import annotations

import pytest

from railherd.server import overload
from railherd.server.overload import Overload
from railherd.server.sockets.client import CloseCode
from railherd.server.store.contract import Figures
from tests.server.helpers.in_process import Answer, Server, visit
from tests.server.helpers.memory_store import MemoryStore
from tests.server.helpers.table_client import new_table, play, two_at_a_table


@pytest.fixture(autouse=True)
def stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let only a test say how late the server is."""
    monkeypatch.setattr(overload, "WEIGHT", 0.0)


def is_busy(answer: Answer) -> bool:
    return (answer.status, answer.key, answer.header("retry-after")) == (503, "server.busy", "5")


def test_what_is_new_is_refused_and_what_is_in_play_goes_on() -> None:
    async def scene(server: Server) -> None:
        table, (ana, bo), sockets = await two_at_a_table(server)
        known = await server.guest("Newcomer")
        server.services.overload.late = 1.0
        assert is_busy(await server.stranger().post("/me", {"name": "Stranger"}))
        assert is_busy(await ana.post("/tables", {"game": "last_spike", "seats": ["open", "open"]}))
        assert is_busy(await ana.post("/records", {"record": "railherd 1 · last_spike rules=1 seats=2 seed=7"}))
        turned_away = await known.socket()
        assert [said["problem"]["key"] for said in turned_away.said()] == ["server.busy"]
        assert turned_away.closed == CloseCode.BUSY
        await play(table, sockets, 3)
        await sockets[1].leave()
        assert (await bo.watching(table.id)).state()["seq"] == len(table.entries)
        assert (await ana.get("/me/tables")).status == 200
        server.services.overload.late = 0.0
        await new_table(server, ana)

    visit(scene)


def test_it_is_busy_after_long_lateness_and_not_after_one_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    measured = Overload(MemoryStore())
    measured.note(60.0)
    assert not measured.is_busy
    for _ in range(20):
        measured.note(0.5)
    assert measured.is_busy
    for _ in range(20):
        measured.note(0.0)
    assert not measured.is_busy


def test_it_is_busy_while_many_writes_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    monkeypatch.setattr(store, "figures", lambda: Figures(waiting=overload.MAX_WAITING_WRITES + 1))
    assert Overload(store).is_busy


def test_a_free_table_is_found_among_any_number_that_play() -> None:
    async def scene(server: Server) -> None:
        honest = await new_table(server, await server.guest("Ana"), listed=True)
        for number in range(6):
            eve = await server.guest(f"Eve {number}")
            for _ in range(20):
                await new_table(server, eve, ("random", "random"), own_seats=[], listed=True)
        found = (await server.stranger().get("/tables")).json
        assert len(found) <= 100
        assert honest.id in [table["table"] for table in found]

    visit(scene)


def test_one_address_makes_a_limited_number_of_tables() -> None:
    async def scene(server: Server) -> None:
        made = 0
        for number in range(8):
            eve = await server.guest(f"Eve {number}")
            for _ in range(20):
                server.seconds += 0.1
                made += (await eve.post("/tables", {"game": "last_spike", "seats": ["open", "open"]})).status == 201
        assert 120 <= made <= 121
        far = await server.guest("Far", "10.0.0.2")
        await new_table(server, far)

    visit(scene, limits=True)
