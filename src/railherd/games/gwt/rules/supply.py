"""Place tiles of Kansas City's supply on the trail or the job market, or take them out of the game."""

from railherd.games.gwt.figures.events import (
    FORESIGHT_FILLED,
    JOB_FILLED,
    MARKER_MOVED,
    MARKER_TAKEN,
    TILE_LEFT,
    TILE_PLACED,
)
from railherd.games.gwt.figures.lookup import BUILDINGS, EMPTY, NEUTRAL, NOWHERE, TEPEE
from railherd.games.gwt.rules.market import refill
from railherd.games.gwt.rules.workers import COLUMNS
from railherd.games.gwt.state import NOBODY, State

FORESIGHT_A_STACK = 2


def is_worker(s: State, tile: int) -> bool:
    """Return whether a tile of the supply is a worker."""
    return s.figures.tile_kind[tile] == NEUTRAL


def free_space(s: State, tile: int) -> int:
    """Return the lowest free space of the trail for a hazard or tepee, NOWHERE if all are full."""
    row = (
        s.figures.tepee_spaces
        if s.figures.tile_kind[tile] == TEPEE
        else s.figures.hazard_spaces[s.figures.tile_hazard[tile]]
    )
    for space in row:
        if s.tile[space] == EMPTY:
            return space
    return NOWHERE


def place_tile(s: State, seat: int, tile: int) -> None:
    """Put a tile where it belongs; one without a free space leaves the game."""
    if is_worker(s, tile):
        place_worker(s, seat, tile)
        return
    space = free_space(s, tile)
    if space == NOWHERE:
        s.box[tile] += 1
        s.emit(TILE_LEFT, NOBODY, tile)
        return
    s.tile[space] = BUILDINGS + tile
    s.emit(TILE_PLACED, NOBODY, tile, space)


def place_worker(s: State, seat: int, tile: int) -> None:
    """Put a worker on the next free job; a player who fills a row moves the marker on, or takes it.

    Moving on from some rows refills the cattle market.
    """
    row, column = s.next_job // s.seats, s.next_job % s.seats
    s.jobs[row * COLUMNS + column] = s.figures.tile_worker[tile]
    s.next_job += 1
    s.emit(JOB_FILLED, NOBODY, tile, row + 1)
    if column < s.seats - 1 or seat == NOBODY:
        return
    if row == s.figures.job_rows - 1:
        s.marker = seat
        s.emit(MARKER_TAKEN, seat)
        return
    s.emit(MARKER_MOVED, NOBODY, row + 2)
    if row in s.figures.refill_after:
        refill(s)


def fill_foresight(s: State) -> None:
    """Draw a tile for every empty foresight space, as far as its stack goes."""
    for space in range(len(s.foresight)):
        stack = space // FORESIGHT_A_STACK
        if s.foresight[space] == EMPTY and s.piles[2 + stack].size():
            s.foresight[space] = s.piles[2 + stack].draw(s.chance)
            s.emit(FORESIGHT_FILLED, NOBODY, s.foresight[space], stack + 1)
