"""A pool of styles to measure others against: each plays one way, by weights that stay as they are for ever.

They are no opponents for people: they can be named in `railherd ladder` and `railherd sim`, and new learned weights are
tried against all of them. A game lists its styles in `bot/styles.toml`.
"""

import tomllib
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any

from railherd.bots.answer import best_aside
from railherd.bots.contract import Bot, Outlook
from railherd.bots.registry import BOTS, make_bot
from railherd.bots.thinker import Thinker
from railherd.bots.turn_search import Beam
from railherd.bots.value import Value
from railherd.core.contract import State
from railherd.core.problem import Problem

STYLES = ("herd", "engine", "builder", "rusher", "dawdler", "hunter")
FILE = "styles.toml"
BEAM = Beam(width=12, narrow=4, enough=200, most=400)
AHEAD = 3

Judge = Callable[[State, int, Any], int]
"""An evaluation of a position for a seat, by weights."""


class Mannered(Value):
    """A game's hand-made evaluation with weights of its own."""

    def __init__(self, judge: Judge, weights: Any) -> None:
        self._judge = judge
        self._weights = weights

    def many(self, states: list[State], seat: int) -> list[float]:
        """Evaluate one after the other."""
        return [float(self._judge(state, seat, self._weights)) for state in states]


class Styled:
    """A bot that plays one style."""

    def __init__(self, style: str, seed: int) -> None:
        self._style = style
        self._thinker = Thinker(self._value, BEAM, AHEAD, seed=seed)

    def choose(self, outlook: Outlook) -> int:
        """Return the next choice of the turn that looks best in its style."""
        return self._thinker.choose(outlook)

    def interrupt(self, outlook: Outlook) -> int | None:
        """Return what leads to the best state at once."""
        return best_aside(outlook, self._value(outlook))

    def _value(self, outlook: Outlook) -> Value:
        return Mannered(judge_of(outlook.game.ID), _weights_of(outlook.game.ID, self._style))


def make_entrant(name: str, seed: int) -> Bot:
    """Make a bot or a style by its name."""
    return Styled(name, seed) if is_style(name) else make_bot(name, seed)


def require_style(name: str, game: str) -> None:
    """Require that a game has a style, if it is one."""
    if is_style(name) and name not in styles_of(game):
        raise Problem("core.no_style", {"name": name, "known": ", ".join(styles_of(game)) or "–"})


def is_style(name: str) -> bool:
    """Return whether a name is that of a style, and not of a bot that somebody added."""
    return name in STYLES and name not in BOTS


@cache
def styles_of(game: str) -> dict[str, dict[str, Any]]:
    """Return the weights of a game's styles by name, none if it has no styles."""
    file = files("railherd.games") / game / "bot" / FILE
    said: dict[str, dict[str, Any]] = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return said


def judge_of(game: str) -> Judge:
    """Return a game's evaluation that takes weights."""
    judge: Judge = import_module(f"railherd.games.{game}.bot.evaluate").judge
    return judge


def hand_made(game: str) -> Any:
    """Return the weights by which a game's own evaluation goes, to be changed at will."""
    return import_module(f"railherd.games.{game}.bot.weights").Weights()


@cache
def _weights_of(game: str, style: str) -> Any:
    weights = hand_made(game)
    for name, weight in styles_of(game)[style].items():
        setattr(weights, name, weight)
    return weights
