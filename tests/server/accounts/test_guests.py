"""Guests, and only guests, are recognised by their cookies."""

from __future__ import annotations

import re

import pytest

from railherd import Problem
from railherd.server.accounts.guests import RENEWAL_MILLISECONDS, new_id, set_cookie
from tests.server.helpers.guest_book import Door, at_the_door

MINUTE = 60_000


def test_a_guest_is_recognised_by_the_cookie() -> None:
    async def scene(door: Door) -> None:
        guest, cookie, _ = await door.guests.welcome("en", " Ana ")
        assert guest.name == "Ana"
        assert (guest.created, guest.seen, guest.banned) == (door.now, door.now, False)
        visit = await door.guests.recognise(cookie)
        assert visit is not None
        assert visit.guest == guest
        assert visit.cookie is None

    at_the_door(scene)


def test_the_cookie_has_an_id_and_a_secret_that_the_store_does_not() -> None:
    async def scene(door: Door) -> None:
        id, cookie = await door.guest()
        assert re.fullmatch(r"[a-z2-7]{12}\.[A-Za-z0-9_-]{43}", cookie)
        assert cookie.split(".")[0] == id
        assert cookie.split(".")[1] not in str(door.store.guests)
        _, other = await door.guest()
        assert cookie.split(".")[1] != other.split(".")[1]

    at_the_door(scene)


def test_ids_differ() -> None:
    assert len({new_id() for _ in range(1000)}) == 1000


@pytest.mark.parametrize(
    "broken", [None, "", ".", "a.b", "\ud800", "é" * 12 + "." + "a" * 43, "a" * 12 + "." + "a" * 43, "x" * 100_000]
)
def test_a_broken_cookie_is_a_strangers(broken: str | None) -> None:
    async def scene(door: Door) -> None:
        await door.guest()
        assert not await door.knows(broken)

    at_the_door(scene)


def test_a_cookie_with_anything_changed_is_a_strangers() -> None:
    async def scene(door: Door) -> None:
        id, cookie = await door.guest()
        _, other = await door.guest()
        stored = door.store.guests[id].devices[0].hash
        for forged in (f"{id}.{other.split('.')[1]}", cookie[:-1], cookie + "a", cookie + "\n", f"{id}.{stored}", id):
            assert not await door.knows(forged)
        for place in range(len(cookie)):
            letter = "b" if cookie[place] == "a" else "a"
            assert not await door.knows(cookie[:place] + letter + cookie[place + 1 :])

    at_the_door(scene)


def test_the_cookie_is_kept_from_scripts_and_other_sites() -> None:
    parts = set_cookie("x.y", secure=True).split("; ")
    assert parts[0] == "railherd=x.y"
    assert set(parts[1:]) == {"Max-Age=31536000", "Path=/", "HttpOnly", "SameSite=Lax", "Secure"}
    assert "Secure" not in set_cookie("x.y", secure=False)


def test_the_cookie_is_set_again_once_a_day() -> None:
    async def scene(door: Door) -> None:
        id, cookie = await door.guest()
        for wait, renewed in [
            (RENEWAL_MILLISECONDS - 1, None),
            (1, cookie),
            (MINUTE, None),
            (RENEWAL_MILLISECONDS, cookie),
        ]:
            door.now += wait
            visit = await door.guests.recognise(cookie)
            assert visit is not None
            assert visit.cookie == renewed
        assert door.store.guests[id].seen == door.now

    at_the_door(scene)


def test_every_device_gets_its_own_cookie_again() -> None:
    async def scene(door: Door) -> None:
        id, first = await door.guest()
        second = await door.claim(id)
        door.now += RENEWAL_MILLISECONDS
        for cookie in (first, second):
            visit = await door.guests.recognise(cookie)
            assert visit is not None
            assert visit.cookie == cookie

    at_the_door(scene)


def test_a_full_disk_keeps_nobody_out() -> None:
    async def scene(door: Door) -> None:
        _, cookie = await door.guest()
        door.now += RENEWAL_MILLISECONDS
        door.store.failing = True
        visit = await door.guests.recognise(cookie)
        assert visit is not None
        assert visit.cookie is None
        door.store.failing = False
        again = await door.guests.recognise(cookie)
        assert again is not None
        assert again.cookie == cookie

    at_the_door(scene)


@pytest.mark.parametrize(
    ("language", "name"),
    [("en", r"Guest \d{4}"), ("pt", r"Visitante \d{4}"), ("es", r"Visitante \d{4}"), ("ru", r"Гость \d{4}")],
)
def test_without_a_name_a_guest_gets_one(language: str, name: str) -> None:
    async def scene(door: Door) -> None:
        assert re.fullmatch(name, (await door.guests.welcome(language)).guest.name)

    at_the_door(scene)


@pytest.mark.parametrize("name", ["a|b", " ", "a" * 41, "a\nb", "\u202ebob"])
def test_what_is_no_name_is_refused(name: str) -> None:
    async def scene(door: Door) -> None:
        id, _ = await door.guest()
        with pytest.raises(Problem, match="40"):
            await door.guests.rename(id, name)
        with pytest.raises(Problem, match="40"):
            await door.guests.welcome("en", name)
        assert [guest.name for guest in door.store.guests.values()] == ["Ana"]

    at_the_door(scene)


def test_a_guest_takes_another_name() -> None:
    async def scene(door: Door) -> None:
        id, cookie = await door.guest()
        assert (await door.guests.rename(id, "Zoë Ё")).name == "Zoë Ё"
        visit = await door.guests.recognise(cookie)
        assert visit is not None
        assert visit.guest.name == "Zoë Ё"
        with pytest.raises(Problem):
            await door.guests.rename("nobody", "Ana")

    at_the_door(scene)


def test_a_banned_guest_is_recognised_as_such() -> None:
    async def scene(door: Door) -> None:
        id, cookie = await door.guest()
        for banned in (True, False):
            await door.guests.ban(id, banned)
            visit = await door.guests.recognise(cookie)
            assert visit is not None
            assert visit.guest.banned == banned

    at_the_door(scene)
