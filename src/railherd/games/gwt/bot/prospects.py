"""Estimate what a herd earns at the next delivery, in hundredths of a point."""

from typing import Final

from railherd.games.gwt.bot.weights import Weights
from railherd.games.gwt.rules.departure import transport
from railherd.games.gwt.rules.kansas_city import herd_value
from railherd.games.gwt.state import State
from railherd.kit.bot.prospects import best_disc
from railherd.kit.rules.arrows import new_arrow_points
from railherd.kit.rules.certificates import master_certificates

NO_CITY: Final = -100_000


def next_delivery(s: State, seat: int, spaces: list[int], w: Weights) -> int:
    """Return the value of delivering with the present hand, with or without temporary certificates."""
    player = s.players[seat]
    value = herd_value(s, seat) + master_certificates(s, seat)
    plain = delivery_worth(s, seat, value, spaces, w)
    if not player.certificates:
        return plain
    spent = player.certificates
    return max(plain, delivery_worth(s, seat, value + spent, spaces, w) - spent * w.certificate)


def delivery_worth(s: State, seat: int, value: int, spaces: list[int], w: Weights) -> int:
    """Return the value of the best city in reach: its points and arrows, the money, and the disc it frees."""
    player = s.players[seat]
    white = best_disc(s, seat, True, spaces, w)
    any_disc = best_disc(s, seat, False, spaces, w)
    dollar = 100 // s.figures.dollars_a_point + w.dollar
    best = NO_CITY
    for city in range(s.figures.cities):
        if s.figures.city_value[city] > value:
            break
        if player.cities[city] and not s.figures.city_repeatable[city]:
            continue
        worth = 100 * (s.figures.city_points[city] + new_arrow_points(s, seat, city))
        worth += dollar * (s.figures.city_dollars[city] - transport(s, seat, city))
        worth += white if s.figures.city_white[city] else any_disc
        best = max(best, worth)
    return (best if best != NO_CITY else 0) + dollar * value
