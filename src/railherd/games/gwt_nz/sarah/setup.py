"""Set up Sarah: a seat without money or cards, her deck, and one worker who makes her special in a row."""

from collections.abc import Mapping
from typing import Final

from railherd.core.bag import Pile
from railherd.games.gwt_nz.figures.events import SARAH_WORKER
from railherd.games.gwt_nz.figures.lookup import Figures
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


def give_to_sarah(player: Seat, start: int) -> None:
    """Make a new seat hers: no money, cards or tokens, a disc on the pathfinder track, and the runholder on the start.

    Her other discs lie beside the board: taking one opens nothing.
    """
    player.money = player.gold = player.tokens = 0
    player.deck.bag.clear()
    player.place = start
    player.cleared = 1
    player.path = 0


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
