"""The components of Last Spike as flat lists, one number per tile, route, city or card."""

from typing import Final

from railherd.games.last_spike.figures.schema import Components

SPACES_A_ROUTE: Final = 4
CARDS_A_CITY: Final = 5
NOWHERE: Final = -1


class Figures:
    """Figures and neighbourhoods, shared by every state and never changed.

    Tile `t` lies on route `t // 4`; card `c` belongs to city `c // 5` and is its Land 0 when `c % 5 == 0`.
    Sets of tiles and of cities are bit masks.
    """

    def __init__(self, components: Components) -> None:
        cities = list(components.city)
        ends = [(cities.index(a), cities.index(b)) for a, b in (r.ends for r in components.route.values())]
        self.cities = len(cities)
        self.routes = len(ends)
        self.tiles = len(components.space)
        self.cards = len(components.card)
        self.cost: list[int] = [space.cost for space in components.space.values()]
        self.price: list[int] = [card.price for card in components.card.values()]
        self.payouts: list[list[int]] = [[0, *land.payouts] for land in components.land.values()]
        self.route_cities: list[list[int]] = [[a, b] for a, b in ends]
        self.route_ends: list[int] = [1 << a | 1 << b for a, b in ends]
        self.route_tiles: list[int] = [0b1111 << r * SPACES_A_ROUTE for r in range(self.routes)]
        self.city_tiles: list[int] = [self._tiles_of(city) for city in range(self.cities)]
        self.city_at: list[int] = [self._city_at(tile) for tile in range(self.tiles)]
        self.beside: list[int] = [self._beside(tile) for tile in range(self.tiles)]
        self.unit = components.money.unit
        self.start: dict[int, int] = dict(components.money.start)
        self.hand = components.tiles.hand
        self.unseen_with_two = components.tiles.unseen_with_two
        self.isolated_factor = components.track.isolated_factor
        self.dearest = max(self.cost) * self.isolated_factor
        self.sale_divisor = components.sale.divisor
        self.east = cities.index(components.spike.east)
        self.west = cities.index(components.spike.west)
        self.bonus = components.spike.bonus
        self.sale_value: list[int] = [self._sale_value(price) for price in self.price]

    def _tiles_of(self, city: int) -> int:
        """Return all tiles of all routes that meet in a city."""
        tiles = 0
        for route in range(self.routes):
            if city in self.route_cities[route]:
                tiles |= self.route_tiles[route]
        return tiles

    def _city_at(self, tile: int) -> int:
        """Return the city that a tile touches as the first or last of its route, else NOWHERE."""
        place = tile % SPACES_A_ROUTE
        if place == 0:
            return self.route_cities[tile // SPACES_A_ROUTE][0]
        if place == SPACES_A_ROUTE - 1:
            return self.route_cities[tile // SPACES_A_ROUTE][1]
        return NOWHERE

    def _beside(self, tile: int) -> int:
        """Return the neighbouring tiles on the same route."""
        return (1 << tile >> 1 | 1 << tile + 1) & self.route_tiles[tile // SPACES_A_ROUTE]

    def _sale_value(self, price: int) -> int:
        """Return what the bank pays for a card: the price divided, rounded up to a whole unit."""
        step = self.sale_divisor * self.unit
        return (price + step - 1) // step * self.unit
