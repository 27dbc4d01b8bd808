"""All tiles and cards of Great Western Trail, from which a consistent table is laid."""

from __future__ import annotations

from railherd.games.gwt.game import GreatWesternTrail
from tests.kit.stock import TrailStock

GAME = GreatWesternTrail()


class Stock(TrailStock):
    """The pieces not laid out yet, with starting objectives."""

    def played(self, played: list[str], starting: list[str]) -> list[str]:
        """Return played objective cards, including a starting one."""
        for card in played:
            if not card.startswith("start_"):
                self.objectives.remove(card)
        return played if any(card.startswith("start_") for card in played) else played + starting
