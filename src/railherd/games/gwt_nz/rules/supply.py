"""Place tiles of Wellington's supply on the trail or in a market, or take them out of the game."""

from railherd.games.gwt_nz.figures.events import NEUTRALS_TURNED, WORKER_OFFERED
from railherd.games.gwt_nz.figures.lookup import BONUS_TILE
from railherd.games.gwt_nz.state import State
from railherd.kit.figures.events import TILE_LEFT
from railherd.kit.figures.lookup import NOBODY, NOWHERE, WORKER_TILE
from railherd.kit.rules.hazards import lay_hazard
from railherd.kit.rules.row_market import fill_space


def place_tile(s: State, seat: int, tile: int) -> None:
    """Put a tile where it belongs; one without a free space leaves the game."""
    if s.figures.tile_kind[tile] == BONUS_TILE:
        placed = s.marker == NOBODY
        if placed:
            fill_space(s, seat, tile, tile)
    else:
        placed = offer_worker(s, tile) if s.figures.tile_kind[tile] == WORKER_TILE else lay_hazard(s, tile)
    if not placed:
        s.box[tile] += 1
        s.emit(TILE_LEFT, NOBODY, tile)


def offer_worker(s: State, tile: int) -> bool:
    """Put a worker on the dearest free space of its column; return whether there was one."""
    kind = s.figures.tile_worker[tile]
    row = free_row(s, kind)
    if row == NOWHERE:
        return False
    s.columns[kind] |= 1 << row
    s.emit(WORKER_OFFERED, NOBODY, kind, s.figures.hire_cost[row])
    return True


def free_row(s: State, kind: int) -> int:
    """Return the dearest row of the job market that is free for a kind of worker, NOWHERE if all are full."""
    for row in range(s.figures.hire_rows):
        if not s.columns[kind] >> row & 1:
            return row
    return NOWHERE


def turn_neutrals(s: State, row: int) -> None:
    """Turn over the neutral buildings with two sides if the marker has left the row that says so."""
    if row in s.figures.flip_after:
        s.flipped = True
        s.emit(NEUTRALS_TURNED, NOBODY)
