"""A bot that plays the turn that looks best at its end, without looking at anybody's next turn."""

from railherd.bots.answer import best_aside
from railherd.bots.contract import Outlook
from railherd.bots.learned import learned
from railherd.bots.plan import Plan
from railherd.bots.turn_search import Beam, best_turn
from railherd.bots.value import HandMade

BEAM = Beam(width=50, narrow=8, enough=400, most=600)
LEARNED_BEAM = Beam(width=16, narrow=8, enough=300, most=450)
YARDSTICKS = ("gwt", "last_spike")  # where it plays as it always did, so that others can be measured against it
AHEAD = 3  # choices that are made before it thinks again: later ones were found when the beam had become narrow
LEARNED_AHEAD = 1  # thinking half as wide but before every choice wins as often, and no choice takes so long


class Greedy:
    """Takes the best whole turn of its own by the game's evaluation; what it did not foresee makes it think again."""

    def __init__(self, seed: int) -> None:
        self.seed = seed  # not used: every bot is made from a seed
        self._plan: Plan | None = None

    def choose(self, outlook: Outlook) -> int:
        """Return the next option of the turn that it thought out."""
        option = None if self._plan is None else self._plan.follow(outlook)
        if option is None:
            self._plan = Plan(outlook.world, self._think(outlook))
            option = self._plan.follow(outlook)
            assert option is not None
        return option

    def _think(self, outlook: Outlook) -> list[int]:
        game, world, seat = outlook.game, outlook.world, outlook.seat
        judgement = None if game.ID in YARDSTICKS else learned(game, world, seat)
        if judgement is not None:
            return best_turn(judgement, world, seat, LEARNED_BEAM)[:LEARNED_AHEAD]
        return best_turn(HandMade(game), world, seat, BEAM)[:AHEAD]

    def interrupt(self, outlook: Outlook) -> int | None:
        """Return what leads to the best state at once."""
        return best_aside(outlook, HandMade(outlook.game))
