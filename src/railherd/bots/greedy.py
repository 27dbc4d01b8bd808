"""A bot that plays the turn that looks best at its end, without looking at anybody's next turn."""

from railherd.bots.answer import best_aside
from railherd.bots.contract import Outlook
from railherd.bots.turn_search import best_first_option

BEAM_WIDTH = 50


class Greedy:
    """Takes the best whole turn of its own by the game's evaluation."""

    def __init__(self, seed: int) -> None:
        self.seed = seed  # not used: every bot is made from a seed

    def choose(self, outlook: Outlook) -> int:
        """Return the first option of the best turn."""
        return best_first_option(outlook.game, outlook.world, outlook.seat, BEAM_WIDTH)

    def interrupt(self, outlook: Outlook) -> int | None:
        """Return what leads to the best state at once."""
        return best_aside(outlook.game, outlook.world, outlook.seat, outlook.beside())
