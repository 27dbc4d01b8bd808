"""Deal again what a seat does not know of a trail game."""

from railherd.core.chance import from_seed
from railherd.core.rng import Rng
from railherd.kit.seat import TrailSeat
from railherd.kit.state import OBJECTIVE_STACK, Trail, TrailState

TRIES = 1000


def imagine_world(s: TrailState, seat: int | None, seed: int) -> TrailState:
    """Return a copy of a state with other hands and draw piles dealt again, as far as they are hidden.

    Deals again until the asked seat has an option.
    """
    rng = Rng(seed)
    for _ in range(TRIES):
        world = s.copy()
        assert isinstance(world, Trail)
        deal_again(world, seat, rng)
        world.chance = from_seed(seed, len(world.chance.drawn))
        if world.over() or world.legal():
            return world
    raise AssertionError("no world found in which the asked seat can go on")


def deal_again(world: TrailState, seat: int | None, rng: Rng) -> None:
    """Deal other hands and draw piles again, as far as they are hidden.

    What everybody knows of a hand stays, and so does what everybody saw put on top of a pile.
    """
    stack = world.piles[OBJECTIVE_STACK].bag
    others = [player for other, player in enumerate(world.players) if other != seat]
    for player in others:
        stack += [card - world.figures.first_objective for card in player.blind]
    stack.sort()
    for player in others:
        _redeal(world, player, stack, rng)


def _redeal(world: TrailState, player: TrailSeat, stack: list[int], rng: Rng) -> None:
    """Deal a hand: the cards known of it, unseen objective cards from their stack, the rest from the herd."""
    rest = player.hand[:]
    for card in player.known + player.blind:
        rest.remove(card)
    tops = [] if world.figures.tops_seen else player.deck.known
    herd = sorted(rest + player.deck.bag + tops)
    dealt = [herd.pop(rng.below(len(herd))) for _ in rest]
    player.blind = sorted(world.figures.first_objective + stack.pop(rng.below(len(stack))) for _ in player.blind)
    player.hand = sorted(player.known + player.blind + dealt)
    if tops:
        player.deck.known = [herd.pop(rng.below(len(herd))) for _ in tops]
    player.deck.bag = herd
