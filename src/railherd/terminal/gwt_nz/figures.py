"""Figures of New Zealand that a view refers to by name, and the labels of its table."""

from collections.abc import Sequence
from functools import cache

from rich.text import Text

from railherd.games.gwt_nz.figures.components import read_components
from railherd.games.gwt_nz.figures.lookup import Figures
from railherd.terminal.scene import Scene
from railherd.terminal.trail.flow import label_width, labelled

LABEL_KEYS = (
    "terminal.gwt_nz.part.sea",
    "terminal.gwt_nz.part.posts",
    "terminal.gwt_nz.part.jobs",
    "terminal.gwt_nz.part.bonuses",
    "terminal.gwt_nz.part.sheep",
    "terminal.gwt_nz.part.stock",
    "terminal.gwt_nz.part.objectives",
    "terminal.gwt_nz.part.foresight",
    "terminal.gwt_nz.part.sarah",
    "terminal.gwt_nz.part.hand",
    "terminal.gwt_nz.part.auxiliary",
    "terminal.gwt_nz.part.unbuilt",
    "terminal.gwt_nz.part.kept",
)


@cache
def _figures(components: str) -> Figures:
    return Figures(read_components(components))


def figures_of(scene: Scene) -> Figures:
    """Return the component figures that the game is played with."""
    return _figures(str(scene.view.get("components", "")))


def money_sign(amount: int, plain: bool) -> str:
    """Return money in the short form of the table, where columns are few."""
    return f"L{amount}" if plain else f"£{amount}"


def flow(scene: Scene, key: str, things: Sequence[Text]) -> Text:
    """Lay things out behind a label, as many to a line as fit, without breaking any."""
    return labelled(scene, key, things, scene.width, label_width(scene, LABEL_KEYS))


def inner(name: str) -> str:
    """Return the part of a name in brackets, which says what a tile or a card does; the name if there is none."""
    return name.partition(" (")[2].removesuffix(")") or name
