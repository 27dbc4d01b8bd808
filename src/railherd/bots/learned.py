"""A learned judgement, from the file of weights that a game brings.

Weights are plain numbers, for tables of two and more and for who plays alone; the file says which games taught them.
"""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from railherd.bots.contract import Outlook
from railherd.bots.net import Layers, Net
from railherd.bots.value import HandMade, Linear, Value
from railherd.core.contract import Game, State

FILE = "learned.json"
ALONE = "alone"
TOGETHER = "together"
BLOCKS = 3  # of weights: constant, by the time left, by its square


def judgement(outlook: Outlook) -> Value:
    """Return what a bot judges by at a table: what was learned or, where nothing was, the game's own evaluation."""
    found = learned(outlook.game, outlook.world, outlook.seat)
    return HandMade(outlook.game) if found is None else found


def learned(game: Game[Any], world: State, seat: int) -> Value | None:
    """Return the learned judgement for a table; None if a game has none, or if corrected figures do not fit it."""
    weights = shipped(game.ID).get(kind_of(game, world))
    return None if weights is None or not fits(game, world, seat, weights) else value_of(game, weights)


def kind_of(game: Game[Any], world: State) -> str:
    """Return which of a game's judgements a table needs."""
    return ALONE if game.setup_of(world).seats == 1 else TOGETHER


def fits(game: Game[Any], world: State, seat: int, weights: Mapping[str, Any]) -> bool:
    """Return whether there is a weight for each number: an overlay may change how many there are."""
    return len(game.numbers(world, seat)) * BLOCKS == len(weights["own"])


def value_of(game: Game[Any], weights: Mapping[str, Any]) -> Linear:
    """Make a value of weights; each search needs one of its own."""
    net = weights.get("net")
    if net is None:
        return Linear(game, weights["own"], weights["others"])
    return Net(game, weights["own"], weights["others"], Layers(**net))


@cache
def shipped(game: str) -> Mapping[str, Any]:
    """Return the weights that a game brings, by the kind of table; none if it brings no file."""
    file = files("railherd.games") / game / "bot" / FILE
    kinds: Mapping[str, Any] = json.loads(file.read_text(encoding="utf-8"))["tables"] if file.is_file() else {}
    return kinds
