"""Kansas City: objective cards on arrival, three choices from foresight, then income; the delivery follows."""

from typing import ClassVar

from railherd.games.gwt.rules.departure import NO_CITY, depart
from railherd.games.gwt.state import State
from railherd.kit.decision import IN_KANSAS_CITY
from railherd.kit.figures.events import INCOME
from railherd.kit.rules.certificates import SpendCertificates, master_certificates, spend
from railherd.kit.rules.delivery import Deliver, can_deliver
from railherd.kit.rules.foresight import Foresight
from railherd.kit.rules.herd import breeding_value, discard
from railherd.kit.rules.pauses import FreeActions
from railherd.kit.state import TrailState


class Enter(FreeActions):
    """Play objective cards on arrival in Kansas City, before its five parts begin."""

    NAME: ClassVar[str] = "enter"
    PART: ClassVar[str] = IN_KANSAS_CITY

    def go_on(self, s: TrailState) -> None:
        """Begin with the choices from foresight."""
        s.pending.append(Foresight(self.seat, 0))


class Spend(SpendCertificates[State]):
    """Spend certificates on the value of the whole hand."""

    def apply(self, s: State, option: int) -> None:
        """Spend the certificates, earn income, discard the hand, then deliver or depart."""
        spend(s, self.seat, option)
        value = herd_value(s, self.seat) + master_certificates(s, self.seat) + option
        s.earn(self.seat, value)
        s.emit(INCOME, self.seat, value)
        for card in s.players[self.seat].hand[:]:
            discard(s, self.seat, card)
        if can_deliver(s, self.seat, value, True):
            s.pending.append(Deliver(self.seat, value, 1))
        else:
            depart(s, self.seat, NO_CITY)


def herd_value(s: State, seat: int) -> int:
    """Return the breeding values of the hand, each breed once."""
    return breeding_value(s.figures, s.players[seat].hand)
