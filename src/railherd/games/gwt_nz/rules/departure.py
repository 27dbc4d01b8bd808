"""The end of a visit to Wellington: foresight, then the runholder goes back to the start."""

from railherd.games.gwt_nz.rules.location import AFTER, pause
from railherd.games.gwt_nz.rules.supply import place_tile
from railherd.games.gwt_nz.state import State
from railherd.kit.figures.events import RANCHER_MOVED
from railherd.kit.figures.lookup import EMPTY
from railherd.kit.rules.foresight import FORESIGHT_A_STACK, Foresight, fill_foresight


def after_foresight(s: State, seat: int, stack: int, tile: int) -> None:
    """Place the tile chosen from a stack, if any, then ask for the next stack or leave Wellington."""
    if tile != EMPTY:
        place_tile(s, seat, tile)
    if stack + 1 < len(s.figures.stacks):
        s.pending.append(Foresight(seat, stack + 1))
        return
    return_to_start(s, seat)
    pause(s, seat, AFTER)


def return_to_start(s: State, seat: int) -> None:
    """Put the runholder on the start of the trail and fill foresight again."""
    s.players[seat].place = s.figures.start
    s.emit(RANCHER_MOVED, seat, s.figures.start)
    if s.sarah is not None:
        slide_right(s)
    fill_foresight(s)


def slide_right(s: State) -> None:
    """Move the tiles that were not chosen to the right, where Sarah takes them from."""
    for left in range(0, len(s.foresight), FORESIGHT_A_STACK):
        right = left + FORESIGHT_A_STACK - 1
        if s.foresight[right] == EMPTY:
            s.foresight[right], s.foresight[left] = s.foresight[left], EMPTY
