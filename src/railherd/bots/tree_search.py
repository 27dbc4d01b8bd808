"""A search of a tree of choices, whose leaves are judged, over worlds that a seat cannot tell apart.

Each round imagines a world, goes down by what looked best so far for whoever chooses there, adds one choice that was
never tried, and judges where that leads (information-set tree search: all worlds share one tree).
"""

from collections.abc import Callable
from math import exp, log, sqrt
from typing import Any, Final

from railherd.bots.guard import Guard
from railherd.bots.value import Value
from railherd.core.contract import Game, State

CERTAIN: Final = 30.0  # scales of margin that leave nothing open


class Node:
    """A choice that was made in some rounds. `offered` counts the rounds in which it could have been made."""

    def __init__(self) -> None:
        self.following: dict[int, Node] = {}
        self.rounds = 0
        self.offered = 0
        self.total = 0.0

    def promise(self, curiosity: float) -> float:
        """Return how good the choice looked, and more if it was tried seldom."""
        return self.total / self.rounds + curiosity * sqrt(log(self.offered) / self.rounds)


class Depth:
    """How much to search: rounds, how curious to be, and the margin that wins nearly three games of four."""

    def __init__(self, rounds: int, curiosity: float, scale: float) -> None:
        self.rounds = rounds
        self.curiosity = curiosity
        self.scale = scale


def choices(
    game: Game[Any], value: Value, imagine: Callable[[int], State], seed: int, depth: Depth, guard: Guard
) -> dict[int, int]:
    """Return in how many rounds each option was followed: the best one most often."""
    root = Node()
    for number in range(depth.rounds):
        if number > 0 and guard.is_over():
            break
        _descend(game, value, imagine(seed + number), root, depth)
    return {option: node.rounds for option, node in root.following.items()}


def _descend(game: Game[Any], value: Value, world: State, root: Node, depth: Depth) -> None:
    """Play one round in a world, which is used up."""
    node = root
    path: list[Node] = []
    movers: list[int] = []
    while not world.over():
        seat = world.seat()
        options = world.legal()
        if len(options) == 1:
            world.step(options[0])
            continue
        option, is_new = _pick(node, options, depth)
        node = node.following[option]
        path.append(node)
        movers.append(seat)
        world.step(option)
        if is_new:
            break
    worth: dict[int, float] = {}
    for place in range(len(path)):
        seat = movers[place]
        if seat not in worth:
            worth[seat] = _chance_to_win(game, value, world, seat, depth.scale)
        path[place].rounds += 1
        path[place].total += worth[seat]


def _pick(node: Node, options: list[int], depth: Depth) -> tuple[int, bool]:
    """Return the first option that was never tried, or the most promising one, and whether it is new."""
    best, highest = -1, -1.0
    fresh = -1
    for option in options:
        known = node.following.get(option)
        if known is None:
            if fresh < 0:
                fresh = option
            continue
        known.offered += 1
        promise = known.promise(depth.curiosity)
        if promise > highest:
            best, highest = option, promise
    if fresh >= 0:
        node.following[fresh] = Node()
        node.following[fresh].offered = 1
        return fresh, True
    return best, False


def _chance_to_win(game: Game[Any], value: Value, world: State, seat: int, scale: float) -> float:
    """Return a seat's share of the win in a game that is over, else its chance by the margin to be expected."""
    if world.over():
        winners: list[int] = game.winners(world)
        return 1.0 / len(winners) if seat in winners else 0.0
    steps = value.many([world], seat)[0] / scale
    return 1.0 / (1.0 + exp(-max(-CERTAIN, min(CERTAIN, steps))))
