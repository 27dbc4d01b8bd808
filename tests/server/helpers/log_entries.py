"""Entries of a log by name and figures, as files have them."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from railherd.tables.entries import AnyHappening, Entry, happening


def entry_of(
    table: str, seq: int, time: int, kind: str, seat: int | None, guest: str | None, id: str, data: dict[str, Any]
) -> Entry:
    """Return an entry with the figures of what happened given as JSON has them."""
    return Entry(table, seq, time, seat, guest, id, happening(kind, data))


def fields(entry: Entry) -> dict[str, Any]:
    """Return the figures of what happened as JSON has them."""
    found: dict[str, Any] = msgspec.to_builtins(entry.what)
    return {name: value for name, value in found.items() if name != "type"}


def line_of(entry: Entry) -> dict[str, Any]:
    """Return an entry as a line of a kept log has it."""
    kept = msgspec.structs.asdict(entry)
    del kept["what"]
    return {**kept, "kind": entry.kind, "data": fields(entry)}


def kinds() -> set[str]:
    """Return the names of everything that can happen at a table."""
    return {str(what.__struct_config__.tag) for what in get_args(AnyHappening)}
