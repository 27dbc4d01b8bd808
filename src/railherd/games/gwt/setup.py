"""Before the game: the board, the markets, the supply, and what each player begins with."""

from railherd.core.bag import Pile
from railherd.core.chance import Chance
from railherd.core.contract import Setup
from railherd.core.event import Event
from railherd.games.gwt.actions import Table
from railherd.games.gwt.events import MASTER_PLACED, NEUTRAL_PLACED, SIDE_CHOSEN, START_OBJECTIVE, TILE_RETURNED
from railherd.games.gwt.herd import draw_cards
from railherd.games.gwt.market import refill
from railherd.games.gwt.objectives import show_objectives
from railherd.games.gwt.state import (
    MARKET_PILE,
    MASTER_PILE,
    NEUTRAL_PILE,
    NOBODY,
    OBJECTIVE_PILE,
    SIDE_PILE,
    STACK_PILES,
    START_PILE,
    Seat,
)
from railherd.games.gwt.supply import fill_foresight, free_space, place_tile
from railherd.games.gwt.tables import EMPTY, NEUTRALS, NOWHERE, PRIVATES, WORKERS, Tables
from railherd.games.gwt.turn import Place
from railherd.games.gwt.workers import COLUMNS

NEUTRAL = "neutral"
PRINTED = "printed"
SHUFFLED = "shuffled"
SIDES = "sides"
ALL_A = "a"
RANDOM = "random"
STACKS = 3


def empty_table(t: Tables, setup: Setup, chance: Chance) -> Table:
    """Every tile in its stack, every card in its pile, nobody to move yet."""
    money = t.start_money[: setup.seats]
    return Table(
        t=t,
        seats=setup.seats,
        shuffled=setup.options[NEUTRAL] == SHUFFLED,
        random_sides=setup.options[SIDES] == RANDOM,
        faces=[NEUTRALS + number for number in range(PRIVATES)],
        chance=chance,
        turn=0,
        bank=-sum(money),
        tile=[EMPTY] * t.spaces,
        masters=[EMPTY] * len(t.master_stations),
        posted=[EMPTY] * len(t.master_stations),
        foresight=[EMPTY] * (2 * STACKS),
        jobs=[EMPTY] * (COLUMNS * t.job_rows),
        next_job=0,
        market=[],
        shown=[],
        marker=NOBODY,
        box=[0] * t.supply_kinds,
        removed=[],
        players=[new_seat(t, seat, money[seat]) for seat in range(setup.seats)],
        piles=[
            Pile(MARKET_PILE, t.market_cards[:], []),
            Pile(OBJECTIVE_PILE, t.objective_cards[:], []),
            *[Pile(STACK_PILES + stack, t.stacks[stack][:], []) for stack in range(STACKS)],
        ],
        pending=[],
    )


def new_seat(t: Tables, seat: int, money: int) -> Seat:
    """A player's board before the first turn."""
    return Seat(
        money=money,
        place=NOWHERE,
        engine=0,
        certificates=0,
        cleared=0,
        stations=0,
        masters=0,
        unbuilt=(1 << PRIVATES) - 1,
        workers=[1] * len(WORKERS),
        cities=[0] * t.cities,
        tepees=[0, 0],
        hazards=[],
        objectives=[],
        hand=[],
        discards=[],
        known=[],
        blind=[],
        deck=Pile(seat, t.herd[:], []),
    )


def new_game(t: Tables, setup: Setup, chance: Chance, log: list[Event] | None) -> Table:
    """A game ready for the first turn."""
    s = empty_table(t, setup, chance)
    s.log = log
    place_masters(s)
    place_neutrals(s)
    choose_sides(s)
    place_first_tiles(s)
    for _ in range((t.marker_row + 1) * s.seats - 1):
        place_tile(s, NOBODY, s.piles[3].draw(chance))
    fill_foresight(s)
    refill(s)
    show_objectives(s)
    deal_players(s)
    s.turn = 1
    s.pending.append(Place(0))
    return s


def place_masters(s: Table) -> None:
    """A random master beside each of the first stations."""
    pile = Pile(MASTER_PILE, list(range(len(s.masters))), [])
    for station in range(len(s.masters)):
        s.masters[station] = pile.draw(s.chance)
        s.emit(MASTER_PLACED, NOBODY, s.masters[station], station)


def place_neutrals(s: Table) -> None:
    """The neutral buildings where their letters are printed, or shuffled."""
    pile = Pile(NEUTRAL_PILE, list(range(NEUTRALS)), [])
    for space in s.t.neutral_spaces:
        s.tile[space] = pile.draw(s.chance) if s.shuffled else s.t.letter[space]
        s.emit(NEUTRAL_PLACED, NOBODY, s.tile[space], space)


def choose_sides(s: Table) -> None:
    """Which side of each private building is used, by all players alike."""
    if not s.random_sides:
        return
    for number in range(PRIVATES):
        side = Pile(SIDE_PILE, [0, 1], []).draw(s.chance)
        s.faces[number] = NEUTRALS + side * PRIVATES + number
        s.emit(SIDE_CHOSEN, NOBODY, s.faces[number])


def place_first_tiles(s: Table) -> None:
    """Tiles of the first stack onto the trail; a hazard without room goes back and is not counted."""
    placed = 0
    stack = s.piles[2]
    while placed < s.t.placed:
        tile = stack.draw(s.chance)
        if free_space(s, tile) == NOWHERE:
            stack.shuffle_in([tile])
            s.emit(TILE_RETURNED, NOBODY, tile)
        else:
            place_tile(s, NOBODY, tile)
            placed += 1


def deal_players(s: Table) -> None:
    """A first objective and a first hand for everybody."""
    pile = Pile(START_PILE, s.t.starting_cards[:], [])
    for seat in range(s.seats):
        card = pile.draw(s.chance)
        s.players[seat].objectives.append(card)
        s.emit(START_OBJECTIVE, seat, s.t.cattle + card)
    for seat in range(s.seats):
        draw_cards(s, seat, s.t.start_hand)
