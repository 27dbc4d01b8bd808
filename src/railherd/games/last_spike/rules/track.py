"""Lay track: what a tile costs and what happens when it is laid."""

from railherd.games.last_spike.figures.events import LAND_CLAIMED, TILE_LAID
from railherd.games.last_spike.figures.lookup import CARDS_A_CITY, NOWHERE, SPACES_A_ROUTE
from railherd.games.last_spike.figures.reasons import ALREADY_LAID, LEGAL, NOT_IN_HAND, NOT_ISOLATED_YET, TOO_DEAR
from railherd.games.last_spike.rules.land import sellable_value
from railherd.games.last_spike.rules.railway import is_complete, route_completed
from railherd.games.last_spike.state import BANK, State


def is_isolated(s: State, tile: int) -> bool:
    """Return whether a tile would touch neither a city nor laid track."""
    return s.figures.city_at[tile] == NOWHERE and not s.laid & s.figures.beside[tile]


def laying_cost(s: State, tile: int) -> int:
    """Return what laying a tile costs now."""
    cost = s.figures.cost[tile]
    return cost * s.figures.isolated_factor if is_isolated(s, tile) else cost


def can_pay(s: State, seat: int, tile: int) -> bool:
    """Return whether a seat can pay for a tile, if necessary by selling all the land the bank takes."""
    cash = s.cash[seat]
    if cash >= s.figures.dearest:
        return True  # the common case, and the quick one
    short = laying_cost(s, tile) - cash
    return short <= 0 or short <= sellable_value(s, seat)


def refuse_tile(s: State, seat: int, tile: int) -> int:
    """Return why a seat may not lay a tile, 0 if it may."""
    if tile not in s.hands[seat]:
        return ALREADY_LAID if s.laid >> tile & 1 else NOT_IN_HAND
    if not can_pay(s, seat, tile):
        return TOO_DEAR
    if not s.isolated_any_time and is_isolated(s, tile) and _has_adjacent(s, seat):
        return NOT_ISOLATED_YET
    return LEGAL


def _has_adjacent(s: State, seat: int) -> bool:
    """Return whether a seat holds a tile that touches a city or track and that it can pay for."""
    for tile in s.hands[seat]:
        if not is_isolated(s, tile) and can_pay(s, seat, tile):
            return True
    return False


def lay_tile(s: State, seat: int, tile: int) -> int:
    """Pay for a tile and lay it; return the city whose Land 0 it claimed, or NOWHERE. May end the game."""
    cost = laying_cost(s, tile)
    s.pay(seat, cost)
    s.hands[seat].remove(tile)
    s.laid |= 1 << tile
    s.emit(TILE_LAID, seat, tile, cost)
    claimed = claim_free_land(s, seat, tile)
    route = tile // SPACES_A_ROUTE
    if is_complete(s, route):
        route_completed(s, seat, route)
    return claimed


def claim_free_land(s: State, seat: int, tile: int) -> int:
    """Give a seat the Land 0 of a city that its tile is the first to touch; return the city, else NOWHERE."""
    city = city_claimed_at(s, tile)
    if city != NOWHERE:
        s.owner[city * CARDS_A_CITY] = seat
        s.emit(LAND_CLAIMED, seat, city)
    return city


def city_claimed_at(s: State, tile: int) -> int:
    """Return the city whose Land 0 a track on this space would claim, else NOWHERE."""
    city = s.figures.city_at[tile]
    return NOWHERE if city == NOWHERE or s.owner[city * CARDS_A_CITY] != BANK else city
