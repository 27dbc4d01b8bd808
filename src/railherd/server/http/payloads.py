"""The bodies of REST requests and responses."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from railherd.core.contract import Game
from railherd.core.problem import Problem
from railherd.tables.entries import Device, TableRow
from railherd.tables.presence import Presence
from railherd.tables.projection import seats_of
from railherd.tables.protocol import SeatState
from railherd.tables.result import Result
from railherd.tables.standing import Standing

MAX_SEATS = 8

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Link = Annotated[str, msgspec.Meta(max_length=100)]


class Me(msgspec.Struct, frozen=True):
    """The caller's guest id and name."""

    guest: str
    name: str


class Introduction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name that the caller wants; without one they keep their name or get a new one."""

    name: Name | None = None


class Code(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A one-time code that makes another device the same guest."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class DeviceInfo(msgspec.Struct, frozen=True):
    """One of the caller's devices. Times are in unix milliseconds; the last use is known to the day."""

    id: str
    description: str  # browser and system; "" if they are unknown
    first: int | None  # when it was first seen; None if that was not noted
    used: int
    here: bool  # whether the caller uses it now


def device_info(id: str, device: Device, here: str) -> DeviceInfo:
    """Return what a guest is told about one of their devices; `here` is the id of the one they use."""
    return DeviceInfo(id, device.description, device.first or None, device.renewed, id == here)


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here, with its set-up options: the first value of each is the default.

    `low` and `high` count people. Some options only some numbers of people have, and with some numbers automas play.
    """

    id: str
    low: int
    high: int
    options: dict[str, list[str]]
    option_seats: dict[str, list[int]]
    automas: dict[int, list[str]]


def game_info(game: Game[Any]) -> GameInfo:
    """Return what anybody is told about a game."""
    return GameInfo(
        game.ID,
        game.SEATS.start,
        game.SEATS.stop - 1,
        {option: list(values) for option, values in game.OPTIONS.items()},
        {option: list(seats) for option, seats in game.OPTION_SEATS.items()},
        {people: list(automas) for people, automas in game.AUTOMAS.items()},
    )


class Catalogue(msgspec.Struct, frozen=True):
    """The games and bots that can be played here."""

    games: list[GameInfo]
    bots: list[str]
    clocks: list[int]  # times for a turn in minutes; 0 is no clock
    version: str
    compiled: bool


class OwnSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that the maker of a table takes, for themselves or for somebody who shares their screen."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=MAX_SEATS)]
    name: Name | None = None


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to make. Each seat is "open", "invited" or a bot's name, except those that the maker takes.

    Without `own_seats` the maker takes the first seat; if it is empty they only watch.
    """

    game: Word
    seats: Annotated[list[Word], msgspec.Meta(min_length=1, max_length=MAX_SEATS)]
    options: dict[Word, Word] = {}
    own_seats: Annotated[list[OwnSeat], msgspec.Meta(max_length=MAX_SEATS)] = msgspec.field(
        default_factory=lambda: [OwnSeat(0)]
    )
    listed: bool = False
    talk: bool = False
    turn_minutes: Annotated[int, msgspec.Meta(ge=0, le=100_000)] = 0  # see the catalogue's `clocks`


def own_seats_of(wanted: NewTable) -> dict[int, str]:
    """Return the seats that the maker of a table takes, with their names; `Problem` if one is named twice."""
    own = {one.seat: one.name or "" for one in wanted.own_seats}
    if len(own) < len(wanted.own_seats):
        raise Problem("server.seat_taken")
    return own


class TableSummary(msgspec.Struct, frozen=True):
    """A table as lists show it."""

    table: str
    game: str
    options: dict[str, str]
    phase: str
    listed: bool
    turn_minutes: int  # the time for a turn, 0 if there is no clock
    host: bool
    created: int
    changed: int
    seats: list[SeatState]
    own: list[int]  # the caller's seats
    asked: int | None  # the seat that must decide
    link: str | None  # for callers who may share it
    figures: str  # the digest of its component figures; "" for the server's own
    result: Result | None  # once the game is over


class Sitting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seat to take; with a seat's own link it is that seat."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=MAX_SEATS)] | None = None
    key: Link = ""


class Arrangement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who may take a free seat: "open", "invited" or "bot" with its name."""

    kind: Word
    bot: Word | None = None


class Removal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat is once its guest is removed: "open" or "invited"."""

    kind: Word = "open"


class TalkAllowed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether talk is allowed at the table."""

    on: bool


class HintsAllowed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether hints are allowed at a table of several people."""

    on: bool


class SeatLink(msgspec.Struct, frozen=True):
    """The signature of a link that opens one seat."""

    key: str


class Reached(msgspec.Struct, frozen=True):
    """The number of the table's last entry."""

    table: str
    seq: int


class NewCode(msgspec.Struct, frozen=True):
    """A code to enter once, within ten minutes, on another device."""

    code: str


def summary(row: TableRow, standing: Standing, guest: str, presence: Presence, link: str | None) -> TableSummary:
    """Return a table as a guest sees it in lists; only its host and players get its link, if it has one."""
    belongs = row.host == guest or standing.belongs(guest)
    return TableSummary(
        table=row.id,
        game=row.game,
        options=row.options,
        phase=standing.phase,
        listed=row.listed,
        turn_minutes=standing.turn_minutes,
        host=row.host == guest,
        created=row.created,
        changed=standing.time,
        seats=seats_of(standing.chairs, presence),
        own=standing.seats_of(guest),
        asked=standing.asked,
        link=link if belongs else None,
        figures=row.figures,
        result=standing.result,
    )
