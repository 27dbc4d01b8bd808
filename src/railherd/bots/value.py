"""What positions are worth to a seat: by a game's hand-made evaluation, or by a judgement that was learned."""

from typing import Any

from mypy_extensions import mypyc_attr

from railherd.core.automa import seats_of
from railherd.core.contract import Game, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """Values of many positions at once, in points of the game."""

    def begin(self, root: State, seat: int) -> None:
        """Look at the position that a search begins with: others' seats stay as they are in it."""

    def many(self, states: list[State], seat: int) -> list[float]:
        """Return what each position is worth to a seat."""
        raise NotImplementedError


class HandMade(Value):
    """A game's own evaluation."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def many(self, states: list[State], seat: int) -> list[float]:
        """Evaluate one after the other."""
        found: list[float] = []
        for state in states:
            value: int = self.game.evaluate(state, seat)
            found.append(float(value))
        return found


class Linear(Value):
    """The margin to expect at the end: numbers of oneself and of the others, each weighed by the time left.

    Weights come in three blocks: constant, times the time left, times its square.
    """

    def __init__(self, game: Game[Any], own: list[float], others: list[float]) -> None:
        self.game = game
        self.own = own
        self.others = others
        self._others = [0.0, 0.0, 0.0]

    def begin(self, root: State, seat: int) -> None:
        """Weigh the others' numbers."""
        self._others = [0.0, 0.0, 0.0]
        rivals = rivals_of(self.game, root, seat)
        for rival in rivals:
            numbers: list[float] = self.game.numbers(root, rival)
            parts = weigh(numbers, self.others)
            for power in range(3):
                self._others[power] += parts[power] / len(rivals)

    def many(self, states: list[State], seat: int) -> list[float]:
        """Weigh the numbers of one position after the other."""
        found: list[float] = []
        for state in states:
            if state.over():
                found.append(margin(self.game, state, seat))
            else:
                numbers: list[float] = self.game.numbers(state, seat)
                left: float = self.game.time_left(state)
                found.append(self.one(numbers, left))
        return found

    def one(self, numbers: list[float], left: float) -> float:
        """Weigh a seat's numbers, and add what the others' make at that time."""
        own, others = weigh(numbers, self.own), self._others
        return own[0] + others[0] + left * (own[1] + others[1] + left * (own[2] + others[2]))


def rivals_of(game: Game[Any], state: State, seat: int) -> list[int]:
    """Return all other seats, those of automas too."""
    people: int = game.setup_of(state).seats
    return [other for other in seats_of(game, people) if other != seat]


def margin(game: Game[Any], state: State, seat: int) -> float:
    """Return by how much a seat has more points than the best of the others."""
    own: int = game.score_lines(state, seat)[0]
    return float(own - max([int(game.score_lines(state, rival)[0]) for rival in rivals_of(game, state, seat)]))


def weigh(numbers: list[float], weights: list[float]) -> list[float]:
    """Return the sums of the three blocks of weights."""
    count = len(numbers)
    constant = first = second = 0.0
    for place in range(count):
        number = numbers[place]
        if number != 0.0:
            constant += number * weights[place]
            first += number * weights[count + place]
            second += number * weights[2 * count + place]
    return [constant, first, second]
