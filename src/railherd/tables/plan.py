"""The plan of a new table: its game, its chairs, and who sits at the maker's screen."""

from __future__ import annotations

from typing import Any

import msgspec

from railherd.bots.registry import make_bot
from railherd.core.automa import automas_of
from railherd.core.contract import Game
from railherd.core.names import MAX_NAME_LENGTH, check_name
from railherd.core.problem import Problem
from railherd.tables.chairs import AUTOMA, BOT, INVITED, OPEN
from railherd.tables.entries import Create, Guest
from railherd.tables.state import TableState

CLOCKS = (0, 2, 5, 10, 30, 1 * 24 * 60, 3 * 24 * 60, 7 * 24 * 60)
"""The times for a turn that a table can have, in minutes; 0 is no clock."""


class Plan(msgspec.Struct, frozen=True):
    """The game, its options, and for each seat but those of automas "open", "invited" or a bot's name.

    `own_seats` are the seats at the maker's screen, with the name of each player: "" is the maker's own name. If it is
    empty the maker only watches.
    """

    game: str
    seats: tuple[str, ...]
    options: dict[str, str] = {}
    own_seats: dict[int, str] = msgspec.field(default_factory=lambda: {0: ""})
    listed: bool = False
    talk: bool = False
    turn_minutes: int = 0  # one of `CLOCKS`; 0 is no clock
    position: dict[str, Any] | None = None  # in which the game begins, if it goes on from somewhere else


def first_entry(plan: Plan, game: Game[Any]) -> Create:
    """Return the first entry of a planned table; the maker's own seats are reserved for them."""
    chairs = [_chair(seat) for seat in plan.seats]
    for seat in plan.own_seats:
        chairs[seat] = (INVITED, "")
    if plan.turn_minutes not in CLOCKS:
        known = ", ".join(map(str, CLOCKS))
        raise Problem("server.wrong_clock", {"found": plan.turn_minutes, "known": known})
    automas = [(AUTOMA, name) for name in automas_of(game, len(plan.seats))]
    return Create(chairs + automas, plan.talk, plan.turn_minutes, plan.position)


def names_at_screen(plan: Plan, guest: Guest) -> dict[int, str]:
    """Return the names at the maker's screen by seat; a player without a name gets the maker's, with a number."""
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
    seats = tuple(chair.bot or INVITED for chair in state.chairs if chair.kind != AUTOMA)
    return Plan(state.row.game, seats, state.row.options, {}, talk=state.talk_allowed, turn_minutes=state.turn_minutes)


def names_again(state: TableState, guest: Guest) -> dict[int, str]:
    """Return a guest's seats and names for a rematch; a guest with one seat gets their current name."""
    seats = state.seats_of(guest.id)
    return {seat: state.chairs[seat].name if len(seats) > 1 else guest.name for seat in seats}


def _chair(seat: str) -> tuple[str, str]:
    if seat in (OPEN, INVITED):
        return seat, ""
    make_bot(seat, 0)
    return BOT, seat
