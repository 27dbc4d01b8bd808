"""A store in memory for tests: it keeps the interface's promises, except durability."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

from railherd.core.problem import Problem
from railherd.server.store.company import ALONE, Company
from railherd.server.store.contract import Conflict, Figures, KnownTable, NotSaved
from railherd.tables.entries import Entry, Guest, KeptFigures, TableRow
from railherd.tables.standing import Standing
from railherd.tables.state import GATHERING, OVER

Kept = TypeVar("Kept", TableRow, Entry)


class MemoryStore:
    """Store everything in dictionaries; `failing` simulates a full disk, `gate` a disk that blocks all writes."""

    company: Company = ALONE

    def __init__(self) -> None:
        self.failing = False
        self.gate: asyncio.Event | None = None
        self.closed = False
        self.rows: dict[str, TableRow] = {}
        self.logs: dict[str, list[Entry]] = {}
        self.standings: dict[str, Standing | None] = {}
        self.kept: dict[str, KeptFigures] = {}
        self.records: dict[str, str] = {}
        self.guests: dict[str, Guest] = {}
        self.codes: dict[str, tuple[str, int]] = {}
        self.metas: dict[str, str] = {}

    async def create_table(self, row: TableRow, entries: Sequence[Entry], standing: Standing | None = None) -> None:
        await self._commit()
        if row.id in self.rows or any(entry.table != row.id for entry in entries):
            raise NotSaved("this table exists, or an entry is not its own")
        log: list[Entry] = []
        for entry in entries:
            _add(log, entry)
        self.rows[row.id], self.logs[row.id], self.standings[row.id] = _copy(row), log, _copy_standing(standing)

    async def keep_figures(self, figures: KeptFigures) -> None:
        await self._commit()
        self.kept.setdefault(figures.digest, figures)

    async def kept_figures(self, digest: str) -> KeptFigures | None:
        return self.kept.get(digest)

    async def append(self, entry: Entry, standing: Standing | None = None) -> None:
        await self._commit()
        if entry.table not in self.rows:
            raise NotSaved("there is no such table")
        _add(self.logs[entry.table], entry)
        if standing is not None:
            self._set_standing(entry.table, standing)

    async def save_standing(self, table: str, standing: Standing) -> None:
        await self._commit()
        if table in self.rows:
            self._set_standing(table, standing)

    async def standing(self, table: str) -> Standing | None:
        return self.standings.get(table)

    async def keep_record(self, table: str, record: str) -> None:
        await self._commit()
        if table not in self.rows:
            raise NotSaved("there is no such table")
        self.records.setdefault(table, record)

    async def record(self, table: str) -> str | None:
        return self.records.get(table)

    async def live_tables(self) -> list[KnownTable]:
        return self._stored(lambda row: row.live)

    async def tables_to_wake(self, until: int) -> list[str]:
        found = [(known.wake, id) for id, known in self.standings.items() if known is not None and self.rows[id].live]
        return [id for wake, id in sorted(found, key=lambda one: one[0] or 0) if wake is not None and wake <= until]

    async def tables_to_fold(self, live: bool) -> list[str]:
        found = [id for id, known in self.standings.items() if known is None or self._lacks_record(id)]
        return [id for id in found if self.rows[id].live == live]

    async def table(self, id: str) -> TableRow | None:
        return _copy(self.rows[id]) if id in self.rows else None

    async def tables(self, live: bool) -> list[TableRow]:
        return [_copy(row) for row in self._newest_first() if row.live == live]

    async def free_tables(self, most: int) -> list[KnownTable]:
        free = self._stored(lambda row: row.live and row.listed and self._phase(row.id) == GATHERING)
        of_host = _nth([(table.row.network, table.row.host) for table in free])
        by_host = sorted(range(len(free)), key=of_host.__getitem__)
        networks = [free[place].row.network or free[place].row.host for place in by_host]
        nth = dict(zip(by_host, _nth(networks), strict=True))
        chosen = sorted(range(len(free)), key=nth.__getitem__)[:most]
        return [free[place] for place in sorted(chosen)]

    async def count_live_tables(self, host: str) -> int:
        return sum(row.live and row.host == host for row in self.rows.values())

    async def count_live_tables_from(self, network: str, since: int) -> int:
        return sum(row.live and row.network == network and row.created >= since for row in self.rows.values())

    async def entries(self, table: str, since: int = 0) -> list[Entry]:
        return [_copy(entry) for entry in self.logs.get(table, []) if entry.seq > since]

    async def said(self, table: str, before: int, most: int) -> list[Entry]:
        said = [entry for entry in self.logs.get(table, []) if entry.kind == "say" and entry.seq < before]
        return [_copy(entry) for entry in said[-most:]]

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

    async def tables_of(self, guest: str, most: int) -> list[KnownTable]:
        return self._stored(lambda row: row.host == guest or self._sat(row.id, guest))[:most]

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

    def _set_standing(self, table: str, standing: Standing) -> None:
        self.rows[table] = msgspec.structs.replace(self.rows[table], live=standing.live)
        self.standings[table] = _copy_standing(standing)

    def _phase(self, table: str) -> str:
        known = self.standings[table]
        return "" if known is None else known.phase

    def _lacks_record(self, table: str) -> bool:
        return self._phase(table) == OVER and table not in self.records

    def _stored(self, condition: Callable[[TableRow], bool]) -> list[KnownTable]:
        rows = [row for row in self._newest_first() if condition(row)]
        return [KnownTable(_copy(row), self.standings[row.id]) for row in rows]

    def _newest_first(self) -> list[TableRow]:
        latest_first = [*self.rows.values()][::-1]  # stable sorting keeps this order for equal milliseconds
        return sorted(latest_first, key=lambda row: -row.created)

    def _sat(self, table: str, guest: str) -> bool:
        return any(entry.kind == "sit" and entry.guest == guest for entry in self.logs[table])


def _add(log: list[Entry], entry: Entry) -> None:
    if entry.seq <= len(log) or (entry.id and any(entry.id == other.id for other in log)):
        raise Conflict("this number or this choice id is taken")
    if entry.seq != len(log) + 1:
        raise NotSaved("this is not the number of the next entry")
    log.append(_copy(entry))


def _nth(owners: Sequence[object]) -> list[int]:
    """Return for each owner how often they came before."""
    return [owners[:place].count(owner) for place, owner in enumerate(owners)]


def _copy(kept: Kept) -> Kept:
    """Return a copy, because data read from a disk shares nothing with what was written."""
    try:
        return msgspec.json.decode(msgspec.json.encode(kept), type=type(kept))
    except TypeError as error:
        raise NotSaved("this is not JSON") from error


def _copy_standing(standing: Standing | None) -> Standing | None:
    return None if standing is None else msgspec.json.decode(msgspec.json.encode(standing), type=Standing)
