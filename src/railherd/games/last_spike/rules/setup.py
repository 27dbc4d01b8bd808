"""Set up the game: money, the draw for the first turn, and the hands."""

from railherd.core.bag import Pile
from railherd.core.chance import Chance
from railherd.core.contract import Setup
from railherd.core.event import Event
from railherd.games.last_spike.figures.events import FIRST_PLAYER, START_TILE_DRAWN
from railherd.games.last_spike.figures.lookup import Figures
from railherd.games.last_spike.rules.turn import Lay, draw_tile
from railherd.games.last_spike.state import BANK, NOBODY, START_PILE, TILE_PILE, State

ISOLATED = "isolated_placement"
ANY_TIME = "any_time_double"
ONLY_IF_NO_ADJACENT = "only_if_no_adjacent_tile"
MONEY = "money"
HIDDEN = "hidden"
OPEN = "open"


def empty_state(figures: Figures, setup: Setup, chance: Chance) -> State:
    """Return a state with money dealt, every tile in the pool and no decision waiting."""
    start = figures.start[setup.seats]
    return State(
        figures=figures,
        seats=setup.seats,
        isolated_any_time=setup.options[ISOLATED] == ANY_TIME,
        money_open=setup.options[MONEY] == OPEN,
        chance=chance,
        turn=0,
        first=NOBODY,
        laid=0,
        spiker=NOBODY,
        bank=-start * setup.seats,
        cash=[start] * setup.seats,
        bankrupt=[False] * setup.seats,
        hands=[[] for _ in range(setup.seats)],
        owner=[BANK] * figures.cards,
        pool=Pile(TILE_PILE, list(range(figures.tiles)), []),
        pending=[],
    )


def new_game(figures: Figures, setup: Setup, chance: Chance, log: list[Event] | None) -> State:
    """Return a game ready for the first turn."""
    s = empty_state(figures, setup, chance)
    s.log = log
    s.first = draw_for_first(s)
    for _ in range(figures.hand):
        for seat in range(s.seats):
            draw_tile(s, seat)
    s.turn = 1
    s.pending.append(Lay(s.first))
    return s


def draw_for_first(s: State) -> int:
    """Draw a tile for each seat and return the seat whose tile is nearest A1.

    The tiles go back, so this pile is never used again.
    """
    pile = Pile(START_PILE, list(range(s.figures.tiles)), [])
    first, nearest = NOBODY, s.figures.tiles
    for seat in range(s.seats):
        tile = pile.draw(s.chance)
        s.emit(START_TILE_DRAWN, seat, tile)
        if tile < nearest:
            first, nearest = seat, tile
    s.emit(FIRST_PLAYER, first)
    return first
