"""Refuse figures of New Zealand with which a game could get stuck, never end or run out of bounds.

An overlay may come from anybody. The schema bounds each figure in it; these checks are about several together.
"""

from collections.abc import Sequence

from railherd.core.problem import Problem
from railherd.games.gwt_nz.figures.lookup import LISTS, WORKERS
from railherd.games.gwt_nz.figures.schema import Components
from railherd.games.gwt_nz.state import JOKER_BITS
from railherd.kit.figures.check_trail import check_hazards, check_ways
from railherd.kit.figures.components import check_actions, check_range
from railherd.kit.figures.lookup import MOST_SEATS
from railherd.kit.figures.schema import Action

SPENDING = ("invest", "remote", "send")  # they ask whether the money is enough
COUNTED = ("ship", "shear")  # by a fixed number, or by workers
COUNTS_OF_WORKERS = ("fixed", "cowboys", "sailors", "shearers")
MOST_TILES = 300
MOST_MOVES = 60
STACKS = {"worker": 0, "hazard": 0, "bonus": 1}  # in which of the two a kind of tile is


def check_playable(c: Components, actions: Sequence[tuple[str, Action]]) -> None:
    """Raise `Problem` for the first thing that keeps corrected figures from being played."""
    check_ways(c.space, LISTS)
    check_hazards(c.space, LISTS)
    _check_ranges(c)
    _check_tiles(c)
    _check_first_tiles(c)
    _check_first_disc(c)
    check_actions(c, LISTS, actions, COUNTS_OF_WORKERS)
    for where, action in actions:
        _check_action(where, action)


def _check_ranges(c: Components) -> None:
    """Refuse figures that the boards have no room for."""
    herd = sum(card.herd for card in c.cattle.values())
    track = c.limits.certificate_track
    figures = {
        "limits.workers_a_row": (c.limits.workers_a_row, 1, JOKER_BITS - 1),
        "limits.certificate_track": (max(track, default=0), 1, 6),
        "limits.certificates": (c.limits.certificates, 1, 6),
        "setup.hand": (c.setup.hand, 1, herd),
        "setup.cards": (max(c.setup.cards), 1, herd),
        "setup.gold": (c.setup.gold, 0, c.limits.gold),
        "jobs.marker_row": (c.jobs.marker_row, 1, len(c.jobs.cost) - 1),
        "jobs.cost": (len(c.jobs.cost), 2, 20),
        "hiring.cost": (len(c.hiring.cost), 1, 10),
        "track.choice": (c.track.choice, 0, c.track.spaces),
        "track.gold": (max(c.track.gold, default=0), 0, c.track.spaces),
        "track.step_tile": (max(c.track.step_tile.values()), 1, c.track.choice),
        "master": (len(c.master), 1, 30),
        "city": (len(c.city), 1, 60),
    }
    for where, (found, low, high) in figures.items():
        check_range(LISTS, where, found, low, high)


def _check_tiles(c: Components) -> None:
    """Refuse tiles in the wrong stack, and too few bonus tiles to fill their market, for the game would never end."""
    counts = [0, 0]
    for name, tile in c.supply.items():
        own = STACKS[tile.kind]
        check_range(LISTS, f"supply.{name}.stacks.{2 - own}", tile.stacks[1 - own], 0, 0)
        counts[own] += tile.stacks[own]
        if bool(tile.hazard) != (tile.kind == "hazard") or (tile.kind == "worker") != (name in WORKERS):
            raise Problem("gwt_nz.components_order", {"where": f"supply.{name}.kind"})
        gain = tile.gain
        if gain is not None and (tile.kind != "bonus" or gain.do not in ("gain", "clear", "joker") or gain.pay):
            raise Problem("gwt_nz.components_action", {"where": f"supply.{name}", "verb": gain.do})
    check_range(LISTS, "supply.stacks.1", counts[0], 1, MOST_TILES)
    check_range(LISTS, "supply.stacks.2", counts[1], len(c.jobs.cost) * MOST_SEATS, MOST_TILES)


def _check_first_tiles(c: Components) -> None:
    """Refuse a first stack with too few tiles that find room at the beginning."""
    hazards: list[str] = [space.hazard for space in c.space.values()]
    room = {hazard: hazards.count(hazard) for hazard in LISTS.hazards}
    most = 0
    for name in WORKERS:
        check_range(LISTS, f"supply.{name}.stacks.1", c.supply[name].stacks[0], 1, MOST_TILES)
        most += min(c.supply[name].stacks[0], len(c.hiring.cost)) - 1
    for hazard, spaces in room.items():
        most += min(spaces, sum(tile.stacks[0] for tile in c.supply.values() if tile.hazard == hazard))
    check_range(LISTS, "setup.first_tiles", max(c.setup.first_tiles.values()), 0, most)


def _check_first_disc(c: Components) -> None:
    """Refuse boards on which nobody could take a disc for the pathfinder track in the first turn."""
    costs = [disc.cost for disc in c.disc.values() if disc.corners == "white"]
    if not costs:
        raise Problem("gwt_nz.components_order", {"where": "disc.corners"})
    check_range(LISTS, "disc.cost", min(costs), 0, min(c.setup.money))


def _check_action(where: str, action: Action) -> None:
    """Refuse an action that would leave nothing to choose."""
    if action.do == "joker" and not where.startswith("supply."):
        raise Problem("gwt_nz.components_action", {"where": where, "verb": action.do})
    if action.do in SPENDING:
        check_range(LISTS, f"{where}.pay", action.pay, 0, 0)
    if action.do in COUNTED and action.per not in COUNTS_OF_WORKERS:
        raise Problem("gwt_nz.components_action", {"where": where, "verb": f"{action.do} per {action.per}"})
    if (action.do == "remote" or action.do in COUNTED) and action.per == "fixed":
        check_range(LISTS, f"{where}.most", action.most, 1, MOST_MOVES)
    elif action.do == "sheep":
        check_range(LISTS, f"{where}.cards", action.cards, 1, MOST_MOVES)
    elif action.do == "replace":
        check_range(LISTS, f"{where}.spaces", action.spaces, 1, MOST_MOVES)
    elif action.do == "send" and not action.post:
        raise Problem("gwt_nz.components_action", {"where": where, "verb": action.do})
