"""Set up the board, the sea routes, the markets, the supply and the players."""

from typing import Final

from railherd.core.bag import Pile
from railherd.core.chance import Chance
from railherd.core.contract import Setup
from railherd.core.event import Event
from railherd.games.gwt_nz.actions import PlayableState
from railherd.games.gwt_nz.figures.events import MASTER_PLACED, SET_CHOSEN
from railherd.games.gwt_nz.figures.lookup import FIRST_SLOT, SLOTS, WORKERS, Figures
from railherd.games.gwt_nz.rules.exchange import Exchange
from railherd.games.gwt_nz.rules.supply import offer_worker, place_tile
from railherd.games.gwt_nz.rules.turn import begin_turn
from railherd.games.gwt_nz.sarah.setup import draw_worker, new_sarah, sarahs_seat
from railherd.games.gwt_nz.state import (
    MARKET_PILE,
    MASTER_PILE,
    NEUTRAL_PILE,
    NO_PATH,
    NO_STEP_TILE,
    OBJECTIVE_PILE,
    SET_PILE,
    SIDE_PILE,
    STACK_PILES,
    Seat,
)
from railherd.kit.figures.events import TILE_RETURNED
from railherd.kit.figures.lookup import EMPTY, NOBODY, NOWHERE, WORKER_TILE
from railherd.kit.rules.foresight import fill_foresight
from railherd.kit.rules.hazards import lay_hazard
from railherd.kit.rules.herd import draw_cards
from railherd.kit.rules.market import refill
from railherd.kit.rules.objectives import show_objectives
from railherd.kit.rules.row_market import COLUMNS
from railherd.kit.rules.setup import NEUTRAL, RANDOM, SHUFFLED, SIDES, choose_sides, place_neutrals
from railherd.kit.state import SUPPLY_STACKS

STACKS: Final = 2
FEWEST_PLAYERS: Final = 2  # with Sarah, where a person is alone


def empty_state(figures: Figures, setup: Setup, chance: Chance) -> PlayableState:
    """Return a state with every tile in its stack, every card in its pile and no decision waiting."""
    money = figures.start_money[: setup.seats]
    seats = max(FEWEST_PLAYERS, setup.seats)
    return PlayableState(
        figures=figures,
        seats=seats,
        faces=[figures.neutrals + number for number in range(figures.privates)],
        chance=chance,
        turn=0,
        bank=-sum(money),
        tile=[EMPTY] * figures.spaces,
        foresight=[EMPTY] * (2 * STACKS),
        jobs=[EMPTY] * (COLUMNS * figures.job_rows),
        next_job=0,
        market=[],
        shown=[],
        marker=NOBODY,
        removed=[],
        players=[
            new_seat(figures, seat, money[seat]) if seat < setup.seats else sarahs_seat(figures)
            for seat in range(seats)
        ],
        piles=[
            Pile(MARKET_PILE, figures.market_cards[:], []),
            Pile(OBJECTIVE_PILE, figures.objective_cards[:], []),
            *[Pile(STACK_PILES + stack, figures.stacks[stack][:], []) for stack in range(STACKS)],
        ],
        pending=[],
        masters=[EMPTY] * figures.stations,
        posted=[EMPTY] * figures.stations,
        shuffled=setup.options[NEUTRAL] == SHUFFLED,
        random_sides=setup.options[SIDES] == RANDOM,
        box=[0] * figures.supply_kinds,
        columns=[0] * len(WORKERS),
        slots=[EMPTY] * SLOTS,
        stock=figures.stock_copies + [0] * SLOTS,
        flipped=False,
        asides=[[Exchange(seat)] for seat in range(seats)],
        sarah=new_sarah(figures, setup.options) if setup.seats < seats else None,
    )


def new_seat(figures: Figures, seat: int, money: int) -> Seat:
    """Return a player's board before the first turn."""
    return Seat(
        money=money,
        place=NOWHERE,
        certificates=0,
        cleared=0,
        stations=0,
        masters=0,
        unbuilt=(1 << figures.privates) - 1,
        workers=[1] * len(WORKERS),
        cities=[0] * figures.cities,
        hazards=[],
        objectives=[],
        hand=[],
        discards=[],
        known=[],
        blind=[],
        deck=Pile(seat, figures.herd[:], []),
        gold=figures.start_gold,
        tokens=figures.start_tokens,
        path=NO_PATH,
        step_tile=NO_STEP_TILE,
        no_fees=False,
        ship=0,
        depots=0,
        jokers=0,
        stores=[0] * figures.pairs,
        bonuses=[],
        gained=[],
    )


def new_game(figures: Figures, setup: Setup, chance: Chance, log: list[Event] | None) -> PlayableState:
    """Return a game ready for the first turn."""
    s = empty_state(figures, setup, chance)
    s.log = log
    if s.sarah is not None:
        draw_worker(s)
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
    choose_sets(s)
    for seat in range(setup.seats):
        draw_cards(s, seat, figures.start_cards[seat])
    begin_turn(s, 0)
    return s


def place_masters(s: PlayableState) -> None:
    """Place a random harbourmaster beside each medium harbour."""
    pile = Pile(MASTER_PILE, list(range(len(s.figures.master_names))), [])
    for station in range(len(s.masters)):
        s.masters[station] = pile.draw(s.chance)
        s.emit(MASTER_PLACED, NOBODY, s.masters[station], station)


def place_first_tiles(s: PlayableState) -> None:
    """Offer a worker of each kind, then place tiles of stack A; one without room goes back and another is drawn."""
    stack = s.piles[SUPPLY_STACKS]
    for tile in s.figures.worker_tile:
        stack.bag.remove(tile)
        offer_worker(s, tile)
    placed = 0
    while placed < s.figures.first_tiles[s.seats]:
        tile = stack.draw(s.chance)
        if offer_worker(s, tile) if s.figures.tile_kind[tile] == WORKER_TILE else lay_hazard(s, tile):
            placed += 1
        else:
            stack.shuffle_in([tile])
            s.emit(TILE_RETURNED, NOBODY, tile)


def choose_sets(s: PlayableState) -> None:
    """Choose the sets of bonus cards; the lower its number, the earlier its slot."""
    pile = Pile(SET_PILE, list(range(len(s.figures.set_cards))), [])
    chosen = sorted(pile.draw(s.chance) for _ in range(SLOTS))
    for slot, number in enumerate(chosen):
        s.slots[slot] = s.figures.set_cards[number]
        s.stock[FIRST_SLOT + slot] = min(s.figures.cards_a_set[s.seats], s.figures.set_copies[number])
        s.emit(SET_CHOSEN, NOBODY, s.slots[slot], FIRST_SLOT + slot, s.stock[FIRST_SLOT + slot])
