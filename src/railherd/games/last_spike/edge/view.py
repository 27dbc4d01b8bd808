"""Show what one seat may see of a game of Last Spike, and deal worlds that it cannot tell from the true one."""

from railherd.core.chance import from_seed
from railherd.core.contract import Json, Names
from railherd.core.rng import Rng
from railherd.games.last_spike.edge.railway import is_laid, railway, tiles_of
from railherd.games.last_spike.figures.lookup import NOWHERE, SPACES_A_ROUTE
from railherd.games.last_spike.rules.land import (
    cards_held,
    has_paid_out,
    is_open,
    land_price,
    payout_due,
    top_card,
)
from railherd.games.last_spike.rules.track import city_claimed_at, is_isolated, laying_cost
from railherd.games.last_spike.rules.turn import Sell
from railherd.games.last_spike.state import BANK, NOBODY, REMOVED, State


def open_view(s: State, names: Names) -> Json:
    """Return all that lies open."""
    return {
        "turn": s.turn,
        "first": s.first,
        "asked": None if s.over() else s.seat(),
        "last_spike": None if s.spiker == NOBODY else s.spiker,
        "ends": [names["city"][city] for city in (s.figures.east, s.figures.west)],
        "pool": s.drawable(),
        "railway": railway(s, names),
        "claims": _claims(s, names),
        "map": {name: _space(s, tile) for tile, name in enumerate(names["tile"])},
        "routes": {name: _route(s, names, route) for route, name in enumerate(names["route"])},
        "land": {name: _pile(s, names, city) for city, name in enumerate(names["city"])},
        "cards": {name: _holder(s, card) for card, name in enumerate(names["card"])},
        "prices": {name: s.figures.price[card] for card, name in enumerate(names["card"])},
    }


def own_view(s: State, names: Names, seat: int | None) -> Json:
    """Return what depends on who looks: their own hand and money, and others' money if agreed."""
    return {"seat": seat, "players": [_player(s, names, player, seat) for player in range(s.seats)]}


def _claims(s: State, names: Names) -> Json:
    """Return by space the city whose Land 0 a track there would claim."""
    cities = {name: city_claimed_at(s, tile) for tile, name in enumerate(names["tile"])}
    return {tile: names["city"][city] for tile, city in cities.items() if city != NOWHERE}


def _space(s: State, tile: int) -> Json:
    laid = bool(s.laid >> tile & 1)
    return {
        "laid": laid,
        "isolated": not laid and is_isolated(s, tile),
        "cost": None if laid else laying_cost(s, tile),
    }


def _route(s: State, names: Names, route: int) -> Json:
    tiles = range(route * SPACES_A_ROUTE, (route + 1) * SPACES_A_ROUTE)
    laid = sum(s.laid >> tile & 1 for tile in tiles)
    ends = [names["city"][city] for city in s.figures.route_cities[route]]
    return {"ends": ends, "laid": laid, "missing": SPACES_A_ROUTE - laid, "complete": laid == SPACES_A_ROUTE}


def _pile(s: State, names: Names, city: int) -> Json:
    top = top_card(s, city)
    for_sale = is_open(s, city) and top != NOWHERE
    return {
        "open": is_open(s, city),
        "top": None if top == NOWHERE else names["card"][top],
        "price": s.figures.price[top] if for_sale else None,
        "payouts": s.figures.payouts[city][1:],
        "paid_out": has_paid_out(s, city),
        "next_payout": _next_payout(s, city),
    }


def _next_payout(s: State, city: int) -> int | None:
    """Return how many tracks the city's nearest payout still lacks; None after its last one."""
    routes = [route for route in range(s.figures.routes) if city in s.figures.route_cities[route]]
    missing = [sum(1 for tile in tiles_of(route) if not is_laid(s, tile)) for route in routes]
    return min((count for count in missing if count), default=None)


def _holder(s: State, card: int) -> int | str:
    owner = s.owner[card]
    return {BANK: "bank", REMOVED: "removed"}.get(owner, owner)


def _player(s: State, names: Names, player: int, seat: int | None) -> Json:
    own = player == seat
    held = {name: cards_held(s, player, city) for city, name in enumerate(names["city"])}
    return {
        "seat": player,
        "cash": s.cash[player] if own or s.money_open or s.over() else None,
        "tiles": len(s.hands[player]),
        "hand": [names["tile"][tile] for tile in s.hands[player]] if own else None,
        "land": {name: cards for name, cards in held.items() if cards},
        "due": {name: payout_due(s, player, city) for city, name in enumerate(names["city"]) if held[name]},
        "land_price": land_price(s, player),
        "bankrupt": s.bankrupt[player],
    }


def imagine(s: State, seat: int | None, seed: int) -> State:
    """Return a copy of the state with what a seat cannot see dealt again: other hands and the pool.

    Other seats' cash stays exact, for it follows from what everybody saw; so does a tile announced for laying.
    """
    world = s.copy()
    world.chance = from_seed(seed, len(s.chance.drawn))
    unseen = world.pool.bag
    for other in range(s.seats):
        if other != seat:
            unseen += world.hands[other]
    announced = _announced(world)
    if announced in unseen:
        unseen.remove(announced)
    unseen.sort()
    rng = Rng(seed)
    for other in range(s.seats):
        if other != seat:
            world.hands[other] = _redeal(world.hands[other], announced, unseen, rng)
    return world


def _announced(s: State) -> int:
    """Return the tile that a seat is selling land for, which everybody knows, or NOWHERE."""
    asked = s.pending[-1] if s.pending else None
    return asked.tile if isinstance(asked, Sell) else NOWHERE


def _redeal(hand: list[int], announced: int, unseen: list[int], rng: Rng) -> list[int]:
    kept = [tile for tile in hand if tile == announced]
    dealt = [unseen.pop(rng.below(len(unseen))) for _ in range(len(hand) - len(kept))]
    return sorted(kept + dealt)
