"""The bodies of REST requests and answers."""

from __future__ import annotations

from typing import Annotated

import msgspec

from railherd.tables.presence import Presence
from railherd.tables.projection import seats_of
from railherd.tables.protocol import SeatState
from railherd.tables.state import TableState

MAX_SEATS = 8

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Link = Annotated[str, msgspec.Meta(max_length=100)]


class Me(msgspec.Struct, frozen=True):
    """Who is asking."""

    guest: str
    name: str


class Introduction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name somebody wants; without one they keep theirs, or get one."""

    name: Name | None = None


class Code(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A one-time code that makes another device the same guest."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here, with its set-up options: the first value of each is the default."""

    id: str
    low: int
    high: int
    options: dict[str, list[str]]


class Catalogue(msgspec.Struct, frozen=True):
    """What can be played, and against which bots."""

    games: list[GameInfo]
    bots: list[str]
    version: str
    compiled: bool


class OwnSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that the maker of a table takes, for themselves or for somebody who shares their screen."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=MAX_SEATS)]
    name: Name | None = None


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table that somebody wants. Each seat is "open", "invited" or a bot's name, except those that the maker takes.

    Without `own_seats` the maker takes the first one; if it is empty they only look on.
    """

    game: Word
    seats: Annotated[list[Word], msgspec.Meta(min_length=1, max_length=MAX_SEATS)]
    options: dict[Word, Word] = {}
    own_seats: Annotated[list[OwnSeat], msgspec.Meta(max_length=MAX_SEATS)] = msgspec.field(
        default_factory=lambda: [OwnSeat(0)]
    )
    listed: bool = False
    talk: bool = False


class TableSummary(msgspec.Struct, frozen=True):
    """A table as a list shows it."""

    table: str
    game: str
    options: dict[str, str]
    phase: str
    listed: bool
    host: bool
    created: int
    changed: int
    seats: list[SeatState]
    own: list[int]  # the seats one has
    asked: int | None  # who must decide
    link: str | None  # for those who may hand it on


class Sitting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seat somebody takes; with a seat's own link it is that seat."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=MAX_SEATS)] | None = None
    key: Link = ""


class Arrangement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """For whom a free seat is: "open", "invited" or "bot" with its name."""

    kind: Word
    bot: Word | None = None


class TalkAllowed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether talk is allowed at the table."""

    on: bool


class SeatLink(msgspec.Struct, frozen=True):
    """The signature of a link that opens one seat."""

    key: str


class Reached(msgspec.Struct, frozen=True):
    """The entry up to which the table has come."""

    table: str
    seq: int


class NewCode(msgspec.Struct, frozen=True):
    """A code to be typed once, within ten minutes, on another device."""

    code: str


def summary(state: TableState, guest: str, presence: Presence, link: str) -> TableSummary:
    """Return a table for a guest who may see it; its link is for those who sit or host."""
    belongs = state.row.host == guest or bool(state.seats_of(guest))
    return TableSummary(
        table=state.id,
        game=state.row.game,
        options=state.row.options,
        phase=state.phase,
        listed=state.row.listed,
        host=state.row.host == guest,
        created=state.row.created,
        changed=state.time,
        seats=seats_of(state, presence),
        own=state.seats_of(guest),
        asked=state.asked,
        link=link if belongs else None,
    )
