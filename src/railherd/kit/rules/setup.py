"""Lay out what all trail games have: neutral buildings, and the sides of private ones."""

from typing import Final

from railherd.core.bag import Pile
from railherd.kit.figures.events import NEUTRAL_PLACED, SIDE_CHOSEN
from railherd.kit.figures.lookup import NOBODY
from railherd.kit.state import TrailState

# Options of the set-up, with their values.
NEUTRAL: Final = "neutral"
PRINTED: Final = "printed"
SHUFFLED: Final = "shuffled"
SIDES: Final = "sides"
ALL_A: Final = "a"
RANDOM: Final = "random"
LAYOUTS: Final[dict[str, tuple[str, ...]]] = {NEUTRAL: (PRINTED, SHUFFLED), SIDES: (ALL_A, RANDOM)}


def layout(shuffled: bool, random_sides: bool) -> dict[str, str]:
    """Return how neutral buildings lie and which sides of private ones are used, as options of the set-up."""
    return {NEUTRAL: SHUFFLED if shuffled else PRINTED, SIDES: RANDOM if random_sides else ALL_A}


def place_neutrals(s: TrailState, pile: int, shuffled: bool) -> None:
    """Place the neutral buildings where their letters are printed, or shuffled."""
    tiles = Pile(pile, list(range(s.figures.neutrals)), [])
    for space in s.figures.neutral_spaces:
        s.tile[space] = tiles.draw(s.chance) if shuffled else s.figures.letter[space]
        s.emit(NEUTRAL_PLACED, NOBODY, s.tile[space], space)


def choose_sides(s: TrailState, pile: int) -> None:
    """Choose the side of each private building at random, the same for all players."""
    for number in range(s.figures.privates):
        side = Pile(pile, [0, 1], []).draw(s.chance)
        s.faces[number] = s.figures.neutrals + side * s.figures.privates + number
        s.emit(SIDE_CHOSEN, NOBODY, s.faces[number])
