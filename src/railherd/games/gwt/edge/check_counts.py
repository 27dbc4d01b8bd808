"""Check that a position has as many of each tile and card as the box holds."""

from collections.abc import Mapping, Sequence

from railherd.core.problem import Problem
from railherd.games.gwt.figures.lookup import BUILDINGS, EMPTY
from railherd.games.gwt.state import State

Names = Mapping[str, Sequence[str]]


def check_counts(s: State, names: Names) -> None:
    """Refuse a position that has too many or too few of a tile or a card."""
    supply, wanted = count_supply(s), [0] * s.figures.supply_kinds
    for stack in s.figures.stacks:
        for tile in stack:
            wanted[tile] += 1
    for tile, count in enumerate(wanted):
        if supply[tile] != count:
            args = {"tile": names["supply"][tile], "wanted": count, "found": supply[tile]}
            raise Problem("gwt.position_tiles", args)
    dealt = s.figures.herd * s.seats + s.figures.market_cards
    dealt += [s.figures.cattle + card for card in s.figures.objective_cards]
    found = list_cards(s)
    for card, name in enumerate(names["card"]):
        if found.count(card) != dealt.count(card):
            args = {"card": name, "wanted": dealt.count(card), "found": found.count(card)}
            raise Problem("gwt.position_cards", args)


def count_supply(s: State) -> list[int]:
    """Return how many tiles of each kind of the supply there are, without the workers printed on player boards."""
    found = s.box[:]
    tiles = [tile - BUILDINGS for tile in s.tile if tile >= BUILDINGS]
    tiles += [tile for tile in s.foresight if tile != EMPTY]
    tiles += [s.figures.worker_tile[kind] for kind in s.jobs + s.posted if kind != EMPTY]
    for pile in s.piles[2:]:
        tiles += pile.bag + pile.known
    for player in s.players:
        tiles += player.hazards
        found[s.figures.green_tepee] += player.tepees[0]
        found[s.figures.blue_tepee] += player.tepees[1]
        for kind, count in enumerate(player.workers):
            found[s.figures.worker_tile[kind]] += count - 1
    for tile in tiles:
        found[tile] += 1
    return found


def list_cards(s: State) -> list[int]:
    """Return all cattle and objective cards, in any place, except starting objectives that were dealt."""
    cards = s.removed + s.market + s.piles[0].bag + s.piles[0].known
    cards += [s.figures.cattle + card for card in s.shown + s.piles[1].bag + s.piles[1].known]
    for player in s.players:
        cards += player.hand + player.discards + player.deck.bag + player.deck.known
        cards += [s.figures.cattle + card for card in player.objectives if card < s.figures.objectives]
    return cards
