"""A one-time code moves a guest to another device, once and within a short time."""

from __future__ import annotations

import asyncio

import pytest

from railherd import Problem
from railherd.server.accounts.guests import CODE_LETTERS, CODE_MILLISECONDS, RENEWAL_MILLISECONDS
from tests.server.helpers.guest_book import Door, at_the_door

MINUTE = 60_000


def test_a_code_makes_another_device_the_same_guest() -> None:
    async def scene(door: Door) -> None:
        id, first = await door.guest()
        second = await door.claim(id)
        assert second != first
        assert await door.knows(first)
        assert await door.knows(second)

    at_the_door(scene)


def test_a_code_is_easy_to_type_and_stored_as_a_hash() -> None:
    async def scene(door: Door) -> None:
        id, _ = await door.guest()
        code = await door.guests.give_code(id)
        assert len(code) == 8
        assert set(code) <= set(CODE_LETTERS)
        assert not set("0O1IL2Z5S8B") & set(CODE_LETTERS)
        assert code not in str(door.store.codes)
        typed = f" {code[:4].lower()}-{code[4:]} "
        assert (await door.guests.claim(typed)).guest.id == id

    at_the_door(scene)


def test_a_code_works_once() -> None:
    async def scene(door: Door) -> None:
        id, _ = await door.guest()
        code = await door.guests.give_code(id)
        await door.guests.claim(code)
        with pytest.raises(Problem, match="used already"):
            await door.guests.claim(code)

    at_the_door(scene)


@pytest.mark.parametrize(("wait", "valid"), [(CODE_MILLISECONDS - 1, True), (CODE_MILLISECONDS, False)])
def test_a_code_lasts_ten_minutes(wait: int, valid: bool) -> None:
    async def scene(door: Door) -> None:
        id, _ = await door.guest()
        code = await door.guests.give_code(id)
        door.now += wait
        if valid:
            assert (await door.guests.claim(code)).guest.id == id
        else:
            with pytest.raises(Problem, match="older"):
                await door.guests.claim(code)

    assert CODE_MILLISECONDS == 10 * MINUTE
    at_the_door(scene)


@pytest.mark.parametrize("code", ["", "AAAAAAAA", "\ud800", "x" * 100_000])
def test_a_code_cannot_be_made_up(code: str) -> None:
    async def scene(door: Door) -> None:
        id, _ = await door.guest()
        await door.guests.give_code(id)
        with pytest.raises(Problem):
            await door.guests.claim(code)

    at_the_door(scene)


def test_of_nine_devices_the_one_longest_unused_is_forgotten() -> None:
    async def scene(door: Door) -> None:
        id, first = await door.guest()
        second = await door.claim(id)
        door.now += RENEWAL_MILLISECONDS
        assert await door.knows(first)  # used now, unlike the second
        others = [await door.claim(id) for _ in range(7)]
        assert not await door.knows(second)
        assert [await door.knows(cookie) for cookie in (first, *others)] == [True] * 8

    at_the_door(scene)


def test_changes_at_the_same_time_are_all_kept() -> None:
    async def scene(door: Door) -> None:
        id, first = await door.guest()
        codes = [await door.guests.give_code(id) for _ in range(3)]
        door.store.gate = asyncio.Event()
        claims = asyncio.gather(*(door.guests.claim(code) for code in codes))
        changes = asyncio.gather(door.guests.rename(id, "Eva"), door.guests.ban(id))
        await asyncio.sleep(0)
        door.store.gate.set()
        visits, _ = await claims, await changes
        assert [await door.knows(cookie) for cookie in (first, *(visit.cookie for visit in visits))] == [True] * 4
        assert (door.store.guests[id].name, door.store.guests[id].banned) == ("Eva", True)

    at_the_door(scene)
