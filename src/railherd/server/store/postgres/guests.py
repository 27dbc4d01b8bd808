"""Guests, their devices and one-time codes in PostgreSQL, and what the server keeps about itself."""

from __future__ import annotations

import asyncpg

from railherd.server.store.guest_rows import DEVICE_COLUMNS, GUEST_COLUMNS, GuestQueries, from_devices, from_guest
from railherd.server.store.postgres.database import Database
from railherd.server.store.postgres.tables import insert_into
from railherd.tables.entries import Guest

REPLACE_GUEST = insert_into(
    "guests",
    GUEST_COLUMNS,
    "ON CONFLICT (id) DO UPDATE SET name = excluded.name, created = excluded.created, seen = excluded.seen,"
    " banned = excluded.banned",
)
SAVE_CODE = insert_into("codes", "code, guest, expires", "ON CONFLICT DO NOTHING")
SET_META = insert_into("meta", "key, value", "ON CONFLICT (key) DO UPDATE SET value = excluded.value")


class GuestStore(GuestQueries):
    """The part of a `PostgresStore` that keeps guests."""

    _database: Database

    async def save_guest(self, guest: Guest) -> None:
        """Keep a guest and their devices in place of what was known of the same id."""

        async def work(connection: asyncpg.Connection) -> None:
            async with connection.transaction():
                await connection.execute(REPLACE_GUEST, *from_guest(guest))  # first: it keeps others out until the end
                await connection.execute("DELETE FROM devices WHERE guest = $1", guest.id)
                await connection.executemany(insert_into("devices", DEVICE_COLUMNS), from_devices(guest))

        await self._database.write(work)

    async def save_code(self, code: str, guest: str, expires: int) -> None:
        """Keep a one-time code, given as its sha256 in hexadecimal, until a time in unix milliseconds."""
        await self._database.write(lambda connection: connection.execute(SAVE_CODE, code, guest, expires))

    async def take_code(self, code: str, now: int) -> str | None:
        """Use up a code; return the id of its guest, or None if it is unknown, used or expired."""

        async def work(connection: asyncpg.Connection) -> str | None:
            async with connection.transaction():
                await connection.execute("DELETE FROM codes WHERE expires <= $1", now)
                guest: str | None = await connection.fetchval("DELETE FROM codes WHERE code = $1 RETURNING guest", code)
                return guest

        return await self._database.write(work)

    async def set_meta(self, key: str, value: str) -> None:
        """Keep a text under a key in place of the one before."""
        await self._database.write(lambda connection: connection.execute(SET_META, key, value))
