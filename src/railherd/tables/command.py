"""What all commands have in common: who gives one, what it may require, and how it is carried out."""

from __future__ import annotations

from typing import NamedTuple, Protocol

import msgspec

from railherd.core.problem import Problem
from railherd.tables.entries import AnyHappening, Choose, Entry, Guest, Start
from railherd.tables.state import BOT, CLOSED, GATHERING, OPEN, OVER, STOPPED, Chair, TableState


class Actor(msgspec.Struct, frozen=True):
    """A guest, or the server itself where there is none, with what the server knows of them at that moment."""

    guest: Guest | None = None
    seat: int | None = None  # at a shared screen, the seat of the person in front of it
    long_away: frozenset[int] = frozenset()  # seats whose guests have been away so long that a bot may play for them

    @property
    def guest_id(self) -> str:
        """The guest's id, "" for the server."""
        return "" if self.guest is None else self.guest.id

    @property
    def name(self) -> str:
        """The guest's name, "" for the server."""
        return "" if self.guest is None else self.guest.name


SERVER = Actor()


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
    return after, msgspec.structs.replace(entry, what=_completed(what, after, actor))


def entry_id(actor: Actor, command: Command) -> str:
    """Return an id for the entry of a command that no other guest can use up; "" if the command has none."""
    return f"{actor.guest_id}:{command.id}" if command.id else ""


def _completed(what: AnyHappening, after: TableState, actor: Actor) -> AnyHappening:
    """Add what chance dealt, so that no later generator or order of draws can change it, and what was settled."""
    game = after.match
    if game is None:
        return what
    if isinstance(what, Start):
        return msgspec.structs.replace(what, dealt=game.dealt)
    if isinstance(what, Choose):
        dealt = game.moves[-1].dealt
        settled = after.settle() if actor.guest is not None else []
        return msgspec.structs.replace(what, dealt=dealt, settled=settled)
    return what


def require_sitting_allowed(state: TableState, guest: str, seat: int, invited: bool, beside: bool = False) -> None:
    """Require that a seat is for this guest. `beside` lets them have more than one."""
    chair = chair_at(state, seat)
    if state.seats_of(guest) and not beside:
        raise Problem("server.seated_already")
    if state.phase in (OVER, CLOSED) or not (state.phase == GATHERING or invited):
        raise Problem("server.too_late_to_sit")
    if chair.kind == BOT or not (chair.kind == OPEN or invited):
        raise Problem("server.seat_taken")


def own_seats(state: TableState, guest: str) -> list[int]:
    """Return the seats of a guest; require that there is one."""
    seats = state.seats_of(guest)
    if not seats:
        raise Problem("server.not_seated")
    return seats


def own_seat(state: TableState, actor: Actor) -> int:
    """Return the seat that an actor acts for: their only one or, at a shared screen, the one it shows."""
    seats = own_seats(state, actor.guest_id)
    if len(seats) == 1:
        return seats[0]
    if actor.seat not in seats:
        raise Problem("server.face_first")
    return actor.seat


def chair_at(state: TableState, seat: int) -> Chair:
    """Return a chair; require that there is such a seat."""
    if seat not in range(state.row.seats):
        raise Problem("core.no_such_seat", {"found": str(seat), "most": state.row.seats - 1})
    return state.chairs[seat]


def require_host(state: TableState, guest: str) -> None:
    """Require that a guest is the host."""
    if state.row.host != guest:
        raise Problem("server.not_host")


def require_gathering(state: TableState) -> None:
    """Require that the game has not begun."""
    if state.phase != GATHERING:
        raise Problem("server.begun")


def require_moment(state: TableState, at: int) -> None:
    """Require that the game goes on and stands as it did when the guest looked."""
    if state.phase == STOPPED:
        raise Problem("server.stopped")
    if state.phase == GATHERING:
        raise Problem("server.not_started")
    if state.phase == CLOSED:
        raise Problem("server.closed")
    if state.phase == OVER:
        raise Problem("core.game_over")
    if state.at != at:
        raise Problem("server.moved_on")


def require_person(state: TableState, seat: int) -> None:
    """Require that no bot plays for the seat."""
    if state.chairs[seat].driver:
        raise Problem("server.bot_plays")
