"""A position of Last Spike as numbers that a learned judgement goes by: a seat's and those of its strongest rival."""

from typing import Final

from railherd.games.last_spike.bot.evaluate import prospects
from railherd.games.last_spike.bot.way import WHOLE_WAY, Way
from railherd.games.last_spike.figures.lookup import CARDS_A_CITY, SPACES_A_ROUTE
from railherd.games.last_spike.rules.land import is_open, top_card
from railherd.games.last_spike.rules.railway import is_complete, survivors
from railherd.games.last_spike.rules.track import laying_cost
from railherd.games.last_spike.rules.turn import Buy
from railherd.games.last_spike.state import NOBODY, State

THOUSAND: Final = 1000.0
SMALL: Final = 12.0
COMFORTABLE: Final = 30.0
DETOURS: Final = (0, 2)  # tiles more than the shortest way to the last spike: on it, near it, far from it
LIKELY: Final = 0.55  # that a route is completed before the end
NEAR_END: Final = (1, 2, 4)


def numbers(s: State, seat: int) -> list[float]:
    """Return the numbers of a seat."""
    way = Way(s)
    rival = strongest_rival(s, seat)
    own_due = dues(s, seat)
    rivals_due = dues(s, rival) if rival != NOBODY else [0.0] * s.figures.routes
    found = _standing(s, seat, own_due, way) + _standing(s, rival, rivals_due, way)
    return found + _hand(s, seat, own_due, rivals_due, way) + _offers(s, seat) + _pace(s, seat, way)


def time_left(s: State) -> float:
    """Return how much of the way to the last spike is to be laid."""
    return min(1.0, Way(s).missing / WHOLE_WAY)


def strongest_rival(s: State, seat: int) -> int:
    """Return the other seat with the best prospects, NOBODY if all are bankrupt."""
    found, best = NOBODY, 0
    for other in survivors(s):
        if other != seat:
            worth = prospects(s, other, False)
            if found == NOBODY or worth > best:
                found, best = other, worth
    return found


def dues(s: State, seat: int) -> list[float]:
    """Return what each route that is not complete would pay a seat now, in thousands."""
    figures = s.figures
    held = [0] * figures.cities
    for card in range(figures.cards):
        if s.owner[card] == seat:
            held[card // CARDS_A_CITY] += 1
    found: list[float] = []
    for route in range(figures.routes):
        due = 0
        if not is_complete(s, route):
            for city in figures.route_cities[route]:
                due += figures.payouts[city][held[city]]
        found.append(due / THOUSAND)
    return found


def _standing(s: State, seat: int, due: list[float], way: Way) -> list[float]:
    """Return the money of a seat, and what routes will pay it: by their track, and by how near the end passes."""
    by_track = [0.0] * SPACES_A_ROUTE
    by_way = [0.0] * 6
    for route in range(s.figures.routes):
        if due[route] == 0.0:
            continue
        laid = way.laid[route]
        by_track[laid] += due[route]
        detour = way.detour(s, route)
        place = 0 if detour <= DETOURS[0] else 1 if detour <= DETOURS[1] else 2
        by_way[place] += due[route]
        by_way[3 + place] += due[route] * laid / SPACES_A_ROUTE
    if seat == NOBODY:
        return [0.0] * 6 + by_track + by_way
    cash = s.cash[seat] / THOUSAND
    land = price = 0.0
    for card in range(s.figures.cards):
        if s.owner[card] == seat:
            land += 1.0
            price += s.figures.sale_value[card] / THOUSAND
    found = [cash, min(cash, SMALL), min(cash, COMFORTABLE), land, price, 1.0 if s.bankrupt[seat] else 0.0]
    return found + by_track + by_way


def _hand(s: State, seat: int, own: list[float], rivals: list[float], way: Way) -> list[float]:
    """Return what the tiles in hand can complete, how they stand on the way to the last spike, and what they cost."""
    figures = s.figures
    tiles = [0] * figures.routes
    costs = dearest = 0.0
    cheapest = 2 * figures.dearest / THOUSAND
    for tile in s.hands[seat]:
        tiles[tile // SPACES_A_ROUTE] += 1
        cost = laying_cost(s, tile) / THOUSAND
        costs += cost
        cheapest, dearest = min(cheapest, cost), max(dearest, cost)
    now = alone = share = lead_now = lead_alone = on_way = 0.0
    for route in range(figures.routes):
        if not tiles[route]:
            continue
        lead, missing = own[route] - rivals[route], SPACES_A_ROUTE - way.laid[route]
        share += own[route] * tiles[route] / missing
        if tiles[route] == missing:
            alone += own[route]
            lead_alone += lead
            if missing == 1:
                now += own[route]
                lead_now += max(0.0, lead)
        if way.detour(s, route) == 0:
            on_way += tiles[route]
    can_end = 1.0 if on_way >= 1.0 and way.missing == 1 else 0.0
    found = [now, alone, share, lead_now, lead_alone, on_way, can_end, 1.0 if on_way and way.missing == 2 else 0.0]
    return [*found, costs, cheapest if costs else 0.0, dearest, float(len(s.hands[seat]))]


def _offers(s: State, seat: int) -> list[float]:
    """Return the gains to be expected from the two best cards that the seat can pay for."""
    figures = s.figures
    best = second = 0.0
    for city in range(figures.cities):
        if not is_open(s, city):
            continue
        card = top_card(s, city)
        if card < 0 or figures.price[card] > s.cash[seat]:
            continue
        to_come = 0
        for route in range(figures.routes):
            if city in figures.route_cities[route] and not is_complete(s, route):
                to_come += 1
        gain = (LIKELY * to_come * figures.payouts[city][1] - figures.price[card]) / THOUSAND
        if gain > best:
            best, second = gain, best
        else:
            second = max(second, gain)
    return [best, second]


def _pace(s: State, seat: int, way: Way) -> list[float]:
    """Return how near the end is, whose turn it is, and the constant 1."""
    routes = sum([1 for laid in way.laid if laid < SPACES_A_ROUTE])
    found = [float(way.missing), float(routes), s.drawable() / 10.0]
    for few in NEAR_END:
        found.append(1.0 if way.missing <= few else 0.0)
    asked = s.pending[-1] if s.pending else None
    found.append(1.0 if asked is not None and asked.seat == seat else 0.0)
    return [*found, 1.0 if asked is not None and isinstance(asked, Buy) else 0.0, 1.0]
