"""The levels of play that people pick, weak to strong: how each game says it is thought at each of them.

A level is a fixed amount of search, so that it plays alike on every machine. The figures are in the game's folder.
"""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from railherd.bots.answer import best_aside
from railherd.bots.contract import Outlook
from railherd.bots.guard import Guard
from railherd.bots.learned import judgement
from railherd.bots.thinker import Thinker
from railherd.bots.tree import TreeThinker
from railherd.bots.tree_search import Depth
from railherd.bots.turn_search import Beam

LEVELS = ("novice", "regular", "expert")
FILE = "levels.toml"


class TurnLevel(msgspec.Struct, frozen=True, tag="turn", tag_field="search", forbid_unknown_fields=True):
    """Whole turns by a beam; choices that lose up to `slack` by its judgement are as good as the best."""

    width: int
    narrow: int
    enough: int
    most: int
    ahead: int = 1
    slack: float = 0.0
    seconds: float = 0.0

    def eased(self, percent: int) -> "TurnLevel":
        """Return the level with a share of its search."""
        width, narrow, enough, most = (
            max(1, number * percent // 100) for number in (self.width, self.narrow, self.enough, self.most)
        )
        return msgspec.structs.replace(self, width=width, narrow=narrow, enough=enough, most=most)


class TreeLevel(msgspec.Struct, frozen=True, tag="tree", tag_field="search", forbid_unknown_fields=True):
    """A tree of choices of all seats; `slack` as the share of rounds that a choice may have less than the best."""

    rounds: int
    curiosity: float
    scale: float
    slack: float = 0.0
    seconds: float = 0.0

    def eased(self, percent: int) -> "TreeLevel":
        """Return the level with a share of its search."""
        return msgspec.structs.replace(self, rounds=max(1, self.rounds * percent // 100))


Level = TurnLevel | TreeLevel
USUAL = {
    "novice": TurnLevel(width=4, narrow=2, enough=40, most=80, seconds=0.3),
    "regular": TurnLevel(width=12, narrow=4, enough=200, most=400, seconds=1.0),
    "expert": TurnLevel(width=50, narrow=12, enough=1000, most=3000, seconds=3.0),
}
"""For games that say nothing about levels."""


class Leveled:
    """A bot of a level. It finds out at the table which game it plays."""

    def __init__(self, name: str, seed: int) -> None:
        self.effort = 100  # percent of the level's search: less where many wait
        self._name = name
        self._seed = seed
        self._bot: Thinker | TreeThinker | None = None

    def choose(self, outlook: Outlook) -> int:
        """Return what the level's bot for the game chooses."""
        if self._bot is None:
            self._bot = bot_of(levels_of(outlook.game.ID)[self._name].eased(self.effort), self._seed)
        return self._bot.choose(outlook)

    def expected(self, outlook: Outlook) -> object | None:
        """Return what the seat will see at the next choice of the bot's plan; None if it has none."""
        return self._bot.expected(outlook) if isinstance(self._bot, Thinker) else None

    @property
    def guard(self) -> Guard:
        """The clock of its turns."""
        return Guard() if self._bot is None else self._bot.guard

    def interrupt(self, outlook: Outlook) -> int | None:
        """Return what leads to the best state at once."""
        return best_aside(outlook, judgement(outlook))


def bot_of(level: Level, seed: int) -> Thinker | TreeThinker:
    """Make the bot that a level describes."""
    if isinstance(level, TreeLevel):
        return TreeThinker(Depth(level.rounds, level.curiosity, level.scale), level.slack, seed, level.seconds)
    beam = Beam(level.width, level.narrow, level.enough, level.most)
    return Thinker(judgement, beam, level.ahead, level.slack, seed, level.seconds)


@cache
def levels_of(game: str) -> dict[str, Level]:
    """Return the levels of a game by name."""
    file = files("railherd.games") / game / "bot" / FILE
    if not file.is_file():
        return dict(USUAL)
    said: Any = tomllib.loads(file.read_text(encoding="utf-8"))
    return msgspec.convert(said, dict[str, Level])
