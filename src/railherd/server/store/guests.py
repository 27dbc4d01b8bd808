"""Guests, their devices and one-time codes in SQLite."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from railherd.server.store.reader import Reader, Row
from railherd.server.store.writer import Writer, execute, insert_into
from railherd.tables.entries import Device, Guest

GUEST_COLUMNS = "id, name, created, seen, banned"
DEVICE_COLUMNS = "guest, hash, renewed, place, first, description"


class GuestStore:
    """The part of a `SqliteStore` that keeps guests."""

    writer: Writer
    _reader: Reader

    async def save_guest(self, guest: Guest) -> None:
        """Keep a guest and their devices in place of what was known of the same id."""
        devices = [
            (guest.id, device.hash, device.renewed, place, device.first, device.description)
            for place, device in enumerate(guest.devices)
        ]

        def work(connection: sqlite3.Connection) -> None:
            execute(connection, "DELETE FROM devices WHERE guest = ?", guest.id)
            row = (guest.id, guest.name, guest.created, guest.seen, guest.banned)
            connection.execute(insert_into("guests", GUEST_COLUMNS, "OR REPLACE"), row)
            connection.executemany(insert_into("devices", DEVICE_COLUMNS), devices)

        await self.writer.do(work)

    async def guest(self, id: str) -> Guest | None:
        """Return one guest."""
        found = "FROM guests LEFT JOIN devices ON guest = id WHERE id = ? ORDER BY place"
        rows = await self._reader.rows(f"SELECT {GUEST_COLUMNS}, hash, renewed, first, description {found}", id)
        return _to_guest(rows) if rows else None

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


def _to_guest(rows: Sequence[Row]) -> Guest:
    """Make a guest from a row for each of their devices, or from one row without a device."""
    id, name, created, seen, banned, *_ = rows[0]
    devices = tuple(Device(*row[-4:]) for row in rows if row[-4] is not None)
    return Guest(id, name, devices, created, seen, bool(banned))
