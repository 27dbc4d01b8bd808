"""The interface of the store, which keeps guests and tables."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple, Protocol

from railherd.core.problem import Problem
from railherd.server.store.company import Company
from railherd.tables.entries import Entry, Guest, KeptFigures, TableRow
from railherd.tables.standing import Standing


class NotSaved(Exception):
    """A commit failed: nothing of it is on disk, and it may be tried again.

    Of a database elsewhere only the answer may be lost: whoever then goes on at that table meets a `Conflict`.
    """


class Conflict(NotSaved):
    """An entry was not saved because another one has its number or its id: the table is not as its writer believed."""


class Unreadable(Exception):
    """What was asked for cannot be read: the disk fails, or what is on it is damaged."""


class Figures(NamedTuple):
    """What a store counts, for operators."""

    waiting: int = 0  # callers who wait for their write
    writes: int = 0
    failed: int = 0  # writes that could not be saved
    log_frames: int = 0  # pages that wait to be brought from the log into the file


class KnownTable(NamedTuple):
    """A table as it was agreed, and how it stands; None as long as that is not known."""

    row: TableRow
    standing: Standing | None


class TableStore(Protocol):
    """What live tables need kept.

    A method that writes returns when the data is on disk, and raises `NotSaved` if it cannot be saved. If it is
    cancelled while it waits, the data may have been saved or not. A method that reads raises `Unreadable`.
    """

    async def create_table(self, row: TableRow, entries: Sequence[Entry], standing: Standing | None = None) -> None:
        """Keep a new table, its first entries and how it stands after them, all or nothing."""

    async def keep_figures(self, figures: KeptFigures) -> None:
        """Keep component figures, once for each digest, for tables that are made with them."""

    async def kept_figures(self, digest: str) -> KeptFigures | None:
        """Return the component figures with a digest."""

    async def append(self, entry: Entry, standing: Standing | None = None) -> None:
        """Add the next entry of a table and, in the same transaction, how it stands then, if that is known."""

    async def save_standing(self, table: str, standing: Standing) -> None:
        """Keep how a table stands in place of what was known before."""

    async def standing(self, table: str) -> Standing | None:
        """Return how a table stands; None if that is not known."""

    async def keep_record(self, table: str, record: str) -> None:
        """Keep the record of a finished game, once for all."""

    async def record(self, table: str) -> str | None:
        """Return the record of a finished game; None if it was not kept."""

    async def live_tables(self) -> list[KnownTable]:
        """Return all live tables, newest first."""

    async def tables_to_wake(self, until: int) -> list[str]:
        """Return the ids of live tables where the server itself must act by then, the most urgent first."""

    async def tables_to_fold(self, live: bool) -> list[str]:
        """Return the ids of tables of earlier versions, live or not, that lack something.

        It is not known how they stand, or the record of a finished one was not kept.
        """

    async def table(self, id: str) -> TableRow | None:
        """Return one table."""

    async def free_tables(self, most: int) -> list[KnownTable]:
        """Return listed live tables that still gather their players, newest first.

        If there are more than `most`, every network's newest counts more than the second of any, and in a network
        every host's.
        """

    async def count_live_tables(self, host: str) -> int:
        """Return how many live tables a guest hosts."""

    async def count_live_tables_from(self, network: str, since: int) -> int:
        """Return how many live tables were made in a network since a time in unix milliseconds."""

    async def entries(self, table: str, since: int = 0) -> list[Entry]:
        """Return the entries of a table after the one numbered `since`, in order."""

    async def said(self, table: str, before: int, most: int) -> list[Entry]:
        """Return the last entries before the one numbered `before` by which somebody said something, in order."""

    async def guest(self, id: str) -> Guest | None:
        """Return one guest."""

    async def tables_of(self, guest: str, most: int) -> list[KnownTable]:
        """Return the newest tables that a guest hosts or ever sat down at."""


class Store(TableStore, Protocol):
    """Everything the server keeps."""

    @property
    def company(self) -> Company:
        """The servers that keep their data here, this one among them."""

    async def tables(self, live: bool) -> list[TableRow]:
        """Return all tables that are live, or all that are not, newest first."""

    async def entry_with_id(self, table: str, id: str) -> Entry | None:
        """Return the entry that has a client's choice id."""

    async def save_guest(self, guest: Guest) -> None:
        """Keep a guest and their devices in place of what was known of the same id."""

    async def save_code(self, code: str, guest: str, expires: int) -> None:
        """Keep a one-time code, given as its sha256 in hexadecimal, until a time in unix milliseconds."""

    async def take_code(self, code: str, now: int) -> str | None:
        """Use up a code; return the id of its guest, or None if it is unknown, used or expired."""

    async def meta(self, key: str) -> str | None:
        """Return a text that the server keeps about itself."""

    async def set_meta(self, key: str, value: str) -> None:
        """Keep a text under a key in place of the one before."""

    async def backup(self, file: Path) -> None:
        """Write a consistent copy to a new file, without a pause."""

    async def troubles(self) -> list[Problem]:
        """Return what keeps the store from working; what failed before is tried again first."""

    def figures(self) -> Figures:
        """Return what the store has counted."""

    async def close(self) -> None:
        """Save what still waits, then release everything."""
