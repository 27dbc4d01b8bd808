"""Check what must hold after every step of Last Spike."""

from railherd.games.last_spike.figures.lookup import CARDS_A_CITY
from railherd.games.last_spike.rules.land import has_paid_out
from railherd.games.last_spike.rules.railway import is_railway_joined
from railherd.games.last_spike.state import BANK, NOBODY, REMOVED, State


def audit(s: State) -> list[str]:
    """Return a sentence for every invariant that does not hold."""
    faults = _tiles(s) + _land(s) + _money(s)
    joined = is_railway_joined(s)
    if joined != (s.spiker != NOBODY):
        faults.append("the railway is joined exactly when somebody laid the last spike")
    if joined and s.pending:
        faults.append("nothing is left to decide once the last spike lies")
    return faults


def _tiles(s: State) -> list[str]:
    laid = [tile for tile in range(s.figures.tiles) if s.laid >> tile & 1]
    everywhere = laid + s.pool.bag + s.pool.known + [tile for hand in s.hands for tile in hand]
    faults = []
    if sorted(everywhere) != list(range(s.figures.tiles)):
        faults.append(f"each tile lies in one place: {sorted(everywhere)}")
    if any(hand != sorted(hand) or len(hand) > s.figures.hand for hand in s.hands):
        faults.append(f"hands are in order and hold at most {s.figures.hand} tiles: {s.hands}")
    if s.drawable() < 0:
        faults.append("the tile removed unseen stays in the pool")
    return faults


def _land(s: State) -> list[str]:
    faults = []
    for card in range(s.figures.cards):
        if not REMOVED <= s.owner[card] < s.seats or (s.owner[card] >= 0 and s.bankrupt[s.owner[card]]):
            faults.append(f"card {card} has an impossible owner: {s.owner[card]}")
        if s.owner[card] == REMOVED and card % CARDS_A_CITY:
            faults.append(f"only free land leaves the game: card {card}")
    for city in range(s.figures.cities):
        if has_paid_out(s, city) and s.owner[city * CARDS_A_CITY] == BANK:
            faults.append(f"city {city} is built around but nobody claimed its free land")
    return faults


def _money(s: State) -> list[str]:
    faults = []
    if any(cash < 0 or cash % s.figures.unit for cash in s.cash):
        faults.append(f"cash is whole units and never negative: {s.cash}")
    if s.bank + sum(s.cash) != 0:
        faults.append(f"money is neither made nor lost: bank {s.bank}, cash {s.cash}")
    return faults
