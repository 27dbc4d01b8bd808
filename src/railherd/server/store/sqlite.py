"""Keep everything in one SQLite file."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import msgspec

from railherd.core.problem import Problem
from railherd.server.store.backup import back_up
from railherd.server.store.begun import check_not_lost, mark_begun
from railherd.server.store.contract import Figures, KnownTable, NotSaved
from railherd.server.store.folder_lock import NAME as LOCK_NAME
from railherd.server.store.folder_lock import DataLock
from railherd.server.store.migrate import migrate
from railherd.server.store.reader import DAMAGE, Reader, Row
from railherd.server.store.rows import (
    DEVICE_COLUMNS,
    ENTRY_COLUMNS,
    FIGURE_COLUMNS,
    GUEST_COLUMNS,
    STANDING_COLUMNS,
    TABLE_COLUMNS,
    from_entry,
    from_standing,
    from_table,
    to_entry,
    to_guest,
    to_known_table,
    to_standing,
    to_table,
)
from railherd.server.store.writer import Commit, Writer, to_disk
from railherd.tables.entries import Entry, Guest, KeptFigures, TableRow
from railherd.tables.standing import Standing

NAME = "railherd.sqlite"
TRIED = "tried"  # the name of a value that is written only to see whether it can be
FULL = "disk is full"  # in SQLite's own words

NEWEST_FIRST = "ORDER BY created DESC, number DESC"


class SqliteStore:
    """A `Store` for one process: it locks its folder against other servers."""

    def __init__(self, file: Path, lock: DataLock, writer: Writer, reader: Reader) -> None:
        self.file = file
        self.writer = writer
        self._reader = reader
        self._lock: DataLock | None = lock

    @classmethod
    async def open(cls, folder: Path, commit: Commit = to_disk) -> SqliteStore:
        """Open the store of a folder, or begin one; `Problem` if that cannot be done.

        `commit` ends each transaction in the writer's thread; tests delay it or make it fail.
        """
        file = folder / NAME
        with _usable(folder):
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = DataLock(folder)
        try:
            with _usable(file):
                await asyncio.to_thread(_prepare, file)
                return cls(file, lock, Writer(file, commit), Reader(file))
        except BaseException:
            lock.release()
            raise

    async def create_table(self, row: TableRow, entries: Sequence[Entry], standing: Standing | None = None) -> None:
        """Keep a new table, its first entries and how it stands after them, all or nothing."""
        columns = f"{TABLE_COLUMNS}, {STANDING_COLUMNS}"

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(_insert("tables", columns), (*from_table(row), *from_standing(standing)))
            connection.executemany(_insert("entries", ENTRY_COLUMNS), map(from_entry, entries))

        await self.writer.do(work)

    async def keep_figures(self, figures: KeptFigures) -> None:
        """Keep component figures, once for each digest, for tables that are made with them."""
        statement = _insert("figures", FIGURE_COLUMNS, "OR IGNORE")
        row = msgspec.structs.astuple(figures)
        await self.writer.do(lambda connection: _execute(connection, statement, *row))

    async def kept_figures(self, digest: str) -> KeptFigures | None:
        """Return the component figures with a digest."""
        row = await self._reader.row(f"SELECT {FIGURE_COLUMNS} FROM figures WHERE digest = ?", digest)
        return KeptFigures(*row) if row else None

    async def append(self, entry: Entry, standing: Standing | None = None) -> None:
        """Add the next entry of a table and, in the same transaction, how it stands then, if that is known."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(_insert("entries", ENTRY_COLUMNS), from_entry(entry))
            if standing is not None:
                _set_standing(connection, entry.table, standing)

        await self.writer.do(work)

    async def save_standing(self, table: str, standing: Standing) -> None:
        """Keep how a table stands in place of what was known before."""
        await self.writer.do(lambda connection: _set_standing(connection, table, standing))

    async def standing(self, table: str) -> Standing | None:
        """Return how a table stands; None if that is not known."""
        row = await self._reader.row("SELECT standing FROM tables WHERE id = ?", table)
        return to_standing(row[0]) if row else None

    async def live_tables(self) -> list[KnownTable]:
        """Return all live tables, newest first."""
        return await self._stored("live = 1", 0)

    async def tables_to_wake(self, until: int) -> list[str]:
        """Return the ids of live tables where the server itself must act by then, the most urgent first."""
        query = "SELECT id FROM tables WHERE wake IS NOT NULL AND wake <= ? AND live ORDER BY wake, number"
        return [str(id) for (id,) in await self._reader.rows(query, until)]

    async def tables_to_fold(self, live: bool) -> list[str]:
        """Return the ids of tables of earlier versions, live or not, of which it is not known how they stand."""
        query = "SELECT id FROM tables WHERE standing IS NULL AND live = ? ORDER BY number"
        return [str(id) for (id,) in await self._reader.rows(query, live)]

    async def _stored(self, condition: str, most: int, *arguments: object) -> list[KnownTable]:
        """Return the newest tables for which a condition holds, all of them if `most` is 0."""
        query = f"SELECT {TABLE_COLUMNS}, standing FROM tables WHERE {condition} {NEWEST_FIRST} LIMIT ?"
        return [to_known_table(row) for row in await self._reader.rows(query, *arguments, most or -1)]

    async def table(self, id: str) -> TableRow | None:
        """Return one table."""
        row = await self._reader.row(f"SELECT {TABLE_COLUMNS} FROM tables WHERE id = ?", id)
        return to_table(row) if row else None

    async def tables(self, live: bool) -> list[TableRow]:
        """Return all tables that are live, or all that are not, newest first."""
        rows = await self._reader.rows(f"SELECT {TABLE_COLUMNS} FROM tables WHERE live = ? {NEWEST_FIRST}", live)
        return [to_table(row) for row in rows]

    async def free_tables(self, most: int) -> list[KnownTable]:
        """Return listed live tables that still gather their players, newest first and of each host in turn."""
        columns = f"{TABLE_COLUMNS}, standing"
        nth = f"row_number() OVER (PARTITION BY host {NEWEST_FIRST}) AS nth"
        free = f"SELECT *, {nth} FROM tables WHERE live AND listed AND phase = 'gathering'"
        chosen = f"SELECT * FROM ({free}) ORDER BY nth, created DESC, number DESC LIMIT ?"
        rows = await self._reader.rows(f"SELECT {columns} FROM ({chosen}) {NEWEST_FIRST}", most)
        return [to_known_table(row) for row in rows]

    async def count_live_tables(self, host: str) -> int:
        """Return how many live tables a guest hosts."""
        row = await self._reader.row("SELECT count(*) FROM tables WHERE host = ? AND live", host)
        return int(row[0]) if row else 0

    async def entries(self, table: str, since: int = 0) -> list[Entry]:
        """Return the entries of a table after the one numbered `since`, in order."""
        query = f"SELECT {ENTRY_COLUMNS} FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq"
        return [to_entry(row) for row in await self._reader.rows(query, table, since)]

    async def said(self, table: str, before: int, most: int) -> list[Entry]:
        """Return the last entries before the one numbered `before` by which somebody said something, in order."""
        said = "FROM entries WHERE table_id = ? AND kind = 'say' AND seq < ? ORDER BY seq DESC LIMIT ?"
        rows = await self._reader.rows(f"SELECT {ENTRY_COLUMNS} {said}", table, before, most)
        return [to_entry(row) for row in reversed(rows)]

    async def entry_with_id(self, table: str, id: str) -> Entry | None:
        """Return the entry that has a client's choice id."""
        query = f"SELECT {ENTRY_COLUMNS} FROM entries WHERE table_id = ? AND id = ? AND id <> ''"
        row = await self._reader.row(query, table, id)
        return to_entry(row) if row else None

    async def save_guest(self, guest: Guest) -> None:
        """Keep a guest and their devices in place of what was known of the same id."""
        devices = [
            (guest.id, device.hash, device.renewed, place, device.first, device.description)
            for place, device in enumerate(guest.devices)
        ]

        def work(connection: sqlite3.Connection) -> None:
            _execute(connection, "DELETE FROM devices WHERE guest = ?", guest.id)
            row = (guest.id, guest.name, guest.created, guest.seen, guest.banned)
            connection.execute(_insert("guests", GUEST_COLUMNS, "OR REPLACE"), row)
            connection.executemany(_insert("devices", DEVICE_COLUMNS), devices)

        await self.writer.do(work)

    async def guest(self, id: str) -> Guest | None:
        """Return one guest."""
        found = "FROM guests LEFT JOIN devices ON guest = id WHERE id = ? ORDER BY place"
        rows = await self._reader.rows(f"SELECT {GUEST_COLUMNS}, hash, renewed, first, description {found}", id)
        return to_guest(rows) if rows else None

    async def tables_of(self, guest: str, most: int) -> list[KnownTable]:
        """Return the newest tables that a guest hosts or ever sat down at."""
        sat_at = "SELECT table_id FROM entries WHERE guest = ? AND kind = 'sit'"
        return await self._stored(f"host = ? OR id IN ({sat_at})", most, guest, guest)

    async def save_code(self, code: str, guest: str, expires: int) -> None:
        """Keep a one-time code, given as its sha256 in hexadecimal, until a time in unix milliseconds."""
        statement = _insert("codes", "code, guest, expires")
        await self.writer.do(lambda connection: _execute(connection, statement, code, guest, expires))

    async def take_code(self, code: str, now: int) -> str | None:
        """Use up a code; return the id of its guest, or None if it is unknown, used or expired."""

        def work(connection: sqlite3.Connection) -> str | None:
            _execute(connection, "DELETE FROM codes WHERE expires <= ?", now)
            found: Row | None = connection.execute("SELECT guest FROM codes WHERE code = ?", (code,)).fetchone()
            _execute(connection, "DELETE FROM codes WHERE code = ?", code)
            return str(found[0]) if found else None

        return await self.writer.do(work)

    async def meta(self, key: str) -> str | None:
        """Return a text that the server keeps about itself."""
        row = await self._reader.row("SELECT value FROM meta WHERE key = ?", key)
        return str(row[0]) if row else None

    async def set_meta(self, key: str, value: str) -> None:
        """Keep a text under a key in place of the one before."""
        statement = _insert("meta", "key, value", "OR REPLACE")
        await self.writer.do(lambda connection: _execute(connection, statement, key, value))

    async def backup(self, file: Path) -> None:
        """Write a consistent copy to a new file, without a pause; `Problem` if it exists or cannot be written."""
        await asyncio.to_thread(back_up, self.file, file)

    async def troubles(self) -> list[Problem]:
        """Return what keeps the store from working; what failed before is tried again first."""
        found = []
        if self.writer.failure is not None and (failure := await self._try_to_write()):
            full = FULL in failure
            found.append(
                Problem("server.trouble_full") if full else Problem("server.trouble_write", {"detail": failure})
            )
        if damage := await self._reader.trouble():
            found.append(Problem("server.trouble_read", {"detail": damage}))
        if not self.writer.is_in_place():
            found.append(Problem("server.trouble_file", {"file": self.file.name}))
        if self._lock is not None and not self._lock.is_in_place():
            found.append(Problem("server.trouble_lock", {"file": LOCK_NAME}))
        return found

    async def _try_to_write(self) -> str:
        """Write something that nobody reads; return why it failed, "" if it did not."""
        try:
            await self.set_meta(TRIED, "")
        except NotSaved as error:
            return str(error)
        return ""

    def figures(self) -> Figures:
        """Return what the store has counted."""
        writer = self.writer
        return Figures(writer.waiting, writer.writes, writer.failed, writer.log_frames)

    async def close(self) -> None:
        """Save what still waits, then release file and folder."""
        lock, self._lock = self._lock, None
        if lock is not None:
            await self._reader.close()  # first, so that the writer is the last to leave and tidies up
            await self.writer.close()
            lock.release()


class StoredTable(NamedTuple):
    """Everything that is kept of one table."""

    row: TableRow
    figures: KeptFigures | None
    entries: list[Entry]


def table_ids(connection: sqlite3.Connection) -> list[str]:
    """Return the ids of all tables of a file."""
    return [str(id) for (id,) in connection.execute("SELECT id FROM tables")]


def read_table(connection: sqlite3.Connection, id: str) -> StoredTable:
    """Read one table of a file."""
    row = to_table(connection.execute(f"SELECT {TABLE_COLUMNS} FROM tables WHERE id = ?", (id,)).fetchone())
    figures = connection.execute(f"SELECT {FIGURE_COLUMNS} FROM figures WHERE digest = ?", (row.figures,)).fetchone()
    entries = connection.execute(f"SELECT {ENTRY_COLUMNS} FROM entries WHERE table_id = ? ORDER BY seq", (id,))
    return StoredTable(row, KeptFigures(*figures) if figures else None, [to_entry(entry) for entry in entries])


@contextmanager
def _usable(path: Path) -> Iterator[None]:
    """Raise `Problem` for an error of the system about a path."""
    try:
        yield
    except (OSError, *DAMAGE) as error:
        raise Problem("server.data_unusable", {"file": str(path), "detail": str(error)}) from error


def _prepare(file: Path) -> None:
    """Create a file that only this user can read, if it is missing, and bring it to the present schema."""
    check_not_lost(file)
    file.touch(mode=0o600)
    migrate(file)
    mark_begun(file)


def _insert(table: str, columns: str, instead: str = "") -> str:
    return f"INSERT {instead} INTO {table} ({columns}) VALUES ({', '.join('?' for _ in columns.split(','))})"


def _execute(connection: sqlite3.Connection, statement: str, *arguments: object) -> None:
    connection.execute(statement, arguments)


def _set_standing(connection: sqlite3.Connection, table: str, standing: Standing) -> None:
    statement = "UPDATE tables SET live = ?, phase = ?, wake = ?, standing = ? WHERE id = ?"
    _execute(connection, statement, standing.live, *from_standing(standing), table)
