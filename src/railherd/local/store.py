"""The store of a house without a server: rows, logs and standings of tables as texts of a keeper."""

from __future__ import annotations

from collections.abc import Sequence
from contextvars import ContextVar
from typing import Any, TypeVar

import msgspec

from railherd.local.keeper import Keeper
from railherd.local.once import Once
from railherd.server.store.contract import KnownTable, NotSaved, Unreadable
from railherd.tables.entries import AnyHappening, Entry, Guest, KeptFigures, Say, TableRow, Unknown, happening
from railherd.tables.standing import Standing

MAX_ENTRIES = 10**7
_KINDS: dict[str, type[Any]] = {"table": TableRow, "standing": Standing, "figures": KeptFigures}
KEPT_VERSION = 1  # of what is kept: a newer one is not opened by older code

ONCE: ContextVar[Once | None] = ContextVar("ONCE", default=None)
"""The request that is being answered."""

Kept = TypeVar("Kept")


class Newer(Exception):
    """Raised when what is kept was written by a newer version."""


class StoredEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry as it is kept: like a row of the server's store, its table and number are in the key."""

    time: int
    seat: int | None
    guest: str | None
    id: str
    kind: str
    fields: dict[str, Any]


class LocalStore:
    """What the tables of one browser need kept. There is one guest: who sits before it."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._rows: dict[str, TableRow] = {}
        self._standings: dict[str, Standing] = {}

    async def open(self) -> None:
        """Read which tables there are and how they stand; raise `Newer` if only a newer version understands them."""
        if int((await self._read("version")).get("version", KEPT_VERSION)) > KEPT_VERSION:
            raise Newer
        self._rows = {row.id: row for row in await self._all("table/", TableRow)}
        texts = await self._read("standing/")
        self._standings = {key.partition("/")[2]: _decoded(text, Standing) for key, text in texts.items()}

    async def guest_here(self) -> Guest | None:
        """Return who sits before this browser, if they were here before."""
        found = await self._all("guest", Guest)
        return found[0] if found else None

    async def save_guest(self, guest: Guest) -> None:
        """Keep who sits before this browser."""
        await self._put({"guest": _encoded(guest), "version": str(KEPT_VERSION)})

    async def create_table(self, row: TableRow, entries: Sequence[Entry], standing: Standing | None = None) -> None:
        """Keep a new table, its first entries and how it stands after them, all or nothing."""
        texts = {f"table/{row.id}": _encoded(row)}
        for entry in entries:
            texts |= _texts_of(entry, standing)
        await self._put(texts)
        self._rows[row.id] = row
        self._note(row.id, standing)

    async def append(self, entry: Entry, standing: Standing | None = None) -> None:
        """Add the next entry of a table and, in the same transaction, how it stands then, if that is known."""
        await self._put(_texts_of(entry, standing))
        self._note(entry.table, standing)

    async def save_standing(self, table: str, standing: Standing) -> None:
        """Keep how a table stands in place of what was known before."""
        await self._put({f"standing/{table}": _encoded(standing)})
        self._note(table, standing)

    async def standing(self, table: str) -> Standing | None:
        """Return how a table stands; None if that is not known."""
        return self._standings.get(table)

    async def keep_figures(self, figures: KeptFigures) -> None:
        """Keep component figures, once for each digest, for tables that are made with them."""
        await self._put({f"figures/{figures.digest}": _encoded(figures)})

    async def kept_figures(self, digest: str) -> KeptFigures | None:
        """Return the component figures with a digest."""
        found = await self._all(f"figures/{digest}", KeptFigures)
        return found[0] if found else None

    async def keep_record(self, table: str, record: str) -> None:
        """Keep the record of a finished game, once for all."""
        if await self.record(table) is None:
            await self._put({f"record/{table}": record})

    async def record(self, table: str) -> str | None:
        """Return the record of a finished game; None if it was not kept."""
        return (await self._read(f"record/{table}")).get(f"record/{table}")

    async def live_tables(self) -> list[KnownTable]:
        """Return all live tables, newest first."""
        return [known for known in self._newest() if known.standing is None or known.standing.live]

    async def tables_to_wake(self, until: int) -> list[str]:
        """Return the ids of live tables where a bot is to choose, or a clock runs out by then."""
        wakes = {id: standing.wake for id, standing in self._standings.items() if standing.live}
        return [id for id, wake in wakes.items() if wake is not None and wake <= until]

    async def tables_to_fold(self, live: bool) -> list[str]:
        """Return the ids of tables of which it is not known how they stand."""
        return [id for id in self._rows if id not in self._standings] if live else []

    async def table(self, id: str) -> TableRow | None:
        """Return one table."""
        return self._rows.get(id)

    async def free_tables(self, most: int) -> list[KnownTable]:
        """Return no table: nobody else can join one here."""
        return []

    async def count_live_tables(self, host: str) -> int:
        """Return how many live tables a guest hosts."""
        return sum(known.row.host == host for known in await self.live_tables())

    async def count_live_tables_from(self, network: str, since: int) -> int:
        """Return 0: there is no network."""
        return 0

    async def entries(self, table: str, since: int = 0) -> list[Entry]:
        """Return the entries of a table after the one numbered `since`, in order."""
        found = await self._read(f"entry/{table}/")
        entries = [_entry(table, int(key.rpartition("/")[2]), text) for key, text in found.items()]
        return [entry for entry in entries if entry.seq > since]

    async def said(self, table: str, before: int, most: int) -> list[Entry]:
        """Return the last entries before the one numbered `before` by which somebody said something, in order."""
        log = await self.entries(table)
        return [entry for entry in log if entry.seq < before and isinstance(entry.what, Say)][-most:]

    async def guest(self, id: str) -> Guest | None:
        """Return one guest."""
        here = await self.guest_here()
        return here if here is not None and here.id == id else None

    async def tables_of(self, guest: str, most: int) -> list[KnownTable]:
        """Return the newest tables, all of them the guest's."""
        return self._newest()[:most]

    def _newest(self) -> list[KnownTable]:
        rows = sorted(self._rows.values(), key=lambda row: row.created, reverse=True)
        return [KnownTable(row, self._standings.get(row.id)) for row in rows]

    def _note(self, table: str, standing: Standing | None) -> None:
        if standing is not None:
            self._standings[table] = standing

    async def done(self, request: str) -> str | None:
        """Return the table that a request has made or changed, "" if none; None if nothing of it was kept."""
        return (await self._read(f"done/{request}")).get(f"done/{request}")

    async def everything(self) -> dict[str, str]:
        """Return all that is kept, by key, except what is of use to this browser alone."""
        return {key: text for key, text in (await self._read("")).items() if not key.startswith("done/")}

    async def take(self, texts: dict[str, str]) -> None:
        """Keep texts of another store, all or nothing, and know their tables from now on."""
        await self._put(texts)
        await self.open()

    async def _put(self, texts: dict[str, str]) -> None:
        once = ONCE.get()
        noted = {} if once is None else once.note(texts)
        try:
            await self._keeper.put({**texts, **noted})
        except OSError:
            raise NotSaved from None
        if once is not None and noted:
            once.is_noted = True

    async def _read(self, prefix: str) -> dict[str, str]:
        try:
            return await self._keeper.read(prefix)
        except OSError:
            raise Unreadable from None

    async def _all(self, prefix: str, kind: type[Kept]) -> list[Kept]:
        return [_decoded(text, kind) for text in (await self._read(prefix)).values()]


def _texts_of(entry: Entry, standing: Standing | None) -> dict[str, str]:
    """Return an entry, and how its table stands after it, as texts by key; keys are in the order of the entries."""
    fields = msgspec.to_builtins(entry.what)
    kind = fields.pop("type")
    stored = StoredEntry(entry.time, entry.seat, entry.guest, entry.id, kind, fields)
    texts = {f"entry/{entry.table}/{MAX_ENTRIES + entry.seq}": _encoded(stored)}
    if standing is not None:
        texts[f"standing/{entry.table}"] = _encoded(standing)
    return texts


def _entry(table: str, key: int, text: str) -> Entry:
    stored = _decoded(text, StoredEntry)
    what = _happening(stored)
    return Entry(table, key - MAX_ENTRIES, stored.time, stored.seat, stored.guest, stored.id, what)


def check_text(key: str, text: str) -> None:
    """Raise `Unreadable` unless a text can be read as what its key says."""
    kind, _, rest = key.partition("/")
    if kind == "entry":
        table, _, number = rest.partition("/")
        if not number.isdecimal():
            raise Unreadable
        _entry(table, int(number), text)
    elif kind in _KINDS:
        _decoded(text, _KINDS[kind])
    elif kind not in ("record", "version"):
        raise Unreadable


def _happening(stored: StoredEntry) -> AnyHappening | Unknown:
    """Make a happening; one that this version does not know, or has otherwise, is `Unknown`."""
    try:
        return happening(stored.kind, stored.fields)
    except msgspec.ValidationError:
        return Unknown(stored.kind)


def _encoded(kept: object) -> str:
    return msgspec.json.encode(kept).decode()


def _decoded(text: str, kind: type[Kept]) -> Kept:
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.DecodeError:
        raise Unreadable from None
