"""The bodies of requests about records."""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated

import msgspec

from railherd.core.writing.record import MAX_LENGTH
from railherd.server.http.payloads import MAX_SEATS

MAX_NUMBER = 1_000_000  # moments or events of a game: more than any has
MAX_STRIP_LENGTH = 60  # moments; each may take some milliseconds and, before it is compressed, some ten kilobytes
USUAL_STRIP_LENGTH = 40

Number = Annotated[int, msgspec.Meta(ge=0, le=MAX_NUMBER)]
Length = Annotated[int, msgspec.Meta(ge=1, le=MAX_STRIP_LENGTH)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=MAX_SEATS)]
RecordText = Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_LENGTH)]


class StripAsked(msgspec.Struct, frozen=True):
    """The query of a request for moments of a table's game."""

    first: Number = 0
    count: Length = USUAL_STRIP_LENGTH
    seat: Seat | None = None
    open: bool = False


class RecordFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a saved game."""

    record: RecordText


class RecordLook(RecordFile, frozen=True, forbid_unknown_fields=True):
    """A saved game, and which moment of it is wanted: through whose eyes, or with every hand laid open."""

    at: Number | None = None
    seat: Seat | None = None
    open: bool = False
    since: Number = 0


class RecordPart(RecordFile, frozen=True, forbid_unknown_fields=True):
    """A saved game, and which moments of it are wanted: through whose eyes, or with every hand laid open."""

    first: Number = 0
    count: Length = USUAL_STRIP_LENGTH
    seat: Seat | None = None
    open: bool = False


def record_name(record: str) -> str:
    """Return the name by which the film of a record is kept."""
    return f"record {sha256(record.encode(errors='surrogatepass')).hexdigest()}"
