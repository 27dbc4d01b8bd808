"""A judgement with a small net: what the linear one misses, by two hidden layers.

Plain numbers and plain loops on purpose: it runs compiled, interpreted and in a browser, without any library.
"""

from typing import Any

from railherd.bots.value import Linear, rivals_of
from railherd.core.contract import Game, State


class Layers:
    """The weights of a net: a row for each hidden unit, over a seat's numbers, the others' and the time left.

    Units of both hidden layers are rectified: they count only above zero.
    """

    def __init__(
        self, own: list[list[float]], others: list[list[float]], left: list[float], first: list[float],
        between: list[list[float]], second: list[float], out: list[float], last: float,
    ) -> None:  # fmt: skip
        self.own = own
        self.others = others
        self.left = left
        self.first = first
        self.between = between
        self.second = second
        self.out = out
        self.last = last


class Net(Linear):
    """A linear judgement, corrected by a net."""

    def __init__(self, game: Game[Any], own: list[float], others: list[float], layers: Layers) -> None:
        super().__init__(game, own, others)
        self.layers = layers
        self._root: list[float] = []  # the seat's numbers where the search begins
        self._begun: list[float] = layers.first[:]  # of the first hidden layer there, but for the time left

    def begin(self, root: State, seat: int) -> None:
        """Weigh the others' numbers and the seat's own, for the net too: along a turn only a few of them change."""
        super().begin(root, seat)
        layers = self.layers
        self._begun = layers.first[:]
        rivals = rivals_of(self.game, root, seat)
        for rival in rivals:
            numbers: list[float] = self.game.numbers(root, rival)
            for unit in range(len(self._begun)):
                self._begun[unit] += dot(numbers, layers.others[unit]) / len(rivals)
        self._root = self.game.numbers(root, seat)
        for unit in range(len(self._begun)):
            self._begun[unit] += dot(self._root, layers.own[unit])

    def one(self, numbers: list[float], left: float) -> float:
        """Return the linear judgement with the net's correction."""
        return super().one(numbers, left) + self.correction(numbers, left)

    def correction(self, numbers: list[float], left: float) -> float:
        """Return what the net adds."""
        layers, root = self.layers, self._root
        places: list[int] = []
        changes: list[float] = []
        for place in range(len(numbers)):
            change = numbers[place] - root[place]
            if change != 0.0:
                places.append(place)
                changes.append(change)
        hidden: list[float] = []
        for unit in range(len(self._begun)):
            row = layers.own[unit]
            total: float = self._begun[unit] + left * layers.left[unit]
            for at in range(len(places)):
                total += changes[at] * row[places[at]]
            hidden.append(total if total > 0.0 else 0.0)
        found: float = layers.last
        for unit in range(len(layers.second)):
            above: float = layers.second[unit] + dot(hidden, layers.between[unit])
            if above > 0.0:
                found += above * layers.out[unit]
        return found


def dot(numbers: list[float], weights: list[float]) -> float:
    """Return the sum of products."""
    total = 0.0
    for place in range(len(numbers)):
        total += numbers[place] * weights[place]
    return total
