"""How tables are created and filled, what only the host may do, and who finds them."""

from __future__ import annotations

import asyncio

import pytest

from railherd.server.accounts.rate_limit import LIVE_TABLES_PER_GUEST
from railherd.server.live import registry
from tests.server.helpers.in_process import Server, visit
from tests.server.helpers.table_client import GAME, new_table

SEATS = ["open", "open", "open"]


def test_the_last_seat_taken_begins_the_game() -> None:
    async def scene(server: Server) -> None:
        table = await new_table(server, await server.guest("Ana"), SEATS)
        for name in ("Bo", "Cy"):
            assert "start" not in table.kinds
            await table.sit(await server.guest(name))
        assert table.kinds == ["create", "sit", "sit", "sit", "start"]
        late = await (await server.guest("Di")).post(f"{table.path}/sit", {"key": table.link})
        assert late.key == "server.no_free_seat"

    visit(scene)


@pytest.mark.usefixtures("bots_here")
def test_the_host_fills_the_free_seats_with_bots() -> None:
    async def scene(server: Server) -> None:
        table = await new_table(server, await server.guest("Ana"), ["open", "invited", "open", "random"])
        await table.sit(await server.guest("Bo"), 2)
        assert (await table.host.post(f"{table.path}/start")).status == 200
        shown = (await table.host.get(table.path)).json
        assert [(seat["kind"], seat["bot"]) for seat in shown["seats"]] == [
            ("guest", ""), ("bot", "regular"), ("guest", ""), ("bot", "random"),
        ]  # fmt: skip
        assert shown["phase"] == "playing"
        assert (await table.host.post(f"{table.path}/start")).key == "server.begun"

    visit(scene)


def test_two_who_take_the_last_two_seats_at_once_both_sit() -> None:
    async def scene(server: Server) -> None:
        table = await new_table(server, await server.guest("Ana"), SEATS)
        bo, cy = await server.guest("Bo"), await server.guest("Cy")
        server.store.gate = asyncio.Event()
        sitting = asyncio.gather(table.sit(bo, 1), table.sit(cy, 2))
        await server.calm()
        server.store.gate.set()
        await sitting
        assert table.kinds == ["create", "sit", "sit", "sit", "start"]

    visit(scene)


@pytest.mark.usefixtures("bots_here")
def test_no_bot_takes_the_seat_of_whoever_sits_down_in_this_moment() -> None:
    async def scene(server: Server) -> None:
        table = await new_table(server, await server.guest("Ana"), SEATS)
        bo = await server.guest("Bo")
        first, second = asyncio.Event(), asyncio.Event()
        server.store.gate = first
        starting = asyncio.create_task(table.host.post(f"{table.path}/start"))
        await server.calm()
        sitting = asyncio.create_task(bo.post(f"{table.path}/sit", {"seat": 2, "key": table.link}))
        await server.calm()
        server.store.gate = second
        first.set()  # a bot has seat 1; seat 2 still seems free while Bo waits for the disk
        await server.calm()
        second.set()
        assert (await starting).status == (await sitting).status == 200
        shown = (await bo.get(table.path)).json
        assert [seat["name"] for seat in shown["seats"]] == ["Ana", "regular", "Bo"]
        assert (shown["phase"], table.kinds.count("start")) == ("playing", 1)

    visit(scene)


def test_the_host_arranges_seats_and_whoever_sits_may_stand_up() -> None:
    async def scene(server: Server) -> None:
        ana, bo = await server.guest("Ana"), await server.guest("Bo")
        table = await new_table(server, ana, SEATS)
        assert (await ana.post(f"{table.path}/seats/1", {"kind": "invited"})).status == 200
        assert (await bo.post(f"{table.path}/sit", {"seat": 1, "key": table.link})).key == "server.seat_taken"
        await table.sit(bo, 2)
        assert (await ana.post(f"{table.path}/seats/2", {"kind": "bot", "bot": "random"})).key == "server.seat_taken"
        assert (await ana.post(f"{table.path}/seats/1", {"kind": "chair"})).key == "server.wrong_seat_kind"
        assert (await ana.post(f"{table.path}/seats/9", {"kind": "open"})).key == "core.no_such_seat"
        assert (await bo.post(f"{table.path}/stand")).status == 200
        assert (await ana.post(f"{table.path}/seats/2", {"kind": "bot", "bot": "random"})).status == 200
        assert [seat["kind"] for seat in (await ana.get(table.path)).json["seats"]] == ["guest", "invited", "bot"]

    visit(scene)


def test_some_things_only_the_host_may_do() -> None:
    async def scene(server: Server) -> None:
        bo, cy = await server.guest("Bo"), await server.guest("Cy")
        table = await new_table(server, await server.guest("Ana"), SEATS, listed=True)
        await table.sit(bo)
        entries = len(table.entries)
        for guest in (bo, cy):
            for path, data in (
                ("/seats/2", {"kind": "bot", "bot": "random"}), ("/seats/2/link", None), ("/start", None),
                ("/talk", {"on": True}), ("/seats/1/remove", {}),
            ):  # fmt: skip
                refused = await guest.post(f"{table.path}{path}", data)
                assert (refused.status, refused.key) == (403, "server.not_host"), path
            assert (await guest.ask("DELETE", f"/api{table.path}")).key == "server.not_host"
        assert len(table.entries) == entries
        assert (await cy.get(table.path)).json["link"] is None
        assert (await bo.get(table.path)).json["link"] == table.link

    visit(scene)


def test_a_new_seat_link_works_and_kills_the_old_one() -> None:
    async def scene(server: Server) -> None:
        table = await new_table(server, await server.guest("Ana"), ["open", "invited"])
        old, new = await table.seat_link(1), await table.seat_link(1)
        bo = await server.guest("Bo")
        assert (await bo.post(f"{table.path}/sit", {"key": old})).key == "server.link_used"
        assert (await bo.get(f"{table.path}?key={old}")).status == 404
        await table.sit(bo, None, new)
        assert (await bo.get(table.path)).json["own"] == [1]

    visit(scene)


def test_a_guest_hosts_twenty_live_tables_at_most() -> None:
    async def scene(server: Server) -> None:
        ana = await server.guest("Ana")
        plan = {"game": GAME, "seats": ["open", "open"]}
        server.store.gate = asyncio.Event()
        asking = asyncio.gather(*(ana.post("/tables", plan) for _ in range(LIVE_TABLES_PER_GUEST + 5)))
        await server.calm()
        server.store.gate.set()
        answers = await asking
        made = [answer for answer in answers if answer.status == 201]
        assert len(made) == LIVE_TABLES_PER_GUEST == 20
        assert {answer.key for answer in answers if answer.status != 201} == {"server.too_many_tables"}
        await ana.ask("DELETE", f"/api/tables/{made[0].json['table']}")
        assert (await ana.post("/tables", plan)).status == 201
        assert (await (await server.guest("Bo")).post("/tables", plan)).status == 201

    visit(scene)


def test_a_network_has_so_many_live_tables_at_most_and_newcomers_find_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "LIVE_TABLES_PER_ADDRESS", 12)
    monkeypatch.setattr(registry, "MAX_LISTED_TABLES", 8)
    plan = {"game": GAME, "seats": ["open", "open"], "listed": True}

    async def scene(server: Server) -> None:
        honest = (await (await server.guest("Ana", "10.0.0.9")).post("/tables", plan)).json["table"]
        many = [await server.guest(f"Eve {number}", "10.0.0.2") for number in range(15)]
        server.store.gate = asyncio.Event()
        asking = asyncio.gather(*(eve.post("/tables", plan) for eve in many))
        await server.calm()
        server.store.gate.set()
        answers = await asking
        assert sum(answer.status == 201 for answer in answers) == 12
        assert {(answer.status, answer.key) for answer in answers if answer.status != 201} == {
            (409, "server.too_many_tables_here")
        }
        assert (await (await server.guest("Bo", "10.0.0.9")).post("/tables", plan)).status == 201
        assert honest in [table["table"] for table in (await server.stranger("10.0.0.3").get("/tables")).json]
        eve, closed = next((eve, answer) for eve, answer in zip(many, answers, strict=True) if answer.status == 201)
        await eve.ask("DELETE", f"/api/tables/{closed.json['table']}")
        assert (await many[-1].post("/tables", plan)).status == 201
        assert (await many[-1].post("/tables", plan)).key == "server.too_many_tables_here"
        server.now += 31 * 24 * 3600 * 1000
        assert (await many[-1].post("/tables", plan)).status == 201

    visit(scene)


def test_listed_tables_are_in_the_lobby_until_they_begin() -> None:
    async def scene(server: Server) -> None:
        ana = await server.guest("Ana")
        await new_table(server, ana)
        table = await new_table(server, ana, listed=True)
        cy = await server.guest("Cy")
        assert [each["table"] for each in (await cy.get("/tables")).json] == [table.id]
        assert [each["table"] for each in (await server.stranger().get("/tables")).json] == [table.id]
        await table.sit(cy, key="")
        assert (await server.stranger().get("/tables")).json == []
        assert [each["table"] for each in (await cy.get("/me/tables")).json] == [table.id]

    visit(scene)
