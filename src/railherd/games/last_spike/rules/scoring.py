"""The end: cash decides, the price of land held breaks ties, and equal players share the victory."""

from railherd.games.last_spike.rules.land import land_price
from railherd.games.last_spike.rules.railway import survivors
from railherd.games.last_spike.state import State

SCORE_LINES = ("cash", "land_price")


def standing(s: State, seat: int) -> tuple[int, int]:
    """Return what a seat is ranked by: cash, then the price of its land, which counts for nothing else."""
    return s.cash[seat], land_price(s, seat)


def winners(s: State) -> list[int]:
    """Return the seats with the best standing among those that are not bankrupt."""
    playing = survivors(s)
    best = max(standing(s, seat) for seat in playing)
    return [seat for seat in playing if standing(s, seat) == best]
