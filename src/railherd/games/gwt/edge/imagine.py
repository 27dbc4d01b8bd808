"""Deal worlds that a seat cannot tell from the true one."""

from railherd.core.chance import from_seed
from railherd.core.rng import Rng
from railherd.games.gwt.actions import PlayableState
from railherd.games.gwt.state import Seat

TRIES = 1000


def imagine(s: PlayableState, seat: int | None, seed: int) -> PlayableState:
    """Return a copy of the state with other hands and draw piles dealt again, as far as they are hidden.

    What everybody knows of a hand stays. Deals again until the asked seat has an option.
    """
    rng = Rng(seed)
    for _ in range(TRIES):
        world = _deal(s, seat, rng)
        world.chance = from_seed(seed, len(s.chance.drawn))
        if world.over() or world.legal():
            return world
    raise AssertionError("no world found in which the asked seat can go on")


def _deal(s: PlayableState, seat: int | None, rng: Rng) -> PlayableState:
    world = s.copy()
    stack = world.piles[1].bag
    for other in range(s.seats):
        if other != seat:
            player = world.players[other]
            stack += [card - s.figures.cattle for card in player.blind]
    stack.sort()
    for other in range(s.seats):
        if other != seat:
            _redeal(s, world.players[other], stack, rng)
    return world


def _redeal(s: PlayableState, player: Seat, stack: list[int], rng: Rng) -> None:
    """Deal a hand: the cards known of it, unseen objective cards from their stack, the rest from the herd."""
    rest = player.hand[:]
    for card in player.known + player.blind:
        rest.remove(card)
    herd = sorted(rest + player.deck.bag)
    dealt = [herd.pop(rng.below(len(herd))) for _ in rest]
    player.blind = sorted(s.figures.cattle + stack.pop(rng.below(len(stack))) for _ in player.blind)
    player.hand = sorted(player.known + player.blind + dealt)
    player.deck.bag = herd
