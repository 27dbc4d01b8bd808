"""List what only New Zealand has as numbers for learning."""

from railherd.core.contract import Names
from railherd.games.gwt_nz.edge.pieces import jokers_in, open_discards
from railherd.games.gwt_nz.figures.lookup import Figures
from railherd.games.gwt_nz.state import State
from railherd.kit.edge.features import OwnFeatures, bits, counts, row_features


def _table_names(figures: Figures, names: Names) -> list[str]:
    workers = figures.lists.workers
    found = ["flipped"]
    found += [f"bonuses.{row + 1}.{tile}" for row in range(figures.job_rows) for tile in names["supply"]]
    found += [f"jobs.{worker}.{row + 1}" for worker in workers for row in range(figures.hire_rows)]
    found += [f"slot.{slot}" for slot in names["stock"][-len(figures.slot_gold) :]]
    found += [f"stock.{stack}" for stack in names["stock"]]
    return found + [f"{who}.{station}" for who in ("master", "posted") for station in figures.station_names]


def _table(s: State) -> list[int]:
    found = [int(s.flipped), *row_features(s, s.figures.supply_kinds)]
    for column in s.columns:
        found += bits(column, s.figures.hire_rows)
    found += [card + 1 for card in s.slots] + s.stock
    return found + [master + 1 for master in s.masters] + [worker + 1 for worker in s.posted]


def _player_names(figures: Figures, names: Names) -> list[str]:
    found = ["gold", "tokens", "path", "step_tile", "no_fees", "ship"]
    found += [f"depot.{harbour}" for harbour in names["harbour"]]
    found += [f"joker.{worker}" for worker in figures.lists.workers]
    found += [f"pair.{pair + 1}" for pair in range(figures.pairs)]
    return found + [f"bonus.{tile}" for tile in names["supply"]]


def _player(s: State, seat: int) -> list[int]:
    player = s.players[seat]
    found = [player.gold, player.tokens, player.path + 1, player.step_tile, int(player.no_fees), player.ship + 1]
    found += bits(player.depots, s.figures.harbours)
    found += [jokers_in(player, kind) for kind in range(len(player.workers))] + player.stores
    return found + counts(player.bonuses, s.figures.supply_kinds)


FEATURES = OwnFeatures(_table_names, _table, _player_names, _player, open_discards)
