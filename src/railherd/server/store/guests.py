"""Guests, their devices and one-time codes in SQLite."""

from __future__ import annotations

import sqlite3

from railherd.server.store.guest_rows import DEVICE_COLUMNS, GUEST_COLUMNS, GuestQueries, from_devices, from_guest
from railherd.server.store.rows import Row
from railherd.server.store.writer import Writer, execute, insert_into
from railherd.tables.entries import Guest


class GuestStore(GuestQueries):
    """The part of a `SqliteStore` that keeps guests."""

    writer: Writer

    async def save_guest(self, guest: Guest) -> None:
        """Keep a guest and their devices in place of what was known of the same id."""

        def work(connection: sqlite3.Connection) -> None:
            execute(connection, "DELETE FROM devices WHERE guest = ?", guest.id)
            connection.execute(insert_into("guests", GUEST_COLUMNS, "OR REPLACE"), from_guest(guest))
            connection.executemany(insert_into("devices", DEVICE_COLUMNS), from_devices(guest))

        await self.writer.do(work)

    async def save_code(self, code: str, guest: str, expires: int) -> None:
        """Keep a one-time code, given as its sha256 in hexadecimal, until a time in unix milliseconds."""
        statement = insert_into("codes", "code, guest, expires")
        await self.writer.do(lambda connection: execute(connection, statement, code, guest, expires))

    async def take_code(self, code: str, now: int) -> str | None:
        """Use up a code; return the id of its guest, or None if it is unknown, used or expired."""

        def work(connection: sqlite3.Connection) -> str | None:
            execute(connection, "DELETE FROM codes WHERE expires <= ?", now)
            found: Row | None = connection.execute("SELECT guest FROM codes WHERE code = ?", (code,)).fetchone()
            execute(connection, "DELETE FROM codes WHERE code = ?", code)
            return str(found[0]) if found else None

        return await self.writer.do(work)
