"""Represent face-down piles: an unordered bag of unseen items, and known items on top of it."""

from bisect import insort

from railherd.core.chance import Chance


class Pile:
    """A face-down pile: `bag` is sorted but has no order in the game, `known` lies on it, its last item on top."""

    def __init__(self, index: int, bag: list[int], known: list[int]) -> None:
        self.index = index
        self.bag = bag
        self.known = known

    def size(self) -> int:
        """Return the number of items in the pile."""
        return len(self.bag) + len(self.known)

    def draw(self, chance: Chance) -> int:
        """Remove and return the top item. Only a draw from the bag moves the pile's count and so bars undo."""
        if self.known:
            return self.known.pop()
        return chance.take(self.index, self.bag)

    def put_on_top(self, item: int) -> None:
        """Put an item that a player has seen on top of the pile."""
        self.known.append(item)

    def shuffle_in(self, items: list[int]) -> None:
        """Put items back and shuffle the whole pile, so that nothing in it is known."""
        for item in items:
            insort(self.bag, item)
        while self.known:
            insort(self.bag, self.known.pop())

    def copy(self) -> "Pile":
        """Return an independent copy."""
        return Pile(self.index, self.bag[:], self.known[:])
