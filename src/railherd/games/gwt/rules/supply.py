"""Place tiles of Kansas City's supply on the trail or the job market, or take them out of the game."""

from railherd.games.gwt.figures.lookup import TEPEE_TILE
from railherd.games.gwt.state import State
from railherd.kit.figures.events import TILE_LEFT, TILE_PLACED
from railherd.kit.figures.lookup import EMPTY, NOBODY, NOWHERE, WORKER_TILE
from railherd.kit.rules.hazards import hazard_space
from railherd.kit.rules.row_market import fill_space


def free_space(s: State, tile: int) -> int:
    """Return the lowest free space of the trail for a hazard or tepee, NOWHERE if all are full."""
    if s.figures.tile_kind[tile] != TEPEE_TILE:
        return hazard_space(s, tile)
    for space in s.figures.tepee_spaces:
        if s.tile[space] == EMPTY:
            return space
    return NOWHERE


def place_tile(s: State, seat: int, tile: int) -> None:
    """Put a tile where it belongs; one without a free space leaves the game."""
    if s.figures.tile_kind[tile] == WORKER_TILE:
        fill_space(s, seat, tile, s.figures.tile_worker[tile])
        return
    space = free_space(s, tile)
    if space == NOWHERE:
        s.box[tile] += 1
        s.emit(TILE_LEFT, NOBODY, tile)
        return
    s.tile[space] = s.figures.buildings + tile
    s.emit(TILE_PLACED, NOBODY, tile, space)
