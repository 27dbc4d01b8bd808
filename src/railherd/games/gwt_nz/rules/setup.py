"""Set up the board, the sea routes, the markets, the supply and the players."""

from typing import Any, Final

from railherd.core.bag import Pile
from railherd.core.chance import Chance
from railherd.core.contract import Setup
from railherd.core.event import Event
from railherd.games.gwt_nz.actions import PlayableState
from railherd.games.gwt_nz.figures.events import MASTER_PLACED, SET_CHOSEN
from railherd.games.gwt_nz.figures.lookup import FIRST_SLOT, SLOTS, WORKERS, Figures
from railherd.games.gwt_nz.figures.sarah import SARAH
from railherd.games.gwt_nz.rules.exchange import Exchange
from railherd.games.gwt_nz.rules.supply import offer_worker, place_tile
from railherd.games.gwt_nz.rules.turn import begin_turn
from railherd.games.gwt_nz.sarah.setup import draw_worker, give_to_sarah, new_sarah
from railherd.games.gwt_nz.state import SET_PILE, Seat
from railherd.kit.figures.events import TILE_RETURNED
from railherd.kit.figures.lookup import EMPTY, NOBODY, WORKER_TILE
from railherd.kit.rules.hazards import lay_hazard
from railherd.kit.rules.herd import draw_cards
from railherd.kit.rules.setup import equip, fill_markets, lay_out, new_piles, place_buildings, place_masters
from railherd.kit.state import SUPPLY_STACKS, DecisionOn

FEWEST_PLAYERS: Final = 2  # with Sarah, where a person is alone


def empty_state(figures: Figures, setup: Setup, chance: Chance) -> PlayableState:
    """Return a state with every tile in its stack, every card in its pile and no decision waiting."""
    players = [new_seat(figures, seat) for seat in range(max(FEWEST_PLAYERS, setup.seats))]
    sarah = None
    if setup.seats < FEWEST_PLAYERS:
        give_to_sarah(players[SARAH], figures.start)
        sarah = new_sarah(figures, setup.options)
    asides: list[list[DecisionOn[Any]]] = [[Exchange(seat)] for seat in range(len(players))]
    s = PlayableState(figures, chance, players, new_piles(figures), [], asides, sarah)
    lay_out(s, setup, figures.stations)
    s.columns = [0] * len(WORKERS)
    s.slots = [EMPTY] * SLOTS
    s.stock = figures.stock_copies + [0] * SLOTS
    return s


def new_seat(figures: Figures, seat: int) -> Seat:
    """Return a player's board before the first turn."""
    player = Seat(Pile(seat, figures.herd[:], []))
    equip(player, figures, figures.start_money[seat])
    player.gold = figures.start_gold
    player.tokens = figures.start_tokens
    player.stores = [0] * figures.pairs
    player.bonuses = []
    player.gained = []
    return player


def new_game(figures: Figures, setup: Setup, chance: Chance, log: list[Event] | None) -> PlayableState:
    """Return a game ready for the first turn."""
    s = empty_state(figures, setup, chance)
    s.log = log
    if s.sarah is not None:
        draw_worker(s)
    place_masters(s, len(figures.master_names), MASTER_PLACED)
    place_buildings(s)
    place_first_tiles(s)
    fill_markets(s, lambda tile: place_tile(s, NOBODY, tile))
    choose_sets(s)
    for seat in range(setup.seats):
        draw_cards(s, seat, figures.start_cards[seat])
    begin_turn(s, 0)
    return s


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
