"""Leave Kansas City: pay transport last of all, put the rancher on the start, fill foresight again."""

from typing import ClassVar, Final

from railherd.core.contract import Field
from railherd.games.gwt.state import State
from railherd.kit.decision import IN_KANSAS_CITY, Unrefused
from railherd.kit.figures.events import RANCHER_MOVED, TRANSPORT_PAID
from railherd.kit.rules.delivery import complete_arrows
from railherd.kit.rules.foresight import fill_foresight
from railherd.kit.rules.objectives import TakeObjective

NO_CITY: Final = -1


class Depart(Unrefused[State]):
    """Leave Kansas City once the objective cards for arrows are taken.

    `city` is where the herd went, whose transport is still to be paid; NO_CITY in older positions, where it is paid.
    """

    NAME: ClassVar[str] = "depart"
    PART: ClassVar[str] = IN_KANSAS_CITY
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("city", "city", optional=True, is_late=True),)

    def __init__(self, seat: int, city: int) -> None:
        super().__init__(seat)
        self.city = city

    def apply(self, s: State, option: int) -> None:
        """Pay for transport and end the turn on the start space."""
        depart(s, self.seat, self.city)


def depart(s: State, seat: int, city: int) -> None:
    """Pay for transport to a city, if there was a delivery, and leave Kansas City."""
    cost = 0 if city == NO_CITY else transport(s, seat, city)
    if cost:
        s.pay(seat, cost)
        s.emit(TRANSPORT_PAID, seat, city, cost)
    s.players[seat].place = s.figures.start
    s.emit(RANCHER_MOVED, seat, s.figures.start)
    fill_foresight(s)
    s.end_turn(seat)


def go_on(s: State, seat: int, city: int, ordinary: bool) -> None:
    """Take objective cards for the arrows that a delivery completed; after an ordinary one, depart."""
    objectives = complete_arrows(s, seat, city)
    if ordinary and not objectives:
        depart(s, seat, city)
        return
    if ordinary:
        s.pending.append(Depart(seat, city))
    for _ in range(objectives):
        s.pending.append(TakeObjective(seat, 0))


def transport(s: State, seat: int, city: int) -> int:
    """Return what transport to a city costs: a dollar for each crossing between engine and city."""
    return s.figures.transport[city][s.players[seat].engine]


def transport_owed(s: State, seat: int) -> int:
    """Return what a seat that has delivered still has to pay when it departs."""
    if not s.pending:
        return 0
    first = s.pending[0]
    if not isinstance(first, Depart) or first.seat != seat or first.city == NO_CITY:
        return 0
    return transport(s, seat, first.city)
