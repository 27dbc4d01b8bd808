"""What must hold for a command: each check raises a `Problem` where it does not."""

from __future__ import annotations

from railherd.core.problem import Problem
from railherd.tables.actor import Actor
from railherd.tables.state import BOT, CLOSED, GATHERING, OPEN, OVER, STOPPED, Chair, TableState


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
