"""A bot that thinks by a tree of everybody's choices."""

from railherd.bots.contract import Outlook
from railherd.bots.guard import Guard
from railherd.bots.learned import judgement
from railherd.bots.tree_search import Depth, choices
from railherd.core.rng import Rng


class TreeThinker:
    """Takes the choice that its search followed most often, or with some slack one that was followed nearly so."""

    def __init__(self, depth: Depth, slack: float, seed: int, seconds: float = 0.0) -> None:
        self.guard = Guard(seconds)
        self._depth = depth
        self._slack = slack
        self._rng = Rng(seed)

    def choose(self, outlook: Outlook) -> int:
        """Return its choice."""
        options = outlook.legal()
        if len(options) == 1:
            return options[0]
        self.guard.begin(outlook.world.turn)
        followed = choices(outlook.game, judgement(outlook), outlook.imagine, self._rng.word(), self._depth, self.guard)
        self.guard.end()
        enough = max(followed.values()) * (1 - self._slack)
        good = [option for option, rounds in followed.items() if rounds >= enough]
        return good[self._rng.below(len(good))]
