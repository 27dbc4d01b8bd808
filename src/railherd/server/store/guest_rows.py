"""Guests as rows of a database, and how they are found."""

from __future__ import annotations

from collections.abc import Sequence

from railherd.server.store.queries import Answers
from railherd.server.store.rows import Row
from railherd.tables.entries import Device, Guest

GUEST_COLUMNS = "id, name, created, seen, banned"
DEVICE_COLUMNS = "guest, hash, renewed, place, first, description"


class GuestQueries:
    """The part of a store that finds guests, and what the server keeps about itself."""

    _reader: Answers

    async def guest(self, id: str) -> Guest | None:
        """Return one guest."""
        found = "FROM guests LEFT JOIN devices ON guest = id WHERE id = ? ORDER BY place"
        rows = await self._reader.rows(f"SELECT {GUEST_COLUMNS}, hash, renewed, first, description {found}", id)
        return _to_guest(rows) if rows else None

    async def meta(self, key: str) -> str | None:
        """Return a text that the server keeps about itself."""
        row = await self._reader.row("SELECT value FROM meta WHERE key = ?", key)
        return str(row[0]) if row else None


def from_guest(guest: Guest) -> Row:
    """Return the values of GUEST_COLUMNS."""
    return guest.id, guest.name, guest.created, guest.seen, guest.banned


def from_devices(guest: Guest) -> list[Row]:
    """Return the values of DEVICE_COLUMNS for each device of a guest."""
    return [
        (guest.id, device.hash, device.renewed, place, device.first, device.description)
        for place, device in enumerate(guest.devices)
    ]


def _to_guest(rows: Sequence[Row]) -> Guest:
    """Make a guest from a row for each of their devices, or from one row without a device."""
    id, name, created, seen, banned, *_ = rows[0]
    devices = tuple(Device(*row[-4:]) for row in rows if row[-4] is not None)
    return Guest(id, name, devices, created, seen, bool(banned))
