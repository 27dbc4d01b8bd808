"""Check the board and the players of a position that a person may have written."""

from collections.abc import Mapping, Sequence

from railherd.core.problem import Problem
from railherd.games.gwt.figures.lookup import TEPEE, TEPEE_TILE
from railherd.games.gwt.state import State
from railherd.kit.edge.check_position import (
    check_cards,
    check_shared,
    check_supply,
    dealt_cards,
    list_cards,
    placed_discs,
)
from railherd.kit.figures.lookup import BUILDING, EMPTY, HAZARD_TILE, NEUTRAL
from railherd.kit.state import SUPPLY_STACKS

Names = Mapping[str, Sequence[str]]


def check_board(s: State, names: Names) -> None:
    """Refuse a board or a player that cannot exist."""
    _check_trail(s, names)
    check_shared(s, names, [placed_discs(player) for player in s.players])
    _check_masters(s, names)
    _check_starting(s, names)
    _check_engines(s, names)
    check_supply(s, names, count_supply(s))
    check_cards(s, names, dealt_cards(s, s.seats), list_cards(s))


def _check_trail(s: State, names: Names) -> None:
    """Refuse a tile on a space of another kind."""
    for space, tile in enumerate(s.tile):
        if tile != EMPTY and not _belongs(s, space, tile):
            raise Problem("gwt.position_tile", {"tile": names["tile"][tile], "space": names["space"][space]})


def _belongs(s: State, space: int, tile: int) -> bool:
    kind = s.figures.kind[space]
    if tile < s.figures.neutrals:
        return kind == NEUTRAL
    if tile < s.figures.buildings:
        return kind == BUILDING
    supply = tile - s.figures.buildings
    if s.figures.tile_kind[supply] == HAZARD_TILE:
        return space in s.figures.hazard_spaces[s.figures.tile_hazard[supply]]
    return kind == TEPEE and s.figures.tile_kind[supply] == TEPEE_TILE


def _check_masters(s: State, names: Names) -> None:
    """Refuse a station master in no or two places; a worker is posted exactly where one is gone."""
    for master, name in enumerate(names["master"]):
        places = s.masters.count(master) + sum(1 for player in s.players if player.masters >> master & 1)
        if places != 1:
            raise Problem("gwt.position_master", {"master": name, "found": places})
    for station, master in enumerate(s.masters):
        if (master == EMPTY) != (s.posted[station] != EMPTY):
            raise Problem("gwt.position_posted", {"station": names["station"][station]})


def _check_starting(s: State, names: Names) -> None:
    """Refuse a seat without exactly one starting objective, and two seats with the same one."""
    dealt: list[int] = []
    for seat, player in enumerate(s.players):
        own = [card for card in player.objectives if card >= s.figures.objectives]
        if len(own) != 1 or own[0] in dealt:
            raise Problem("gwt.position_starting", {"seat": seat})
        dealt += own


def _check_engines(s: State, names: Names) -> None:
    """Refuse two engines on one space other than the start."""
    engines = [player.engine for player in s.players if player.engine]
    for engine in engines:
        if engines.count(engine) > 1:
            raise Problem("gwt.position_engines", {"position": names["position"][engine]})


def count_supply(s: State) -> list[int]:
    """Return how many tiles of each kind of the supply there are, without the workers printed on player boards."""
    found = s.box[:]
    tiles = [tile - s.figures.buildings for tile in s.tile if tile >= s.figures.buildings]
    tiles += [tile for tile in s.foresight if tile != EMPTY]
    tiles += [s.figures.worker_tile[kind] for kind in s.jobs + s.posted if kind != EMPTY]
    for pile in s.piles[SUPPLY_STACKS:]:
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
