"""Read the component figures of Great Western Trail from data/, correct them by an overlay, and check them."""

from collections.abc import Iterator, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable

from railherd.core.figures import read
from railherd.core.problem import Problem
from railherd.games.gwt.figures.lookup import LISTS
from railherd.games.gwt.figures.playable import all_actions, check_playable
from railherd.games.gwt.figures.schema import Components
from railherd.kit.figures.components import check_operands, check_verb
from railherd.kit.figures.old_names import with_prices

DATA = files("railherd.games.gwt.figures") / "data"
FILES = ("board.toml", "buildings.toml", "cards.toml", "railway.toml", "setup.toml", "supply.toml")
SEATS = range(2, 5)
CARD_WORDS = ("", "any", "pair", "objective")

LETTERS = list("abcdefg")


def read_components(overlay: str, folder: Traversable = DATA) -> Components:
    """Return the figures of the data files of a folder, corrected by an overlay (TOML text, may be empty)."""
    components = read(folder, FILES, overlay, Components, with_prices)
    _check_trail(components)
    _check_names(components)
    printed = read(folder, FILES, "", Components) if overlay else components
    _check_counts(components, printed)
    _check_ranges(components)
    _check_rising(components)
    check_playable(components, printed)
    for where, action in all_actions(components):
        check_operands(where, action, LISTS)
    return components


def _check_trail(components: Components) -> None:
    """Refuse a trail that leads back, or with a wrong start, Kansas City, letter or order of tepees."""
    order = list(components.space)
    for name, space in components.space.items():
        for following in space.to:
            if following not in components.space or order.index(following) <= order.index(name):
                raise Problem("gwt.components_trail", {"where": f"space.{name}.to", "name": following})
    kinds = [space.kind for space in components.space.values()]
    _check_count("space.kind: start", kinds.count("start"), 1)
    _check_count("space.kind: kansas_city", kinds.count("kansas_city"), 1)
    letters = sorted(space.letter for space in components.space.values() if space.kind == "neutral")
    if letters != LETTERS:
        raise Problem("gwt.components_letters", {"found": ", ".join(letters)})
    tepees = [name for name, space in components.space.items() if space.kind == "tepee"]
    if sorted(components.trail.tepee_order) != sorted(tepees):
        raise Problem("gwt.components_tepees", {"where": "trail.tepee_order"})


def _check_names(components: Components) -> None:
    """Refuse names of things that do not exist."""
    for name, space in components.space.items():
        if space.risk and space.risk not in components.risk:
            raise Problem("gwt.components_name", {"where": f"space.{name}.risk", "name": space.risk})
    for pair in components.trail.adjacent:
        for end in pair:
            if end not in components.space:
                raise Problem("gwt.components_name", {"where": "trail.adjacent", "name": end})
    for name, cattle in components.cattle.items():
        if cattle.breed not in components.breed:
            raise Problem("gwt.components_name", {"where": f"cattle.{name}.breed", "name": cattle.breed})
    for city, arrow in components.arrow.items():
        if arrow.to not in components.city:
            raise Problem("gwt.components_name", {"where": f"arrow.{city}", "name": arrow.to})
    for where, action in all_actions(components):
        if action.card not in CARD_WORDS and action.card not in components.cattle:
            raise Problem("gwt.components_name", {"where": where, "name": action.card})
        check_verb(where, action, LISTS)
    for where, name, known in _listed(components):
        if name and name not in known:
            raise Problem("gwt.components_name", {"where": where, "name": name})


def _listed(components: Components) -> Iterator[tuple[str, str, Sequence[str]]]:
    """Yield names that must be on one of the game's lists, with their place and the list."""
    for name, space in components.space.items():
        yield f"space.{name}.kind", space.kind, LISTS.kinds
        yield f"space.{name}.hazard", space.hazard, LISTS.hazards
    for name, tile in components.supply.items():
        yield f"supply.{name}.kind", tile.kind, LISTS.tiles
        yield f"supply.{name}.hazard", tile.hazard, LISTS.hazards
    for name, card in components.objective.items():
        yield from ((f"objective.{name}.tasks", task, LISTS.tasks) for task in card.tasks)
    for name, breed in components.breed.items():
        yield f"breed.{name}.task", breed.task, LISTS.tasks
    for name, city in components.city.items():
        yield f"city.{name}.task", city.task, LISTS.tasks
    for name, master in components.master.items():
        yield f"master.{name}.per", master.per, LISTS.masters


def _check_counts(components: Components, printed: Components) -> None:
    """Refuse more or fewer of something than the data files have: an overlay corrects figures, it adds nothing."""
    _check_count("objective", _in_the_stack(components), _in_the_stack(printed))
    for name, tile in components.supply.items():
        _check_count(f"supply.{name}.stacks", len(tile.stacks), len(printed.supply[name].stacks))
    _check_count("purchase", len(components.purchase), len(printed.purchase))
    _check_count("jobs.cost", len(components.jobs.cost), len(printed.jobs.cost))
    _check_count("setup.money", len(components.setup.money), SEATS[-1])
    _check_count("track.spaces", components.track.spaces, printed.track.spaces)


def _in_the_stack(components: Components) -> int:
    """Return how many kinds of objective cards are not dealt at the start."""
    return sum(not card.starting for card in components.objective.values())


def _check_count(where: str, found: int, count: int) -> None:
    if found != count:
        raise Problem("gwt.components_count", {"where": where, "count": count, "found": found})


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
        if not low <= found <= high:
            raise Problem("gwt.components_range", {"where": where, "low": low, "high": high})


def _check_rising(components: Components) -> None:
    """Refuse stations out of order or short of the end of the track, and limits off a rising certificate track."""
    stations = [station.after for station in components.station.values()]
    if stations != sorted(set(stations)) or stations[-1] != components.track.spaces:
        raise Problem("gwt.components_rising", {"where": "station.after"})
    track = components.limits.certificate_track
    marks = {0, components.limits.certificates, *(disc.certificates for disc in components.disc.values())}
    if track != sorted(set(track)) or not marks <= set(track):
        raise Problem("gwt.components_rising", {"where": "limits.certificate_track"})
