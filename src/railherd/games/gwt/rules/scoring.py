"""The final scoring: eleven lines."""

from typing import Final

from railherd.games.gwt.figures.lookup import (
    BLUE_TEPEE_TASK,
    BUILDING_TASK,
    GREEN_TEPEE_TASK,
    HAZARD_TASK,
    STATION_TASK,
)
from railherd.games.gwt.rules.kansas_city import permanent_certificates
from railherd.games.gwt.state import State
from railherd.kit.rules.fulfilment import Fulfilment
from railherd.kit.rules.scoring import (
    all_cards,
    building_points,
    cattle_points,
    city_points,
    marked_points,
    objective_search,
    own_buildings,
    task_counts,
    total,
    unplayed,
    worker_points,
)

SCORE_LINES = (
    "money", "buildings", "cities", "stations", "hazards", "cattle", "objectives", "masters", "workers", "steps",
    "marker",
)  # fmt: skip

BY_OBJECTIVES: Final = 1  # of MASTER_PER


def score_lines(s: State, seat: int) -> list[int]:
    """Return the lines of the score pad."""
    cards = all_cards(s, seat)
    return lines_with(s, seat, cards, achievements(s, seat, cards))


def lines_with(s: State, seat: int, cards: list[int], have: list[int]) -> list[int]:
    """Return the lines for a caller that has already gathered a seat's cards and achievements."""
    player = s.players[seat]
    objectives, masters = best_objectives(s, seat, cards, have)
    return [
        player.money // s.figures.dollars_a_point,
        building_points(s, seat),
        city_points(s, seat),
        marked_points(player.stations, s.figures.station_points),
        total(player.hazards, s.figures.tile_points),
        cattle_points(s, cards),
        objectives,
        masters,
        worker_points(s, seat),
        marked_points(player.cleared, s.figures.disc_points),
        s.figures.marker_points if s.marker == seat else 0,
    ]


def achievements(s: State, seat: int, cards: list[int]) -> list[int]:
    """Return how many of each task a seat has, in the order of TASKS."""
    player = s.players[seat]
    have = task_counts(s, seat, cards)
    have[BUILDING_TASK] = len(own_buildings(s, seat))
    have[GREEN_TEPEE_TASK] = player.tepees[0]
    have[BLUE_TEPEE_TASK] = player.tepees[1]
    have[HAZARD_TASK] = len(player.hazards)
    have[STATION_TASK] = player.stations.bit_count()
    return have


def best_objectives(s: State, seat: int, cards: list[int], have: list[int]) -> tuple[int, int]:
    """Return lines 7 and 8, with unplayed objectives and tasks chosen so that their sum is highest."""
    search = search_objectives(s, seat, cards)
    search.visit(0, have, search.played, 0, [])
    return search.best


def search_objectives(s: State, seat: int, cards: list[int]) -> Fulfilment:
    """Return the search through a seat's objective cards, with what its station masters pay for them."""
    most = len(s.players[seat].objectives) + len(unplayed(s, cards))
    fixed = fixed_masters(s, seat)
    return objective_search(s, seat, cards, [fixed + objective_masters(s, seat, area) for area in range(most + 1)])


def fixed_masters(s: State, seat: int) -> int:
    """Return the points of station masters that do not count objective cards."""
    player = s.players[seat]
    if not player.masters:
        return 0
    counted = [
        sum(player.workers),
        0,
        len(player.hazards),
        min(player.tepees),
        player.certificates + permanent_certificates(s, seat),
    ]
    points = 0
    for master, per in enumerate(s.figures.master_per):
        if player.masters >> master & 1:
            points += counted[per] // s.figures.master_each[master] * s.figures.master_points[master]
    return points


def objective_masters(s: State, seat: int, area: int) -> int:
    """Return the points of station masters for objective cards in the area, fulfilled or not."""
    points = 0
    masters = s.players[seat].masters
    for master, per in enumerate(s.figures.master_per):
        if masters >> master & 1 and per == BY_OBJECTIVES:
            points += area // s.figures.master_each[master] * s.figures.master_points[master]
    return points


def winners(s: State) -> list[int]:
    """Return the seats with most points; equal totals share the victory."""
    totals = [sum(score_lines(s, seat)) for seat in range(s.seats)]
    return [seat for seat in range(s.seats) if totals[seat] == max(totals)]
