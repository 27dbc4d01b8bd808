"""What is kept of guests and tables: plain values, read and written by a store."""

from __future__ import annotations

from typing import Any

import msgspec


class Guest(msgspec.Struct, frozen=True):
    """A person, known by a cookie. Times are in unix milliseconds."""

    id: str
    name: str
    secret: str  # sha256, in hexadecimal, of the cookie's secret; never the secret itself
    created: int
    seen: int
    banned: bool = False


class TableRow(msgspec.Struct, frozen=True):
    """What was agreed when a table was made. It never changes, but for `live`."""

    id: str
    game: str
    rules: int
    seats: int
    options: dict[str, str]
    components: str
    seed: str  # 128 bits, in decimal; it never leaves the server
    host: str  # the id of a guest
    listed: bool
    created: int  # unix milliseconds
    live: bool  # False once over or closed


class Entry(msgspec.Struct, frozen=True):
    """One thing that happened at a table. Folding all of them in order gives the table as it stands."""

    table: str
    seq: int  # from 1, without gaps
    time: int  # unix milliseconds
    kind: str  # "sit", "start", "choose", "undo", …
    seat: int | None
    guest: str | None
    id: str  # the client's own id for its choice, unique at its table; "" if it has none
    data: dict[str, Any]  # whatever the kind needs, as JSON
