"""A turn: lay a tile, selling land if necessary; buy land if wanted; draw a tile."""

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
    """Lay a tile of your hand; draw or pass with an empty hand; go bankrupt if you can pay for none."""

    NAME: ClassVar[str] = "lay"
    SPAN: ClassVar[int] = 51

    def options(self, s: State) -> list[int]:
        """Offer the legal tiles of the hand, or bankruptcy without any; with no tiles, to draw or to pass."""
        hand = s.hands[self.seat]
        if not hand:
            return [DRAW] if s.drawable() else [PASS]
        return [tile for tile in hand if refuse_tile(s, self.seat, tile) == LEGAL] or [GO_BANKRUPT]

    def refusal(self, s: State, option: int) -> int:
        """Refuse a tile that may not be laid, and drawing, passing or bankruptcy while they are not needed."""
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
        """Lay the tile, draw one and ask again, pass, or go bankrupt."""
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

    def options(self, s: State) -> list[int]:
        """Offer the cards that the bank takes."""
        return [card for card in range(s.figures.cards) if refuse_sale(s, self.seat, card) == LEGAL]

    def refusal(self, s: State, option: int) -> int:
        """Refuse a card that the bank does not take."""
        return refuse_sale(s, self.seat, option)

    def apply(self, s: State, option: int) -> None:
        """Sell the card, then lay the tile, or ask for another card until it can be paid for."""
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

    def options(self, s: State) -> list[int]:
        """Offer the open cities whose top card the seat can pay for, and nothing; only that after a claim."""
        if self.claimed != NOWHERE:
            return [NO_PURCHASE]
        options = [city for city in range(s.figures.cities) if refuse_purchase(s, self.seat, city) == LEGAL]
        options.append(NO_PURCHASE)
        return options

    def refusal(self, s: State, option: int) -> int:
        """Refuse all cities after a claim, else those that are closed, sold out or too expensive."""
        if option == NO_PURCHASE:
            return LEGAL
        if self.claimed != NOWHERE:
            return LAND_CLAIMED
        return refuse_purchase(s, self.seat, option)

    def apply(self, s: State, option: int) -> None:
        """Buy the card, if any, draw a tile and pass the turn on."""
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
    """Lay a tile paid from cash and ask for a purchase, unless that ends the game."""
    claimed = lay_tile(s, seat, tile)
    if s.spiker == NOBODY:
        s.pending.append(Buy(seat, claimed))


def draw_tile(s: State, seat: int) -> None:
    """Draw a tile into a hand and keep the hand in order."""
    tile = s.pool.draw(s.chance)
    hand = s.hands[seat]
    hand.append(tile)
    hand.sort()
    s.emit(TILE_DRAWN, seat, tile)


def next_turn(s: State, seat: int) -> None:
    """Pass the turn clockwise to the next seat still in the game, or end the game."""
    reason = ending(s)
    if reason != GOES_ON:
        end_game(s, reason)
        return
    following = (seat + 1) % s.seats
    while s.bankrupt[following]:
        following = (following + 1) % s.seats
    s.turn += 1
    s.pending.append(Lay(following))
