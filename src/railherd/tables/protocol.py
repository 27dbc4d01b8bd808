"""The messages between clients and server over the socket: JSON objects with a `type`.

`at` counts the changes of the turn: a choice names the moment that it answers. What a seat does beside the turn has a
count of its own, so that nobody's choice comes too late because of it. `seq` counts the entries of the table:
a client that reconnects names the last one it knows. The answer to a message with an `id` has the same `id`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import msgspec

from railherd.core.playing.prompt import Prompt
from railherd.tables.commands import ChoiceText, Id, Number, PlayCommand, TableId, ToServer
from railherd.tables.talk import TalkLine


class Watch(ToServer, tag="watch", frozen=True):
    """Send me the table now and after every change. `since` is the last entry I know, `key` the link if needed."""

    table: TableId
    since: Number = 0
    key: Annotated[str, msgspec.Meta(max_length=100)] = ""


class Unwatch(ToServer, tag="unwatch", frozen=True):
    """Stop sending me the table."""

    table: TableId


class ShowSeat(ToServer, tag="show_seat", frozen=True):
    """Show this seat's view on a screen that several people share. Answered with `state`."""

    table: TableId
    seat: Number
    id: Id


class Why(ToServer, tag="why", frozen=True):
    """Ask why a choice, or every choice at a place of the view, is not allowed."""

    table: TableId
    id: Id
    choice: ChoiceText | None = None
    place: ChoiceText | None = None


class Advise(ToServer, tag="advise", frozen=True):
    """Ask what a bot would do in my place, knowing what I know. Answered with `advice`, one at a time for a seat.

    With `hint` the best options are weighed, and everybody is told that I asked.
    """

    table: TableId
    id: Id
    hint: bool = False


class HearTalk(ToServer, tag="hear_talk", frozen=True):
    """Send me what was said before an entry. Answered with `talk`."""

    table: TableId
    before: Number
    id: Id


class HearEvents(ToServer, tag="hear_events", frozen=True):
    """Send me what happened in the game before the event with this number. Answered with `events`."""

    table: TableId
    before: Number
    id: Id


class WatchLobby(ToServer, tag="watch_lobby", frozen=True):
    """Tell me with `lobby` when the list of tables that anybody may join changes; with `on` false no longer."""

    on: bool = True


class Pong(ToServer, tag="pong", frozen=True):
    """Answer a `ping`."""


FromClient = PlayCommand | Watch | Unwatch | ShowSeat | Why | Advise | HearTalk | HearEvents | WatchLobby | Pong


class Address(msgspec.Struct, frozen=True):
    """The fields by which the sender of a message recognises the answer, as they were sent."""

    id: msgspec.Raw = msgspec.Raw(b'""')
    table: msgspec.Raw = msgspec.Raw(b'""')


class ToClient(msgspec.Struct, tag_field="type", frozen=True):
    """Anything that the server sends."""


class SeatState(msgspec.Struct, frozen=True):
    """A seat as everybody may see it."""

    kind: str
    name: str
    bot: str
    stand_in: str
    present: bool
    away_since: int | None  # unix milliseconds; None while present or where no person sits
    plays_for: str = ""  # the name of the person whose seat this one took while they were away


class Problem(msgspec.Struct, frozen=True):
    """A problem: a key with arguments, one sentence in the client's language, and the rulebook chapter if any."""

    key: str
    args: dict[str, Any]
    text: str
    section: str = ""


class Rewind(msgspec.Struct, frozen=True):
    """A request to take back some choices: who asks, who agreed, and who must still answer, by seat."""

    seat: int
    count: int
    agreed: list[int]
    missing: list[int]


class NewsLine(msgspec.Struct, frozen=True):
    """Something that everybody is told beside the game: see `railherd.tables.news`."""

    seq: int
    time: int
    kind: str
    seat: int | None
    name: str
    other: str
    count: int
    n: int  # how many of the events came before it
    taken_back: list[dict[str, Any]]  # events that a rewind took back, as the receiver may see them


class State(ToClient, tag="state", frozen=True):
    """A table as the receiver may see it. `events` replaces their events from number `events_from` on.

    Of many new events only the last come. If the receiver lacks the one before, they ask for it with `hear_events`.
    """

    table: str
    seq: int
    at: int
    time: int  # of the last entry, unix milliseconds
    phase: str
    host: bool
    own: list[int]  # the receiver's seats
    lost: list[int]  # those that others took while the receiver was away, and that they may take back
    removed: bool  # whether the host took the receiver out of a seat
    invited: int | None  # the seat of an absent person that the receiver's link opens
    seat: int | None  # the one they view and act for; None while a shared screen is handed over
    seats: list[SeatState]
    view: dict[str, Any] | None
    prompt: Prompt | None
    events_from: int
    events: list[dict[str, Any]]
    scores: list[dict[str, Any]] | None
    talk_allowed: bool
    talk: list[TalkLine]
    earlier_talk: bool  # lines before these were left out: ask for them with `hear_talk`
    news: list[NewsLine]
    rewind: Rewind | None
    turn_minutes: int  # the time for a turn, 0 if there is no clock
    time_left: int | None  # milliseconds that the seat that is asked has, when this is sent; None without a clock
    stopped: Problem | None
    rematch: str
    hints: bool = True  # whether a player may ask for one
    interrupts: int = 0  # what the seat did beside the turn, counted: `after` of its next interrupt


class PresenceUpdate(ToClient, tag="presence", frozen=True):
    """The seats of a table after a guest came or left."""

    table: str
    seats: list[SeatState]


class Done(ToClient, tag="done", frozen=True):
    """The message with this id was carried out and saved as this entry."""

    id: str
    table: str
    seq: int


class Refused(ToClient, tag="refused", frozen=True):
    """The message was refused; nothing has changed. `state` is the current table if the client had an older one."""

    id: str
    table: str
    problem: Problem
    state: State | None = None


class Because(ToClient, tag="because", frozen=True):
    """The answer to `why`; no problem means that it is allowed."""

    id: str
    table: str
    problem: Problem | None


class WeighedChoice(msgspec.Struct, frozen=True):
    """An option by its text: what may be expected at the end, and what speaks for it, in the client's language."""

    choice: str
    expected: float
    spread: float
    unit: str
    told: str
    reasons: list[str]


class Advice(ToClient, tag="advice", frozen=True):
    """The answer to `advise`: the text of an option at moment `at`; beside the turn, one for `interrupt`."""

    id: str
    table: str
    at: int
    choice: str
    aside: bool
    best: list[WeighedChoice] = []  # for a hint, the best first


class Talk(ToClient, tag="talk", frozen=True):
    """The answer to `hear_talk`: some lines in their order, and whether there are still earlier ones."""

    id: str
    table: str
    lines: list[TalkLine]
    earlier: bool


class Events(ToClient, tag="events", frozen=True):
    """The answer to `hear_events`: the last events before that number, in their order, the first is number 0."""

    id: str
    table: str
    events: list[dict[str, Any]]


class LobbyChanged(ToClient, tag="lobby", frozen=True):
    """The list of tables that anybody may join is another one now: REST has it."""


class Hello(ToClient, tag="hello", frozen=True):
    """The first message to a client: its guest id and name, and the server's version."""

    guest: str
    name: str
    version: str


class Ping(ToClient, tag="ping", frozen=True):
    """A check that the client is still connected. Answer with `pong`."""


FromServer = State | PresenceUpdate | Done | Refused | Because | Advice | Talk | Events | LobbyChanged | Hello | Ping

decode = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode

UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What `decode` raises for anything that is no message."""

_decode_address = msgspec.json.Decoder(Address).decode
_decode_id = msgspec.json.Decoder(Id).decode
_decode_table = msgspec.json.Decoder(TableId).decode


def address_of(message: bytes) -> tuple[str, str]:
    """Return the id and the table of a message that is not carried out; "" for what it lacks."""
    try:
        address = _decode_address(message)
    except UNREADABLE:
        return "", ""
    return _valid(_decode_id, address.id), _valid(_decode_table, address.table)


def _valid(decode: Callable[[msgspec.Raw], str], field: msgspec.Raw) -> str:
    try:
        return decode(field)
    except UNREADABLE:
        return ""
