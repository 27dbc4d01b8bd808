"""Read the component figures of New Zealand from data/, correct them by an overlay, and check them."""

from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable

from railherd.core.components.figures import read
from railherd.games.gwt_nz.figures.check_sarah import check_sarah
from railherd.games.gwt_nz.figures.check_sea import check_sea
from railherd.games.gwt_nz.figures.lookup import FIRST_SLOT, LISTS, STOCK, WORKERS
from railherd.games.gwt_nz.figures.playable import check_playable
from railherd.games.gwt_nz.figures.schema import Components
from railherd.kit.figures.check_trail import check_order
from railherd.kit.figures.components import (
    check_action_names,
    check_count,
    check_name,
    check_names,
    check_operands,
    check_rising,
    shared_actions,
    with_following,
)
from railherd.kit.figures.schema import Action

DATA = files("railherd.games.gwt_nz.figures") / "data"
FILES = ("board.toml", "buildings.toml", "cards.toml", "sarah.toml", "sea.toml", "setup.toml", "supply.toml")
REPLACEABLE = ("space", "water", "harbour", "link", "city", "arrow", "purchase", "objective", "pair", "sarah")
SEATS = range(1, 5)
NEUTRALS = 8


def read_components(overlay: str, folder: Traversable = DATA) -> Components:
    """Return the figures of the data files of a folder, corrected by an overlay (TOML text, may be empty)."""
    components = read(folder, FILES, overlay, Components, REPLACEABLE)
    actions = list(with_following(_first_actions(components)))
    check_order(components.space, LISTS, NEUTRALS)
    check_names(components, components.space, LISTS)
    check_action_names(components, LISTS, actions)
    _check_own_names(components, actions)
    check_sea(components)
    check_sarah(components)
    _check_counts(components)
    check_rising(components, LISTS)
    check_playable(components, actions)
    for where, action in actions:
        check_operands(where, action, LISTS)
    return components


def _first_actions(c: Components) -> Iterator[tuple[str, Action]]:
    """Yield every action with its place, except those that follow another one."""
    yield from shared_actions(c)
    for name, card in c.card.items():
        yield f"card.{name}.action", card.action
    tables = {"supply": {name: tile.gain for name, tile in c.supply.items()}}
    tables["harbour"] = {name: harbour.action for name, harbour in c.harbour.items()}
    tables["pair"] = {str(number): pair.action for number, pair in c.pair.items()}
    for table, given in tables.items():
        for name, action in given.items():
            if action is not None:
                yield f"{table}.{name}", action


def _check_own_names(c: Components, actions: list[tuple[str, Action]]) -> None:
    """Refuse names of stacks, posts and cards that do not exist."""
    for where, action in actions:
        if action.take:
            check_name(LISTS, where, action.take, STOCK)
        if action.post:
            check_name(LISTS, where, action.post, c.city)
    for name, tile in c.supply.items():
        if tile.take:
            check_name(LISTS, f"supply.{name}.take", tile.take, STOCK)
    for name, post in c.city.items():
        if post.take:
            check_name(LISTS, f"city.{name}.take", post.take, STOCK)
    for table, given in (("stock", c.stock), ("bonus", c.bonus)):
        for name in given:
            check_name(LISTS, f"{table}.{name}", name, [*c.cattle, *c.card, *c.objective])
    check_name(LISTS, "exchange.removes", c.exchange.removes, c.cattle)


def _check_counts(c: Components) -> None:
    """Refuse more or fewer of something than there is room for."""
    check_count(LISTS, "setup.money", len(c.setup.money), SEATS[-1])
    check_count(LISTS, "setup.cards", len(c.setup.cards), SEATS[-1])
    check_count(LISTS, "limits.step_tile", len(c.limits.step_tile), 3)
    check_count(LISTS, "stock", len(c.stock), FIRST_SLOT)
    check_count(LISTS, "slot", len(c.slot), len(STOCK) - FIRST_SLOT)
    check_count(LISTS, "worker", len(c.worker), len(WORKERS))
    for name, tile in c.supply.items():
        check_count(LISTS, f"supply.{name}.stacks", len(tile.stacks), 2)
    check_count(LISTS, "objective.starting", sum(card.starting for card in c.objective.values()), 0)
