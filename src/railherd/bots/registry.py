"""The bots by name. A new bot is one line here."""

from collections.abc import Callable

from railherd.bots.contract import Bot
from railherd.bots.greedy import Greedy
from railherd.bots.uniform import Uniform
from railherd.core.problem import Problem

BOTS: dict[str, Callable[[int], Bot]] = {"greedy": Greedy, "random": Uniform}
DEFAULT_BOT = "greedy"  # where no bot is named, and in place of a person or a bot that fails


def bots() -> list[str]:
    """Return the names of all bots, sorted."""
    return sorted(BOTS)


def make_bot(name: str, seed: int) -> Bot:
    """Make a bot by its name. Equal seeds make equal choices."""
    if name not in BOTS:
        raise Problem("core.unknown_bot", {"name": name, "known": ", ".join(bots())})
    return BOTS[name](seed)
