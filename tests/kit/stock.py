"""All tiles and cards of a trail game, from which a consistent table is laid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from railherd.kit.figures.lookup import TrailFigures
from railherd.kit.rules.row_market import COLUMNS

Json = dict[str, Any]


def words(text: str) -> list[str]:
    """Split "jersey*2 guernsey" into a list."""
    return [name for word in text.split() for name, _, count in [word.partition("*")] for _ in range(int(count or 1))]


class TrailStock:
    """The pieces not laid out yet.

    What a test names is taken first; the rest follows the new game `fresh`.
    """

    def __init__(self, game: Any, fresh: Json) -> None:
        figures: TrailFigures = game.figures
        self.fresh = fresh
        self.shown = figures.objectives_shown
        self.stacks = [[game.names["supply"][tile] for tile in stack] for stack in figures.stacks]
        self.market_cards = [game.names["card"][card] for card in figures.market_cards]
        self.objectives = [game.names["objective"][card] for card in figures.objective_cards]
        self.removed: list[str] = []

    def take(self, tiles: Sequence[str]) -> None:
        """Take tiles of the supply from the stacks that have them."""
        for tile in tiles:
            next(stack for stack in self.stacks if tile in stack).remove(tile)

    def take_card(self, card: str) -> None:
        """Take a card of the market or of the objective stack."""
        (self.market_cards if card in self.market_cards else self.objectives).remove(card)

    def fresh_jobs(self) -> list[str | None]:
        """Return the market in rows of a new game."""
        seats = self.fresh["seats"]
        return [self.fresh["jobs"][i // seats * COLUMNS + i % seats] for i in range(self.fresh["jobs_filled"])]

    def herd(self, own: list[str], hand: str, deck: str | None, discards: str) -> Json:
        """Return hand, deck and discards of a seat: its own first herd, then cards it gained."""
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
        """Return the market and its stack."""
        names = _laid(self.market_cards, shown, self.fresh["market"], len(self.fresh["market"]))
        return {"market": names, "market_stack": self._left(self.market_cards, stack)}

    def display(self, shown: str | None, stack: str | None) -> Json:
        """Return the open objective cards and their stack."""
        names = _laid(self.objectives, shown, self.fresh["objectives"], self.shown)
        return {"objectives": names, "objective_stack": self._left(self.objectives, stack)}

    def _left(self, pile: list[str], stack: str | None) -> list[str]:
        if stack is None:
            return pile
        for card in words(stack):
            pile.remove(card)
        self.removed += pile
        return words(stack)

    def supply(self, foresight: str | None, stacks: Sequence[str] | None) -> Json:
        """Return foresight, the stacks, and what is in the box."""
        tiles = [None if tile == "-" else tile for tile in words(foresight)] if foresight else self.fresh_foresight()
        for place, tile in enumerate(tiles):
            own = self.stacks[place // 2]
            if tile is not None:
                (own if tile in own else next(stack for stack in self.stacks if tile in stack)).remove(tile)
        if stacks is None:
            return {"foresight": tiles, "stacks": [{"tiles": stack} for stack in self.stacks], "box": []}
        for stack in stacks:
            self.take(words(stack))
        box = [tile for stack in self.stacks for tile in stack]
        return {"foresight": tiles, "stacks": [{"tiles": words(stack)} for stack in stacks], "box": box}

    def fresh_foresight(self) -> list[str | None]:
        """Return the foresight of a new game."""
        tiles: list[str | None] = self.fresh["foresight"]
        return tiles


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


def place_discs(game: Any, cleared: list[str], stations: list[str], cities: list[str], elsewhere: int) -> Json:
    """Return disc spaces and discs of a seat, so that every disc has a place: if nowhere else, in the first city."""
    placed = len(stations) + len(cities) + elsewhere
    extra = max(0, len(cleared) - placed)
    missing = [disc for disc in game.names["disc"] if disc not in cleared][: max(0, placed - len(cleared))]
    count = Counter([*cities, *[game.names["city"][0]] * extra])
    return {
        "cleared": cleared + missing,
        "stations": stations,
        "cities": [count[city] for city in game.names["city"]],
    }


def rows(game: Any, listed: list[str | None], seats: int) -> list[str | None]:
    """Return the market in rows in the format of a position: four spaces a row."""
    spaces: list[str | None] = [None] * (COLUMNS * game.figures.job_rows)
    for place, tile in enumerate(listed):
        spaces[place // seats * COLUMNS + place % seats] = tile
    return spaces
