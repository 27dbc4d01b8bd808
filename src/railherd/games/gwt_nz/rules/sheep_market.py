"""Sheep of the market besides the purchase of all trail games: what a purchase brings, and sheep taken by an action."""

from typing import ClassVar

from railherd.core.contract import Field
from railherd.games.gwt_nz.figures.events import SHEEP_TOPPED
from railherd.games.gwt_nz.figures.reasons import SHEEP_CHOSEN_FIRST
from railherd.games.gwt_nz.rules.gains import gain_tokens
from railherd.games.gwt_nz.state import Decision, State
from railherd.kit.figures.reasons import LEGAL, NOT_IN_MARKET, WRONG_VALUE
from railherd.kit.rules.market import count_of_value, take_cattle


def follow_purchase(s: State, seat: int, purchase: int) -> None:
    """Note the card of a purchase as gained, and give the exchange tokens of its way."""
    way, card = purchase // s.figures.cattle, purchase % s.figures.cattle
    s.players[seat].gained.append(card)
    if way < s.figures.purchases:
        gain_tokens(s, seat, s.figures.purchase_tokens[way])


class TakeSheep(Decision):
    """Take sheep of a price class out of the market, one at a time; after the first one may stop.

    Options are cards; the number of all sheep is to stop. `left` counts those that may still be taken.
    """

    NAME: ClassVar[str] = "take_sheep"
    GOES_ON: ClassVar[str] = "take_sheep"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("action", "action"), Field("left", "number", low=1))

    def __init__(self, seat: int, action: int, left: int) -> None:
        super().__init__(seat)
        self.action = action
        self.left = left

    def span(self, s: State) -> int:
        """Return one option for each sheep, then one to stop."""
        return s.figures.cattle + 1

    def _may_stop(self, s: State) -> bool:
        return self.left < s.figures.actions[self.action].cards

    def refusal(self, s: State, option: int) -> int:
        """Refuse a sheep that is not in the market or of another class, and to stop before the first."""
        if option == s.figures.cattle:
            return LEGAL if self._may_stop(s) else SHEEP_CHOSEN_FIRST
        if option not in s.market:
            return NOT_IN_MARKET
        return LEGAL if s.figures.price_class[option] == s.figures.actions[self.action].value else WRONG_VALUE

    def apply(self, s: State, option: int) -> None:
        """Put the sheep on the discard pile or on the draw pile, and ask for another while there is one."""
        if option == s.figures.cattle:
            return
        act = s.figures.actions[self.action]
        if act.to_top:
            s.market.remove(option)
            s.players[self.seat].deck.put_on_top(option)
            s.emit(SHEEP_TOPPED, self.seat, option)
        else:
            take_cattle(s, self.seat, s.figures.purchases, option, 0)
        if self.left > 1 and count_of_value(s, act.value, 0):
            s.pending.append(TakeSheep(self.seat, self.action, self.left - 1))
