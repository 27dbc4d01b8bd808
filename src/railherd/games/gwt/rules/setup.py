"""Set up the board, the markets, the supply and the players."""

from railherd.core.bag import Pile
from railherd.core.chance import Chance
from railherd.core.contract import Setup
from railherd.core.event import Event
from railherd.games.gwt.actions import PlayableState
from railherd.games.gwt.figures.events import MASTER_PLACED, START_OBJECTIVE
from railherd.games.gwt.figures.lookup import Figures
from railherd.games.gwt.rules.supply import free_space, place_tile
from railherd.games.gwt.state import START_PILE, Seat
from railherd.kit.figures.events import TILE_RETURNED
from railherd.kit.figures.lookup import NOBODY, NOWHERE
from railherd.kit.rules.herd import draw_cards
from railherd.kit.rules.setup import equip, fill_markets, lay_out, new_piles, place_buildings, place_masters
from railherd.kit.rules.travel import Place
from railherd.kit.state import SUPPLY_STACKS


def empty_state(figures: Figures, setup: Setup, chance: Chance) -> PlayableState:
    """Return a state with every tile in its stack, every card in its pile and no decision waiting."""
    players = [new_seat(figures, seat) for seat in range(setup.seats)]
    s = PlayableState(figures, chance, players, new_piles(figures), [])
    lay_out(s, setup, len(figures.master_stations))
    return s


def new_seat(figures: Figures, seat: int) -> Seat:
    """Return a player's board before the first turn."""
    player = Seat(Pile(seat, figures.herd[:], []))
    equip(player, figures, figures.start_money[seat])
    player.tepees = [0, 0]
    return player


def new_game(figures: Figures, setup: Setup, chance: Chance, log: list[Event] | None) -> PlayableState:
    """Return a game ready for the first turn."""
    s = empty_state(figures, setup, chance)
    s.log = log
    place_masters(s, len(s.masters), MASTER_PLACED)
    place_buildings(s)
    place_first_tiles(s)
    fill_markets(s, lambda tile: place_tile(s, NOBODY, tile))
    deal_players(s)
    s.turn = 1
    s.pending.append(Place(0))
    return s


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
