"""The cattle market: each cowboy works once, one purchase at a time."""

from bisect import insort
from typing import ClassVar

from railherd.core.contract import Field
from railherd.kit.decision import OneOfSeveral
from railherd.kit.figures.events import CATTLE_ADDED, CATTLE_BOUGHT
from railherd.kit.figures.lookup import COWBOY, NOBODY
from railherd.kit.figures.reasons import (
    CATTLE_TOO_DEAR,
    LEGAL,
    MARKET_STACK_EMPTY,
    NOT_IN_MARKET,
    ONLY_ONE_THERE,
    TOO_FEW_COWBOYS,
    WRONG_VALUE,
)
from railherd.kit.state import MARKET_STACK, TrailState


class Buy(OneOfSeveral):
    """Buy cattle (option = way × kinds of cattle + card), let a cowboy add cards to the market, or stop."""

    NAME: ClassVar[str] = "buy"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("cowboys", "number", high=6),)

    def __init__(self, seat: int, cowboys: int) -> None:
        super().__init__(seat)
        self.cowboys = cowboys  # those not used yet

    def span(self, s: TrailState) -> int:
        """Return one option for each card in each way, then two to add cards and to stop."""
        return s.figures.purchases * s.figures.cattle + 2

    def options(self, s: TrailState) -> list[int]:
        """Offer the purchases that cowboys, money and market allow, to add cards if possible, and to stop."""
        options: list[int] = []
        for way in range(s.figures.purchases):
            if (
                s.figures.purchase_cowboys[way] > self.cowboys
                or s.figures.purchase_cost[way] > s.players[self.seat].money
            ):
                continue
            value, cards = s.figures.purchase_value[way], s.figures.purchase_cards[way]
            last = -1
            for card in s.market:
                if card != last and s.figures.price_class[card] == value:
                    if cards == 1 or count_of_value(s, value, card) >= cards:
                        options.append(way * s.figures.cattle + card)
                last = card
        if self._refuse_to_add(s) == LEGAL:
            options.append(to_add(s))
        options.append(to_add(s) + 1)
        return options

    def refusal(self, s: TrailState, option: int) -> int:
        """Refuse a purchase for lack of cards, cowboys or money, and to add from an empty stack."""
        if option > to_add(s):
            return LEGAL
        if option == to_add(s):
            return self._refuse_to_add(s)
        return refuse_purchase(s, self.seat, option // s.figures.cattle, option % s.figures.cattle, self.cowboys)

    def _refuse_to_add(self, s: TrailState) -> int:
        if self.cowboys < 1:
            return TOO_FEW_COWBOYS
        return LEGAL if s.piles[MARKET_STACK].size() else MARKET_STACK_EMPTY

    def apply(self, s: TrailState, option: int) -> None:
        """Buy the card and ask for a second one or the next purchase; or add cards; or stop."""
        if option > to_add(s):
            return
        if option == to_add(s):
            if self.cowboys > 1:
                s.pending.append(Buy(self.seat, self.cowboys - 1))
            add_cattle(s, s.figures.added_per_cowboy)
            return
        way, card = option // s.figures.cattle, option % s.figures.cattle
        left = self.cowboys - s.figures.purchase_cowboys[way]
        take_cattle(s, self.seat, way, card, s.figures.purchase_cost[way])
        if left:
            s.pending.append(Buy(self.seat, left))
        if s.figures.purchase_cards[way] == 2:
            s.pending.append(BuySecond(self.seat, s.figures.purchase_value[way], card))


class BuySecond(OneOfSeveral):
    """Take the second card of a purchase of two: any of the same value. `lowest` is the card named first."""

    NAME: ClassVar[str] = "buy_second"
    GOES_ON: ClassVar[str] = "buy"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("value", "number"), Field("lowest", "card"))

    def __init__(self, seat: int, value: int, lowest: int) -> None:
        super().__init__(seat)
        self.value = value
        self.lowest = lowest

    def span(self, s: TrailState) -> int:
        """Return one option for each cattle card."""
        return s.figures.cattle

    def options(self, s: TrailState) -> list[int]:
        """Offer cards of the value from the first card on, or all of them if none follow it."""
        return self._from(s, self.lowest) or self._from(s, 0)

    def _from(self, s: TrailState, lowest: int) -> list[int]:
        return [card for card in range(lowest, s.figures.cattle) if self.refusal(s, card) == LEGAL]

    def refusal(self, s: TrailState, option: int) -> int:
        """Refuse a card that is not in the market or of another value."""
        if option not in s.market:
            return NOT_IN_MARKET
        return LEGAL if s.figures.price_class[option] == self.value else WRONG_VALUE

    def apply(self, s: TrailState, option: int) -> None:
        """Take the card, which the first one paid for."""
        take_cattle(s, self.seat, s.figures.purchases, option, 0)


def to_add(s: TrailState) -> int:
    """Return the option of `Buy` that adds cards to the market; the one after it is to stop."""
    return s.figures.purchases * s.figures.cattle


def refuse_purchase(s: TrailState, seat: int, way: int, card: int, cowboys: int) -> int:
    """Return why a card cannot be bought in a way, 0 if it can."""
    if s.figures.price_class[card] != s.figures.purchase_value[way]:
        return WRONG_VALUE
    if card not in s.market:
        return NOT_IN_MARKET
    if s.figures.purchase_cowboys[way] > cowboys:
        return TOO_FEW_COWBOYS
    if s.figures.purchase_cost[way] > s.players[seat].money:
        return CATTLE_TOO_DEAR
    if s.figures.purchase_cards[way] == 2 and count_of_value(s, s.figures.price_class[card], 0) < 2:
        return ONLY_ONE_THERE
    return LEGAL


def count_of_value(s: TrailState, value: int, lowest: int) -> int:
    """Count the cards of a value in the market, from the lowest on."""
    count = 0
    for card in s.market:
        if card >= lowest and s.figures.price_class[card] == value:
            count += 1
    return count


def take_cattle(s: TrailState, seat: int, way: int, card: int, cost: int) -> None:
    """Pay for a card of the market and move it to the buyer's discard pile. A card that is not bought has no way."""
    s.market.remove(card)
    s.pay(seat, cost)
    s.players[seat].discards.append(card)
    s.emit(CATTLE_BOUGHT, seat, card, cost)
    s.follow(CATTLE_BOUGHT, seat, way * s.figures.cattle + card)


def add_cattle(s: TrailState, count: int) -> None:
    """Move cards from the stack face up into the market, as far as there are any."""
    for _ in range(min(count, s.piles[MARKET_STACK].size())):
        card = s.piles[MARKET_STACK].draw(s.chance)
        insort(s.market, card)
        s.emit(CATTLE_ADDED, NOBODY, card)


def refill(s: TrailState) -> None:
    """Fill the market up to its first size. A market that is larger stays as it is."""
    missing = s.figures.market_size[s.seats] - len(s.market)
    if missing > 0:
        add_cattle(s, missing)


def can_buy(s: TrailState, seat: int) -> bool:
    """Return whether anything can be bought or added."""
    cowboys = s.players[seat].workers[COWBOY]
    if s.piles[MARKET_STACK].size():
        return True
    for way in range(s.figures.purchases):
        for card in s.market:
            if refuse_purchase(s, seat, way, card, cowboys) == LEGAL:
                return True
    return False
