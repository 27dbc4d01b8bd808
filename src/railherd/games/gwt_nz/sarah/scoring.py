"""Sarah's score: lines 1, 9 and 10 stay empty, and all her objective cards count as fulfilled."""

from railherd.games.gwt_nz.figures.sarah import SARAH
from railherd.games.gwt_nz.state import State
from railherd.kit.rules.scoring import building_points, city_points, marked_points, printed_points, total, worker_points


def sarahs_lines(s: State) -> list[int]:
    """Return the twelve lines of her score."""
    player = s.players[SARAH]
    first = s.figures.first_objective
    objectives = [card - first for card in player.discards if card >= first]
    return [
        0,
        building_points(s, SARAH),
        city_points(s, SARAH),
        marked_points(player.stations, s.figures.station_points),
        s.figures.path_points[player.path],
        total(player.hazards, s.figures.tile_points),
        printed_points(s, player.discards),
        total(objectives, s.figures.objective_points),
        0,
        0,
        worker_points(s, SARAH),
        s.figures.marker_points if s.marker == SARAH else 0,
    ]
