"""Deal again what a seat does not know of a trail game."""

from railherd.core.rng import Rng
from railherd.kit.seat import TrailSeat
from railherd.kit.state import OBJECTIVE_STACK, TrailState


def deal_again(world: TrailState, seat: int | None, rng: Rng) -> None:
    """Deal other hands and draw piles again, as far as they are hidden.

    What everybody knows of a hand, and what is known to lie on top of a pile, stays.
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
    herd = sorted(rest + player.deck.bag)
    dealt = [herd.pop(rng.below(len(herd))) for _ in rest]
    player.blind = sorted(world.figures.first_objective + stack.pop(rng.below(len(stack))) for _ in player.blind)
    player.hand = sorted(player.known + player.blind + dealt)
    player.deck.bag = herd
