"""Set up what all trail games have: an empty board, buildings, masters and markets, and each player's board."""

from collections.abc import Callable
from typing import Final

from railherd.core.bag import Pile
from railherd.core.contract import Setup
from railherd.kit.figures import piles
from railherd.kit.figures.events import NEUTRAL_PLACED, SIDE_CHOSEN
from railherd.kit.figures.lookup import EMPTY, NOBODY, NOWHERE, TrailFigures
from railherd.kit.rules.foresight import FORESIGHT_A_STACK, fill_foresight
from railherd.kit.rules.market import refill
from railherd.kit.rules.objectives import show_objectives
from railherd.kit.rules.row_market import COLUMNS
from railherd.kit.seat import TrailSeat
from railherd.kit.state import SUPPLY_STACKS, TrailState

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


def new_piles(figures: TrailFigures) -> list[Pile]:
    """Return the piles of a state with every card and tile in its pile."""
    return [
        Pile(piles.MARKET_PILE, figures.market_cards[:], []),
        Pile(piles.OBJECTIVE_PILE, figures.objective_cards[:], []),
        *[Pile(piles.STACK_PILES + stack, tiles[:], []) for stack, tiles in enumerate(figures.stacks)],
    ]


def equip(player: TrailSeat, figures: TrailFigures, money: int) -> None:
    """Give a new seat a board as it is before the first turn."""
    player.money = money
    player.place = NOWHERE
    player.unbuilt = (1 << figures.privates) - 1
    player.workers = [1] * len(figures.lists.workers)
    player.cities = [0] * figures.cities
    player.hazards = []
    player.objectives = []
    player.hand = []
    player.discards = []
    player.known = []
    player.blind = []


def lay_out(s: TrailState, agreed: Setup, masters: int) -> None:
    """Give a new state an empty board with room for some masters, as agreed on."""
    figures = s.figures
    s.shuffled = agreed.options[NEUTRAL] == SHUFFLED
    s.random_sides = agreed.options[SIDES] == RANDOM
    s.bank = -sum(player.money for player in s.players)
    s.faces = [figures.neutrals + number for number in range(figures.privates)]
    s.tile = [EMPTY] * figures.spaces
    s.foresight = [EMPTY] * (FORESIGHT_A_STACK * len(figures.stacks))
    s.jobs = [EMPTY] * (COLUMNS * figures.job_rows)
    s.market = []
    s.shown = []
    s.removed = []
    s.box = [0] * figures.supply_kinds
    s.masters = [EMPTY] * masters
    s.posted = [EMPTY] * masters


def place_masters(s: TrailState, masters: int, told: int) -> None:
    """Place a random one of some masters beside each station that has one, and tell it as an event of the game."""
    pile = Pile(piles.later_pile(len(s.figures.stacks), piles.MASTERS), list(range(masters)), [])
    for station in range(len(s.masters)):
        s.masters[station] = pile.draw(s.chance)
        s.emit(told, NOBODY, s.masters[station], station)


def place_buildings(s: TrailState) -> None:
    """Place the neutral buildings where their letters are printed, or shuffled, and choose sides of private ones."""
    tiles = Pile(piles.later_pile(len(s.figures.stacks), piles.NEUTRALS), list(range(s.figures.neutrals)), [])
    for space in s.figures.neutral_spaces:
        s.tile[space] = tiles.draw(s.chance) if s.shuffled else s.figures.letter[space]
        s.emit(NEUTRAL_PLACED, NOBODY, s.tile[space], space)
    if s.random_sides:
        choose_sides(s)


def choose_sides(s: TrailState) -> None:
    """Choose the side of each private building at random, the same for all players."""
    pile = piles.later_pile(len(s.figures.stacks), piles.SIDES)
    for number in range(s.figures.privates):
        side = Pile(pile, [0, 1], []).draw(s.chance)
        s.faces[number] = s.figures.neutrals + side * s.figures.privates + number
        s.emit(SIDE_CHOSEN, NOBODY, s.faces[number])


def first_in_rows(figures: TrailFigures, seats: int) -> int:
    """Return how many tiles lie in the market in rows at first: all of it up to its marker."""
    return (figures.marker_row + 1) * seats - 1


def fill_markets(s: TrailState, place_tile: Callable[[int], None]) -> None:
    """Fill the market in rows up to its marker with tiles of the second stack, then all other markets."""
    for _ in range(first_in_rows(s.figures, s.seats)):
        place_tile(s.piles[SUPPLY_STACKS + 1].draw(s.chance))
    fill_foresight(s)
    refill(s)
    show_objectives(s)
