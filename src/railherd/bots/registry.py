"""The bots by name. A new bot is one line here."""

from collections.abc import Callable
from functools import partial

from railherd.bots.contract import Bot
from railherd.bots.greedy import Greedy
from railherd.bots.levels import LEVELS, Leveled
from railherd.bots.uniform import Uniform
from railherd.core.problem import Problem

DEFAULT_BOT = "regular"
"""The bot that plays where nobody named one: for absent guests and in free seats."""

QUICK_BOT = "greedy"
"""The bot that answers for a bot that failed or thought for too long."""

BOTS: dict[str, Callable[[int], Bot]] = {
    **{level: partial(Leveled, level) for level in LEVELS},
    "greedy": Greedy,
    "random": Uniform,
}


def bots() -> list[str]:
    """Return the names of all bots, in the order in which people are offered them."""
    return list(BOTS)


def make_bot(name: str, seed: int) -> Bot:
    """Make a bot by its name. Equal seeds make equal choices."""
    if name not in BOTS:
        raise Problem("core.unknown_bot", {"name": name, "known": ", ".join(bots())})
    return BOTS[name](seed)
