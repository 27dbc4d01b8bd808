"""Every legal option equally likely: the yardstick all other bots are measured against."""

from railherd.bots.contract import Outlook
from railherd.core.rng import Rng


class Uniform:
    """Chooses at random."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, outlook: Outlook) -> int:
        """Any option."""
        options = outlook.legal()
        return options[self.rng.below(len(options))]
