"""What is kept as bare rows, the same in every store, so that it can be moved from one to another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from railherd.server.store.contract import Store
from railherd.server.store.guest_rows import DEVICE_COLUMNS, GUEST_COLUMNS
from railherd.server.store.queries import Answers
from railherd.server.store.rows import ENTRY_COLUMNS, FIGURE_COLUMNS, STANDING_COLUMNS, TABLE_COLUMNS, Row

MOVING = "moving"  # the name of the value by which a store is known that not everything has been moved to


class Step(NamedTuple):
    """A statement that is carried out once for each row of arguments."""

    statement: str
    rows: Sequence[Row]


class Movable(Store, Protocol):
    """A store whose rows can be read and written as they are."""

    @property
    def rows(self) -> Answers:
        """The rows."""

    async def change(self, steps: Sequence[Step]) -> None:
        """Carry out steps in one transaction; raise `NotSaved` if it fails."""


class Kind(NamedTuple):
    """Rows of one kind: their table in the database, its columns, and the one by which they belong together."""

    name: str
    columns: str
    key: str
    truths: tuple[str, ...] = ()  # the columns of yes and no, which SQLite has as numbers

    def insert(self, rows: Sequence[Row]) -> Step:
        """Return the step that adds rows."""
        values = ", ".join("?" for _ in self.columns.split(","))
        return Step(f"INSERT INTO {self.name} ({self.columns}) VALUES ({values})", rows)

    def delete(self, keys: Sequence[str]) -> Step:
        """Return the step that removes the rows with these keys."""
        return Step(f"DELETE FROM {self.name} WHERE {self.key} = ?", [(key,) for key in keys])

    async def read(self, store: Movable, key: str, order: str = "") -> list[Row]:
        """Return the rows with a key."""
        end = f" ORDER BY {order}" if order else ""
        found = await store.rows.rows(f"SELECT {self.columns} FROM {self.name} WHERE {self.key} = ?{end}", key)
        return [self.plain(row) for row in found]

    async def how_many(self, store: Movable) -> int:
        """Return how many rows there are."""
        row = await store.rows.row(f"SELECT count(*) FROM {self.name}")
        return int(row[0]) if row else 0

    def plain(self, row: Row) -> Row:
        """Return a row as every store has it."""
        names = self.columns.split(", ")
        return tuple(bool(value) if name in self.truths else value for name, value in zip(names, row, strict=True))


FIGURES = Kind("figures", FIGURE_COLUMNS, "digest")
GUESTS = Kind("guests", GUEST_COLUMNS, "id", ("banned",))
DEVICES = Kind("devices", DEVICE_COLUMNS, "guest")
CODES = Kind("codes", "code, guest, expires", "code")
TABLES = Kind("tables", f"{TABLE_COLUMNS}, {STANDING_COLUMNS}", "id", ("listed", "live"))
ENTRIES = Kind("entries", ENTRY_COLUMNS, "table_id")
RECORDS = Kind("records", "table_id, record", "table_id")
META = Kind("meta", "key, value", "key")
