"""The extraordinary delivery of a private building: as far as the engine moves back, without transport."""

from typing import ClassVar

from railherd.games.gwt.figures.reasons import ENGINE_NOT_BEHIND, ENGINE_SPACE_TAKEN
from railherd.games.gwt.rules.engine_reach import is_taken, numbered_behind
from railherd.games.gwt.rules.railway import place_engine
from railherd.games.gwt.state import Decision, State
from railherd.kit.figures.lookup import NOWHERE
from railherd.kit.figures.reasons import LEGAL
from railherd.kit.rules.delivery import Deliver, can_deliver
from railherd.kit.rules.stations import Upgrade, offer_upgrade


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
