"""Deal worlds that a seat cannot tell from the true one."""

from railherd.core.chance import from_seed
from railherd.core.rng import Rng
from railherd.games.gwt.actions import PlayableState
from railherd.kit.edge.imagine import deal_again

TRIES = 1000


def imagine(s: PlayableState, seat: int | None, seed: int) -> PlayableState:
    """Return a copy of the state with other hands and draw piles dealt again, as far as they are hidden.

    Deals again until the asked seat has an option.
    """
    rng = Rng(seed)
    for _ in range(TRIES):
        world = s.copy()
        deal_again(world, seat, rng)
        world.chance = from_seed(seed, len(s.chance.drawn))
        if world.over() or world.legal():
            return world
    raise AssertionError("no world found in which the asked seat can go on")
