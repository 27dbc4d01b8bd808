"""The shortest way to the last spike: how many tiles it lacks, and which routes it passes."""

from typing import Final

from railherd.games.last_spike.figures.lookup import SPACES_A_ROUTE
from railherd.games.last_spike.state import State

WHOLE_WAY: Final = 16.0  # tiles of the shortest way at the beginning
FAR: Final = 1000


class Way:
    """The track laid on each route, and how many tiles each city lacks to both ends of the railway."""

    def __init__(self, s: State) -> None:
        self.laid: list[int] = []
        for route in range(s.figures.routes):
            self.laid.append(laid_on(s, route))
        self._to_east = self._lacking(s, s.figures.east)
        self._to_west = self._lacking(s, s.figures.west)
        self.missing = self._to_east[s.figures.west]

    def detour(self, s: State, route: int) -> int:
        """Return how many tiles more than the shortest the shortest way along a route lacks."""
        a, b = s.figures.route_cities[route]
        between = min(self._to_east[a] + self._to_west[b], self._to_east[b] + self._to_west[a])
        return between + SPACES_A_ROUTE - self.laid[route] - self.missing

    def _lacking(self, s: State, end: int) -> list[int]:
        found = [FAR] * s.figures.cities
        found[end] = 0
        is_shorter = True
        while is_shorter:
            is_shorter = False
            for route in range(s.figures.routes):
                a, b = s.figures.route_cities[route]
                lacks = SPACES_A_ROUTE - self.laid[route]
                if found[a] + lacks < found[b]:
                    found[b] = found[a] + lacks
                    is_shorter = True
                elif found[b] + lacks < found[a]:
                    found[a] = found[b] + lacks
                    is_shorter = True
        return found


def laid_on(s: State, route: int) -> int:
    """Return how many tiles of a route are laid."""
    tiles = s.laid >> route * SPACES_A_ROUTE & 0b1111
    return (tiles & 1) + (tiles >> 1 & 1) + (tiles >> 2 & 1) + (tiles >> 3)
