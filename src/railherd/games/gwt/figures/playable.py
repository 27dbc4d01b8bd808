"""Refuse figures of Great Western Trail with which a game could get stuck, never end or run out of bounds.

An overlay may come from anybody. The schema bounds each figure in it; these checks are about several together.
"""

from collections.abc import Iterator

from railherd.core.bounds import check_count
from railherd.core.problem import Problem
from railherd.games.gwt.figures.schema import Components
from railherd.kit.figures.lookup import MOST_SEATS
from railherd.kit.figures.schema import Action

ACTIONS_A_FACE = 8  # `kit.rules.place.COPIED`: so many options of a place are its own actions
SPENDING = ("hire", "build", "buy", "trade", "upgrade_behind", "auxiliary")  # they ask whether the money is enough
MOST_STEPS = 50
MOST_TILES = 300
MOST_DRAWN = 6  # of `kit.rules.discards.Draw`
SCALES_OF_DRAW = ("fixed", "cowboys", "engineers")


def check_playable(components: Components, printed: Components) -> None:
    """Raise `Problem` for the first thing that keeps corrected figures from being played; `printed` are the others."""
    _check_ways(components)
    _check_places(components)
    _check_kinds(components, printed)
    _check_piles(components, printed)
    _check_first_tiles(components)
    _check_workers(components)
    _check_actions(components)


def _check_ways(components: Components) -> None:
    """Refuse a trail that does not lead to Kansas City from wherever a rancher may stand."""
    order = list(components.space)
    kansas_city = next(i for i, name in enumerate(order) if components.space[name].kind == "kansas_city")
    for place, (name, space) in enumerate(components.space.items()):
        twice = next((following for following in space.to if space.to.count(following) > 1), None)
        if twice is not None:
            raise Problem("gwt.components_twice", {"where": f"space.{name}.to", "name": twice})
        if place < kansas_city:
            leads_well = bool(space.to) and all(order.index(following) <= kansas_city for following in space.to)
        else:
            leads_well = not space.to and space.kind not in ("start", "neutral")
        if not leads_well:
            raise Problem("gwt.components_dead_end", {"where": f"space.{name}"})


def _check_places(components: Components) -> None:
    """Refuse hazards where none can lie, and neighbours that are not two different places of buildings."""
    for name, space in components.space.items():
        if bool(space.hazard) != (space.kind == "hazard"):
            raise Problem("gwt.components_order", {"where": f"space.{name}.hazard"})
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
            _check_range(f"supply.{name}.stacks.1", tile.stacks[0], 0, 0)
        stacked[tile.hazard] = stacked.get(tile.hazard, 0) + tile.stacks[0]
    room = {hazard: spaces.count(hazard) for hazard in stacked} | {"": len(components.trail.tepee_order)}
    most = sum(min(count, room[hazard]) for hazard, count in stacked.items())
    _check_range("setup.placed_from_stack_1", components.setup.placed_from_stack_1, 1, most)


def _check_workers(components: Components) -> None:
    """Refuse a supply that cannot fill the job market, because the game would never end."""
    for name, tile in components.supply.items():
        if tile.kind != "worker":
            _check_range(f"supply.{name}.stacks.2", tile.stacks[1], 0, 0)
    stacks = [tile.stacks for tile in components.supply.values() if tile.kind == "worker"]
    first, all_jobs = components.jobs.marker_row * MOST_SEATS - 1, len(components.jobs.cost) * MOST_SEATS
    _check_range("supply.stacks.2", sum(stack[1] for stack in stacks), first, MOST_TILES)
    _check_range("supply.stacks.2 + 3", sum(map(sum, stacks)), all_jobs, MOST_TILES)


def _check_range(where: str, found: int, low: int, high: int) -> None:
    if not low <= found <= high:
        raise Problem("gwt.components_range", {"where": where, "low": low, "high": high})


def _check_actions(components: Components) -> None:
    """Refuse actions where they would leave nothing to choose or begin themselves again."""
    for name, face in components.face.items():
        count = sum(len(entry) if isinstance(entry, list) else 1 for entry in face.actions)
        check_count(f"face.{name}.actions", count, ACTIONS_A_FACE)
    for where, action in all_actions(components):
        _check_action(where, action, components.track.spaces)


def _check_action(where: str, action: Action, track: int) -> None:
    at_home = {"move": "face.", "copy": "face."}.get(action.do, "")
    if not where.startswith(at_home) or (action.do == "auxiliary" and where.startswith("auxiliary.")):
        raise Problem("gwt.components_action", {"where": where, "verb": action.do})
    if action.do == "draw" and action.per not in SCALES_OF_DRAW:
        raise Problem("gwt.components_action", {"where": where, "verb": f"draw per {action.per}"})
    if action.do in SPENDING:
        _check_range(f"{where}.pay", action.pay, 0, 0)
    if action.do == "move":
        _check_range(f"{where}.most", action.most, 1, MOST_STEPS)
    elif action.do == "reverse":
        _check_range(f"{where}.spaces", action.spaces, 1, track)
    elif action.do == "draw":
        _check_range(f"{where}.most", action.most, 0, MOST_DRAWN)


def all_actions(components: Components) -> Iterator[tuple[str, Action]]:
    """Yield every action with its place."""
    for where, first in _first_actions(components):
        action: Action | None = first
        while action is not None:
            yield where, action
            action = action.then


def _first_actions(components: Components) -> Iterator[tuple[str, Action]]:
    """Yield every action with its place, except those that follow another one."""
    for name, face in components.face.items():
        for entry in face.actions:
            for action in entry if isinstance(entry, list) else [entry]:
                yield f"face.{name}.actions", action
    for name, risk in components.risk.items():
        yield f"risk.{name}", risk
    for row, spaces in components.worker.items():
        for space, action in spaces.items():
            yield f"worker.{row}.{space}", action
    for name, objective in components.objective.items():
        if objective.action is not None:
            yield f"objective.{name}.action", objective.action
    for name, master in components.master.items():
        for action in master.actions:
            yield f"master.{name}.actions", action
    for number, auxiliary in components.auxiliary.items():
        yield f"auxiliary.{number}", auxiliary
