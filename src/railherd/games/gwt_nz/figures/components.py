"""Read the component figures of New Zealand from data/, correct them by an overlay, and check them."""

from importlib.resources import files
from importlib.resources.abc import Traversable

from railherd.core.figures import read
from railherd.games.gwt_nz.figures.schema import Components

DATA = files("railherd.games.gwt_nz.figures") / "data"
FILES = ("board.toml", "buildings.toml", "cards.toml", "sarah.toml", "sea.toml", "setup.toml", "supply.toml")
SEATS = range(1, 5)


def read_components(overlay: str, folder: Traversable = DATA) -> Components:
    """Return the figures of the data files of a folder, corrected by an overlay (TOML text, may be empty)."""
    return read(folder, FILES, overlay, Components)
