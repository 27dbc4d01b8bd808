"""Check the board and the players of a position that a person may have written."""

from railherd.core.contract import Names
from railherd.core.problem import Problem
from railherd.games.gwt.figures.lookup import TEPEE, TEPEE_TILE
from railherd.games.gwt.state import State
from railherd.kit.edge.check_position import (
    check_cards,
    check_masters,
    check_shared,
    check_supply,
    count_supply,
    dealt_cards,
    list_cards,
    placed_discs,
)
from railherd.kit.figures.lookup import EMPTY


def check_board(s: State, names: Names) -> None:
    """Refuse a board or a player that cannot exist."""
    discs = [placed_discs(player) for player in s.players]
    check_shared(s, names, discs, {TEPEE_TILE: TEPEE})
    check_masters(s, names, may_leave=False)
    _check_starting(s, names)
    _check_engines(s, names)
    check_supply(s, names, all_tiles(s))
    check_cards(s, names, dealt_cards(s, s.seats), list_cards(s))


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


def all_tiles(s: State) -> list[int]:
    """Return how many tiles of each kind of the supply there are."""
    found = count_supply(s, [s.figures.worker_tile[kind] for kind in s.jobs + s.posted if kind != EMPTY])
    for player in s.players:
        found[s.figures.green_tepee] += player.tepees[0]
        found[s.figures.blue_tepee] += player.tepees[1]
        for kind, count in enumerate(player.workers):
            found[s.figures.worker_tile[kind]] += count - 1
    return found
