"""The gold track."""

from railherd.games.gwt_nz.figures.events import GOLD_GAINED, GOLD_SPENT
from railherd.games.gwt_nz.state import State


def gain_gold(s: State, seat: int, amount: int) -> None:
    """Move a seat's gold marker on; what is over the limit is lost."""
    player = s.players[seat]
    gained = min(amount, s.figures.gold_limit - player.gold)
    if gained > 0:
        player.gold += gained
        s.emit(GOLD_GAINED, seat, gained)


def spend_gold(s: State, seat: int, amount: int) -> None:
    """Move a seat's gold marker back."""
    if amount:
        s.players[seat].gold -= amount
        s.emit(GOLD_SPENT, seat, amount)
