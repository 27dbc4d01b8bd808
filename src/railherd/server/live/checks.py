"""What must hold for a deed: each of these raises a `Problem` where it does not."""

from __future__ import annotations

from railherd.core.problem import Problem
from railherd.tables.entries import Guest
from railherd.tables.state import BOT, CLOSED, GATHERING, OPEN, OVER, STOPPED, Chair, TableState


def may_sit(state: TableState, guest: Guest, seat: int, invited: bool, beside: bool = False) -> None:
    """`Problem` if this seat is not for this guest. `beside` lets him have more than one."""
    chair = chair_at(state, seat)
    if state.seats_of(guest.id) and not beside:
        raise Problem("server.seated_already")
    if state.phase in (OVER, CLOSED) or not (state.phase == GATHERING or invited):
        raise Problem("server.too_late_to_sit")
    if chair.kind == BOT or not (chair.kind == OPEN or invited):
        raise Problem("server.seat_taken")


def own_seats(state: TableState, guest: Guest) -> list[int]:
    """Where a guest sits; `Problem` if nowhere."""
    seats = state.seats_of(guest.id)
    if not seats:
        raise Problem("server.not_seated")
    return seats


def own_seat(state: TableState, guest: Guest, faced: int | None) -> int:
    """The seat that a guest acts for: his only one or, at a shared screen, the one that is faced."""
    seats = own_seats(state, guest)
    if len(seats) == 1:
        return seats[0]
    if faced not in seats:
        raise Problem("server.face_first")
    return faced


def still_there(state: TableState, guest: Guest, seat: int) -> None:
    """Only if nobody else has the guest's seat meanwhile."""
    if seat not in own_seats(state, guest):
        raise Problem("server.not_seated")


def chair_at(state: TableState, seat: int) -> Chair:
    """A chair; `Problem` if there is no such seat."""
    if seat not in range(state.row.seats):
        raise Problem("core.no_such_seat", {"found": str(seat), "most": state.row.seats - 1})
    return state.chairs[seat]


def host(state: TableState, guest: Guest) -> None:
    """Only the host may."""
    if state.row.host != guest.id:
        raise Problem("server.not_host")


def gathering(state: TableState) -> None:
    """Only before the game begins."""
    if state.phase != GATHERING:
        raise Problem("server.begun")


def in_time(state: TableState, at: int) -> None:
    """Only while the game goes on and as it stood when the guest looked."""
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


def driving(state: TableState, seat: int) -> None:
    """Only while no bot plays for the seat."""
    if state.chairs[seat].driver:
        raise Problem("server.bot_plays")
