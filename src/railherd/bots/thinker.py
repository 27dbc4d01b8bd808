"""A bot that thinks out whole turns of its own by a judgement and a search of fixed width."""

from collections.abc import Callable

from railherd.bots.answer import best_aside
from railherd.bots.contract import Outlook
from railherd.bots.guard import Guard
from railherd.bots.plan import Plan
from railherd.bots.turn_search import Beam, best_turns
from railherd.bots.value import Value
from railherd.core.rng import Rng

Judgement = Callable[[Outlook], Value]
"""Makes the value by which a search at a table judges."""


class Thinker:
    """Takes the best whole turn it finds; what it did not foresee makes it think again.

    It follows at most `ahead` choices of a turn: later ones were found when the beam had become narrow. Turns that
    begin otherwise and lose less than `slack` by its judgement are as good to it as the best.
    """

    def __init__(
        self, judgement: Judgement, beam: Beam, ahead: int, slack: float = 0.0, seed: int = 0, seconds: float = 0.0
    ) -> None:
        self.guard = Guard(seconds)
        self._judgement = judgement
        self._beam = beam
        self._ahead = ahead
        self._slack = slack
        self._rng = Rng(seed)
        self._plan: Plan | None = None

    def choose(self, outlook: Outlook) -> int:
        """Return the next option of the turn that it thought out."""
        option = None if self._plan is None else self._plan.follow(outlook)
        if option is None:
            self._plan = Plan(outlook.world, self._think(outlook)[: self._ahead])
            option = self._plan.follow(outlook)
            assert option is not None
        return option

    def _think(self, outlook: Outlook) -> list[int]:
        options = outlook.legal()
        if len(options) == 1:
            return options
        self.guard.begin(outlook.world.turn)
        found = best_turns(self._judgement(outlook), outlook.world, outlook.seat, self._beam, self.guard)
        self.guard.end()
        good = [line for line in found if line.value >= found[0].value - self._slack]
        return good[self._rng.below(len(good)) if len(good) > 1 else 0].path

    def expected(self, outlook: Outlook) -> object | None:
        """Return what the seat will see at the next choice of its plan; None if nothing is planned."""
        return None if self._plan is None else self._plan.expected(outlook)

    def interrupt(self, outlook: Outlook) -> int | None:
        """Return what leads to the best state at once."""
        return best_aside(outlook, self._judgement(outlook))
