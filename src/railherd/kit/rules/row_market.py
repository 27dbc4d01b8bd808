"""The market that fills row by row, with a marker beside the row being filled.

It is the job market of Great Western Trail and the market of bonus tiles in New Zealand.
"""

from typing import Final

from railherd.kit.figures.events import JOB_FILLED, MARKER_MOVED, MARKER_TAKEN
from railherd.kit.figures.lookup import EMPTY, NOBODY
from railherd.kit.rules.market import refill
from railherd.kit.state import TrailState

COLUMNS: Final = 4


def fill_space(s: TrailState, seat: int, tile: int, content: int) -> None:
    """Put a tile on the next free space; a player who fills a row moves the marker on, or takes it.

    Moving on from some rows refills the cattle market.
    """
    row, column = s.next_job // s.seats, s.next_job % s.seats
    s.jobs[row * COLUMNS + column] = content
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
    s.follow(MARKER_MOVED, seat, row)


def find_content(s: TrailState, row: int, content: int) -> int:
    """Return the leftmost space of a row with some content, EMPTY if there is none."""
    first = row * COLUMNS
    for space in range(first, first + s.seats):
        if s.jobs[space] == content:
            return space
    return EMPTY
