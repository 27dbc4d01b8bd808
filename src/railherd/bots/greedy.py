"""Plays the turn that looks best when it is over, without a thought for anybody's next one."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

from railherd.bots.contract import Outlook
from railherd.bots.turn_search import best_first_option

WIDTH = 50


class Greedy:
    """Takes the best whole own turn by the game's evaluation."""

    def __init__(self, seed: int) -> None:
        self.seed = seed  # nothing is left to chance; every bot is made from a seed

    def choose(self, outlook: Outlook) -> int:
        """The first option of that turn."""
        with _no_collection():
            return best_first_option(outlook.game, outlook.world, outlook.seat, WIDTH)


@contextmanager
def _no_collection() -> Iterator[None]:
    """States refer to nothing that refers to them: looking for cycles among them only takes a third of the time."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
