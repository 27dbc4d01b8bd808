"""A bot of your own: of all options it takes the one after which the score pad shows it most ahead.

    railherd play gwt --bots examples/my_bot.py:MyBot
    railherd sim last_spike --bots examples/my_bot.py:MyBot,greedy
    railherd ladder gwt_nz --bots greedy,examples/my_bot.py:MyBot
    railherd serve --bots examples/my_bot.py:MyBot

It is made anew for each decision, with a seed of its own, and thinks in a process of its own: five seconds and one
gigabyte at most. What the seat cannot see is dealt at random in the world that it gets.
"""

from random import Random

from railherd.bots.contract import Outlook


class MyBot:
    """Looks one choice ahead."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def choose(self, outlook: Outlook) -> int:
        """Return one of `outlook.legal()`."""
        return max(outlook.legal(), key=lambda option: (self.lead_after(outlook, option), self.random.random()))

    def lead_after(self, outlook: Outlook, option: int) -> float:
        """Return how many points the seat is ahead of the best other seat after an option."""
        world = outlook.world.copy()
        world.step(option)
        totals = [outlook.game.score_lines(world, seat)[0] for seat in range(outlook.game.setup_of(world).seats)]
        own = totals.pop(outlook.seat)
        return own - max(totals, default=0)
