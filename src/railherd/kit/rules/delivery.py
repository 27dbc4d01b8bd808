"""Deliver: choose a city and a disc for it, and complete arrows to neighbouring cities."""

from typing import ClassVar

from railherd.core.contract import Field
from railherd.kit.decision import DELIVERING, Decision
from railherd.kit.figures.events import ARROW_COMPLETED, DELIVERED
from railherd.kit.figures.reasons import CITY_TAKEN, CITY_TOO_DEAR, CITY_TOO_FAR, LEGAL
from railherd.kit.rules.arrows import arrows_at, objective_cards
from railherd.kit.rules.discs import cheapest_disc, has_source, refuse_source, source_count, sources, take_disc
from railherd.kit.state import TrailState


class Deliver(Decision):
    """Choose the city. `ordinary` is 1 where transport is paid, 0 for an extraordinary delivery."""

    NAME: ClassVar[str] = "deliver"
    PART: ClassVar[str] = DELIVERING
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("value", "number"), Field("ordinary", "flag", high=1))

    def __init__(self, seat: int, value: int, ordinary: int) -> None:
        super().__init__(seat)
        self.value = value
        self.ordinary = ordinary

    def span(self, s: TrailState) -> int:
        """Return one option for each city."""
        return s.figures.cities

    def refusal(self, s: TrailState, option: int) -> int:
        """Refuse a city that is too far, already taken or too expensive."""
        return refuse_city(s, self.seat, option, self.value, self.ordinary == 1)

    def apply(self, s: TrailState, option: int) -> None:
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

    def span(self, s: TrailState) -> int:
        """Return one option for each source of a disc."""
        return source_count(s)

    def options(self, s: TrailState) -> list[int]:
        """Offer the discs that may lie in the city and can be paid for."""
        return sources(s, self.seat, s.figures.city_white[self.city], self.budget(s), -1)

    def refusal(self, s: TrailState, option: int) -> int:
        """Refuse a disc that is gone, may not lie in the city or costs too much."""
        return refuse_source(s, self.seat, option, s.figures.city_white[self.city], self.budget(s), -1)

    def budget(self, s: TrailState) -> int:
        """Return what is left for the disc once transport is paid."""
        return budget(s, self.seat, self.city, self.ordinary == 1)

    def apply(self, s: TrailState, option: int) -> None:
        """Place the disc and earn the city's reward."""
        take_disc(s, self.seat, option)
        s.players[self.seat].cities[self.city] += 1
        s.earn(self.seat, s.figures.city_dollars[self.city])
        s.emit(DELIVERED, self.seat, self.city, s.figures.city_dollars[self.city])
        s.delivered(self.seat, self.city, self.ordinary == 1)


def budget(s: TrailState, seat: int, city: int, ordinary: bool) -> int:
    """Return what a disc for a city may cost: all money, less transport in an ordinary delivery."""
    money = s.players[seat].money
    return money - s.transport(seat, city) if ordinary else money


def refuse_city(s: TrailState, seat: int, city: int, value: int, ordinary: bool) -> int:
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


def delivery_cost(s: TrailState, seat: int, city: int, ordinary: bool) -> int:
    """Return what transport to a city and the cheapest disc for it cost together, if a disc is left."""
    return (s.transport(seat, city) if ordinary else 0) + max(0, cheapest_disc(s, seat, s.figures.city_white[city], -1))


def can_deliver(s: TrailState, seat: int, value: int, ordinary: bool) -> bool:
    """Return whether any city can be delivered to. Without a disc, none can."""
    for city in range(s.figures.cities):
        if refuse_city(s, seat, city, value, ordinary) == LEGAL:
            return True
    return False


def complete_arrows(s: TrailState, seat: int, city: int) -> int:
    """Complete the arrows at a city's first disc and return how many objective cards they bring."""
    if s.players[seat].cities[city] > 1:
        return 0
    arrows = arrows_at(s, seat, city)
    for arrow in arrows:
        s.emit(ARROW_COMPLETED, seat, s.figures.arrow_from[arrow], s.figures.arrow_to[arrow])
    return objective_cards(s, arrows)
