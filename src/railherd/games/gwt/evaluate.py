"""How good a position is for a seat: points it would score now, and what its means promise."""

from railherd.games.gwt.scoring import score_lines
from railherd.games.gwt.state import State


def evaluate(s: State, seat: int) -> int:
    """Points in hundredths, with money, workers, certificates and track at what they usually bring."""
    player = s.players[seat]
    value = 100 * sum(score_lines(s, seat))
    value += 12 * player.money + 60 * player.certificates + 10 * player.engine
    value += 250 * sum(player.workers) + 40 * player.place
    return value
