"""Figures of Great Western Trail that a view refers to by name."""

from functools import cache

from railherd.core.contract import Json
from railherd.games.gwt.figures.components import read_components
from railherd.games.gwt.figures.lookup import Figures
from railherd.kit.rules.herd import breeding_value
from railherd.terminal.scene import Scene


@cache
def _figures(components: str) -> Figures:
    return Figures(read_components(components))


def figures_of(scene: Scene) -> Figures:
    """Return the component figures that the game is played with."""
    return _figures(str(scene.view.get("components", "")))


def money_sign(amount: int) -> str:
    """Return money in the short form of the table, where columns are few."""
    return f"${amount}"


def herd_value(scene: Scene, hand: Json) -> int:
    """Return what the cattle of a hand are worth at a delivery."""
    figures = figures_of(scene)
    return breeding_value(
        figures, sorted(figures.cattle_names.index(card) for card in hand if card in figures.cattle_names)
    )
