"""The final scoring: eleven lines."""

from railherd.games.gwt.figures.lookup import (
    BLUE_TEPEE_TASK,
    BUILDING_TASK,
    GREEN_TEPEE_TASK,
    HAZARD_TASK,
    STATION_TASK,
)
from railherd.games.gwt.state import State
from railherd.kit.rules.certificates import master_certificates
from railherd.kit.rules.scoring import (
    all_cards,
    best_objectives,
    building_points,
    city_points,
    marked_points,
    own_buildings,
    printed_points,
    seats_with_most,
    task_counts,
    total,
    worker_points,
)

SCORE_LINES = (
    "money", "buildings", "cities", "stations", "hazards", "cattle", "objectives", "masters", "workers", "steps",
    "marker",
)  # fmt: skip


def score_lines(s: State, seat: int) -> list[int]:
    """Return the lines of the score pad."""
    cards = all_cards(s, seat)
    return lines_with(s, seat, cards, achievements(s, seat, cards))


def lines_with(s: State, seat: int, cards: list[int], have: list[int]) -> list[int]:
    """Return the lines for a caller that has already gathered a seat's cards and achievements."""
    player = s.players[seat]
    objectives, masters = best_objectives(s, seat, cards, have, counted_by_masters(s, seat))
    return [
        player.money // s.figures.dollars_a_point,
        building_points(s, seat),
        city_points(s, seat),
        marked_points(player.stations, s.figures.station_points),
        total(player.hazards, s.figures.tile_points),
        printed_points(s, cards),
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


def counted_by_masters(s: State, seat: int) -> list[int]:
    """Return how many a seat has of what station masters pay for, in the order of MASTER_PER; objectives come later."""
    player = s.players[seat]
    return [
        sum(player.workers),
        0,
        len(player.hazards),
        min(player.tepees),
        player.certificates + master_certificates(s, seat),
    ]


def winners(s: State) -> list[int]:
    """Return the seats with most points; equal totals share the victory."""
    return seats_with_most([sum(score_lines(s, seat)) for seat in range(s.seats)])
