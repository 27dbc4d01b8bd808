"""Estimate what the ship, storehouses and foreign posts are worth, in hundredths of a point."""

from typing import Final

from railherd.games.gwt_nz.bot.weights import Weights
from railherd.games.gwt_nz.state import State
from railherd.kit.figures.lookup import EMPTY, NOWHERE
from railherd.kit.figures.verbs import NO_ACTION

REACH: Final = 8  # moves from which a harbour is worth nothing yet


def sea_worth(s: State, seat: int, w: Weights) -> int:
    """Return the value of the best harbour ahead of the ship, of foreign posts in reach, and of half pairs."""
    figures, player = s.figures, s.players[seat]
    held = player.depots | player.stations
    distance = figures.water_distance[player.ship]
    best = worth = 0
    for harbour in range(figures.harbours):
        post = figures.harbour_post[harbour]
        if held >> harbour & 1:
            if post != NOWHERE and not player.cities[post]:
                worth += w.foreign * figures.city_points[post]
            continue
        ahead = _harbour_worth(s, harbour, w) * max(0, REACH - distance[figures.harbour_water[harbour]])
        best = max(best, ahead)
    for placed in player.stores:
        worth += w.store if placed == 1 else 0
    return worth + w.sea * best // (100 * REACH)


def _harbour_worth(s: State, harbour: int, w: Weights) -> int:
    """Return the value of upgrading a harbour: its points, its card, its master and the post it opens."""
    figures = s.figures
    worth = 100 * figures.harbour_points[harbour]
    post = figures.harbour_post[harbour]
    if post != NOWHERE:
        worth += w.foreign * figures.city_points[post]
    if figures.harbour_action[harbour] != NO_ACTION:
        worth += w.played
    if harbour < figures.stations and s.masters[harbour] != EMPTY:
        worth += w.master
    return worth
