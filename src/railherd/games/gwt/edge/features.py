"""List what only Great Western Trail has as numbers for learning."""

from railherd.core.contract import Names
from railherd.games.gwt.figures.lookup import WORKERS, Figures
from railherd.games.gwt.state import State
from railherd.kit.edge.features import OwnFeatures, row_features


def _table_names(figures: Figures, names: Names) -> list[str]:
    found = [f"jobs.{row + 1}.{worker}" for row in range(figures.job_rows) for worker in WORKERS]
    with_masters = names["station"][: len(figures.master_stations)]
    return found + [f"{who}.{station}" for who in ("master", "posted") for station in with_masters]


def _table(s: State) -> list[int]:
    found = row_features(s, len(WORKERS))
    return found + [master + 1 for master in s.masters] + [worker + 1 for worker in s.posted]


def _player_names(figures: Figures, names: Names) -> list[str]:
    return ["engine", "green_tepees", "blue_tepees"]


def _player(s: State, seat: int) -> list[int]:
    return [s.players[seat].engine, *s.players[seat].tepees]


FEATURES = OwnFeatures(_table_names, _table, _player_names, _player)
