"""Bankruptcy: a player who cannot pay for any tile hands everything in."""

from railherd.games.last_spike.figures.events import BANKRUPT
from railherd.games.last_spike.figures.lookup import CARDS_A_CITY
from railherd.games.last_spike.state import BANK, REMOVED, State


def go_bankrupt(s: State, seat: int) -> None:
    """Shuffle a seat's tiles into the pool, return its money and land, and remove its free land."""
    cash = s.cash[seat]
    s.pay(seat, cash)
    s.bankrupt[seat] = True
    for card in range(s.figures.cards):
        if s.owner[card] == seat:
            s.owner[card] = BANK if card % CARDS_A_CITY else REMOVED
    s.pool.shuffle_in(s.hands[seat])
    s.hands[seat] = []
    s.emit(BANKRUPT, seat, cash)
