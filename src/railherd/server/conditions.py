"""What must hold for a deed: each of these raises a `Problem` where it does not."""

from __future__ import annotations

from railherd.core.problem import Problem
from railherd.server.live import BOT, CLOSED, GATHERING, OPEN, OVER, STOPPED, Chair, Live
from railherd.server.store.contract import Guest


def may_sit(live: Live, guest: Guest, seat: int, invited: bool, beside: bool = False) -> None:
    """`Problem` if this seat is not for this guest. `beside` lets him have more than one."""
    chair = chair_at(live, seat)
    if live.seats_of(guest.id) and not beside:
        raise Problem("server.seated_already")
    if live.phase in (OVER, CLOSED) or not (live.phase == GATHERING or invited):
        raise Problem("server.too_late_to_sit")
    if chair.kind == BOT or not (chair.kind == OPEN or invited):
        raise Problem("server.seat_taken")


def own_seats(live: Live, guest: Guest) -> list[int]:
    """Where a guest sits; `Problem` if nowhere."""
    seats = live.seats_of(guest.id)
    if not seats:
        raise Problem("server.not_seated")
    return seats


def own_seat(live: Live, guest: Guest, faced: int | None) -> int:
    """The seat that a guest acts for: his only one or, at a shared screen, the one that is faced."""
    seats = own_seats(live, guest)
    if len(seats) == 1:
        return seats[0]
    if faced not in seats:
        raise Problem("server.face_first")
    return faced


def still_there(live: Live, guest: Guest, seat: int) -> None:
    """Only if nobody else has the guest's seat meanwhile."""
    if seat not in own_seats(live, guest):
        raise Problem("server.not_seated")


def chair_at(live: Live, seat: int) -> Chair:
    """A chair; `Problem` if there is no such seat."""
    if seat not in range(live.row.seats):
        raise Problem("core.no_such_seat", {"found": str(seat), "most": live.row.seats - 1})
    return live.chairs[seat]


def host(live: Live, guest: Guest) -> None:
    """Only the host may."""
    if live.row.host != guest.id:
        raise Problem("server.not_host")


def gathering(live: Live) -> None:
    """Only before the game begins."""
    if live.phase != GATHERING:
        raise Problem("server.begun")


def in_time(live: Live, at: int) -> None:
    """Only while the game goes on and as it stood when the guest looked."""
    if live.phase == STOPPED:
        raise Problem("server.stopped")
    if live.phase == GATHERING:
        raise Problem("server.not_started")
    if live.phase == CLOSED:
        raise Problem("server.closed")
    if live.phase == OVER:
        raise Problem("core.game_over")
    if live.at != at:
        raise Problem("server.moved_on")


def driving(live: Live, seat: int) -> None:
    """Only while no bot plays for the seat."""
    if live.chairs[seat].driver:
        raise Problem("server.bot_plays")
