"""What every command has, and how one is carried out."""

from __future__ import annotations

from typing import NamedTuple, Protocol

import msgspec

from railherd.tables.actor import Actor
from railherd.tables.entries import AnyHappening, Choose, Entry, Start
from railherd.tables.state import TableState


class Judged(NamedTuple):
    """What a command makes happen, and at which seat."""

    what: AnyHappening
    seat: int | None = None


class Command(Protocol):
    """Something that a guest, or the server itself, wants to happen at a table."""

    @property
    def id(self) -> str:
        """The client's own id for it, "" if it has none: sent twice, it happens once."""

    def judge(self, state: TableState, actor: Actor) -> Judged:
        """Return what it makes happen; raise `Problem` if that is not allowed as the table stands."""


def carry_out(command: Command, actor: Actor, state: TableState, now: int) -> tuple[TableState, Entry]:
    """Return the table after a command, and the entry to be saved before anybody is told; `state` stays as it is.

    `Problem` if the command is not allowed.
    """
    what, seat = command.judge(state, actor)
    guest = None if actor.guest is None else actor.guest.id
    entry = Entry(state.id, state.seq + 1, now, seat, guest, entry_id(actor, command), what)
    after = state.copy()
    after.fold(entry)
    return after, _with_deal(entry, after)


def entry_id(actor: Actor, command: Command) -> str:
    """Return an id for the entry of a command that no other guest can use up; "" if the command has none."""
    return f"{actor.guest_id}:{command.id}" if command.id else ""


def _with_deal(entry: Entry, after: TableState) -> Entry:
    """Add what chance dealt because of an entry, so that no later generator or order of draws can change it."""
    game, what = after.match, entry.what
    if game is None or not isinstance(what, Start | Choose):
        return entry
    dealt = game.dealt if isinstance(what, Start) else game.moves[-1].dealt
    return msgspec.structs.replace(entry, what=msgspec.structs.replace(what, dealt=dealt))
