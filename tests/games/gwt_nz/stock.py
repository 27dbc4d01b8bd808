"""All tiles and cards of New Zealand, from which a consistent table is laid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from railherd.games.gwt_nz.figures.lookup import FIRST_SLOT, LARGE, SMALL, STOCK
from railherd.games.gwt_nz.game import NewZealand

GAME = NewZealand()
T = GAME.figures
DISCS = GAME.names["disc"]
POSTS = GAME.names["city"]
STORING = [name for name, kind in zip(T.harbour_names, T.harbour_kind, strict=True) if kind in (SMALL, LARGE)]
COLUMNS = 4

Json = dict[str, Any]


def words(text: str) -> list[str]:
    """Split "merino*2 lincoln" into a list."""
    return [name for word in text.split() for name, _, count in [word.partition("*")] for _ in range(int(count or 1))]


class Stock:
    """The pieces not laid out yet.

    What a test names is taken first; the rest follows the new game `fresh`.
    """

    def __init__(self, fresh: Json, slots: Sequence[str]) -> None:
        self.fresh = fresh
        self.stacks = [[GAME.names["supply"][tile] for tile in stack] for stack in T.stacks]
        self.market_cards = [GAME.names["card"][card] for card in T.market_cards]
        self.objectives = [GAME.names["objective"][card] for card in T.objective_cards]
        self.slots = list(slots)
        self.left = [*T.stock_copies, *[T.cards_a_set[fresh["seats"]]] * len(self.slots)]
        self.removed: list[str] = []

    def take(self, tiles: Sequence[str]) -> None:
        """Take tiles of the supply from the stacks that have them."""
        for tile in tiles:
            next(stack for stack in self.stacks if tile in stack).remove(tile)

    def take_card(self, card: str) -> None:
        """Take a card of the sheep market, the objective stack, or the stock."""
        for pile in (self.market_cards, self.objectives):
            if card in pile:
                pile.remove(card)
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

    def herd(self, own: list[str], hand: str, deck: str | None, discards: str) -> Json:
        """Return hand, deck and discards of a seat: its own sheep first, then cards it gained."""
        left = own[:]
        for card in words(f"{hand} {deck or ''} {discards}"):
            if card in left:
                left.remove(card)
            else:
                self.take_card(card)
        if deck is not None:
            self.removed += left
        return {"hand": words(hand), "deck": left if deck is None else words(deck), "discards": words(discards)}

    def market(self, shown: str | None, stack: str | None) -> Json:
        """Return the sheep market and its stack."""
        names = _laid(self.market_cards, shown, self.fresh["market"], len(self.fresh["market"]))
        return {"market": names, "market_stack": self._left(self.market_cards, stack)}

    def display(self, shown: str | None, stack: str | None) -> Json:
        """Return the open objective cards and their stack."""
        names = _laid(self.objectives, shown, self.fresh["objectives"], T.objectives_shown)
        return {"objectives": names, "objective_stack": self._left(self.objectives, stack)}

    def _left(self, pile: list[str], stack: str | None) -> list[str]:
        if stack is None:
            return pile
        for card in words(stack):
            pile.remove(card)
        self.removed += pile
        return words(stack)

    def supply(self, foresight: str | None, stacks: Sequence[str] | None) -> Json:
        """Return foresight, the two stacks, and what is in the box."""
        tiles = [None if tile == "-" else tile for tile in words(foresight)] if foresight else self._fresh_foresight()
        for place, tile in enumerate(tiles):
            if tile is not None:
                self.stacks[place // 2].remove(tile)
        if stacks is None:
            return {"foresight": tiles, "stacks": [{"tiles": stack} for stack in self.stacks], "box": []}
        for stack in stacks:
            self.take(words(stack))
        box = [tile for stack in self.stacks for tile in stack]
        return {"foresight": tiles, "stacks": [{"tiles": words(stack)} for stack in stacks], "box": box}

    def _fresh_foresight(self) -> list[str | None]:
        """Return the foresight of a new game, other tiles for those that lie elsewhere."""
        chosen: list[str | None] = []
        for place, tile in enumerate(self.fresh["foresight"]):
            stack = [left for left in self.stacks[place // 2] if left not in chosen or place % 2 == 0]
            chosen.append(tile if tile in stack else stack[0])
        return chosen


def _laid(pile: list[str], said: str | None, fresh: list[str], size: int) -> list[str]:
    """Move cards from a pile to the table: the named ones, else the new game's, replacing those taken elsewhere."""
    shown: list[str] = []
    for card in words(said) if said is not None else fresh:
        if card in pile:
            pile.remove(card)
            shown.append(card)
        else:
            assert said is None, f"{card} is not there any more"
    while said is None and len(shown) < size and pile:
        shown.append(pile.pop(0))
    return shown


def discs(cleared: list[str], stations: list[str], posts: list[str], on_path: bool) -> Json:
    """Return disc spaces and discs of a seat, so that every disc has a place."""
    placed = len(stations) + len(posts) + on_path
    extra = max(0, len(cleared) - placed)
    missing = [disc for disc in DISCS if disc not in cleared][: max(0, placed - len(cleared))]
    count = Counter([*posts, *["t0"] * extra])
    return {"cleared": cleared + missing, "stations": stations, "cities": [count[post] for post in POSTS]}


def storehouses(depots: list[str], stores: list[int] | None) -> Json:
    """Return storehouses in harbours and those that left the board: named ones, or one of each pair in turn."""
    if stores is None:
        stores = [0] * len(T.pair_points)
        for place in range(len(depots)):
            stores[place % len(stores)] += 1
    free = [harbour for harbour in STORING if harbour not in depots]
    return {"depots": depots + free[: sum(stores) - len(depots)], "stores": stores}


def rows(tiles: list[str | None], seats: int) -> list[str | None]:
    """Return the market of bonus tiles in the format of a position: four spaces a row."""
    spaces: list[str | None] = [None] * (COLUMNS * T.job_rows)
    for place, tile in enumerate(tiles):
        spaces[place // seats * COLUMNS + place % seats] = tile
    return spaces
