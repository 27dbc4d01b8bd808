"""Delivery of sheep or wool to a trading post: which posts are open, what they cost and what they bring."""

from typing import ClassVar

from railherd.core.contract import Field
from railherd.games.gwt_nz.figures.lookup import FOREIGN_WOOL, WOOL
from railherd.games.gwt_nz.figures.reasons import NO_DISC_LEFT, NO_STOREHOUSE_THERE, SHEEP_ONLY, WOOL_ONLY
from railherd.games.gwt_nz.rules.gains import take_stock
from railherd.games.gwt_nz.state import Forced, State
from railherd.kit.figures.events import TRANSPORT_PAID
from railherd.kit.figures.lookup import NOWHERE
from railherd.kit.figures.reasons import CITY_TOO_DEAR
from railherd.kit.figures.verbs import NO_CARD
from railherd.kit.rules.delivery import Deliver as TrailDeliver
from railherd.kit.rules.delivery import complete_arrows, refuse_city
from railherd.kit.rules.discs import NO_DISC, cheapest_disc
from railherd.kit.rules.foresight import Foresight
from railherd.kit.rules.objectives import TakeObjective, any_objective
from railherd.kit.state import TrailState


class Deliver(TrailDeliver):
    """Choose the post for the sheep. Posts for wool, and foreign ones without a storehouse, are closed."""

    def refusal(self, s: TrailState, option: int) -> int:
        """Refuse a post that is closed, too far, already taken or too expensive."""
        assert isinstance(s, State)
        return refuse_post(s, self.seat, option, self.value, False)


def start_delivery(s: State, seat: int, value: int) -> None:
    """Ask for the post; without a disc there is no delivery."""
    asked = Deliver(seat, value, 1)
    if asked.options(s):
        s.pending.append(asked)
    else:
        s.pending.append(Foresight(seat, 0))


def takes_wool(s: State, post: int) -> bool:
    """Return whether a post takes wool instead of sheep."""
    return s.figures.post_kind[post] in (WOOL, FOREIGN_WOOL)


def refuse_post(s: State, seat: int, post: int, value: int, wool: bool) -> int:
    """Return why sheep, or wool, of a value cannot go to a post, 0 if they can."""
    if takes_wool(s, post) != wool:
        return SHEEP_ONLY if wool else WOOL_ONLY
    if not is_open(s, seat, post):
        return NO_STOREHOUSE_THERE
    refused = refuse_city(s, seat, post, value, True)
    if refused == CITY_TOO_DEAR and cheapest_disc(s, seat, s.figures.city_white[post], NOWHERE) == NO_DISC:
        return NO_DISC_LEFT
    return refused


def is_open(s: State, seat: int, post: int) -> bool:
    """Return whether a post is local, or a seat has a storehouse in its harbour."""
    harbour = s.figures.post_harbour[post]
    return harbour == NOWHERE or s.players[seat].depots >> harbour & 1 == 1


def after_delivery(s: State, seat: int, post: int) -> None:
    """Take the post's card, then pay for transport, and go on after a delivery of sheep."""
    complete_arrows(s, seat, post)
    if not takes_wool(s, post):
        s.pending.append(Foresight(seat, 0))
    if s.figures.post_stock[post] != NO_CARD:
        take_stock(s, seat, s.figures.post_stock[post])
    s.pending.append(Transport(seat, post))
    if s.figures.post_objective[post] and any_objective(s):
        s.pending.append(TakeObjective(seat, 0))


class Transport(Forced):
    """Pay for transport once the objective card of the post is taken."""

    NAME: ClassVar[str] = "transport"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("city", "city"),)

    def __init__(self, seat: int, city: int) -> None:
        super().__init__(seat)
        self.city = city

    def apply(self, s: State, option: int) -> None:
        """Pay what the post asks."""
        cost = s.figures.post_transport[self.city]
        if cost:
            s.pay(self.seat, cost)
            s.emit(TRANSPORT_PAID, self.seat, self.city, cost)
