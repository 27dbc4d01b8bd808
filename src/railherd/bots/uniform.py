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

    def interrupt(self, outlook: Outlook) -> int | None:
        """Return any option, or nothing with equal probability."""
        options = outlook.beside()
        pick = self.rng.below(len(options) + (not outlook.must_answer()))
        return options[pick] if pick < len(options) else None
