"""The final scoring: eleven lines."""

from railherd.games.gwt.figures.lookup import (
    BLUE_TEPEE_TASK,
    BUILDING_TASK,
    GREEN_TEPEE_TASK,
    HAZARD_TASK,
    STATION_TASK,
)
from railherd.games.gwt.state import State
from railherd.kit.rules import scoring
from railherd.kit.rules.certificates import master_certificates

SCORE_LINES = (
    "money", "buildings", "cities", "stations", "hazards", "cattle", "objectives", "masters", "workers", "steps",
    "marker",
)  # fmt: skip


def score_lines(s: State, seat: int) -> list[int]:
    """Return the lines of the score pad."""
    cards = scoring.all_cards(s, seat)
    return lines_with(s, seat, cards, achievements(s, seat, cards))


def lines_with(s: State, seat: int, cards: list[int], have: list[int]) -> list[int]:
    """Return the lines for a caller that has already gathered a seat's cards and achievements."""
    player = s.players[seat]
    objectives, masters = scoring.best_objectives(s, seat, cards, have, counted_by_masters(s, seat))
    return [
        player.money // s.figures.dollars_a_point,
        scoring.building_points(s, seat),
        scoring.city_points(s, seat),
        scoring.marked_points(player.stations, s.figures.station_points),
        scoring.total(player.hazards, s.figures.tile_points),
        scoring.printed_points(s, cards),
        objectives,
        masters,
        scoring.worker_points(s, seat),
        scoring.marked_points(player.cleared, s.figures.disc_points),
        s.figures.marker_points if s.marker == seat else 0,
    ]


def achievements(s: State, seat: int, cards: list[int]) -> list[int]:
    """Return how many of each task a seat has, in the order of TASKS."""
    player = s.players[seat]
    have = scoring.task_counts(s, seat, cards)
    have[BUILDING_TASK] = len(scoring.own_buildings(s, seat))
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
