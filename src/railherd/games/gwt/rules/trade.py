"""Trade with the tribes: take tepees off the trail."""

from typing import ClassVar

from railherd.games.gwt.figures.events import TEPEE_TAKEN
from railherd.games.gwt.figures.lookup import TEPEE
from railherd.games.gwt.figures.reasons import NO_TEPEE_THERE, TRADE_TOO_DEAR
from railherd.games.gwt.state import Decision, State
from railherd.kit.figures.events import MONEY_GAINED, MONEY_PAID
from railherd.kit.figures.lookup import EMPTY
from railherd.kit.figures.reasons import LEGAL


class Trade(Decision):
    """Take a tepee and what its space brings, or pay what it costs."""

    NAME: ClassVar[str] = "trade"

    def span(self, s: State) -> int:
        """Return one option for each space."""
        return s.figures.spaces

    def options(self, s: State) -> list[int]:
        """Offer the spaces with a tepee that the seat can pay for."""
        return sorted(space for space in s.figures.tepee_spaces if self.refusal(s, space) == LEGAL)

    def refusal(self, s: State, option: int) -> int:
        """Refuse a space without a tepee or one that costs too much."""
        return refuse_trade(s, self.seat, option)

    def apply(self, s: State, option: int) -> None:
        """Take the tepee and its money, or pay for it."""
        tile = s.tile[option] - s.figures.buildings
        s.tile[option] = EMPTY
        s.players[self.seat].tepees[0 if tile == s.figures.green_tepee else 1] += 1
        s.emit(TEPEE_TAKEN, self.seat, tile, option)
        money = s.figures.money[option]
        if money > 0:
            s.earn(self.seat, money)
            s.emit(MONEY_GAINED, self.seat, money)
        else:
            s.pay(self.seat, -money)
            s.emit(MONEY_PAID, self.seat, -money)


def refuse_trade(s: State, seat: int, space: int) -> int:
    """Return why a tepee cannot be taken, 0 if it can."""
    if s.figures.kind[space] != TEPEE or s.tile[space] == EMPTY:
        return NO_TEPEE_THERE
    return LEGAL if s.players[seat].money + s.figures.money[space] >= 0 else TRADE_TOO_DEAR


def can_trade(s: State, seat: int) -> bool:
    """Return whether any tepee can be taken."""
    for space in s.figures.tepee_spaces:
        if refuse_trade(s, seat, space) == LEGAL:
            return True
    return False
