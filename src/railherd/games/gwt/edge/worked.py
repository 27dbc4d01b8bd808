"""Work out what the rules book tells besides the figures themselves: its examples, and what its tables count."""

from typing import Final

from railherd.core.contract import Json
from railherd.games.gwt.figures.lookup import Figures
from railherd.games.gwt.figures.schema import Components
from railherd.kit.rules.herd import breeding_value
from railherd.kit.rules.setup import first_in_rows

HERD: Final = ("dutch_belt", "dutch_belt", "brown_swiss", "holstein")
SPENT: Final = 2
CITY: Final = "albuquerque"
SPACE: Final = "5"
BUILDER: Final = "b"
BUILT: Final = "4a"
BIGGER: Final = "7a"


def worked(c: Components, figures: Figures) -> Json:
    """Return the examples with the figures of a table, and how many of each thing there are."""
    return {**_examples(c, figures), **_counts(c, figures)}


def _examples(c: Components, figures: Figures) -> Json:
    breeds, city, space = list(c.breed), list(c.city).index(CITY), figures.positions.index(SPACE)
    value = breeding_value(figures, sorted(figures.breed.index(breeds.index(breed)) for breed in HERD))
    craftsmen, gap = c.face[BUILT].craftsmen, c.face[BIGGER].craftsmen - c.face[BUILT].craftsmen
    price = _price(c)
    most = figures.start_hand + sum(figures.disc_hand[disc] for disc in figures.hand_discs)
    return {
        "hand_most": most,
        "income": {"herd": list(HERD), "value": value, "spent": SPENT, "total": value + SPENT},
        "delivery": {"city": CITY, "space": SPACE, "cost": figures.transport[city][space]},
        "build": {
            "face": BUILT, "dollars": price, "craftsmen": craftsmen, "cost": craftsmen * price,
            "bigger": BIGGER, "gap": gap, "gap_cost": gap * price,
        },
    }  # fmt: skip


def _price(c: Components) -> int:
    """Return what a building costs for each craftsman in the neutral building where one is built."""
    for entry in c.face[BUILDER].actions:
        for action in entry if isinstance(entry, list) else [entry]:
            if action.do == "build":
                return action.price
    return 0


def _counts(c: Components, figures: Figures) -> Json:
    cattle, objectives = c.cattle.values(), c.objective.values()
    return {
        "herd": {breed: sum(card.herd for card in cattle if card.breed == breed) for breed in c.breed},
        "market": {breed: sum(card.market for card in cattle if card.breed == breed) for breed in c.breed},
        "herd_cards": sum(card.herd for card in cattle),
        "market_cards": sum(card.market for card in cattle),
        "objectives": sum(card.copies for card in objectives if not card.starting),
        "starting": sum(card.copies for card in objectives if card.starting),
        "first_workers": {str(seats): first_in_rows(figures, seats) for seats in c.market.size},
        "supply": _supply(c),
    }


def _supply(c: Components) -> dict[str, list[int]]:
    """Return how many tiles of each kind are in each stack, the hazards of a kind together."""
    counts: dict[str, list[int]] = {}
    for name, tile in c.supply.items():
        kind = tile.hazard or name
        before = counts.get(kind, [0] * len(tile.stacks))
        counts[kind] = [one + more for one, more in zip(before, tile.stacks, strict=True)]
    return counts
