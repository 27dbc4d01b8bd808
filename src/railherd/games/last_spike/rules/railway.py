"""Completed routes: their payouts, the last spike, and the end of the game."""

from railherd.games.last_spike.figures.events import (
    GAME_ENDED,
    GOES_ON,
    LAST_SPIKE,
    LAST_SPIKE_LAID,
    LONE_SURVIVOR,
    NO_TILES,
    PAID_OUT,
    ROUTE_COMPLETED,
)
from railherd.games.last_spike.rules.land import cards_held
from railherd.games.last_spike.state import NOBODY, State


def route_completed(s: State, seat: int, route: int) -> None:
    """Pay for a completed route: the bonus for the last spike, then both cities. The last spike ends the game."""
    s.emit(ROUTE_COMPLETED, seat, route)
    spiked = is_railway_joined(s)
    if spiked:
        s.spiker = seat
        s.earn(seat, s.figures.bonus)
        s.emit(LAST_SPIKE_LAID, seat, s.figures.bonus)
    for city in s.figures.route_cities[route]:
        pay_owners(s, city)
    if spiked:
        end_game(s, LAST_SPIKE)


def is_railway_joined(s: State) -> bool:
    """Return whether complete routes join the two ends of the railway, in any way."""
    return joined_cities(s, s.figures.east) >> s.figures.west & 1 == 1


def joined_cities(s: State, city: int) -> int:
    """Return the cities that complete routes join to one, and itself, as a bit mask."""
    reached = 1 << city
    before = 0
    while reached != before:
        before = reached
        for route in range(s.figures.routes):
            if s.figures.route_ends[route] & reached and is_complete(s, route):
                reached |= s.figures.route_ends[route]
    return reached


def is_complete(s: State, route: int) -> bool:
    """Return whether every space of a route has its track."""
    return s.laid & s.figures.route_tiles[route] == s.figures.route_tiles[route]


def pay_owners(s: State, city: int) -> None:
    """Pay every owner of a city's land by the number of its cards they hold."""
    for seat in range(s.seats):
        held = cards_held(s, seat, city)
        if held:
            amount = s.figures.payouts[city][held]
            s.earn(seat, amount)
            s.emit(PAID_OUT, seat, city, held, amount)


def survivors(s: State) -> list[int]:
    """Return the seats that are not bankrupt."""
    return [seat for seat in range(s.seats) if not s.bankrupt[seat]]


def ending(s: State) -> int:
    """Return why the game cannot go on with another turn, GOES_ON if it can."""
    if s.seats - sum(s.bankrupt) == 1:
        return LONE_SURVIVOR
    return GOES_ON if s.drawable() or any(s.hands) else NO_TILES


def end_game(s: State, reason: int) -> None:
    """Drop all waiting decisions and end the game."""
    s.pending.clear()
    s.emit(GAME_ENDED, NOBODY, reason)
