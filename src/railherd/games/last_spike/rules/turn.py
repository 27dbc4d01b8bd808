"""A turn: lay a tile, selling land if you must; perhaps buy land; draw a tile."""

from typing import ClassVar, Final

from railherd.core.contract import Field
from railherd.games.last_spike.figures.events import (
    GOES_ON,
    LAND_BOUGHT,
    LAND_SOLD,
    PURCHASE_DECLINED,
    SALE_NEEDED,
    TILE_DRAWN,
    TURN_PASSED,
)
from railherd.games.last_spike.figures.lookup import NOWHERE
from railherd.games.last_spike.figures.reasons import (
    CAN_STILL_LAY,
    HAND_NOT_EMPTY,
    LAND_CLAIMED,
    LEGAL,
    NOTHING_TO_PAY,
    POOL_EMPTY,
    POOL_NOT_EMPTY,
)
from railherd.games.last_spike.rules.bankruptcy import go_bankrupt
from railherd.games.last_spike.rules.land import refuse_purchase, refuse_sale, top_card
from railherd.games.last_spike.rules.railway import end_game, ending
from railherd.games.last_spike.rules.track import lay_tile, laying_cost, refuse_tile
from railherd.games.last_spike.state import BANK, NOBODY, Decision, State

DRAW: Final = 48
PASS: Final = 49
GO_BANKRUPT: Final = 50
NO_PURCHASE: Final = 9


class Lay(Decision):
    """Lay a tile of your hand; without one, draw or pass; unable to pay for any, go bankrupt."""

    NAME: ClassVar[str] = "lay"
    SPAN: ClassVar[int] = 51

    def options(self, s: State) -> list[int]:
        hand = s.hands[self.seat]
        if not hand:
            return [DRAW] if s.drawable() else [PASS]
        return [tile for tile in hand if refuse_tile(s, self.seat, tile) == LEGAL] or [GO_BANKRUPT]

    def refusal(self, s: State, option: int) -> int:
        if option < DRAW:
            return refuse_tile(s, self.seat, option)
        if option == GO_BANKRUPT:
            return self._refuse_bankruptcy(s)
        if s.hands[self.seat]:
            return HAND_NOT_EMPTY
        if option == DRAW:
            return LEGAL if s.drawable() else POOL_EMPTY
        return POOL_NOT_EMPTY if s.drawable() else LEGAL

    def _refuse_bankruptcy(self, s: State) -> int:
        for tile in s.hands[self.seat]:
            if refuse_tile(s, self.seat, tile) == LEGAL:
                return CAN_STILL_LAY
        return LEGAL if s.hands[self.seat] else NOTHING_TO_PAY

    def apply(self, s: State, option: int) -> None:
        if option < DRAW:
            self._lay(s, option)
        elif option == DRAW:
            draw_tile(s, self.seat)
            s.pending.append(self)
        elif option == PASS:
            s.emit(TURN_PASSED, self.seat)
            next_turn(s, self.seat)
        else:
            go_bankrupt(s, self.seat)
            next_turn(s, self.seat)

    def _lay(self, s: State, tile: int) -> None:
        cost = laying_cost(s, tile)
        if s.cash[self.seat] >= cost:
            lay_then_buy(s, self.seat, tile)
        else:
            s.emit(SALE_NEEDED, self.seat, tile, cost)
            s.pending.append(Sell(self.seat, tile))


class Sell(Decision):
    """Sell a land card to the bank, and again until the chosen tile can be paid for."""

    NAME: ClassVar[str] = "sell"
    SPAN: ClassVar[int] = 45
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("tile", "tile"),)

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile = tile

    def values(self) -> list[int]:
        return [self.tile]

    def options(self, s: State) -> list[int]:
        return [card for card in range(s.figures.cards) if refuse_sale(s, self.seat, card) == LEGAL]

    def refusal(self, s: State, option: int) -> int:
        return refuse_sale(s, self.seat, option)

    def apply(self, s: State, option: int) -> None:
        amount = s.figures.sale_value[option]
        s.owner[option] = BANK
        s.earn(self.seat, amount)
        s.emit(LAND_SOLD, self.seat, option, amount)
        if s.cash[self.seat] >= laying_cost(s, self.tile):
            lay_then_buy(s, self.seat, self.tile)
        else:
            s.pending.append(self)


class Buy(Decision):
    """Buy the top card of one open city, or nothing. Remembers the city whose Land 0 this turn's tile claimed."""

    NAME: ClassVar[str] = "buy"
    SPAN: ClassVar[int] = 10
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("claimed", "city", optional=True),)

    def __init__(self, seat: int, claimed: int) -> None:
        super().__init__(seat)
        self.claimed = claimed

    def values(self) -> list[int]:
        return [self.claimed]

    def options(self, s: State) -> list[int]:
        if self.claimed != NOWHERE:
            return [NO_PURCHASE]
        options = [city for city in range(s.figures.cities) if refuse_purchase(s, self.seat, city) == LEGAL]
        options.append(NO_PURCHASE)
        return options

    def refusal(self, s: State, option: int) -> int:
        if option == NO_PURCHASE:
            return LEGAL
        if self.claimed != NOWHERE:
            return LAND_CLAIMED
        return refuse_purchase(s, self.seat, option)

    def apply(self, s: State, option: int) -> None:
        if option == NO_PURCHASE:
            s.emit(PURCHASE_DECLINED, self.seat)
        else:
            card = top_card(s, option)
            s.owner[card] = self.seat
            s.pay(self.seat, s.figures.price[card])
            s.emit(LAND_BOUGHT, self.seat, card, s.figures.price[card])
        if s.drawable():
            draw_tile(s, self.seat)
        next_turn(s, self.seat)


def lay_then_buy(s: State, seat: int, tile: int) -> None:
    """Lay a tile that is paid for from cash; unless that ends the game, its layer may buy land next."""
    claimed = lay_tile(s, seat, tile)
    if s.spiker == NOBODY:
        s.pending.append(Buy(seat, claimed))


def draw_tile(s: State, seat: int) -> None:
    """Draw a tile into a hand that stays in order."""
    tile = s.pool.draw(s.chance)
    hand = s.hands[seat]
    hand.append(tile)
    hand.sort()
    s.emit(TILE_DRAWN, seat, tile)


def next_turn(s: State, seat: int) -> None:
    """The turn passes clockwise to the next seat still in the game, if the game can go on."""
    reason = ending(s)
    if reason != GOES_ON:
        end_game(s, reason)
        return
    following = (seat + 1) % s.seats
    while s.bankrupt[following]:
        following = (following + 1) % s.seats
    s.turn += 1
    s.pending.append(Lay(following))
