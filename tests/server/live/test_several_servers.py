"""Several servers on one database: nobody at a table, or making one, can tell which of them they speak to."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from typing import Any

import pytest

import railherd
from railherd.server import services, together
from railherd.server.accounts.rate_limit import LIVE_TABLES_PER_GUEST, hourly
from railherd.server.store.postgres.company import PostgresCompany
from railherd.server.store.postgres.store import PostgresStore
from railherd.tables.entries import Rematch
from tests.server.helpers.hosted_server import Hosted, hosted
from tests.server.helpers.network_client import Client, Json, Refused
from tests.server.helpers.postgres import Cluster

NAMES = count(1)
SHOWN = ("view", "prompt", "events", "seats", "news", "talk", "phase", "asked", "at", "rewind", "scores")

Scene = Callable[[list[Hosted]], Awaitable[None]]


@pytest.fixture
def url(postgres: Cluster) -> str:
    return postgres.new_database(f"several_{next(NAMES)}")


@pytest.fixture(autouse=True)
def _hasty(bots_here: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots think here, and servers look about often."""
    for module, name in ((together, "BEAT_SECONDS"), (together, "LOOK_SECONDS"), (services, "RING_SECONDS")):
        monkeypatch.setattr(module, name, 0.1)


def play(url: str, servers: int, scene: Scene) -> None:
    """Let a scene happen at servers on one database."""

    async def main() -> None:
        async with AsyncExitStack() as opened:
            running = [await opened.enter_async_context(_hosted(url)) for _ in range(servers)]
            await asyncio.wait_for(scene(running), 60)

    asyncio.run(main())


@asynccontextmanager
async def _hosted(url: str) -> AsyncIterator[Hosted]:
    async with hosted(await PostgresStore.open(url)) as server:
        yield server


async def at(server: Hosted, client: Client) -> Client:
    """Connect a client to a server, wherever it was before."""
    client.http.base_url = server.url
    if not client.guest:
        await client.introduce()
    await client.connect(server.url)
    return client


async def two_at_a_table(servers: list[Hosted], **more: Any) -> tuple[Client, Client, str]:
    """Return two people at different servers, and the table at which they sit."""
    ana, bo = [await at(server, Client("", name)) for server, name in zip(servers, ("Ana", "Bo"), strict=False)]
    made = await ana.create("last_spike", "open", "open", **more)
    await bo.sit(made)
    for client in (ana, bo):
        await client.watch(made["table"])
    return ana, bo, str(made["table"])


async def choose(asked: Client, table: str) -> None:
    """Make any choice for whoever is asked."""
    await asked.caught_up(table, await asked.do("choose", table, choice=asked.options(table)[0]))


async def until(condition: Callable[[], bool]) -> None:
    """Wait for a condition that takes time."""
    async with asyncio.timeout(30):
        while not condition():
            await asyncio.sleep(0.02)


def test_two_play_at_two_servers_and_each_hears_of_the_other(url: str) -> None:
    async def scene(servers: list[Hosted]) -> None:
        ana, bo, table = await two_at_a_table(servers)
        for _ in range(8):
            seqs = [client.states[table]["seq"] for client in (ana, bo)]
            asked, other = (ana, bo) if ana.options(table) else (bo, ana)
            await choose(asked, table)
            await other.caught_up(table, max(seqs) + 1)
        for client in (ana, bo):
            await client.leave()

    play(url, 2, scene)


def test_who_was_told_nothing_is_judged_by_what_is_in_the_database(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PostgresCompany, "tell", lambda *_: None)
    monkeypatch.setattr(together, "LOOK_SECONDS", 3600)

    async def scene(servers: list[Hosted]) -> None:
        ana, bo, table = await two_at_a_table(servers)
        while not ana.options(table) and not bo.options(table):
            await asyncio.gather(*(client.watch_on(table) for client in (ana, bo)))
        asked, other, home = (ana, bo, servers[1]) if ana.options(table) else (bo, ana, servers[0])
        behind = await home.services.tables.get(table)
        seen = behind.state.seq
        await choose(asked, table)
        assert behind.state.seq == seen  # nobody told them
        if asked.options(table):  # still asked: now at the other server, where the last choice is not known
            await at(home, asked)
            choice = {"type": "choose", "table": table, "at": asked.states[table]["at"], "id": "next"}
            answer = await asked.ask({**choice, "choice": asked.options(table)[0]})
        else:
            await other.watch_on(table)
            choice = {"type": "choose", "table": table, "at": other.states[table]["at"], "id": "next"}
            answer = await other.ask({**choice, "choice": other.options(table)[0]})
        assert answer["type"] == "done", answer
        for client in (ana, bo):
            await client.leave()

    play(url, 2, scene)


def test_a_server_that_hears_nothing_looks(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PostgresCompany, "tell", lambda *_: None)

    async def scene(servers: list[Hosted]) -> None:
        ana, bo, table = await two_at_a_table(servers)
        while not ana.options(table) and not bo.options(table):
            await asyncio.gather(*(client.watch_on(table) for client in (ana, bo)))
        asked, other = (ana, bo) if ana.options(table) else (bo, ana)
        await choose(asked, table)
        await other.caught_up(table, asked.states[table]["seq"])
        for client in (ana, bo):
            await client.leave()

    play(url, 2, scene)


@pytest.mark.parametrize("title", railherd.games())
def test_all_servers_send_the_very_same_and_so_none_tells_more(url: str, title: str) -> None:
    async def scene(servers: list[Hosted]) -> None:
        people = [await at(servers[0], Client("", name)) for name in ("Ana", "Bo", "Cy")]
        made = await people[0].create(title, "open", "open", listed=True)
        await people[1].sit(made)
        table = made["table"]
        for client in people:
            await client.watch(table)
        windows = []  # a second one of each, at another server
        for client in people:
            window = Client("", client.name)
            window.http.cookies.update(client.http.cookies)
            window.guest = client.guest
            await window.connect(servers[1].url)
            await window.watch(table)
            windows.append(window)
        for _ in range(12):
            asked = next((client for client in people if client.options(table)), people[0])
            text = asked.rng.choice(asked.options(table))
            seq = await asked.do("choose", table, choice=text)
            for client, window in zip(people, windows, strict=True):
                await client.caught_up(table, seq)
                await window.caught_up(table, seq)
                await client.hear_all(table)
                assert [shown(window, table)[part] for part in SHOWN] == [shown(client, table)[part] for part in SHOWN]
        assert len({str(client.states[table]["view"]) for client in people}) > 1  # each sees something of their own
        for client in (*people, *windows):
            await client.leave()

    play(url, 2, scene)


def shown(client: Client, table: str) -> Json:
    """Return what a client was sent of a table, its events all together."""
    return dict.fromkeys(SHOWN) | client.states[table] | {"events": client.events[table]}


def test_a_guests_quota_holds_at_three_servers_at_once(url: str) -> None:
    async def scene(servers: list[Hosted]) -> None:
        ana = await at(servers[0], Client("", "Ana"))
        asked = []
        for number in range(LIVE_TABLES_PER_GUEST + 12):
            http = servers[number % 3].url + "/api/tables"
            asked.append(ana.http.post(http, json={"game": "last_spike", "seats": ["open", "open"]}))
        answers = [answer.status_code for answer in await asyncio.gather(*asked)]
        assert answers.count(201) == LIVE_TABLES_PER_GUEST
        assert await servers[1].services.store.count_live_tables(ana.guest) == LIVE_TABLES_PER_GUEST
        await ana.leave()

    play(url, 3, scene)


def test_new_guests_of_an_address_are_counted_together(url: str) -> None:
    async def scene(servers: list[Hosted]) -> None:
        for server in servers:
            server.services.new_guests = hourly(6)
        made, refusals = 0, set()
        for number in range(9):
            client = Client(servers[number % 3].url, f"Eve {number}")
            try:
                await client.introduce()
                made += 1
            except Refused as refused:
                refusals.add(refused.key)
            await client.leave()
        assert (made, refusals) == (6, {"server.too_fast"})

    play(url, 3, scene)


def test_a_bots_turn_is_made_although_its_server_goes_away(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(*_: Any) -> None:
        await asyncio.Event().wait()

    async def scene(servers: list[Hosted]) -> None:
        async with _hosted(url) as going:
            monkeypatch.setattr(going.services.bot_pool, "think", never)
            ana = await at(going, Client("", "Ana"))
            table = (await ana.create("last_spike", "open", "greedy", "greedy"))["table"]
            await ana.watch(table)
            while ana.options(table):
                await choose(ana, table)
            count = len(await servers[0].services.store.entries(table))
            await asyncio.sleep(0.5)
            assert len(await servers[0].services.store.entries(table)) == count  # a bot is asked, and thinks for ever
            await ana.hang_up()
        await at(servers[0], ana)
        await ana.watch(table)
        while ana.states[table]["phase"] != "over":
            if ana.options(table):
                await choose(ana, table)
            else:
                await ana.receive()
        log = await servers[0].services.store.entries(table)
        assert [entry.seq for entry in log] == [*range(1, len(log) + 1)]
        await ana.leave()

    play(url, 1, scene)


def test_who_is_at_another_server_is_there_and_is_seen_to_leave(url: str) -> None:
    async def scene(servers: list[Hosted]) -> None:
        ana, bo, table = await two_at_a_table(servers)
        presence = servers[0].services.hub.presence
        await until(lambda: presence.is_there(bo.guest))
        second = Client("", "Bo")  # another window of theirs, at the first server
        second.http.cookies.update(bo.http.cookies)
        second.guest = bo.guest
        await second.connect(servers[0].url)
        await bo.hang_up()
        await second.watch(table)
        await until(lambda: not servers[1].services.hub.presence.here())
        assert presence.is_there(bo.guest)
        await second.leave()
        await until(lambda: not presence.is_there(bo.guest))
        while (news := await ana.receive())["type"] != "presence" or news["seats"][1]["present"]:
            pass
        assert presence.away_since(bo.guest) is not None
        for client in (ana, bo):
            await client.leave()

    play(url, 2, scene)


def test_all_players_get_the_same_rematch(url: str) -> None:
    async def scene(servers: list[Hosted]) -> None:
        ana, bo, table = await two_at_a_table(servers)
        while ana.states[table]["phase"] != "over":
            asked = next((client for client in (ana, bo) if client.options(table)), None)
            if asked is not None:
                await choose(asked, table)
            for client in (ana, bo):
                await client.hear_all(table)
        made = await asyncio.gather(*(client.post(f"/api/tables/{table}/rematch") for client in (ana, bo)))
        assert made[0]["table"] == made[1]["table"]
        log = await servers[0].services.store.entries(table)
        assert len([entry for entry in log if isinstance(entry.what, Rematch)]) == 1
        for client in (ana, bo):
            await client.leave()

    play(url, 2, scene)


def test_a_new_listed_table_is_told_to_who_watches_the_lobby_elsewhere(url: str) -> None:
    async def scene(servers: list[Hosted]) -> None:
        ana, bo = [await at(server, Client("", name)) for server, name in zip(servers, ("Ana", "Bo"), strict=True)]
        await bo.send({"type": "watch_lobby", "on": True})
        await asyncio.sleep(0.3)
        await ana.create("last_spike", "open", "open", listed=True)
        while (await bo.receive())["type"] != "lobby":
            pass
        assert len(await bo.get("/api/tables")) == 1
        for client in (ana, bo):
            await client.leave()

    play(url, 2, scene)


def test_all_servers_have_one_key_and_show_the_admin_token_once(url: str) -> None:
    from railherd.server.accounts.keys import first_admin_token, server_key

    async def main() -> None:
        stores = [await PostgresStore.open(url) for _ in range(3)]
        assert len({*await asyncio.gather(*map(server_key, stores))}) == 1
        tokens = await asyncio.gather(*map(first_admin_token, stores))
        assert len([token for token in tokens if token is not None]) == 1
        for store in stores:
            await store.close()

    asyncio.run(main())
