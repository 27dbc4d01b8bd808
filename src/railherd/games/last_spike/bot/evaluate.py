"""Evaluate a position for a seat: its money now, and what its land is still likely to pay."""

from typing import Final

from railherd.games.last_spike.bot.way import laid_on
from railherd.games.last_spike.figures.lookup import SPACES_A_ROUTE
from railherd.games.last_spike.rules.land import cards_held
from railherd.games.last_spike.rules.railway import survivors
from railherd.games.last_spike.state import State

# How likely, in percent, a route with none to three of its tiles laid is completed before the game ends:
# counted in 1,600 games between greedy bots (2, 3, 4 and 6 seats, seeds 0 to 399).
COMPLETION: Final = (53, 56, 60, 69)

# A tile in hand for a paying route lets its owner choose when to complete it.
OWN_TILE_PERCENT: Final = 6

# A seat with less than this soon has to sell land for half its price.
SMALL_RESERVE: Final = 12_000
RESERVE_PERCENT: Final = 40


def evaluate(s: State, seat: int) -> int:
    """Return a seat's prospects less those of the strongest other seat."""
    if s.bankrupt[seat]:
        return -1_000_000
    best = 0
    for other in survivors(s):
        if other != seat:
            best = max(best, prospects(s, other, False))
    return prospects(s, seat, True) - best


def prospects(s: State, seat: int, own: bool) -> int:
    """Return cash and expected payouts, less a charge for being short of money while the game lasts."""
    value = s.cash[seat]
    if s.over():
        return value
    if value < SMALL_RESERVE:
        value -= (SMALL_RESERVE - value) * RESERVE_PERCENT // 100
    for route in range(s.figures.routes):
        value += _expected(s, seat, route, own)
    return value


def _expected(s: State, seat: int, route: int, own: bool) -> int:
    laid = laid_on(s, route)
    if laid == SPACES_A_ROUTE:
        return 0
    payout = 0
    for city in s.figures.route_cities[route]:
        payout += s.figures.payouts[city][cards_held(s, seat, city)]
    likely = COMPLETION[laid]
    if own:
        for tile in s.hands[seat]:
            if tile // SPACES_A_ROUTE == route:
                likely += OWN_TILE_PERCENT
    return payout * likely // 100
