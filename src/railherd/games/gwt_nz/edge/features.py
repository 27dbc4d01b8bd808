"""List what a seat sees as numbers for learning: its own first, then the others clockwise.

How many there are depends only on the number of seats.
"""

from collections.abc import Mapping, Sequence

from railherd.games.gwt_nz.edge.pieces import jokers_in
from railherd.games.gwt_nz.figures.lookup import Figures
from railherd.games.gwt_nz.state import State
from railherd.kit.edge.features import bits, counts, player_features, player_names, table_features, table_names
from railherd.kit.rules.row_market import COLUMNS

Names = Mapping[str, Sequence[str]]

PLAYER = ("gold", "tokens", "path", "step_tile", "no_fees", "ship")


def feature_names(figures: Figures, names: Names, seats: int) -> list[str]:
    """Return a name for each number that `features` gives."""
    workers = figures.lists.workers
    found = [*table_names(figures, names), "flipped"]
    found += [f"bonuses.{row + 1}.{tile}" for row in range(figures.job_rows) for tile in names["supply"]]
    found += [f"jobs.{worker}.{row + 1}" for worker in workers for row in range(figures.hire_rows)]
    found += [f"slot.{slot}" for slot in names["stock"][-len(figures.slot_gold) :]]
    found += [f"stock.{stack}" for stack in names["stock"]]
    found += [f"{who}.{station}" for who in ("master", "posted") for station in figures.station_names]
    own = [*player_names(figures, names), *PLAYER, *(f"depot.{harbour}" for harbour in names["harbour"])]
    own += [f"joker.{worker}" for worker in workers] + [f"pair.{pair + 1}" for pair in range(figures.pairs)]
    own += [f"bonus.{tile}" for tile in names["supply"]]
    return found + [f"player.{player}.{name}" for player in range(seats) for name in own]


def features(s: State, seat: int) -> list[int]:
    """Return the numbers in the order of `feature_names`."""
    found = [*table_features(s, seat), int(s.flipped)]
    for row in range(s.figures.job_rows):
        places = s.jobs[row * COLUMNS : row * COLUMNS + s.seats]
        found += [places.count(tile) for tile in range(s.figures.supply_kinds)]
    for column in s.columns:
        found += bits(column, s.figures.hire_rows)
    found += [card + 1 for card in s.slots] + s.stock
    found += [master + 1 for master in s.masters] + [worker + 1 for worker in s.posted]
    for other in range(s.seats):
        found += _player(s, (seat + other) % s.seats, seat)
    return found


def _player(s: State, seat: int, viewer: int) -> list[int]:
    player = s.players[seat]
    found = player_features(s, seat, viewer)
    found += [player.gold, player.tokens, player.path + 1, player.step_tile, int(player.no_fees), player.ship + 1]
    found += bits(player.depots, s.figures.harbours)
    found += [jokers_in(player, kind) for kind in range(len(player.workers))] + player.stores
    return found + counts(player.bonuses, s.figures.supply_kinds)
