"""Face-down piles. What nobody has seen has no order: it is a bag. What somebody saw or placed lies known on top."""

from bisect import insort

from railherd.core.chance import Chance


class Pile:
    """A face-down pile: `bag` sorted and unordered in meaning, `known` on top of it, last item uppermost."""

    def __init__(self, index: int, bag: list[int], known: list[int]) -> None:
        self.index = index
        self.bag = bag
        self.known = known

    def size(self) -> int:
        """How many items lie here."""
        return len(self.bag) + len(self.known)

    def draw(self, chance: Chance) -> int:
        """Take the top item. Only a draw from the bag moves the pile's count and so bars undo."""
        if self.known:
            return self.known.pop()
        return chance.take(self.index, self.bag)

    def put_on_top(self, item: int) -> None:
        """Lay an item that somebody has seen on the pile."""
        self.known.append(item)

    def shuffle_in(self, items: list[int]) -> None:
        """Return items and shuffle the whole pile: nothing in it is known afterwards."""
        for item in items:
            insort(self.bag, item)
        while self.known:
            insort(self.bag, self.known.pop())

    def copy(self) -> "Pile":
        """An independent twin."""
        return Pile(self.index, self.bag[:], self.known[:])
