"""What clients and server send each other over the socket: JSON objects told apart by their `type`.

`at` counts the changes of the game and is what a choice answers to; `seq` counts everything that happened at the
table and is where a client that comes back goes on from. What is asked with an `id` is answered with it.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from railherd.core.prompt import Prompt
from railherd.tables.commands import ChoiceText, Id, Number, PlayCommand, TableId, ToServer
from railherd.tables.state import AskedRewind, TalkLine


class Watch(ToServer, tag="watch", frozen=True):
    """Tell me what happens at a table after an entry. `key` is the table's link, where one is needed."""

    table: TableId
    since: Number = 0
    key: Annotated[str, msgspec.Meta(max_length=100)] = ""


class Unwatch(ToServer, tag="unwatch", frozen=True):
    """Stop telling me of a table."""

    table: TableId


class ShowSeat(ToServer, tag="show_seat", frozen=True):
    """At a screen that several people share: the player of this seat is in front of it now. Answered with `state`."""

    table: TableId
    seat: Number
    id: Id


class Why(ToServer, tag="why", frozen=True):
    """Ask why a choice, or anything at a place of the view, is not allowed."""

    table: TableId
    id: Id
    choice: ChoiceText | None = None
    place: ChoiceText | None = None


class Pong(ToServer, tag="pong", frozen=True):
    """I am still there."""


FromClient = PlayCommand | Watch | Unwatch | ShowSeat | Why | Pong


class ToClient(msgspec.Struct, tag_field="type", frozen=True):
    """Anything that the server sends."""


class SeatState(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    kind: str
    name: str
    bot: str
    stand_in: str
    present: bool
    away_since: int | None  # unix milliseconds; None while present or where no person sits


class Problem(msgspec.Struct, frozen=True):
    """What is wrong: a key with arguments, one sentence in the client's language, and the rulebook chapter if any."""

    key: str
    args: dict[str, Any]
    text: str
    section: str = ""


class State(ToClient, tag="state", frozen=True):
    """A table as the receiver may see it. From event number `events_from` on, `events` replaces what they have."""

    table: str
    seq: int
    at: int
    time: int  # of the last entry, unix milliseconds
    phase: str
    host: bool
    own: list[int]  # the receiver's seats
    seat: int | None  # the one of them that they look at and act for; None while a shared screen is handed over
    seats: list[SeatState]
    view: dict[str, Any] | None
    prompt: Prompt | None
    events_from: int
    events: list[dict[str, Any]]
    scores: list[dict[str, Any]] | None
    talk_allowed: bool
    talk: list[TalkLine]
    rewind: AskedRewind | None
    stopped: Problem | None
    rematch: str


class PresenceUpdate(ToClient, tag="presence", frozen=True):
    """Who is there."""

    table: str
    seats: list[SeatState]


class Done(ToClient, tag="done", frozen=True):
    """What was asked with this id is on disk, as this entry."""

    id: str
    table: str
    seq: int


class Refused(ToClient, tag="refused", frozen=True):
    """What was asked is not possible; nothing has changed. `state` shows where things stand, if that has moved on."""

    id: str
    table: str
    problem: Problem
    state: State | None = None


class Because(ToClient, tag="because", frozen=True):
    """The answer to `why`; no problem means that it is allowed."""

    id: str
    table: str
    problem: Problem | None


class Hello(ToClient, tag="hello", frozen=True):
    """The first message to a client: who it is."""

    guest: str
    name: str
    version: str


class Ping(ToClient, tag="ping", frozen=True):
    """Are you still there? Answer with `pong`."""


FromServer = State | PresenceUpdate | Done | Refused | Because | Hello | Ping

decode = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder(order="deterministic").encode
