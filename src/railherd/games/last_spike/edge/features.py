"""List what a seat sees as numbers for learning: its own first, then the others clockwise.

How many there are depends only on the number of seats.
"""

from railherd.core.contract import Names
from railherd.games.last_spike.rules.land import cards_held, is_open
from railherd.games.last_spike.rules.track import laying_cost
from railherd.games.last_spike.state import BANK, State

UNKNOWN = -1
PLAYER = ("cash", "bankrupt", "tiles")


def feature_names(names: Names, seats: int) -> list[str]:
    """Return a name for each number that `features` gives."""
    found = ["asked", "pool"]
    found += [f"{what}.{tile}" for what in ("laid", "cost", "hand") for tile in names["tile"]]
    found += [f"open.{city}" for city in names["city"]]
    found += [f"for_sale.{card}" for card in names["card"]]
    for player in range(seats):
        found += [f"player.{player}.{name}" for name in PLAYER]
        found += [f"player.{player}.land.{city}" for city in names["city"]]
    return found


def features(s: State, seat: int) -> list[int]:
    """Return the numbers in the order of `feature_names`."""
    tiles = range(s.figures.tiles)
    found = [0 if s.over() else (s.seat() - seat) % s.seats + 1, s.drawable()]
    found += [s.laid >> tile & 1 for tile in tiles]
    found += [0 if s.laid >> tile & 1 else laying_cost(s, tile) for tile in tiles]
    found += [1 if tile in s.hands[seat] else 0 for tile in tiles]
    found += [1 if is_open(s, city) else 0 for city in range(s.figures.cities)]
    found += [1 if owner == BANK else 0 for owner in s.owner]
    for other in range(s.seats):
        found += _player(s, (seat + other) % s.seats, seat)
    return found


def _player(s: State, seat: int, viewer: int) -> list[int]:
    seen = seat == viewer or s.money_open or s.over()
    found = [s.cash[seat] if seen else UNKNOWN, 1 if s.bankrupt[seat] else 0, len(s.hands[seat])]
    return found + [cards_held(s, seat, city) for city in range(s.figures.cities)]
