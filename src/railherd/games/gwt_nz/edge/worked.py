"""Tell which figures are reconstructed where their tables have no room to say so: comments of the data files say it."""

from functools import reduce
from typing import Final

from railherd.core.components.figures import read_files
from railherd.core.contract import Json
from railherd.games.gwt_nz.figures.components import DATA, FILES

RECONSTRUCTED: Final = ("space", "water", "worker", "track.step_tile.2")


def worked(shown: Json) -> Json:
    """Return the names of the reconstructed figures that no overlay has corrected."""
    ours = read_files(DATA, FILES)
    return {"reconstructed": [name for name in RECONSTRUCTED if _figure(shown, name) == _figure(ours, name)]}


def _figure(figures: Json, name: str) -> object:
    return reduce(lambda table, key: table[key], name.split("."), figures)
