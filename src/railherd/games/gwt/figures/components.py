"""Read the component figures of Great Western Trail from data/, correct them by an overlay, and check them."""

from importlib.resources import files
from importlib.resources.abc import Traversable

from railherd.core.components.figures import read
from railherd.core.problem import Problem
from railherd.games.gwt.figures.lookup import LISTS
from railherd.games.gwt.figures.old_names import with_prices
from railherd.games.gwt.figures.playable import check_playable
from railherd.games.gwt.figures.schema import Components
from railherd.kit.figures.check_trail import check_order
from railherd.kit.figures.components import (
    check_action_names,
    check_count,
    check_name,
    check_names,
    check_operands,
    check_range,
    check_rising,
    shared_actions,
    with_following,
)

DATA = files("railherd.games.gwt.figures") / "data"
FILES = ("board.toml", "buildings.toml", "cards.toml", "railway.toml", "setup.toml", "supply.toml")
SEATS = range(2, 5)
NEUTRALS = 7


def read_components(overlay: str, folder: Traversable = DATA) -> Components:
    """Return the figures of the data files of a folder, corrected by an overlay (TOML text, may be empty)."""
    components = read(folder, FILES, overlay, Components, modern=with_prices)
    actions = list(with_following(shared_actions(components)))
    _check_trail(components)
    check_names(components, components.space, LISTS)
    check_action_names(components, LISTS, actions)
    printed = read(folder, FILES, "", Components) if overlay else components
    _check_counts(components, printed)
    _check_ranges(components)
    _check_stations(components)
    check_rising(components, LISTS)
    check_playable(components, printed, actions)
    for where, action in actions:
        check_operands(where, action, LISTS)
    return components


def _check_trail(components: Components) -> None:
    """Refuse a trail that leads back, a wrong order of tepees, and neighbours that do not exist."""
    check_order(components.space, LISTS, NEUTRALS)
    tepees = [name for name, space in components.space.items() if space.kind == "tepee"]
    if sorted(components.trail.tepee_order) != sorted(tepees):
        raise Problem("gwt.components_tepees", {"where": "trail.tepee_order"})
    for pair in components.trail.adjacent:
        for end in pair:
            check_name(LISTS, "trail.adjacent", end, components.space)


def _check_counts(components: Components, printed: Components) -> None:
    """Refuse more or fewer of something than the data files have: an overlay corrects figures, it adds nothing."""
    check_count(LISTS, "objective", _in_the_stack(components), _in_the_stack(printed))
    for name, tile in components.supply.items():
        check_count(LISTS, f"supply.{name}.stacks", len(tile.stacks), len(printed.supply[name].stacks))
    check_count(LISTS, "purchase", len(components.purchase), len(printed.purchase))
    check_count(LISTS, "jobs.cost", len(components.jobs.cost), len(printed.jobs.cost))
    check_count(LISTS, "setup.money", len(components.setup.money), SEATS[-1])
    check_count(LISTS, "track.spaces", components.track.spaces, printed.track.spaces)


def _in_the_stack(components: Components) -> int:
    """Return how many kinds of objective cards are not dealt at the start."""
    return sum(not card.starting for card in components.objective.values())


def _check_ranges(components: Components) -> None:
    """Refuse figures that the board has no room for."""
    room = 4 * len(LISTS.hazards) + len(components.trail.tepee_order)
    figures = {
        "limits.workers_a_row": (components.limits.workers_a_row, 1, 6),
        "limits.certificate_track": (max(components.limits.certificate_track, default=0), 1, 6),
        "setup.hand": (components.setup.hand, 1, sum(card.herd for card in components.cattle.values())),
        "setup.placed_from_stack_1": (components.setup.placed_from_stack_1, 1, room),
        "jobs.marker_row": (components.jobs.marker_row, 1, len(components.jobs.cost) - 1),
    }
    for where, (found, low, high) in figures.items():
        check_range(LISTS, where, found, low, high)


def _check_stations(components: Components) -> None:
    """Refuse stations out of order or short of the end of the track."""
    stations = [station.after for station in components.station.values()]
    if stations != sorted(set(stations)) or stations[-1] != components.track.spaces:
        raise Problem("gwt.components_rising", {"where": "station.after"})
