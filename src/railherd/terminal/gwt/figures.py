"""Figures of Great Western Trail that the view names but does not spell out."""

from functools import cache

from railherd.core.contract import Json
from railherd.games.gwt.components import read_components
from railherd.games.gwt.tables import Tables
from railherd.terminal.scene import Scene

JOB_ROWS = 12


@cache
def _tables(components: str) -> Tables:
    return Tables(read_components(components))


def tables_of(scene: Scene) -> Tables:
    """The component figures that the game is played with."""
    return _tables(str(scene.view.get("components", "")))


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
    t = tables_of(scene)
    breeds = {t.breed[t.cattle_names.index(card)] for card in hand if card in t.cattle_names}
    return sum(t.breed_value[breed] for breed in breeds)
