"""Kansas City: three choices from foresight, then income; the delivery follows."""

from typing import ClassVar, Final

from railherd.core.contract import Field
from railherd.games.gwt.figures.events import CERTIFICATES_SPENT, INCOME, TILE_CHOSEN
from railherd.games.gwt.figures.lookup import EMPTY
from railherd.games.gwt.figures.reasons import (
    FORESIGHT_EMPTY,
    FORESIGHT_LEFT,
    LEGAL,
    NO_WORKERS_ANY_MORE,
    NOT_ENOUGH_CERTIFICATES,
    NOT_ON_CERTIFICATE_TRACK,
)
from railherd.games.gwt.rules.delivery import Deliver, can_deliver
from railherd.games.gwt.rules.departure import NO_CITY, depart
from railherd.games.gwt.rules.herd import breeding_value, discard
from railherd.games.gwt.rules.supply import FORESIGHT_A_STACK, is_worker, place_tile
from railherd.games.gwt.state import IN_KANSAS_CITY, NOBODY, Decision, State

STACKS: Final = 3
SKIP: Final = 2


class Foresight(Decision):
    """Choose one of the two tiles of a stack, which then goes to its place."""

    NAME: ClassVar[str] = "foresight"
    PART: ClassVar[str] = IN_KANSAS_CITY
    SPAN: ClassVar[int] = SKIP + 1
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("stack", "number", high=STACKS - 1),)

    def __init__(self, seat: int, stack: int) -> None:
        super().__init__(seat)
        self.stack = stack

    def values(self) -> list[int]:
        """Return the stack to choose from."""
        return [self.stack]

    def options(self, s: State) -> list[int]:
        """Offer the tiles of the stack that may be chosen, or to skip if there are none."""
        found = [option for option in range(SKIP) if self._refuse_tile(s, option) == LEGAL]
        return found or [SKIP]

    def refusal(self, s: State, option: int) -> int:
        """Refuse an empty space, a worker once the marker is taken, and to skip while a tile is left."""
        if option != SKIP:
            return self._refuse_tile(s, option)
        for tile in range(SKIP):
            if self._refuse_tile(s, tile) == LEGAL:
                return FORESIGHT_LEFT
        return LEGAL

    def _refuse_tile(self, s: State, option: int) -> int:
        tile = s.foresight[self.stack * FORESIGHT_A_STACK + option]
        if tile == EMPTY:
            return FORESIGHT_EMPTY
        return NO_WORKERS_ANY_MORE if s.marker != NOBODY and is_worker(s, tile) else LEGAL

    def apply(self, s: State, option: int) -> None:
        """Place the tile, then ask for the next stack or for certificates."""
        if option != SKIP:
            space = self.stack * FORESIGHT_A_STACK + option
            tile = s.foresight[space]
            s.foresight[space] = EMPTY
            s.emit(TILE_CHOSEN, self.seat, tile, self.stack + 1)
            place_tile(s, self.seat, tile)
        if self.stack + 1 < STACKS:
            s.pending.append(Foresight(self.seat, self.stack + 1))
        else:
            s.pending.append(Spend(self.seat))


class Spend(Decision):
    """Spend temporary certificates on the value of the herd: any number the marker can go back by."""

    NAME: ClassVar[str] = "spend"
    PART: ClassVar[str] = IN_KANSAS_CITY

    def span(self, s: State) -> int:
        """Return one option for each number up to the end of the track."""
        return s.figures.certificate_track[-1] + 1

    def options(self, s: State) -> list[int]:
        """Offer the numbers that take the marker back to a space of its track."""
        held = s.players[self.seat].certificates
        return sorted(held - mark for mark in s.figures.certificate_track if mark <= held)

    def refusal(self, s: State, option: int) -> int:
        """Refuse more certificates than the seat has, and numbers that end off the track."""
        left = s.players[self.seat].certificates - option
        if left < 0:
            return NOT_ENOUGH_CERTIFICATES
        return LEGAL if left in s.figures.certificate_track else NOT_ON_CERTIFICATE_TRACK

    def apply(self, s: State, option: int) -> None:
        """Spend the certificates, earn income, discard the hand, then deliver or depart."""
        player = s.players[self.seat]
        if option:
            player.certificates -= option
            s.emit(CERTIFICATES_SPENT, self.seat, option)
        value = herd_value(s, self.seat) + permanent_certificates(s, self.seat) + option
        s.earn(self.seat, value)
        s.emit(INCOME, self.seat, value)
        for card in player.hand[:]:
            discard(s, self.seat, card)
        if can_deliver(s, self.seat, value, True):
            s.pending.append(Deliver(self.seat, value, 1))
        else:
            depart(s, self.seat, NO_CITY)


def herd_value(s: State, seat: int) -> int:
    """Return the breeding values of the hand, each breed once."""
    return breeding_value(s.figures, s.players[seat].hand)


def permanent_certificates(s: State, seat: int) -> int:
    """Return what a seat's station masters add to the value of every herd."""
    total = 0
    for master in range(len(s.figures.master_permanent)):
        if s.players[seat].masters >> master & 1:
            total += s.figures.master_permanent[master]
    return total
