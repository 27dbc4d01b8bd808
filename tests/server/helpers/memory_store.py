"""A store in memory for tests: it keeps the interface's promises, except durability."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

from railherd.core.problem import Problem
from railherd.server.store.contract import Figures, NotSaved
from railherd.tables.entries import Entry, Guest, KeptFigures, TableRow

Kept = TypeVar("Kept", TableRow, Entry)


class MemoryStore:
    """Store everything in dictionaries; `failing` simulates a full disk, `gate` a disk that blocks all writes."""

    def __init__(self) -> None:
        self.failing = False
        self.gate: asyncio.Event | None = None
        self.closed = False
        self.rows: dict[str, TableRow] = {}
        self.logs: dict[str, list[Entry]] = {}
        self.kept: dict[str, KeptFigures] = {}
        self.guests: dict[str, Guest] = {}
        self.codes: dict[str, tuple[str, int]] = {}
        self.metas: dict[str, str] = {}

    async def create_table(self, row: TableRow, entries: Sequence[Entry]) -> None:
        await self._commit()
        if row.id in self.rows or any(entry.table != row.id for entry in entries):
            raise NotSaved("this table exists, or an entry is not its own")
        log: list[Entry] = []
        for entry in entries:
            _add(log, entry)
        self.rows[row.id], self.logs[row.id] = _copy(row), log

    async def keep_figures(self, figures: KeptFigures) -> None:
        await self._commit()
        self.kept.setdefault(figures.digest, figures)

    async def kept_figures(self, digest: str) -> KeptFigures | None:
        return self.kept.get(digest)

    async def append(self, entry: Entry, live: bool | None = None) -> None:
        await self._commit()
        if entry.table not in self.rows:
            raise NotSaved("there is no such table")
        _add(self.logs[entry.table], entry)
        if live is not None:
            self.rows[entry.table] = msgspec.structs.replace(self.rows[entry.table], live=live)

    async def table(self, id: str) -> TableRow | None:
        return _copy(self.rows[id]) if id in self.rows else None

    async def tables(self, live: bool) -> list[TableRow]:
        return [_copy(row) for row in self._newest_first() if row.live == live]

    async def free_tables(self, most: int) -> list[str]:
        rows = [row for row in self._newest_first() if row.live and row.listed and not self._has_begun(row)]
        nth = [sum(other.host == row.host for other in rows[:place]) for place, row in enumerate(rows)]
        chosen = sorted(range(len(rows)), key=nth.__getitem__)[:most]
        return [rows[place].id for place in sorted(chosen)]

    def _has_begun(self, row: TableRow) -> bool:
        return any(entry.kind == "start" for entry in self.logs[row.id])

    async def count_live_tables(self, host: str) -> int:
        return sum(row.live and row.host == host for row in self.rows.values())

    async def entries(self, table: str, since: int = 0) -> list[Entry]:
        return [_copy(entry) for entry in self.logs.get(table, []) if entry.seq > since]

    async def entry_with_id(self, table: str, id: str) -> Entry | None:
        found = (entry for entry in self.logs.get(table, []) if id and entry.id == id)
        return next(map(_copy, found), None)

    async def save_guest(self, guest: Guest) -> None:
        await self._commit()
        if len({device.hash for device in guest.devices}) < len(guest.devices):
            raise NotSaved("a device is there twice")
        self.guests[guest.id] = guest

    async def guest(self, id: str) -> Guest | None:
        return self.guests.get(id)

    async def tables_of(self, guest: str) -> list[str]:
        return [row.id for row in self._newest_first() if row.host == guest or self._sat(row.id, guest)]

    async def save_code(self, code: str, guest: str, expires: int) -> None:
        await self._commit()
        if code in self.codes:
            raise NotSaved("this code exists")
        self.codes[code] = (guest, expires)

    async def take_code(self, code: str, now: int) -> str | None:
        await self._commit()
        self.codes = {code: kept for code, kept in self.codes.items() if now < kept[1]}
        return self.codes.pop(code, (None, 0))[0]

    async def meta(self, key: str) -> str | None:
        return self.metas.get(key)

    async def set_meta(self, key: str, value: str) -> None:
        await self._commit()
        self.metas[key] = value

    async def backup(self, file: Path) -> None:
        if file.exists():
            raise Problem("server.backup_exists", {"file": str(file)})
        everything = {"tables": self.rows, "entries": self.logs, "guests": self.guests, "meta": self.metas}
        file.write_bytes(msgspec.json.encode(everything))

    async def troubles(self) -> list[Problem]:
        return [Problem("server.trouble_full")] if self.failing else []

    def figures(self) -> Figures:
        return Figures()

    async def close(self) -> None:
        self.closed = True

    async def _commit(self) -> None:
        if self.gate is not None:
            await self.gate.wait()
        if self.failing or self.closed:
            raise NotSaved("the disk is full, or the store is closed")

    def _newest_first(self) -> list[TableRow]:
        latest_first = [*self.rows.values()][::-1]  # stable sorting keeps this order for equal milliseconds
        return sorted(latest_first, key=lambda row: -row.created)

    def _sat(self, table: str, guest: str) -> bool:
        return any(entry.kind == "sit" and entry.guest == guest for entry in self.logs[table])


def _add(log: list[Entry], entry: Entry) -> None:
    if entry.seq != len(log) + 1:
        raise NotSaved("this is not the number of the next entry")
    if entry.id and any(entry.id == other.id for other in log):
        raise NotSaved("this choice id is taken")
    log.append(_copy(entry))


def _copy(kept: Kept) -> Kept:
    """Return a copy, because data read from a disk shares nothing with what was written."""
    try:
        return msgspec.json.decode(msgspec.json.encode(kept), type=type(kept))
    except TypeError as error:
        raise NotSaved("this is not JSON") from error
