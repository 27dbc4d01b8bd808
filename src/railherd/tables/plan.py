"""A table that somebody wants to make: its game, its chairs, and who sits at the maker's screen."""

from __future__ import annotations

import msgspec

from railherd.bots.registry import make_bot
from railherd.core.names import MAX_NAME_LENGTH, check_name
from railherd.core.problem import Problem
from railherd.tables.entries import Create, Guest
from railherd.tables.state import BOT, INVITED, OPEN, TableState


class Plan(msgspec.Struct, frozen=True):
    """The game, its options, and for each seat "open", "invited" or a bot's name.

    `own_seats` are those that the maker takes, with the name of the person who plays there at the maker's screen:
    "" is the maker's own name. Without any the maker only looks on.
    """

    game: str
    seats: tuple[str, ...]
    options: dict[str, str] = {}
    own_seats: dict[int, str] = msgspec.field(default_factory=lambda: {0: ""})
    listed: bool = False
    talk: bool = False


def first_entry(plan: Plan) -> Create:
    """Return what happens first at the table of a plan; the maker's own seats wait for them."""
    chairs = [_chair(seat) for seat in plan.seats]
    for seat in plan.own_seats:
        chairs[seat] = (INVITED, "")
    return Create(chairs, plan.talk)


def names_at_screen(plan: Plan, guest: Guest) -> dict[int, str]:
    """Return who sits where at the maker's screen: those without a name get the maker's, with a number if need be."""
    names = {}
    for number, (seat, name) in enumerate(plan.own_seats.items(), 1):
        if seat not in range(len(plan.seats)):
            raise Problem("core.no_such_seat", {"found": str(seat), "most": len(plan.seats) - 1})
        if name:
            check_name(name)
        numbered = guest.name if number == 1 else f"{guest.name[: MAX_NAME_LENGTH - 2]} {number}"
        names[seat] = name.strip() or numbered
    return names


def rematch_of(state: TableState) -> Plan:
    """Return a plan for the same people and bots in the same seats."""
    seats = tuple(chair.bot or INVITED for chair in state.chairs)
    return Plan(state.row.game, seats, state.row.options, {}, talk=state.talk_allowed)


def names_again(state: TableState, guest: Guest) -> dict[int, str]:
    """Return the seats of a guest with their names; a guest who sits alone goes by the name they have now."""
    seats = state.seats_of(guest.id)
    return {seat: state.chairs[seat].name if len(seats) > 1 else guest.name for seat in seats}


def _chair(seat: str) -> tuple[str, str]:
    if seat in (OPEN, INVITED):
        return seat, ""
    make_bot(seat, 0)
    return BOT, seat
