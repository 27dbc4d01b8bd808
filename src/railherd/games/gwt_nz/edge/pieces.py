"""Count all tiles, cards, discs and storehouses of New Zealand, wherever they are, and name a player's."""

from railherd.core.contract import Json, Names
from railherd.games.gwt_nz.figures.lookup import FIRST_SLOT, JOKER_WORKER
from railherd.games.gwt_nz.rules.cards import Arrange, Conclude
from railherd.games.gwt_nz.rules.workers import Join
from railherd.games.gwt_nz.state import JOKER_BITS, NO_PATH, Seat, State
from railherd.kit.edge.check_position import count_supply, dealt_cards, list_cards, placed_discs
from railherd.kit.edge.view import named_mask
from railherd.kit.figures.lookup import EMPTY


def all_tiles(s: State) -> list[int]:
    """Return how many tiles of each kind of the supply there are."""
    tiles = [tile for tile in s.jobs if tile != EMPTY]
    for kind, column in enumerate(s.columns):
        tiles += [s.figures.worker_tile[kind]] * column.bit_count()
    for kind in s.posted:
        if kind != EMPTY:
            tiles.append(s.figures.joker_tile if kind == JOKER_WORKER else s.figures.worker_tile[kind])
    tiles += [s.figures.joker_tile for decision in s.pending if isinstance(decision, Join)]
    for player in s.players:
        tiles += player.bonuses + _workers(s, player)
    return count_supply(s, tiles)


def _workers(s: State, player: Seat) -> list[int]:
    """Return the tiles of a player's workers, jokers among them."""
    jokers = player.jokers.bit_count()
    tiles = [s.figures.joker_tile] * jokers
    for kind, count in enumerate(player.workers):
        tiles += [s.figures.worker_tile[kind]] * (count - 1 - jokers_in(player, kind))
    return tiles


def jokers_in(player: Seat, kind: int) -> int:
    """Return how many jokers are in a row of workers."""
    return (player.jokers >> kind * JOKER_BITS & (1 << JOKER_BITS) - 1).bit_count()


def people(s: State) -> int:
    """Return how many players have a herd: all but Sarah."""
    return s.seats if s.sarah is None else s.seats - 1


def all_dealt(s: State, herds: int) -> list[int]:
    """Return all cards that were dealt, those of the stock included."""
    cards = dealt_cards(s, herds)
    for stack in range(len(s.stock)):
        cards += [s.stock_card(stack)] * stock_at_first(s, stack)
    return cards


def stock_at_first(s: State, stack: int) -> int:
    """Return how many cards a stack of the stock had at the beginning."""
    return s.figures.stock_copies[stack] if stack < FIRST_SLOT else s.figures.cards_a_set[s.seats]


def all_cards(s: State) -> list[int]:
    """Return all cards, in any place, those of the stock included."""
    cards = list_cards(s) + [decision.card for decision in s.pending if isinstance(decision, Conclude)]
    for stack, left in enumerate(s.stock):
        cards += [s.stock_card(stack)] * left
    return cards


def all_discs(player: Seat) -> int:
    """Return how many discs of a player are at posts, harbours and on the pathfinder track."""
    return placed_discs(player) + (1 if player.path != NO_PATH else 0)


def open_discards(s: State, seat: int) -> list[int]:
    """Return a discard pile as others see it: of cards that are being put on top they do not see which are left."""
    player = s.players[seat]
    seen = player.discards[:]
    if any(isinstance(asked, Arrange) and asked.seat == seat for asked in s.pending + s.asides[seat]):
        for card in player.gained:
            seen.remove(card)
    return seen


def tracks(s: State, names: Names, seat: int) -> Json:
    """Return a player's tracks, tiles, ship and storehouses in harbours, as views and positions name them."""
    player = s.players[seat]
    return {
        "gold": player.gold,
        "tokens": player.tokens,
        "path": None if player.path == NO_PATH else player.path,
        "step_tile": player.step_tile,
        "no_fees": player.no_fees,
        "ship": names["water"][player.ship],
        "depots": named_mask(names["harbour"], player.depots),
    }
