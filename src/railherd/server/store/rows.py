"""The rows of a database and what they mean."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from railherd.server.store.contract import KnownTable
from railherd.server.store.reader import Row
from railherd.tables.entries import AnyHappening, Device, Entry, Guest, TableRow, Unknown, happening
from railherd.tables.standing import Standing

TABLE_COLUMNS = "id, game, rules, seats, options, components, seed, host, listed, created, live, figures"
STANDING_COLUMNS = "phase, wake, standing"
ENTRY_COLUMNS = "table_id, seq, time, kind, seat, guest, id, data"
FIGURE_COLUMNS = "digest, game, form, data"
GUEST_COLUMNS = "id, name, created, seen, banned"
DEVICE_COLUMNS = "guest, hash, renewed, place, first, description"

_read_standing = msgspec.json.Decoder(Standing).decode


def from_table(row: TableRow) -> Row:
    """Return the values of TABLE_COLUMNS."""
    columns = msgspec.structs.asdict(row)
    return tuple((columns | {"options": _json(row.options)}).values())


def to_table(row: Row) -> TableRow:
    """Make a table from the values of TABLE_COLUMNS."""
    id, game, rules, seats, options, components, seed, host, listed, created, live, figures = row
    agreed = msgspec.json.decode(options)
    return TableRow(id, game, rules, seats, agreed, components, seed, host, bool(listed), created, bool(live), figures)


def from_standing(standing: Standing | None) -> Row:
    """Return the values of STANDING_COLUMNS."""
    return (None, None, None) if standing is None else (standing.phase, standing.wake, _json(standing))


def to_standing(data: str | None) -> Standing | None:
    """Make a standing from its JSON."""
    return None if data is None else _read_standing(data)


def to_known_table(row: Row) -> KnownTable:
    """Make a table from the values of TABLE_COLUMNS and its standing."""
    return KnownTable(to_table(row[:-1]), to_standing(row[-1]))


def from_entry(entry: Entry) -> Row:
    """Return the values of ENTRY_COLUMNS."""
    fields = msgspec.to_builtins(entry.what)
    kind = fields.pop("type")
    return entry.table, entry.seq, entry.time, kind, entry.seat, entry.guest, entry.id, _json(fields)


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


def to_guest(rows: Sequence[Row]) -> Guest:
    """Make a guest from a row for each of their devices, or from one row without a device."""
    id, name, created, seen, banned, *_ = rows[0]
    devices = tuple(Device(*row[-4:]) for row in rows if row[-4] is not None)
    return Guest(id, name, devices, created, seen, bool(banned))


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
