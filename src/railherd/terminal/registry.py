"""The painters of all games. A new one is one line here."""

from railherd.terminal.gwt.painter import GreatWesternTrailPainter
from railherd.terminal.gwt_nz.painter import NewZealandPainter
from railherd.terminal.last_spike.painter import LastSpikePainter
from railherd.terminal.painter import Painter

PAINTERS: dict[str, Painter] = {
    "gwt": GreatWesternTrailPainter(),
    "gwt_nz": NewZealandPainter(),
    "last_spike": LastSpikePainter(),
}


def painter_of(game: str) -> Painter:
    """Return the painter of a game."""
    return PAINTERS.get(game) or Painter()
