"""Arrows between neighbouring cities: which ones a disc completes, and what they are worth."""

from railherd.kit.state import OBJECTIVE_STACK, TrailState


def arrows_at(s: TrailState, seat: int, city: int) -> list[int]:
    """Return the arrows between a city and other cities with a disc of the seat, ascending."""
    cities = s.players[seat].cities
    found: list[int] = []
    for arrow in range(len(s.figures.arrow_from)):
        one, other = s.figures.arrow_from[arrow], s.figures.arrow_to[arrow]
        if (one == city and cities[other]) or (other == city and cities[one]):
            found.append(arrow)
    return found


def new_arrows(s: TrailState, seat: int, city: int) -> list[int]:
    """Return the arrows that the next disc of a seat in a city would complete: only the first one completes any."""
    return [] if s.players[seat].cities[city] else arrows_at(s, seat, city)


def new_arrow_points(s: TrailState, seat: int, city: int) -> int:
    """Return the points of the arrows that the next disc of a seat in a city would complete."""
    points = 0
    for arrow in new_arrows(s, seat, city):
        points += s.figures.arrow_points[arrow]
    return points


def complete_arrow_points(s: TrailState, seat: int) -> int:
    """Return the points of the arrows that a seat has completed."""
    cities = s.players[seat].cities
    points = 0
    for arrow in range(len(s.figures.arrow_from)):
        if cities[s.figures.arrow_from[arrow]] and cities[s.figures.arrow_to[arrow]]:
            points += s.figures.arrow_points[arrow]
    return points


def objective_cards(s: TrailState, arrows: list[int]) -> int:
    """Return how many objective cards some arrows bring, as far as there are any left."""
    cards = 0
    for arrow in arrows:
        if s.figures.arrow_objective[arrow]:
            cards += 1
    return min(cards, len(s.shown) + s.piles[OBJECTIVE_STACK].size())
