"""The contract of commands: who gives one, what it may require, and how it is carried out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

import msgspec

from railherd.core.problem import Problem
from railherd.core.writing.record import Deal, Move
from railherd.tables.chairs import ABSENT, AUTOMA, BOT, GUEST, OPEN, Chair
from railherd.tables.entries import AnyHappening, Choose, Entry, Guest, Interrupt, Start
from railherd.tables.state import CLOSED, GATHERING, OVER, PLAYING, STOPPED, TableState


class Actor(msgspec.Struct, frozen=True):
    """The guest who gives a command, or the server itself, with what the server knows about them now."""

    guest: Guest | None = None
    seat: int | None = None  # at a shared screen: the seat that it shows
    long_away: frozenset[int] = frozenset()  # seats of guests who are away so long that a bot may play for them
    turns_end: int = 0  # unix milliseconds: turns whose deadline is not later have run out

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
    """The entry that a command makes, and its seat."""

    what: AnyHappening
    seat: int | None = None


class Command(Protocol):
    """A change that a guest, or the server itself, wants to make at a table."""

    @property
    def id(self) -> str:
        """The client's id for it, "" if it has none. A command that is sent twice is carried out once."""

    def judge(self, state: TableState, actor: Actor) -> Judged:
        """Return the entry to make; raise `Problem` if the table's state does not allow it."""


def carry_out(command: Command, actor: Actor, state: TableState, now: int) -> tuple[TableState, Entry]:
    """Return the table after a command and the entry to save, without changing `state`.

    Raise `Problem` if the command is not allowed.
    """
    what, seat = command.judge(state, actor)
    guest = None if actor.guest is None else actor.guest.id
    entry = Entry(state.id, state.seq + 1, now, seat, guest, entry_id(actor, command), what)
    after = state.copy()
    after.fold(entry)
    return after, msgspec.structs.replace(entry, what=_completed(what, after, actor))


def entry_id(actor: Actor, command: Command) -> str:
    """Return the entry's id: the command's, made unique to its guest; "" if the command has none."""
    return f"{actor.guest_id}:{command.id}" if command.id else ""


def _completed(what: AnyHappening, after: TableState, actor: Actor) -> AnyHappening:
    """Add what chance dealt, so that later versions replay it unchanged, and the choices that were settled."""
    game = after.match
    if game is None:
        return what
    if isinstance(what, Start):
        return msgspec.structs.replace(what, dealt=game.dealt)
    if isinstance(what, Choose):
        dealt = _dealt_last(game.moves[-1 - len(what.settled) :])
        settled = after.settle() if actor.guest is not None else []
        return msgspec.structs.replace(what, dealt=dealt, settled=[*what.settled, *settled])
    if isinstance(what, Interrupt):
        return msgspec.structs.replace(what, dealt=game.moves[-1].dealt)
    return what


def _dealt_last(moves: Sequence[Move]) -> Deal:
    """Return what the last of the choices of one command dealt; require that none before it dealt anything.

    Nobody decides anything before they have seen what came to light, not even by several choices at once.
    """
    if any(move.dealt for move in moves[:-1]):
        raise Problem("server.past_reveal")
    return moves[-1].dealt


def require_sitting_allowed(state: TableState, actor: Actor, seat: int, invited: bool, beside: bool = False) -> None:
    """Require that a guest may take a seat. `beside` lets them have more than one."""
    chair = chair_at(state, seat)
    require_no_automa(state, seat)
    if state.seats_of(actor.guest_id) and not beside:
        raise Problem("server.seated_already")
    if state.phase in (OVER, CLOSED) or not (state.phase == GATHERING or invited):
        raise Problem("server.too_late_to_sit")
    if chair.kind == BOT or not (chair.kind == OPEN or invited):
        raise Problem("server.seat_taken")
    if chair.kind == GUEST:
        require_offered(state, actor, seat)
    if actor.guest_id in state.removed and not invited:
        raise Problem("server.removed")


def require_offered(state: TableState, actor: Actor, seat: int) -> None:
    """Require that a person's seat is offered to others, with notice to everybody."""
    chair = state.chairs[seat]
    if not chair.offered:
        raise Problem("server.seat_taken")
    if chair.offered == ABSENT:
        require_away(state, actor, seat)


def require_away(state: TableState, actor: Actor, seat: int) -> None:
    """Require that the game is on, and that the person in a seat has been away for long."""
    if state.phase not in (PLAYING, STOPPED):
        raise Problem("server.seat_taken")
    if seat not in actor.long_away:
        raise Problem("server.seat_is_theirs", {"name": state.chairs[seat].name})


def own_seats(state: TableState, guest: str) -> list[int]:
    """Return the seats of a guest; require at least one."""
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
    """Return the chair of a seat; require that the seat exists."""
    if seat not in range(len(state.chairs)):
        raise Problem("core.no_such_seat", {"found": str(seat), "most": len(state.chairs) - 1})
    return state.chairs[seat]


def require_no_automa(state: TableState, seat: int) -> None:
    """Require that a seat is one where people or bots can sit."""
    if chair_at(state, seat).kind == AUTOMA:
        raise Problem("server.automa_seat")


def require_host(state: TableState, guest: str) -> None:
    """Require that a guest is the host."""
    if state.row.host != guest:
        raise Problem("server.not_host")


def require_gathering(state: TableState) -> None:
    """Require that the game has not begun."""
    if state.phase != GATHERING:
        raise Problem("server.begun")


def require_moment(state: TableState, at: int) -> None:
    """Require that the game is on and that the turn has not changed since moment `at`."""
    require_playing(state)
    if state.at != at:
        raise Problem("server.moved_on")


def require_playing(state: TableState) -> None:
    """Require that the game is on."""
    if state.phase == STOPPED:
        raise Problem("server.stopped")
    if state.phase == GATHERING:
        raise Problem("server.not_started")
    if state.phase == CLOSED:
        raise Problem("server.closed")
    if state.phase == OVER:
        raise Problem("core.game_over")


def require_person(state: TableState, seat: int) -> None:
    """Require that no bot plays for the seat."""
    if state.driver(seat):
        raise Problem("server.bot_plays")
