"""Plays the turn that looks best when it is over, without a thought for anybody's next one."""

from railherd.bots.contract import Outlook
from railherd.bots.turn_search import best_first_option

WIDTH = 50


class Greedy:
    """Takes the best whole own turn by the game's evaluation."""

    def __init__(self, seed: int) -> None:
        self.seed = seed  # nothing is left to chance; every bot is made from a seed

    def choose(self, outlook: Outlook) -> int:
        """The first option of that turn."""
        return best_first_option(outlook.game, outlook.world, outlook.seat, WIDTH)
