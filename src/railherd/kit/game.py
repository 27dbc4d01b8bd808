"""What all trail games tell the rest of railherd in the same way."""

from typing import TypeVar

from railherd.core import contract
from railherd.core.contract import Game, Json
from railherd.kit.edge import position_forms
from railherd.kit.figures.lookup import NOBODY
from railherd.kit.state import TrailState

S = TypeVar("S", bound=TrailState)


class TrailGame(Game[S]):
    """A trail game with one set of component figures."""

    def path(self, s: S) -> list[str]:
        """Return "turn" and the names of all waiting decisions."""
        return ["turn", *[decision.NAME for decision in s.pending]]

    def name_waiting(self, s: S, decision: contract.Decision, data: Json) -> None:
        """Name the used actions of a `Use`."""
        position_forms.name_used(s, decision, data)

    def number_waiting(self, s: S, data: Json) -> Json:
        """Return a `Use` with its used actions as one number, all others unchanged."""
        return position_forms.number_used(s, self.names, data)

    def is_finished(self, s: S) -> bool:
        """Return whether the marker is taken and nothing is left to decide."""
        return s.marker != NOBODY and not s.pending
