"""Show how far the railway is: what leads from its ends, what is missing, where the last spike could be driven."""

from collections.abc import Mapping, Sequence

from railherd.core.contract import Json
from railherd.games.last_spike.figures.lookup import SPACES_A_ROUTE
from railherd.games.last_spike.rules.railway import is_complete, joined_cities
from railherd.games.last_spike.state import State


def railway(s: State, names: Mapping[str, Sequence[str]]) -> Json:
    """Return how far the railway is; `whole` is its shortest way on an empty map, `missing` what that still lacks."""
    routes = range(s.figures.routes)
    line = finished_line(s)
    tracks = [tile for route in line for tile in tiles_of(route)] if line else reaching_tracks(s)
    return {
        "whole": shortest(s, [SPACES_A_ROUTE for _ in routes]),
        "missing": shortest(s, [sum(1 for tile in tiles_of(route) if not is_laid(s, tile)) for route in routes]),
        "tracks": [names["tile"][tile] for tile in sorted(tracks)],
        "last_spaces": [names["tile"][tile] for tile in last_spaces(s)],
    }


def tiles_of(route: int) -> list[int]:
    """Return the spaces of a route, from its first city to its second."""
    return list(range(route * SPACES_A_ROUTE, (route + 1) * SPACES_A_ROUTE))


def is_laid(s: State, tile: int) -> bool:
    """Return whether a track lies on a space."""
    return s.laid >> tile & 1 == 1


def shortest(s: State, lengths: list[int]) -> int:
    """Return the smallest sum of the routes' lengths between the two ends of the railway."""
    far = [sum(lengths)] * s.figures.cities
    far[s.figures.east] = 0
    for _ in range(s.figures.cities):
        for route, (one, other) in enumerate(s.figures.route_cities):
            far[one] = min(far[one], far[other] + lengths[route])
            far[other] = min(far[other], far[one] + lengths[route])
    return far[s.figures.west]


def finished_line(s: State) -> list[int]:
    """Return the routes of the shortest line of complete routes between the two ends; none before they are joined."""
    ways: dict[int, list[int]] = {s.figures.east: []}
    reached = [s.figures.east]
    for city in reached:
        for route in range(s.figures.routes):
            if is_complete(s, route) and city in s.figures.route_cities[route]:
                one, other = s.figures.route_cities[route]
                following = other if city == one else one
                if following not in ways:
                    ways[following] = [*ways[city], route]
                    reached.append(following)
    return ways.get(s.figures.west, [])


def reaching_tracks(s: State) -> list[int]:
    """Return the tracks that lead without a gap from either end of the railway."""
    reached = joined_cities(s, s.figures.east) | joined_cities(s, s.figures.west)
    found: set[int] = set()
    for route in range(s.figures.routes):
        first, second = s.figures.route_cities[route]
        tiles = tiles_of(route)
        for city, run in ((first, tiles), (second, tiles[::-1])):
            if reached >> city & 1:
                gap = next((place for place, tile in enumerate(run) if not is_laid(s, tile)), len(run))
                found.update(run[:gap])
    return list(found)


def last_spaces(s: State) -> list[int]:
    """Return the spaces where one more track would join the two ends."""
    east, west = joined_cities(s, s.figures.east), joined_cities(s, s.figures.west)
    if east & west:
        return []
    found = []
    for route in range(s.figures.routes):
        open_spaces = [tile for tile in tiles_of(route) if not is_laid(s, tile)]
        ends = s.figures.route_ends[route]
        if len(open_spaces) == 1 and ends & east and ends & west:
            found += open_spaces
    return found
