"""What players count when they compare two positions, as a game's `bot/traits.toml` lists it.

It is read from what the seat sees and from the score pad, so that it can be told to anybody.
"""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from railherd.core.contract import Game, State

FILE = "traits.toml"
POINTS = "points"  # begins the name of a trait that is a line of the score pad


class Trait(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that a seat can have more of."""

    at: str  # where it stands in the seat's own part of the view
    worth: float  # of one of it, in points or dollars of the game: what is worth most is told first
    name: str = ""  # its text, below the game's id, if there is one; else there is a sentence about more of it


class Traits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What counts in a game."""

    money: bool = False  # whether the game is won by money, not by points
    scale: float = 1.0  # what the hand-made evaluation calls one of them
    lead: bool = True  # whether that evaluation is of the lead over the others, not of one's own points alone
    lines: tuple[str, ...] = ()  # of the score pad, each point of them worth 1
    have: dict[str, Trait] = {}


@cache
def traits_of(game: str) -> Traits:
    """Return what counts in a game; nothing if it does not say."""
    file = files("railherd.games") / game / "bot" / FILE
    said: Any = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return msgspec.convert(said, Traits)


def count(game: Game[Any], state: State, seat: int) -> dict[str, float]:
    """Return how much a seat has of each trait."""
    traits = traits_of(game.ID)
    own = game.view(state, seat)["players"][seat] if traits.have else {}
    found = {name: _amount(_at(own, trait.at)) for name, trait in traits.have.items()}
    if traits.lines:
        pad = dict(zip(game.SCORE_LINES, game.score_lines(state, seat)[1], strict=True))
        found |= {f"{POINTS}.{line}": float(pad[line]) for line in traits.lines}
    return found


def worth(game: str, name: str) -> float:
    """Return what one of a trait is worth."""
    known = traits_of(game).have.get(name)
    return 1.0 if known is None else known.worth


def name_of(game: str, name: str) -> str:
    """Return the key of a trait's name below the game's id; "" if it has a sentence instead."""
    known = traits_of(game).have.get(name)
    return name.replace(POINTS, "score", 1) if known is None else known.name


def _at(own: Any, address: str) -> Any:
    for part in address.split("/"):
        own = None if own is None else own.get(part)
    return own


def _amount(found: Any) -> float:
    """Return a number as it is, and of several things their sum, or how many there are."""
    if isinstance(found, dict):
        return sum(_amount(each) for each in found.values())
    return float(len(found)) if isinstance(found, list) else float(found or 0)
