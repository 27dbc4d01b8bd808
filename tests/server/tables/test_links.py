"""Signed links open only what they were made for; the server's secrets are made once."""

from __future__ import annotations

import asyncio
import re

import pytest

from railherd.server.accounts.keys import first_admin_token, is_admin, new_admin_token, server_key
from railherd.tables.links import check_seat_link, check_table_link, seat_link, table_link
from tests.server.helpers.memory_store import MemoryStore

KEY, OTHER_KEY = bytes(range(32)), bytes(32)


def test_a_table_link_opens_its_table_alone() -> None:
    link = table_link(KEY, "abc")
    assert check_table_link(KEY, "abc", link)
    assert not check_table_link(KEY, "abd", link)
    assert not check_table_link(OTHER_KEY, "abc", link)


def test_a_seat_link_opens_its_seat_alone() -> None:
    link = seat_link(KEY, "abc", 1, 2)
    assert check_seat_link(KEY, "abc", 1, 2, link)
    assert not check_seat_link(KEY, "abd", 1, 2, link)
    assert not check_seat_link(KEY, "abc", 2, 2, link)
    assert not check_seat_link(OTHER_KEY, "abc", 1, 2, link)


def test_a_reissued_seat_link_ends_the_old_one() -> None:
    old, new = seat_link(KEY, "abc", 1, 1), seat_link(KEY, "abc", 1, 2)
    assert not check_seat_link(KEY, "abc", 1, 2, old)
    assert check_seat_link(KEY, "abc", 1, 2, new)


def test_no_two_links_are_equal() -> None:
    named = [(table, seat, version) for table in ("a", "a1", "a, 1", '"a"') for seat in (1, 11) for version in (1, 11)]
    links = {seat_link(KEY, *name) for name in named} | {table_link(KEY, table) for table, _, _ in named}
    assert len(links) == len(named) + 4


def test_a_link_of_one_purpose_is_worthless_for_another() -> None:
    assert not check_seat_link(KEY, "abc", 0, 0, table_link(KEY, "abc"))
    assert not check_table_link(KEY, "abc", seat_link(KEY, "abc", 0, 0))


def test_a_link_is_128_bits_that_fit_into_an_address() -> None:
    assert re.fullmatch(r"[A-Za-z0-9_-]{22}", table_link(KEY, "abc"))
    assert re.fullmatch(r"[A-Za-z0-9_-]{22}", seat_link(KEY, "abc", 0, 0))


@pytest.mark.parametrize("forged", ["", "é", "\ud800", "\0", "?" * 22, "a" * 100_000])
def test_whatever_else_is_sent_is_refused(forged: str) -> None:
    assert not check_table_link(KEY, "abc", forged)
    assert not check_seat_link(KEY, "abc", 0, 0, forged)


@pytest.mark.parametrize("change", [lambda link: link + "=", lambda link: link[:-1], lambda link: link.swapcase()])
def test_an_altered_link_is_refused(change: object) -> None:
    assert callable(change)
    assert not check_table_link(KEY, "abc", change(table_link(KEY, "abc")))


def test_the_key_is_made_once_for_each_server() -> None:
    async def keys() -> tuple[bytes, bytes, bytes]:
        store = MemoryStore()
        return await server_key(store), await server_key(store), await server_key(MemoryStore())

    first, again, of_another = asyncio.run(keys())
    assert first == again != of_another
    assert len(first) == 32


def test_the_admin_token_is_told_once_and_kept_as_a_hash() -> None:
    async def tell() -> None:
        store = MemoryStore()
        token = await first_admin_token(store)
        assert token is not None
        assert len(token) == 43
        assert await first_admin_token(store) is None
        assert token not in str(store.metas)
        assert await is_admin(store, token)
        assert not await is_admin(store, store.metas["admin"])
        assert not await is_admin(store, token[:-1])
        assert not await is_admin(store, "\ud800é")

    asyncio.run(tell())


def test_nobody_is_admin_before_the_first_start() -> None:
    assert not asyncio.run(is_admin(MemoryStore(), ""))


def test_a_new_admin_token_ends_the_old_one() -> None:
    async def renew() -> tuple[bool, bool]:
        store = MemoryStore()
        old, new = await new_admin_token(store), await new_admin_token(store)
        return await is_admin(store, old), await is_admin(store, new)

    assert asyncio.run(renew()) == (False, True)
