"""Set up Sarah: a seat without money or cards, her deck, and one worker who makes her special in a row."""

from collections.abc import Mapping
from typing import Final

from railherd.core.bag import Pile
from railherd.games.gwt_nz.figures.events import SARAH_WORKER
from railherd.games.gwt_nz.figures.lookup import WORKERS, Figures
from railherd.games.gwt_nz.figures.sarah import LEVELS, SARAH
from railherd.games.gwt_nz.sarah.board import BY_LEVEL, NO_CARD, NO_POST, Sarah
from railherd.games.gwt_nz.state import SARAH_PILE, Seat, State
from railherd.kit.figures.events import TILE_RETURNED
from railherd.kit.figures.lookup import COWBOY, NOBODY, WORKER_TILE
from railherd.kit.state import SUPPLY_STACKS

DIFFICULTY: Final = "difficulty"
FIRST_DELIVERY: Final = "first_delivery"
LEVEL: Final = "level"  # the first delivery that the level says
FIRST_DELIVERIES: Final = (LEVEL, "1", "3", "6", "9", "12", "15", "18", "21")


def new_sarah(figures: Figures, options: Mapping[str, str]) -> Sarah:
    """Return what only she has, with all cards of the level in her deck."""
    level, first = LEVELS.index(options[DIFFICULTY]), options[FIRST_DELIVERY]
    deck = Pile(SARAH_PILE, figures.sarah.used[level][:], [])
    return Sarah(level, BY_LEVEL if first == LEVEL else int(first), deck, [], NO_CARD, COWBOY, NO_POST, [])


def options_of(sarah: Sarah) -> dict[str, str]:
    """Return the set-up options that she was set up with."""
    return {DIFFICULTY: LEVELS[sarah.level], FIRST_DELIVERY: str(sarah.first) if sarah.first != BY_LEVEL else LEVEL}


def sarahs_seat(figures: Figures) -> Seat:
    """Return her seat: no money, cards or tokens, a disc on the pathfinder track, and the runholder on the start.

    Her other discs lie beside the board: taking one opens nothing.
    """
    return Seat(
        money=0, place=figures.start, certificates=0, cleared=1, stations=0, masters=0,
        unbuilt=(1 << figures.privates) - 1, workers=[1] * len(WORKERS), cities=[0] * figures.cities, hazards=[],
        objectives=[], hand=[], discards=[], known=[], blind=[], deck=Pile(SARAH, [], []), gold=0, tokens=0, path=0,
        step_tile=0, no_fees=False, ship=0, depots=0, jokers=0, stores=[0] * figures.pairs, bonuses=[], gained=[],
    )  # fmt: skip


def draw_worker(s: State) -> None:
    """Draw tiles until a worker comes, who joins her row and makes it the special one; the others go back."""
    stack = s.piles[SUPPLY_STACKS]
    tile = stack.draw(s.chance)
    while s.figures.tile_kind[tile] != WORKER_TILE:
        stack.shuffle_in([tile])
        s.emit(TILE_RETURNED, NOBODY, tile)
        tile = stack.draw(s.chance)
    s.hers().row = s.figures.tile_worker[tile]
    s.players[SARAH].workers[s.hers().row] += 1
    s.emit(SARAH_WORKER, SARAH, s.hers().row)
