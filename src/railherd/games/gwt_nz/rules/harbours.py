"""Harbours: a storehouse for a small or a large one, what a pair of storehouses unlocks, and the card of each harbour.

Medium harbours take discs: they are the stations of all trail games.
"""

from typing import ClassVar

from railherd.core.contract import Field
from railherd.games.gwt_nz.figures import reasons
from railherd.games.gwt_nz.figures.events import SHIP_RETURNED, STOREHOUSE_PLACED
from railherd.games.gwt_nz.figures.lookup import MEDIUM
from railherd.games.gwt_nz.rules.permanent import PAIR
from railherd.games.gwt_nz.state import Decision, State
from railherd.kit.figures.lookup import EMPTY
from railherd.kit.figures.reasons import LEGAL
from railherd.kit.figures.verbs import NO_ACTION
from railherd.kit.rules.offers import offer
from railherd.kit.rules.starting import start_action
from railherd.kit.rules.stations import offer_upgrade, refuse_upgrade

START = 0  # the water space where ships begin


class Store(Decision):
    """Upgrade a harbour with a storehouse: option = the pair it comes from, or the number of pairs to decline."""

    NAME: ClassVar[str] = "store"
    AHEAD: ClassVar[bool] = True
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("harbour", "harbour"),)

    def __init__(self, seat: int, harbour: int) -> None:
        super().__init__(seat)
        self.harbour = harbour

    def span(self, s: State) -> int:
        """Return one option for each pair of storehouses, then one to decline."""
        return s.figures.pairs + 1

    def refusal(self, s: State, option: int) -> int:
        """Refuse all storehouses if the harbour cannot be upgraded, else those of a pair that is placed."""
        if option == s.figures.pairs:
            return LEGAL
        refused = refuse_storehouse(s, self.seat, self.harbour)
        if refused != LEGAL:
            return refused
        return reasons.PAIR_PLACED if s.players[self.seat].stores[option] == PAIR else LEGAL

    def apply(self, s: State, option: int) -> None:
        """Pay for the harbour and place the storehouse; then come the card, what the pair unlocks, and the way back."""
        if option == s.figures.pairs:
            return
        player = s.players[self.seat]
        cost = s.figures.harbour_cost[self.harbour]
        s.pay(self.seat, cost)
        player.stores[option] += 1
        player.depots |= 1 << self.harbour
        s.emit(STOREHOUSE_PLACED, self.seat, self.harbour, option + 1, cost)
        action = s.figures.pair_action[option]
        if player.stores[option] == PAIR and action != NO_ACTION:
            offer(s, self.seat, action)
        take_harbour_card(s, self.seat, self.harbour)
        if s.figures.harbour_last[self.harbour]:
            player.ship = START
            s.emit(SHIP_RETURNED, self.seat)


def refuse_storehouse(s: State, seat: int, harbour: int) -> int:
    """Return why a seat cannot place a storehouse in a harbour, 0 if it can."""
    if s.figures.harbour_kind[harbour] == MEDIUM:
        return reasons.HARBOUR_FOR_DISCS
    player = s.players[seat]
    if player.depots >> harbour & 1:
        return reasons.HARBOUR_UPGRADED
    if not has_storehouse(s, seat):
        return reasons.NO_STOREHOUSE_LEFT
    return LEGAL if s.figures.harbour_cost[harbour] <= player.money else reasons.HARBOUR_TOO_DEAR


def has_storehouse(s: State, seat: int) -> bool:
    """Return whether a storehouse is left on the player board."""
    return sum(s.players[seat].stores) < PAIR * s.figures.pairs


def take_harbour_card(s: State, seat: int, harbour: int) -> None:
    """Take the card of a harbour, which one must; there is none if its stack is empty."""
    action = s.figures.harbour_action[harbour]
    if action != NO_ACTION and s.able(seat, action):
        start_action(s, seat, action)


def refuse_harbour(s: State, seat: int, harbour: int) -> int:
    """Return why a seat cannot upgrade a harbour, 0 if it can; EMPTY stands for none."""
    if harbour == EMPTY:
        return reasons.NO_HARBOUR_HERE
    return refuse_upgrade(s, seat, harbour) if harbour < s.figures.stations else refuse_storehouse(s, seat, harbour)


def offer_harbour(s: State, seat: int, harbour: int) -> None:
    """Offer to upgrade a harbour, if there is one and the seat can."""
    if refuse_harbour(s, seat, harbour) != LEGAL:
        return
    if harbour < s.figures.stations:
        offer_upgrade(s, seat, harbour)
    else:
        s.pending.append(Store(seat, harbour))
