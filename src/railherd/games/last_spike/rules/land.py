"""The land piles: which card lies on top, what a city still pays, what the bank takes back."""

from railherd.games.last_spike.figures.lookup import CARDS_A_CITY, NOWHERE
from railherd.games.last_spike.figures.reasons import (
    CITY_CLOSED,
    CITY_PAID_OUT,
    FREE_LAND_UNSELLABLE,
    LEGAL,
    NOT_YOUR_LAND,
    PILE_EMPTY,
    TOO_DEAR_TO_BUY,
)
from railherd.games.last_spike.state import BANK, State


def is_open(s: State, city: int) -> bool:
    """Return whether a city's Land 0 is claimed, so that its other cards are for sale."""
    return s.owner[city * CARDS_A_CITY] != BANK


def top_card(s: State, city: int) -> int:
    """Return the cheapest card left in a city's pile, NOWHERE if all are held.

    Cards that were sold lie in price order again.
    """
    first = city * CARDS_A_CITY
    for card in range(first, first + CARDS_A_CITY):
        if s.owner[card] == BANK:
            return card
    return NOWHERE


def has_paid_out(s: State, city: int) -> bool:
    """Return whether every route of a city is complete, so that it will never pay again."""
    return s.laid & s.figures.city_tiles[city] == s.figures.city_tiles[city]


def refuse_purchase(s: State, seat: int, city: int) -> int:
    """Return why a seat may not buy the top card of a city, 0 if it may."""
    if s.owner[city * CARDS_A_CITY] == BANK:
        return CITY_CLOSED
    card = top_card(s, city)
    if card == NOWHERE:
        return PILE_EMPTY
    return LEGAL if s.figures.price[card] <= s.cash[seat] else TOO_DEAR_TO_BUY


def refuse_sale(s: State, seat: int, card: int) -> int:
    """Return why the bank does not take a card from a seat, 0 if it does."""
    if s.owner[card] != seat:
        return NOT_YOUR_LAND
    if card % CARDS_A_CITY == 0:
        return FREE_LAND_UNSELLABLE
    return CITY_PAID_OUT if has_paid_out(s, card // CARDS_A_CITY) else LEGAL


def sellable_value(s: State, seat: int) -> int:
    """Return what a seat would get for all the land that the bank takes from it."""
    value = 0
    for card, owner in enumerate(s.owner):
        if owner == seat and refuse_sale(s, seat, card) == LEGAL:
            value += s.figures.sale_value[card]
    return value


def cards_held(s: State, seat: int, city: int) -> int:
    """Return how many cards of a city a seat holds."""
    first = city * CARDS_A_CITY
    held = 0
    for card in range(first, first + CARDS_A_CITY):
        if s.owner[card] == seat:
            held += 1
    return held


def payout_due(s: State, seat: int, city: int) -> int:
    """Return what a city will pay a seat when its next route is completed, 0 if it will never pay again."""
    return 0 if has_paid_out(s, city) else s.figures.payouts[city][cards_held(s, seat, city)]


def land_price(s: State, seat: int) -> int:
    """Return the sum of the printed prices of a seat's land, which breaks ties."""
    total = 0
    for card in range(s.figures.cards):
        if s.owner[card] == seat:
            total += s.figures.price[card]
    return total
