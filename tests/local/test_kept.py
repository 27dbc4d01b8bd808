"""Everything in one file, requests that come twice, and what a newer version kept."""

from __future__ import annotations

import asyncio
import json

import pytest

from railherd.local.house import House
from railherd.local.keeper import MemoryKeeper
from railherd.local.rest import answer
from railherd.local.store import Newer
from tests.local.page import Page, stay


def test_everything_goes_to_another_browser_where_it_is_played_on() -> None:
    files: list[str] = []
    left: list[dict[str, object]] = []

    async def save(page: Page) -> None:
        table = await page.new_table("gwt", ["open", "greedy"])
        left.append(await page.play(table, 4))
        files.append(await page.ask("GET", "/kept"))

    async def bring(page: Page) -> None:
        own = await page.new_table("last_spike", ["open", "greedy"])
        assert await page.ask("POST", "/kept", {"file": files[0]}) == {"tables": 1, "open": 0}
        table = str(left[0]["table"])
        await page.watch(table)
        again = page.states[table]
        assert (again["view"], again["prompt"], again["own"]) == (left[0]["view"], left[0]["prompt"], left[0]["own"])
        await page.play(table, 2)
        listed = [summary["table"] for summary in await page.ask("GET", "/me/tables")]
        assert sorted(listed) == sorted([own, table])
        files.append(await page.ask("GET", "/kept"))
        assert await page.ask("POST", "/kept", {"file": files[1]}) == {"tables": 0, "open": 0}

    async def back(page: Page) -> None:
        assert await page.ask("POST", "/kept", {"file": files[1]}) == {"tables": 2, "open": 0}
        table = str(left[0]["table"])
        await page.watch(table)
        assert page.states[table]["seq"] > left[0]["seq"]

    first = MemoryKeeper()
    stay(first, save)
    stay(MemoryKeeper(), bring)
    stay(first, back)


@pytest.mark.parametrize(
    ("file", "key"),
    [
        ("not a file", "server.not_kept_file"),
        ('{"kind": "railherd kept", "version": 1, "texts": {}}', "server.not_kept_file"),
        ('{"kind": "railherd kept", "version": 2, "texts": {"guest": GUEST}}', "server.kept_newer"),
        ('{"kind": "railherd kept", "version": 1, "texts": {"guest": GUEST, "table/x": "{}"}}', "server.not_kept_file"),
        ('{"kind": "railherd kept", "version": 1, "texts": {"guest": GUEST, "entry/x/y": "{}"}}', "not_kept_file"),
        ('{"kind": "railherd kept", "version": 1, "texts": {"guest": GUEST, "odd/x": "1"}}', "server.not_kept_file"),
    ],
)
def test_a_file_that_is_none_of_ours_changes_nothing(file: str, key: str) -> None:
    keeper = MemoryKeeper()

    async def scene(page: Page) -> None:
        before = dict(keeper.texts)
        body = json.dumps({"file": file.replace("GUEST", json.dumps(keeper.texts["guest"]))})
        found = await answer(page.house, "POST", "/kept", "en", body)
        assert (found.status, key in found.body) == (400, True), found
        assert keeper.texts == before

    stay(keeper, scene)


def test_a_request_that_comes_again_to_another_house_is_done_once() -> None:
    keeper, made = MemoryKeeper(), []
    body = json.dumps({"game": "last_spike", "seats": ["open", "greedy"]})

    async def first(page: Page) -> None:
        made.append(json.loads((await answer(page.house, "POST", "/tables", "en", body, "page 7")).body)["table"])
        await page.calm()

    async def second(page: Page) -> None:
        again = json.loads((await answer(page.house, "POST", "/tables", "en", body, "page 7")).body)
        assert again["table"] == made[0]
        other = json.loads((await answer(page.house, "POST", "/tables", "en", body, "page 8")).body)
        assert other["table"] != made[0]
        assert len(await page.ask("GET", "/me/tables")) == 2

    async def third(page: Page) -> None:
        closed = [await answer(page.house, "DELETE", f"/tables/{made[0]}", "en", "", "page 9") for _ in range(2)]
        assert closed[0] == closed[1]
        assert closed[0].status == 200

    stay(keeper, first)
    stay(keeper, second)
    stay(keeper, third)


def test_what_a_newer_version_kept_is_left_alone() -> None:
    keeper = MemoryKeeper({"version": "2", "table/x": "of the future"})
    with pytest.raises(Newer):
        asyncio.run(House.open(keeper, "en", "1"))
    assert keeper.texts == {"version": "2", "table/x": "of the future"}


def test_what_was_kept_before_versions_is_opened() -> None:
    keeper = MemoryKeeper()

    async def scene(page: Page) -> None:
        await page.new_table("last_spike", ["open", "greedy"])

    stay(keeper, scene)
    assert keeper.texts.pop("version") == "1"

    async def again(page: Page) -> None:
        assert len(await page.ask("GET", "/me/tables")) == 1

    stay(keeper, again)


def test_a_game_goes_on_from_its_record() -> None:
    async def scene(page: Page) -> None:
        table = await page.new_table("gwt_nz", ["open"], options={"difficulty": "easy"})
        left = await page.play(table, 6)
        record = await page.ask("GET", f"/tables/{table}/record")
        [strip] = [await page.ask("POST", "/records/strip", {"record": record})]
        assert not strip["over"]
        other = (await page.ask("POST", "/tables/going-on", {"record": record}))["table"]
        await page.watch(other)
        assert page.states[other]["view"] == left["view"]
        await page.play(other, 2)

    stay(MemoryKeeper(), scene)
