"""A bot that takes every legal option with equal probability, to measure other bots against."""

from railherd.bots.contract import Outlook
from railherd.core.rng import Rng


class Uniform:
    """Chooses at random."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, outlook: Outlook) -> int:
        """Return any option."""
        options = outlook.legal()
        return options[self.rng.below(len(options))]
