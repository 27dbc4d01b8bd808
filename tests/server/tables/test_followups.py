"""Automatic follow-ups happen even if the server ended just before them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec

from railherd.tables.entries import Entry
from tests.server.helpers.failing_stores import PickyStore, none
from tests.server.helpers.friends import Friends
from tests.server.helpers.hosted_server import hosted
from tests.server.helpers.network_client import Client, choose_in_turn
from tests.server.helpers.store_samples import row, run


def is_bots_choice(entry: Entry) -> bool:
    return entry.kind == "choose" and entry.guest is None


async def until(condition: Callable[[], bool]) -> None:
    """Wait until a condition holds."""
    async with asyncio.timeout(20):
        while not condition():
            await asyncio.sleep(0.01)


async def begun(ana: Client, bo: Client) -> str:
    """Return a table where both sit and watch."""
    made = await ana.create("last_spike", "open", "open")
    table = str(made["table"])
    await bo.sit(made)
    await ana.watch(table)
    await bo.watch(table)
    return table


def ended_before(fails: Callable[[Entry], bool], scene: Callable[[PickyStore, str], Awaitable[None]]) -> str:
    """Stop a server that fails to save some entries, restart it until they are made; return the kinds of all."""

    async def main() -> str:
        store = PickyStore()
        store.fails = fails
        async with hosted(store) as server:
            await scene(store, server.url)
            await until(lambda: store.failures > 0)
        assert not [entry for log in store.logs.values() for entry in log if fails(entry)]
        store.fails, store.closed = none, False
        async with hosted(store):
            await until(lambda: any(fails(entry) for log in store.logs.values() for entry in log))
        return ", ".join(entry.kind for log in store.logs.values() for entry in log)

    return run(main())


def test_a_full_table_begins() -> None:
    async def scene(store: PickyStore, url: str) -> None:
        async with Client(url, "Ana") as ana, Client(url, "Bo") as bo:
            await bo.sit(await ana.create("last_spike", "open", "open"))

    assert ended_before(lambda entry: entry.kind == "start", scene) == "create, sit, sit, start"


def test_a_wish_that_all_agree_to_is_granted() -> None:
    async def scene(store: PickyStore, url: str) -> None:
        async with Client(url, "Ana") as ana, Client(url, "Bo") as bo:
            table = await begun(ana, bo)
            await choose_in_turn(table, ana, bo, times=3)
            await ana.do("ask_rewind", table, count=2)
            await bo.do("answer_rewind", table, yes=True)

    kinds = ended_before(lambda entry: entry.kind == "rewind", scene)
    assert kinds.endswith("choose, choose, choose, ask_rewind, answer_rewind, rewind")


def test_a_wish_is_granted_even_if_the_last_to_agree_is_gone_by_then() -> None:
    async def main() -> None:
        store = PickyStore()
        async with hosted(store) as server, Client(server.url, "Ana") as ana, Client(server.url, "Bo") as bo:
            table = await begun(ana, bo)
            await choose_in_turn(table, ana, bo, times=3)
            await ana.do("ask_rewind", table, count=2)
            store.holds = lambda entry: entry.kind == "answer_rewind"
            await bo.send({"type": "answer_rewind", "table": table, "yes": True, "id": bo.new_id()})
            await store.reached.wait()
            for client in list(server.services.hub.clients):
                client.stop()
            await until(lambda: not server.services.hub.clients)
            store.let_go()
            await until(lambda: store.logs[table][-1].kind == "rewind")
            assert [entry.kind for entry in store.logs[table]][-3:] == ["ask_rewind", "answer_rewind", "rewind"]

    run(main())


def test_a_wish_is_granted_once_whoever_did_not_answer_is_replaced_if_it_is_not_about_them(tmp_path: Path) -> None:
    async def main() -> None:
        async with Friends(tmp_path) as friends, friends.life():
            table = await friends.gather()
            while friends.asked(table) is friends.bo:
                await choose_in_turn(table, friends.ana, friends.bo, times=1)
            await choose_in_turn(table, friends.ana, friends.bo, times=1)
            await friends.ana.do("ask_rewind", table, count=1)
            await friends.replace_bo(table)
            assert "seat_to_bot, rewind" in ", ".join(entry.kind for entry in await friends.entries(table))

    run(main())


def test_a_bot_that_is_asked_chooses() -> None:
    async def scene(store: PickyStore, url: str) -> None:
        async with Client(url, "Ana") as ana:
            table = (await ana.create("last_spike", "open", "greedy"))["table"]
            await ana.watch(table)
            while not store.failures:
                if ana.options(table):
                    await ana.ask(ana.random_choice(table))
                await asyncio.sleep(0.01)

    assert ended_before(is_bots_choice, scene).startswith("create, sit, start")


def test_a_bot_thinks_once_about_a_question_whatever_is_said_meanwhile() -> None:
    async def main() -> None:
        store = PickyStore()
        async with hosted(store) as server, Client(server.url, "Ana") as ana:
            table = (await ana.create("last_spike", "open", "greedy", talk=True))["table"]
            await ana.watch(table)
            for number in range(30):
                await ana.do("say", table, text=f"hurry up, {number}")
            await ana.until_asked(table)
            chosen = sum(is_bots_choice(entry) for entry in store.logs[table])
            assert server.services.bot_pool.stats()["answered"] <= chosen + 1

    run(main())


def test_a_table_that_cannot_be_brought_back_takes_no_other_along() -> None:
    async def main() -> None:
        store, ana = PickyStore(), Client("http://nowhere", "Ana")
        async with hosted(store) as server:
            ana.http.base_url = server.url
            await ana.introduce()
            table = (await ana.create("last_spike", "open", "open", listed=True))["table"]
            lost = msgspec.structs.replace(row("lost", game="no_more"), host=ana.guest, created=2**50)
            await store.create_table(lost, [])
        store.closed = False
        async with hosted(store) as server:
            ana.http.base_url = server.url
            for tables in ("/api/tables", "/api/me/tables"):
                assert [shown["table"] for shown in await ana.get(tables)] == [table]
            await ana.leave()

    run(main())
