"""Sarah in Wellington: a delivery to the next post, the right tiles of foresight, and back to the start."""

from railherd.games.gwt_nz.figures import lines, steps
from railherd.games.gwt_nz.figures.lookup import LOCAL
from railherd.games.gwt_nz.figures.sarah import SARAH
from railherd.games.gwt_nz.sarah.board import BY_LEVEL, NO_POST
from railherd.games.gwt_nz.sarah.discs import place_on_post
from railherd.games.gwt_nz.sarah.step import tell
from railherd.games.gwt_nz.sarah.tiles import take_objective
from railherd.games.gwt_nz.state import State
from railherd.kit.figures.events import TILE_CHOSEN
from railherd.kit.figures.lookup import EMPTY
from railherd.kit.rules.foresight import FORESIGHT_A_STACK


def deliver(s: State) -> None:
    """Deliver to her first post, else to the next one; take what it brings, but no money."""
    tell(s, steps.DELIVER, lines.FIRST_POST if s.hers().post == NO_POST else lines.NEXT_POST)
    post = next_post(s)
    if place_on_post(s, post):
        s.hers().post = post
        if s.figures.post_objective[post]:
            take_objective(s)


def next_post(s: State) -> int:
    """Return where she delivers next: local posts upwards, and again and again to the last."""
    sarah = s.hers()
    value = s.figures.city_value
    if sarah.post != NO_POST:
        least = value[sarah.post] + 1
    elif sarah.first == BY_LEVEL:
        return s.figures.sarah.first[sarah.level]
    else:
        least = sarah.first
    local = [post for post in range(s.figures.cities) if s.figures.post_kind[post] == LOCAL]
    ahead = [post for post in local if value[post] >= least]
    return min(ahead, key=lambda post: value[post]) if ahead else max(local, key=lambda post: value[post])


def foresee(s: State, stack: int) -> None:
    """Place the right tile of a stack where it belongs."""
    space = stack * FORESIGHT_A_STACK + FORESIGHT_A_STACK - 1
    tile = s.foresight[space]
    tell(s, steps.FORESEE, lines.IMPOSSIBLE if tile == EMPTY else lines.RIGHT)
    if tile != EMPTY:
        s.foresight[space] = EMPTY
        s.emit(TILE_CHOSEN, SARAH, tile, stack + 1)
        s.follow(TILE_CHOSEN, SARAH, tile)
