"""What goes wrong with a player's own bot, and the sentence that says so."""

from typing import Literal, NamedTuple, get_args

from railherd.bots.registry import QUICK_BOT
from railherd.core.problem import Problem

SECONDS = 5.0  # for one decision
MEMORY_BYTES = 1 << 30

Why = Literal["raised", "illegal", "memory", "overdue", "died"]
REASONS: tuple[Why, ...] = get_args(Why)


class Failing(NamedTuple):
    """A decision that a bot did not take, why, and what was said about it, if anything."""

    bot: str
    why: str
    said: str = ""

    def problem(self) -> Problem:
        """Return the sentence about it."""
        limits = {"seconds": round(SECONDS), "megabytes": MEMORY_BYTES >> 20}
        return Problem(f"core.own_bot.{self.why}", {"bot": self.bot, "said": self.said, "other": QUICK_BOT, **limits})
