"""Set up the board, the markets, the supply and the players."""

from railherd.core.bag import Pile
from railherd.core.chance import Chance
from railherd.core.contract import Setup
from railherd.core.event import Event
from railherd.games.gwt.actions import PlayableState
from railherd.games.gwt.figures.events import MASTER_PLACED, START_OBJECTIVE
from railherd.games.gwt.figures.lookup import WORKERS, Figures
from railherd.games.gwt.rules.supply import free_space, place_tile
from railherd.games.gwt.state import (
    MARKET_PILE,
    MASTER_PILE,
    NEUTRAL_PILE,
    OBJECTIVE_PILE,
    SIDE_PILE,
    STACK_PILES,
    START_PILE,
    Seat,
)
from railherd.kit.figures.events import TILE_RETURNED
from railherd.kit.figures.lookup import EMPTY, NOBODY, NOWHERE
from railherd.kit.rules.foresight import fill_foresight
from railherd.kit.rules.herd import draw_cards
from railherd.kit.rules.market import refill
from railherd.kit.rules.objectives import show_objectives
from railherd.kit.rules.row_market import COLUMNS
from railherd.kit.rules.setup import NEUTRAL, RANDOM, SHUFFLED, SIDES, choose_sides, place_neutrals
from railherd.kit.rules.travel import Place
from railherd.kit.state import SUPPLY_STACKS

STACKS = 3


def empty_state(figures: Figures, setup: Setup, chance: Chance) -> PlayableState:
    """Return a state with every tile in its stack, every card in its pile and no decision waiting."""
    money = figures.start_money[: setup.seats]
    return PlayableState(
        figures=figures,
        seats=setup.seats,
        shuffled=setup.options[NEUTRAL] == SHUFFLED,
        random_sides=setup.options[SIDES] == RANDOM,
        faces=[figures.neutrals + number for number in range(figures.privates)],
        chance=chance,
        turn=0,
        bank=-sum(money),
        tile=[EMPTY] * figures.spaces,
        masters=[EMPTY] * len(figures.master_stations),
        posted=[EMPTY] * len(figures.master_stations),
        foresight=[EMPTY] * (2 * STACKS),
        jobs=[EMPTY] * (COLUMNS * figures.job_rows),
        next_job=0,
        market=[],
        shown=[],
        marker=NOBODY,
        box=[0] * figures.supply_kinds,
        removed=[],
        players=[new_seat(figures, seat, money[seat]) for seat in range(setup.seats)],
        piles=[
            Pile(MARKET_PILE, figures.market_cards[:], []),
            Pile(OBJECTIVE_PILE, figures.objective_cards[:], []),
            *[Pile(STACK_PILES + stack, figures.stacks[stack][:], []) for stack in range(STACKS)],
        ],
        pending=[],
    )


def new_seat(figures: Figures, seat: int, money: int) -> Seat:
    """Return a player's board before the first turn."""
    return Seat(
        money=money,
        place=NOWHERE,
        engine=0,
        certificates=0,
        cleared=0,
        stations=0,
        masters=0,
        unbuilt=(1 << figures.privates) - 1,
        workers=[1] * len(WORKERS),
        cities=[0] * figures.cities,
        tepees=[0, 0],
        hazards=[],
        objectives=[],
        hand=[],
        discards=[],
        known=[],
        blind=[],
        deck=Pile(seat, figures.herd[:], []),
    )


def new_game(figures: Figures, setup: Setup, chance: Chance, log: list[Event] | None) -> PlayableState:
    """Return a game ready for the first turn."""
    s = empty_state(figures, setup, chance)
    s.log = log
    place_masters(s)
    place_neutrals(s, NEUTRAL_PILE, s.shuffled)
    if s.random_sides:
        choose_sides(s, SIDE_PILE)
    place_first_tiles(s)
    for _ in range((figures.marker_row + 1) * s.seats - 1):
        place_tile(s, NOBODY, s.piles[SUPPLY_STACKS + 1].draw(chance))
    fill_foresight(s)
    refill(s)
    show_objectives(s)
    deal_players(s)
    s.turn = 1
    s.pending.append(Place(0))
    return s


def place_masters(s: PlayableState) -> None:
    """Place a random master beside each of the first stations."""
    pile = Pile(MASTER_PILE, list(range(len(s.masters))), [])
    for station in range(len(s.masters)):
        s.masters[station] = pile.draw(s.chance)
        s.emit(MASTER_PLACED, NOBODY, s.masters[station], station)


def place_first_tiles(s: PlayableState) -> None:
    """Place tiles of the first stack on the trail; a hazard without room goes back and is not counted."""
    placed = 0
    stack = s.piles[SUPPLY_STACKS]
    while placed < s.figures.placed:
        tile = stack.draw(s.chance)
        if free_space(s, tile) == NOWHERE:
            stack.shuffle_in([tile])
            s.emit(TILE_RETURNED, NOBODY, tile)
        else:
            place_tile(s, NOBODY, tile)
            placed += 1


def deal_players(s: PlayableState) -> None:
    """Deal each player a starting objective and a first hand."""
    pile = Pile(START_PILE, s.figures.starting_cards[:], [])
    for seat in range(s.seats):
        card = pile.draw(s.chance)
        s.players[seat].objectives.append(card)
        s.emit(START_OBJECTIVE, seat, s.figures.cattle + card)
    for seat in range(s.seats):
        draw_cards(s, seat, s.figures.start_hand)
