"""List what a seat sees as numbers for learning: its own first, then the others clockwise.

How many there are depends only on the number of seats.
"""

from collections.abc import Mapping, Sequence

from railherd.games.gwt.figures.lookup import WORKERS, Figures
from railherd.games.gwt.state import State
from railherd.kit.edge.features import player_features, player_names, table_features, table_names
from railherd.kit.rules.row_market import COLUMNS

Names = Mapping[str, Sequence[str]]

PLAYER = ("engine", "green_tepees", "blue_tepees")


def feature_names(figures: Figures, names: Names, seats: int) -> list[str]:
    """Return a name for each number that `features` gives."""
    found = table_names(figures, names)
    found += [f"jobs.{row + 1}.{worker}" for row in range(figures.job_rows) for worker in WORKERS]
    with_masters = names["station"][: len(figures.master_stations)]
    found += [f"{who}.{station}" for who in ("master", "posted") for station in with_masters]
    own = [*player_names(figures, names), *PLAYER]
    return found + [f"player.{player}.{name}" for player in range(seats) for name in own]


def features(s: State, seat: int) -> list[int]:
    """Return the numbers in the order of `feature_names`."""
    found = table_features(s, seat) + _jobs(s)
    found += [master + 1 for master in s.masters] + [worker + 1 for worker in s.posted]
    for other in range(s.seats):
        found += _player(s, (seat + other) % s.seats, seat)
    return found


def _jobs(s: State) -> list[int]:
    found: list[int] = []
    for row in range(s.figures.job_rows):
        places = s.jobs[row * COLUMNS : row * COLUMNS + s.seats]
        found += [places.count(kind) for kind in range(len(WORKERS))]
    return found


def _player(s: State, seat: int, viewer: int) -> list[int]:
    player = s.players[seat]
    return [*player_features(s, seat, viewer), player.engine, *player.tepees]
