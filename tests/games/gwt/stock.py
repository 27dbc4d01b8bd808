"""All tiles and cards of Great Western Trail, from which a consistent table is laid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from railherd.games.gwt.game import GreatWesternTrail

GAME = GreatWesternTrail()
T = GAME.figures
DISCS = GAME.names["disc"]
CITIES = GAME.names["city"]
SHOWN = 4
COLUMNS, JOBS = 4, 48

Json = dict[str, Any]


def words(text: str) -> list[str]:
    """Split "jersey*2 guernsey" into a list."""
    return [name for word in text.split() for name, _, count in [word.partition("*")] for _ in range(int(count or 1))]


class Stock:
    """The pieces not laid out yet.

    What a test names is taken first; the rest follows the new game `fresh`.
    """

    def __init__(self, fresh: Json) -> None:
        self.fresh = fresh
        self.stacks = [[GAME.names["supply"][tile] for tile in stack] for stack in T.stacks]
        self.cattle = [GAME.names["card"][card] for card in T.market_cards]
        self.cards = [GAME.names["objective"][card] for card in T.objective_cards]
        self.removed: list[str] = []

    def take(self, tiles: Sequence[str]) -> None:
        """Take tiles of the supply from the stacks that have them."""
        for tile in tiles:
            next(stack for stack in self.stacks if tile in stack).remove(tile)

    def fresh_jobs(self) -> list[str | None]:
        """Return the job market of a new game."""
        seats = self.fresh["seats"]
        return [self.fresh["jobs"][i // seats * 4 + i % seats] for i in range(self.fresh["jobs_filled"])]

    def herd(self, own: list[str], hand: str, deck: str | None, discards: str) -> Json:
        """Return hand, deck and discards of a seat: its own cattle first, then bought cattle or objectives."""
        left = own[:]
        for card in words(f"{hand} {deck or ''} {discards}"):
            source = left if card in left else self.cattle if card in self.cattle else self.cards
            source.remove(card)
        if deck is not None:
            self.removed += left
        return {"hand": words(hand), "deck": left if deck is None else words(deck), "discards": words(discards)}

    def objectives(self, played: list[str], starting: list[str]) -> list[str]:
        """Return played objective cards, including a starting one."""
        for card in played:
            if not card.startswith("start_"):
                self.cards.remove(card)
        return played if any(card.startswith("start_") for card in played) else played + starting

    def market(self, shown: str | None, stack: str | None) -> Json:
        """Return the cattle market and its stack."""
        names = _laid(self.cattle, shown, self.fresh["market"], len(self.fresh["market"]))
        return {"market": names, "market_stack": self._left(self.cattle, stack)}

    def display(self, shown: str | None, stack: str | None) -> Json:
        """Return the open objective cards and their stack."""
        names = _laid(self.cards, shown, self.fresh["objectives"], SHOWN)
        return {"objectives": names, "objective_stack": self._left(self.cards, stack)}

    def _left(self, pile: list[str], stack: str | None) -> list[str]:
        if stack is None:
            return pile
        for card in words(stack):
            pile.remove(card)
        self.removed += pile
        return words(stack)

    def supply(self, foresight: str | None, stacks: Sequence[str] | None) -> Json:
        """Return foresight, the three stacks, and what is in the box."""
        tiles = [None if tile == "-" else tile for tile in words(foresight)] if foresight else self.fresh["foresight"]
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


def discs(cleared: list[str], stations: list[str], cities: list[str]) -> Json:
    """Return disc spaces and discs of a seat, so that every disc has a place."""
    placed = len(stations) + len(cities)
    extra = max(0, len(cleared) - placed)
    missing = [disc for disc in DISCS if disc not in cleared][: max(0, placed - len(cleared))]
    count = Counter([*cities, *["kansas_city"] * extra])
    return {"cleared": cleared + missing, "stations": stations, "cities": [count[city] for city in CITIES]}


def rows(jobs: list[str | None], seats: int) -> list[str | None]:
    """Return the job market in the format of a position: four spaces a row."""
    spaces: list[str | None] = [None] * JOBS
    for place, job in enumerate(jobs):
        spaces[place // seats * COLUMNS + place % seats] = job
    return spaces
