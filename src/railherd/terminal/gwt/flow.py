"""The labels of Great Western Trail's table, and blocks of text behind them."""

from collections.abc import Sequence

from rich.text import Text

from railherd.terminal.scene import Scene
from railherd.terminal.trail.flow import label_width, labelled

LABEL_KEYS = (
    "gwt.part.track",
    "gwt.part.stations",
    "gwt.part.cities",
    "gwt.part.jobs",
    "gwt.part.cattle",
    "gwt.part.objectives",
    "gwt.part.foresight",
    "gwt.part.hand",
    "terminal.gwt.auxiliary",
    "gwt.part.unbuilt",
    "terminal.gwt.kept",
)


def margin(scene: Scene) -> int:
    """Return the width of the labels, the same for every block so that they line up."""
    return label_width(scene, LABEL_KEYS)


def flow(scene: Scene, key: str, things: Sequence[Text], width: int) -> Text:
    """Lay things out behind a label, as many to a line as fit, without breaking any."""
    return labelled(scene, key, things, width, margin(scene))
