"""The columns of what is kept of tables, and what their rows mean. `tables.py` writes them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from railherd.server.store.contract import KnownTable
from railherd.tables.entries import AnyHappening, Entry, TableRow, Unknown, happening
from railherd.tables.standing import Standing

Row = tuple[Any, ...]

TABLE_COLUMNS = "id, game, rules, seats, options, components, seed, host, listed, created, live, figures, network"
STANDING_COLUMNS = "phase, wake, standing"
ENTRY_COLUMNS = "table_id, seq, time, kind, seat, guest, id, data"
FIGURE_COLUMNS = "digest, game, form, data"

_read_standing = msgspec.json.Decoder(Standing).decode


def to_table(row: Row) -> TableRow:
    """Make a table from the values of TABLE_COLUMNS."""
    columns = dict(zip(TableRow.__struct_fields__, row, strict=True))
    truths = {name: bool(columns[name]) for name in ("listed", "live")}
    return TableRow(**columns | truths | {"options": msgspec.json.decode(columns["options"])})


def to_standing(data: str | None) -> Standing | None:
    """Make a standing from its JSON."""
    return None if data is None else _read_standing(data)


def to_known_table(row: Row) -> KnownTable:
    """Make a table from the values of TABLE_COLUMNS and its standing."""
    return KnownTable(to_table(row[:-1]), to_standing(row[-1]))


def to_entry(row: Row) -> Entry:
    """Make an entry from the values of ENTRY_COLUMNS."""
    table, seq, time, kind, seat, guest, id, data = row
    return Entry(table, seq, time, seat, guest, id, _bare(kind) if data == "{}" else _happening(kind, data))


@lru_cache(64)
def _bare(kind: str) -> AnyHappening | Unknown:
    """Make a happening that has nothing but its name, such as one of thousands of undos."""
    return _happening(kind, "{}")


def _happening(kind: str, data: str) -> AnyHappening | Unknown:
    """Make a happening; one that this version does not know, or has otherwise, is `Unknown`."""
    try:
        return happening(kind, msgspec.json.decode(data))
    except msgspec.ValidationError:
        return Unknown(kind)
