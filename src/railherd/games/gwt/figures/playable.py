"""Refuse figures of Great Western Trail with which a game could get stuck, never end or run out of bounds.

An overlay may come from anybody. The schema bounds each figure in it; these checks are about several together.
"""

from collections.abc import Sequence

from railherd.core.bounds import check_count
from railherd.core.problem import Problem
from railherd.games.gwt.figures.lookup import LISTS
from railherd.games.gwt.figures.schema import Components
from railherd.kit.figures.check_trail import check_hazards, check_ways
from railherd.kit.figures.components import check_actions, check_at_home, check_range
from railherd.kit.figures.lookup import MOST_SEATS
from railherd.kit.figures.schema import Action

SPENDING = ("trade", "upgrade_behind")  # they ask whether the money is enough
MOST_TILES = 300
COUNTS_OF_DRAW = ("fixed", "cowboys", "engineers")


def check_playable(components: Components, printed: Components, actions: Sequence[tuple[str, Action]]) -> None:
    """Raise `Problem` for the first thing that keeps corrected figures from being played; `printed` are the others."""
    check_ways(components.space, LISTS)
    check_hazards(components.space, LISTS)
    _check_neighbours(components)
    _check_kinds(components, printed)
    _check_piles(components, printed)
    _check_first_tiles(components)
    _check_workers(components)
    check_actions(components, LISTS, actions, COUNTS_OF_DRAW)
    for where, action in actions:
        _check_action(where, action, components.track.spaces)


def _check_neighbours(components: Components) -> None:
    """Refuse neighbours that are not two different places of buildings."""
    seen: set[frozenset[str]] = set()
    for pair in components.trail.adjacent:
        for name in pair:
            if components.space[name].kind not in ("building", "neutral"):
                raise Problem("gwt.components_name", {"where": "trail.adjacent", "name": name})
        if pair[0] == pair[1] or frozenset(pair) in seen:
            raise Problem("gwt.components_twice", {"where": "trail.adjacent", "name": " – ".join(pair)})
        seen.add(frozenset(pair))


def _check_kinds(components: Components, printed: Components) -> None:
    """Refuse to make another kind of tile, card or station of one: the rules know them by their places."""
    for name, tile in components.supply.items():
        if tile.kind != printed.supply[name].kind:
            raise Problem("gwt.components_order", {"where": f"supply.{name}.kind"})
        if bool(tile.hazard) != (tile.kind == "hazard"):
            raise Problem("gwt.components_order", {"where": f"supply.{name}.hazard"})
    for name, card in components.objective.items():
        if card.starting != printed.objective[name].starting:
            raise Problem("gwt.components_order", {"where": f"objective.{name}.starting"})
    for name, station in components.station.items():
        if station.master != printed.station[name].master:
            raise Problem("gwt.components_order", {"where": f"station.{name}.master"})


def _check_piles(components: Components, printed: Components) -> None:
    """Refuse piles of more than twice as many as printed."""
    wanted = _piles(printed)
    for where, count in _piles(components).items():
        check_count(where, count, 2 * wanted[where])


def _piles(components: Components) -> dict[str, int]:
    """Return how many cards or tiles each pile has."""
    cattle, tiles = components.cattle.values(), components.supply.values()
    return {
        "cattle.herd": sum(card.herd for card in cattle),
        "cattle.market": sum(card.market for card in cattle),
        "objective.copies": sum(card.copies for card in components.objective.values()),
        **{f"supply.stacks.{stack + 1}": sum(tile.stacks[stack] for tile in tiles) for stack in range(3)},
    }


def _check_first_tiles(components: Components) -> None:
    """Refuse a first stack with too few tiles that find room on the trail, or with workers, which have none there."""
    spaces: list[str] = [space.hazard for space in components.space.values()]
    stacked: dict[str, int] = {}
    for name, tile in components.supply.items():
        if tile.kind == "worker":
            check_range(LISTS, f"supply.{name}.stacks.1", tile.stacks[0], 0, 0)
        stacked[tile.hazard] = stacked.get(tile.hazard, 0) + tile.stacks[0]
    room = {hazard: spaces.count(hazard) for hazard in stacked} | {"": len(components.trail.tepee_order)}
    most = sum(min(count, room[hazard]) for hazard, count in stacked.items())
    check_range(LISTS, "setup.placed_from_stack_1", components.setup.placed_from_stack_1, 1, most)


def _check_workers(components: Components) -> None:
    """Refuse a supply that cannot fill the job market, because the game would never end."""
    for name, tile in components.supply.items():
        if tile.kind != "worker":
            check_range(LISTS, f"supply.{name}.stacks.2", tile.stacks[1], 0, 0)
    stacks = [tile.stacks for tile in components.supply.values() if tile.kind == "worker"]
    first, all_jobs = components.jobs.marker_row * MOST_SEATS - 1, len(components.jobs.cost) * MOST_SEATS
    check_range(LISTS, "supply.stacks.2", sum(stack[1] for stack in stacks), first, MOST_TILES)
    check_range(LISTS, "supply.stacks.2 + 3", sum(map(sum, stacks)), all_jobs, MOST_TILES)


def _check_action(where: str, action: Action, track: int) -> None:
    """Refuse a copy where no building is, a cost of what spends money itself, and a way back longer than the track."""
    if action.do == "copy":
        check_at_home(LISTS, where, action)
    if action.do in SPENDING:
        check_range(LISTS, f"{where}.pay", action.pay, 0, 0)
    if action.do == "reverse":
        check_range(LISTS, f"{where}.spaces", action.spaces, 1, track)
