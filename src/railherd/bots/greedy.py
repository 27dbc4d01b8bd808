"""A bot that plays the turn that looks best at its end, without looking at anybody's next turn."""

from railherd.bots.answer import best_aside
from railherd.bots.contract import Outlook
from railherd.bots.plan import Plan
from railherd.bots.turn_search import Beam, best_turn

BEAM = Beam(width=50, narrow=8, enough=400, most=600)
AHEAD = 3  # choices that are made before it thinks again: later ones were found when the beam had become narrow


class Greedy:
    """Takes the best whole turn of its own by the game's evaluation; what it did not foresee makes it think again."""

    def __init__(self, seed: int) -> None:
        self.seed = seed  # not used: every bot is made from a seed
        self._plan: Plan | None = None

    def choose(self, outlook: Outlook) -> int:
        """Return the next option of the turn that it thought out."""
        option = None if self._plan is None else self._plan.follow(outlook)
        if option is None:
            turn = best_turn(outlook.game, outlook.world, outlook.seat, BEAM)
            self._plan = Plan(outlook.world, turn[:AHEAD])
            option = self._plan.follow(outlook)
            assert option is not None
        return option

    def interrupt(self, outlook: Outlook) -> int | None:
        """Return what leads to the best state at once."""
        return best_aside(outlook.game, outlook.world, outlook.seat, outlook.beside())
