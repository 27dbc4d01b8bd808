"""Deliver: choose a city and a disc for it, and complete arrows to neighbouring cities."""

from typing import ClassVar

from railherd.core.contract import Field
from railherd.games.gwt.figures.events import ARROW_COMPLETED, DELIVERED
from railherd.games.gwt.figures.lookup import NOWHERE
from railherd.games.gwt.figures.reasons import (
    CITY_TAKEN,
    CITY_TOO_DEAR,
    CITY_TOO_FAR,
    ENGINE_NOT_BEHIND,
    ENGINE_SPACE_TAKEN,
    LEGAL,
)
from railherd.games.gwt.rules.arrows import arrows_at, objective_cards
from railherd.games.gwt.rules.departure import Depart, depart, transport
from railherd.games.gwt.rules.discs import (
    cheapest_disc,
    has_source,
    refuse_source,
    source_count,
    sources,
    take_disc,
)
from railherd.games.gwt.rules.engine_reach import is_taken, numbered_behind
from railherd.games.gwt.rules.objectives import TakeObjective
from railherd.games.gwt.rules.railway import Upgrade, offer_upgrade, place_engine
from railherd.games.gwt.state import DELIVERING, Decision, State


class Deliver(Decision):
    """Choose the city. `ordinary` is 1 in Kansas City, 0 for an extraordinary delivery, which has no transport cost."""

    NAME: ClassVar[str] = "deliver"
    PART: ClassVar[str] = DELIVERING
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("value", "number"), Field("ordinary", "flag", high=1))

    def __init__(self, seat: int, value: int, ordinary: int) -> None:
        super().__init__(seat)
        self.value = value
        self.ordinary = ordinary

    def values(self) -> list[int]:
        """Return the value of the herd and whether the delivery is ordinary."""
        return [self.value, self.ordinary]

    def span(self, s: State) -> int:
        """Return one option for each city."""
        return s.figures.cities

    def options(self, s: State) -> list[int]:
        """Offer the cities in reach that are open to the seat and can be paid for."""
        return [city for city in range(s.figures.cities) if self.refusal(s, city) == LEGAL]

    def refusal(self, s: State, option: int) -> int:
        """Refuse a city that is too far, already taken or too expensive."""
        return refuse_city(s, self.seat, option, self.value, self.ordinary == 1)

    def apply(self, s: State, option: int) -> None:
        """Ask which disc goes to the city."""
        s.pending.append(DeliverDisc(self.seat, option, self.ordinary))


class DeliverDisc(Decision):
    """Choose the disc that goes to the city."""

    NAME: ClassVar[str] = "deliver_disc"
    PART: ClassVar[str] = DELIVERING
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("city", "city"), Field("ordinary", "flag", high=1))

    def __init__(self, seat: int, city: int, ordinary: int) -> None:
        super().__init__(seat)
        self.city = city
        self.ordinary = ordinary

    def values(self) -> list[int]:
        """Return the city and whether the delivery is ordinary."""
        return [self.city, self.ordinary]

    def span(self, s: State) -> int:
        """Return one option for each source of a disc."""
        return source_count(s)

    def options(self, s: State) -> list[int]:
        """Offer the discs that may lie in the city and can be paid for."""
        return sources(s, self.seat, s.figures.city_white[self.city], self.budget(s), -1)

    def refusal(self, s: State, option: int) -> int:
        """Refuse a disc that is gone, may not lie in the city or costs too much."""
        return refuse_source(s, self.seat, option, s.figures.city_white[self.city], self.budget(s), -1)

    def budget(self, s: State) -> int:
        """Return what is left for the disc once transport is paid."""
        return budget(s, self.seat, self.city, self.ordinary == 1)

    def apply(self, s: State, option: int) -> None:
        """Place the disc and earn the city's reward, then take objective cards for arrows and depart."""
        take_disc(s, self.seat, option)
        s.players[self.seat].cities[self.city] += 1
        s.earn(self.seat, s.figures.city_dollars[self.city])
        s.emit(DELIVERED, self.seat, self.city, s.figures.city_dollars[self.city])
        objectives = complete_arrows(s, self.seat, self.city)
        if self.ordinary and not objectives:
            depart(s, self.seat, self.city)
            return
        if self.ordinary:
            s.pending.append(Depart(self.seat, self.city))
        for _ in range(objectives):
            s.pending.append(TakeObjective(self.seat, 0))


def budget(s: State, seat: int, city: int, ordinary: bool) -> int:
    """Return what a disc for a city may cost: all money, less transport in an ordinary delivery."""
    money = s.players[seat].money
    return money - transport(s, seat, city) if ordinary else money


def refuse_city(s: State, seat: int, city: int, value: int, ordinary: bool) -> int:
    """Return why a city cannot be delivered to, 0 if it can."""
    if s.figures.city_value[city] > value:
        return CITY_TOO_FAR
    player = s.players[seat]
    if player.cities[city] and not s.figures.city_repeatable[city]:
        return CITY_TAKEN
    left = budget(s, seat, city, ordinary)
    if left < 0 or not has_source(s, seat, s.figures.city_white[city], left, -1):
        return CITY_TOO_DEAR
    return LEGAL


def delivery_cost(s: State, seat: int, city: int, ordinary: bool) -> int:
    """Return what transport to a city and the cheapest disc for it cost together, if a disc is left."""
    return (transport(s, seat, city) if ordinary else 0) + max(
        0, cheapest_disc(s, seat, s.figures.city_white[city], -1)
    )


def can_deliver(s: State, seat: int, value: int, ordinary: bool) -> bool:
    """Return whether any city can be delivered to. Without a disc, none can."""
    for city in range(s.figures.cities):
        if refuse_city(s, seat, city, value, ordinary) == LEGAL:
            return True
    return False


def complete_arrows(s: State, seat: int, city: int) -> int:
    """Complete the arrows at a city's first disc and return how many objective cards they bring."""
    if s.players[seat].cities[city] > 1:
        return 0
    arrows = arrows_at(s, seat, city)
    for arrow in arrows:
        s.emit(ARROW_COMPLETED, seat, s.figures.arrow_from[arrow], s.figures.arrow_to[arrow])
    return objective_cards(s, arrows)


class Express(Decision):
    """Begin an extraordinary delivery: move the engine back any number of spaces."""

    NAME: ClassVar[str] = "express"

    def span(self, s: State) -> int:
        """Return one option for each position of the railway."""
        return len(s.figures.positions)

    def options(self, s: State) -> list[int]:
        """Offer the free positions behind the engine."""
        return [position for position in range(s.players[self.seat].engine) if self.refusal(s, position) == LEGAL]

    def refusal(self, s: State, option: int) -> int:
        """Refuse a position that is taken or not behind the engine."""
        if option >= s.players[self.seat].engine:
            return ENGINE_NOT_BEHIND
        return ENGINE_SPACE_TAKEN if is_taken(s, self.seat, option) else LEGAL

    def apply(self, s: State, option: int) -> None:
        """Move the engine back, ask for a delivery worth the spaces entered, then for the station."""
        value = numbered_behind(s, self.seat, option)
        place_engine(s, self.seat, option)
        station = s.figures.station_at[option]
        if not can_deliver(s, self.seat, value, False):
            offer_upgrade(s, self.seat, station)
            return
        # Pushed first and so asked after the delivery, with the money and discs that are left by then.
        if station != NOWHERE and not s.players[self.seat].stations >> station & 1:
            s.pending.append(Upgrade(self.seat, station))
        s.pending.append(Deliver(self.seat, value, 0))
