"""The ship: it moves in any direction, then upgrades the harbour it reached; a card reaches one without moving."""

from typing import ClassVar

from railherd.core.contract import Field
from railherd.games.gwt_nz.figures.events import SHIP_MOVED
from railherd.games.gwt_nz.figures.reasons import HARBOUR_TOO_FAR, WATER_TOO_FAR
from railherd.games.gwt_nz.rules.harbours import Store, offer_harbour, refuse_harbour, refuse_storehouse
from railherd.games.gwt_nz.state import State
from railherd.kit.decision import UpTo
from railherd.kit.figures.reasons import LEGAL


class Sail(UpTo[State]):
    """Move the ship to a water space by up to some moves; one of them is left over to upgrade the harbour there.

    To stay is to upgrade the harbour where the ship lies.
    """

    NAME: ClassVar[str] = "sail"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("most", "number", low=1),)

    def span(self, s: State) -> int:
        """Return one option for each water space."""
        return len(s.figures.water_names)

    def refusal(self, s: State, option: int) -> int:
        """Refuse a water space that is too far, and to stay where no harbour can be upgraded."""
        here = s.players[self.seat].ship
        if option == here:
            return refuse_harbour(s, self.seat, s.figures.harbour_at[here])
        return LEGAL if s.figures.water_distance[here][option] <= self.most else WATER_TOO_FAR

    def apply(self, s: State, option: int) -> None:
        """Move the ship, and offer to upgrade the harbour if a move is left."""
        player = s.players[self.seat]
        moves = s.figures.water_distance[player.ship][option]
        if moves:
            player.ship = option
            s.emit(SHIP_MOVED, self.seat, option)
        if moves < self.most:
            offer_harbour(s, self.seat, s.figures.harbour_at[option])


class Remote(UpTo[State]):
    """Choose a harbour for a storehouse that the ship could reach, with one move left over. The ship stays."""

    NAME: ClassVar[str] = "remote"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("most", "number", low=1),)

    def span(self, s: State) -> int:
        """Return one option for each harbour."""
        return s.figures.harbours

    def refusal(self, s: State, option: int) -> int:
        """Refuse a harbour that is out of reach or cannot be upgraded with a storehouse."""
        return refuse_remote(s, self.seat, option, self.most)

    def apply(self, s: State, option: int) -> None:
        """Ask which storehouse goes there."""
        s.pending.append(Store(self.seat, option))


def refuse_remote(s: State, seat: int, harbour: int, most: int) -> int:
    """Return why a storehouse cannot be placed from afar, 0 if it can."""
    moves = s.figures.water_distance[s.players[seat].ship][s.figures.harbour_water[harbour]]
    return refuse_storehouse(s, seat, harbour) if moves < most else HARBOUR_TOO_FAR
