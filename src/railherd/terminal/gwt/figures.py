"""Figures of Great Western Trail that the view names but does not spell out."""

from functools import cache

from railherd.core.contract import Json
from railherd.games.gwt.figures.components import read_components
from railherd.games.gwt.figures.lookup import Figures
from railherd.terminal.scene import Scene

JOB_ROWS = 12


@cache
def _figures(components: str) -> Figures:
    return Figures(read_components(components))


def figures_of(scene: Scene) -> Figures:
    """The component figures that the game is played with."""
    return _figures(str(scene.view.get("components", "")))


def own(scene: Scene) -> Json | None:
    """The viewer's player, None for a spectator."""
    seat = scene.view["seat"]
    player: Json | None = None if seat is None else scene.view["players"][seat]
    return player


def money_sign(amount: int) -> str:
    """Money as the table shows it, where every column counts."""
    return f"${amount}"


def rows_left(scene: Scene) -> int:
    """Rows of the job market that are still to be filled, the marker's own included."""
    return max(0, JOB_ROWS + 1 - int(scene.view["marker_row"]))


def herd_value(scene: Scene, hand: Json) -> int:
    """What the cattle of a hand are worth at a delivery: every breed once."""
    figures = figures_of(scene)
    breeds = {figures.breed[figures.cattle_names.index(card)] for card in hand if card in figures.cattle_names}
    return sum(figures.breed_value[breed] for breed in breeds)
