"""What clients and server say to each other over the socket: JSON objects told apart by their `type`.

`at` counts the changes of the game and is what a choice answers to; `seq` counts everything that happened at the
table and is where a client that comes back goes on from. Whatever is asked with an `id` is answered with it.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from railherd.core.prompt import Prompt

LONGEST_ID = 64
LONGEST_TEXT = 500
LONGEST_CHOICE = 200

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_ID)]
TableId = Annotated[str, msgspec.Meta(min_length=1, max_length=32)]
Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Choice = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_CHOICE)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_TEXT)]


class ToServer(msgspec.Struct, tag_field="type", frozen=True, forbid_unknown_fields=True):
    """Whatever a client sends."""


class Watch(ToServer, tag="watch", frozen=True):
    """Tell me what happens at a table, from an entry on. `key` is the table's link, where one is needed."""

    table: TableId
    since: Number = 0
    key: Annotated[str, msgspec.Meta(max_length=100)] = ""


class Unwatch(ToServer, tag="unwatch", frozen=True):
    """Tell me no more of a table."""

    table: TableId


class Face(ToServer, tag="face", frozen=True):
    """At a screen that several people share: whoever has this seat is in front of it now. Shows the table anew."""

    table: TableId
    seat: Number
    id: Id


class Choose(ToServer, tag="choose", frozen=True):
    """Answer the prompt of a moment of the game by an option's text."""

    table: TableId
    at: Number
    choice: Choice
    id: Id


class Undo(ToServer, tag="undo", frozen=True):
    """Take my last choice back, as far as nothing was revealed."""

    table: TableId
    at: Number
    id: Id


class Redo(ToServer, tag="redo", frozen=True):
    """Make the choice again that I took back."""

    table: TableId
    at: Number
    id: Id


class Wish(ToServer, tag="wish", frozen=True):
    """Ask everybody to go back by some choices, whatever was revealed."""

    table: TableId
    at: Number
    count: Annotated[int, msgspec.Meta(ge=1, le=10_000)]
    id: Id


class Answer(ToServer, tag="answer", frozen=True):
    """Agree to such a wish, or not."""

    table: TableId
    yes: bool
    id: Id


class TakeOver(ToServer, tag="take_over", frozen=True):
    """Let a bot play for a guest who has been away for long."""

    table: TableId
    seat: Number
    id: Id


class TakeBack(ToServer, tag="take_back", frozen=True):
    """Play my own seat again."""

    table: TableId
    id: Id


class Say(ToServer, tag="say", frozen=True):
    """Say something at the table."""

    table: TableId
    text: Text
    id: Id


class Why(ToServer, tag="why", frozen=True):
    """Ask why a choice, or anything at a place of the view, is not allowed."""

    table: TableId
    id: Id
    choice: Choice | None = None
    place: Choice | None = None


class Pong(ToServer, tag="pong", frozen=True):
    """I am still there."""


FromClient = Watch | Unwatch | Face | Choose | Undo | Redo | Wish | Answer | TakeOver | TakeBack | Say | Why | Pong


class ToClient(msgspec.Struct, tag_field="type", frozen=True):
    """Whatever the server sends."""


class SeatState(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    kind: str
    name: str
    bot: str
    stand_in: str
    present: bool
    away_since: int | None  # unix milliseconds; None while present or where no person sits


class TalkLine(msgspec.Struct, frozen=True):
    """Something said at the table."""

    seq: int
    time: int
    name: str
    seat: int | None
    text: str


class WishState(msgspec.Struct, frozen=True):
    """A wish to go back that waits for answers."""

    seat: int
    count: int
    agreed: list[int]


class Problem(msgspec.Struct, frozen=True):
    """What is wrong: a key with arguments, one sentence in the client's language, and the rulebook chapter if any."""

    key: str
    args: dict[str, Any]
    text: str
    section: str = ""


class State(ToClient, tag="state", frozen=True):
    """A table as the receiver may see it. From event number `events_from` on, `events` replaces what he has."""

    table: str
    seq: int
    at: int
    time: int  # of the last entry, unix milliseconds
    phase: str
    host: bool
    own: list[int]  # the receiver's seats
    seat: int | None  # the one of them that he looks at and acts for; None while a shared screen is handed over
    seats: list[SeatState]
    view: dict[str, Any] | None
    prompt: Prompt | None
    events_from: int
    events: list[dict[str, Any]]
    scores: list[dict[str, Any]] | None
    talk_allowed: bool
    talk: list[TalkLine]
    wish: WishState | None
    stopped: Problem | None
    rematch: str


class Presence(ToClient, tag="presence", frozen=True):
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
    """The first thing a client hears: who it is."""

    guest: str
    name: str
    version: str


class Ping(ToClient, tag="ping", frozen=True):
    """Are you still there? Answer with `pong`."""


FromServer = State | Presence | Done | Refused | Because | Hello | Ping

decode = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder(order="deterministic").encode
