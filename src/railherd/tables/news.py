"""What everybody at a table is told beside the game: seats that change hands, bots that play for people, rewinds."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from railherd.core.event import Event
from railherd.tables import entries
from railherd.tables.chairs import GIVEN, GUEST, Chair
from railherd.tables.entries import Entry

EASED = "eased"
MAX_NEWS = 100  # of a table that are kept in memory and told, the newest
MAX_TAKEN_BACK = 40  # events of a rewind that are told


class News(msgspec.Struct, frozen=True):
    """Something that happened beside the game. `name` is the person whom it is about."""

    seq: int
    time: int
    kind: str
    seat: int | None = None
    name: str = ""
    other: str = ""  # who has the seat now, had it before, or asked for the rewind
    count: int = 0  # choices that a rewind took back
    taken_back: tuple[Event, ...] = ()  # the last events of those choices


def rewind_news(entry: Entry, count: int, seat: int | None, name: str, taken_back: Sequence[Event]) -> News:
    """Return what people are told of a rewind: who asked for it, and what happened in the choices it took back."""
    told = tuple(taken_back[-MAX_TAKEN_BACK:])
    return News(entry.seq, entry.time, "rewound", seat, other=name, count=count, taken_back=told)


def seat_news(entry: Entry, chairs: Sequence[Chair]) -> list[News]:
    """Return what people are told of an entry about bots, or about a person's seat, given the chairs before it."""
    if isinstance(entry.what, entries.Eased):
        return [News(entry.seq, entry.time, EASED)]
    if entry.seat is None or chairs[entry.seat].kind != GUEST:
        return []
    chair = chairs[entry.seat]
    kind, name, other = _seat_news(entry.what, chair)
    return [News(entry.seq, entry.time, kind, entry.seat, name, other)] if kind else []


def _seat_news(what: entries.Happening, chair: Chair) -> tuple[str, str, str]:
    """Return the kind of news, "" if there is none, whom it is about, and the other person's name."""
    match what:
        case entries.Sit(name, version) if version is not None:
            return "given" if chair.offered == GIVEN else "handed_over", chair.name, name
        case entries.TakeSeatBack():
            return "taken_back", "" if chair.owner is None else chair.owner.name, chair.name
        case entries.RenewLink():
            return "offered", chair.name, ""
        case entries.SeatToBot(_, late):
            return "to_bot_late" if late else "to_bot", chair.name, ""
        case entries.SeatFromBot():
            return "from_bot", chair.name, ""
        case entries.TimeUp():
            return "time_up", chair.name, ""
        case entries.Hint():
            return "hint", chair.name, ""
        case entries.Remove():
            return "removed", chair.name, ""
    return "", "", ""
