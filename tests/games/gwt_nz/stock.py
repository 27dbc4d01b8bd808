"""All tiles and cards of New Zealand, from which a consistent table is laid."""

from __future__ import annotations

from collections.abc import Sequence

from railherd.games.gwt_nz.figures.lookup import FIRST_SLOT, LARGE, SMALL, STOCK
from railherd.games.gwt_nz.game import NewZealand
from tests.kit.stock import Json, TrailStock

GAME = NewZealand()
T = GAME.figures
DISCS = GAME.names["disc"]
POSTS = GAME.names["city"]
STORING = [name for name, kind in zip(T.harbour_names, T.harbour_kind, strict=True) if kind in (SMALL, LARGE)]


class Stock(TrailStock):
    """The pieces not laid out yet, with the stock of cards."""

    def __init__(self, fresh: Json, slots: Sequence[str]) -> None:
        super().__init__(GAME, fresh)
        self.slots = list(slots)
        self.left = [*T.stock_copies, *[T.cards_a_set[fresh["seats"]]] * len(self.slots)]

    def take_card(self, card: str) -> None:
        """Take a card of the sheep market, the objective stack, or the stock."""
        if card in self.market_cards or card in self.objectives:
            super().take_card(card)
            return
        stack = STOCK.index(card) if card in STOCK[:FIRST_SLOT] else FIRST_SLOT + self.slots.index(card)
        self.left[stack] -= 1
        assert self.left[stack] >= 0, f"no {card} is left"

    def keep(self, name: str, left: int) -> None:
        """Leave so many cards in a stack or slot of the stock; the others leave the game."""
        stack = STOCK.index(name)
        card = name if stack < FIRST_SLOT else self.slots[stack - FIRST_SLOT]
        self.removed += [card] * (self.left[stack] - left)
        self.left[stack] = left

    def fresh_foresight(self) -> list[str | None]:
        """Return the foresight of a new game, other tiles for those that lie elsewhere."""
        chosen: list[str | None] = []
        for place, tile in enumerate(self.fresh["foresight"]):
            stack = [left for left in self.stacks[place // 2] if left not in chosen or place % 2 == 0]
            chosen.append(tile if tile in stack else stack[0])
        return chosen


def storehouses(depots: list[str], stores: list[int] | None) -> Json:
    """Return storehouses in harbours and those that left the board: named ones, or one of each pair in turn."""
    if stores is None:
        stores = [0] * len(T.pair_points)
        for place in range(len(depots)):
            stores[place % len(stores)] += 1
    free = [harbour for harbour in STORING if harbour not in depots]
    return {"depots": depots + free[: sum(stores) - len(depots)], "stores": stores}
