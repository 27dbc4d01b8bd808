"""What only Sarah has besides a seat: her cards, the token of her special row, and how far she has delivered."""

from typing import Final

from railherd.core.bag import Pile

NO_CARD: Final = -1
NO_POST: Final = -1
BY_LEVEL: Final = 0  # her first delivery is that of the level; any other number is the value of a post


class Sarah:
    """Her workers, buildings, discs, tiles and cards are in her `Seat`: its discard pile is all the cards she got."""

    def __init__(
        self, level: int, first: int, deck: Pile, played: list[int], card: int, row: int, post: int, line: list[int]
    ) -> None:
        self.level = level
        self.first = first  # BY_LEVEL or the value of the post of her first delivery
        self.deck = deck
        self.played = played  # her cards on their discard pile
        self.card = card  # the one that lies open in her turn, else NO_CARD
        self.row = row  # the workers that she is specialised in
        self.post = post  # where she delivered last, NO_POST before
        self.line = line  # the objective cards on display, the farthest from their deck first

    def copy(self) -> "Sarah":
        """Return an independent copy."""
        return Sarah(
            self.level, self.first, self.deck.copy(), self.played[:], self.card, self.row, self.post, self.line[:]
        )
