"""Check the boards and the players of a position that a person may have written."""

from railherd.core.contract import Names
from railherd.core.problem import Problem
from railherd.games.gwt_nz.edge.pieces import all_cards, all_dealt, all_discs, all_tiles, people
from railherd.games.gwt_nz.figures.lookup import BONUS_TILE, MEDIUM
from railherd.games.gwt_nz.rules.bonus_market import is_joker
from railherd.games.gwt_nz.state import JOKER_BITS, NO_STEP_TILE, Seat, State
from railherd.kit.edge.check_position import check_cards, check_masters, check_shared, check_supply
from railherd.kit.figures.lookup import EMPTY


def check_board(s: State, names: Names) -> None:
    """Refuse a board or a player that cannot exist."""
    _check_slots(s, names)
    check_shared(s, names, [all_discs(player) for player in s.players], {})
    check_masters(s, names, may_leave=True)
    for tile in s.jobs:
        if tile != EMPTY and s.figures.tile_kind[tile] != BONUS_TILE:
            raise Problem("gwt_nz.position_bonus", {"tile": names["supply"][tile]})
    for seat, player in enumerate(s.players):
        _check_player(s, names, seat, player)


def check_pieces(s: State, names: Names) -> None:
    """Refuse another number of a tile or a card than the box holds; waiting decisions may hold one of them."""
    check_supply(s, names, all_tiles(s))
    check_cards(s, names, all_dealt(s, people(s)), all_cards(s))


def _check_slots(s: State, names: Names) -> None:
    """Refuse slots that do not hold different sets of bonus cards in the order of their numbers."""
    ranks = [s.figures.set_cards.index(card) if card in s.figures.set_cards else EMPTY for card in s.slots]
    if EMPTY in ranks or ranks != sorted(set(ranks)):
        raise Problem("gwt_nz.position_slots", {"found": ", ".join(names["card"][card] for card in s.slots)})


def _check_player(s: State, names: Names, seat: int, player: Seat) -> None:
    """Refuse storehouses, jokers, bonus tiles and gained cards that are not where they can be."""
    if player.depots.bit_count() != sum(player.stores):
        raise Problem("gwt_nz.position_stores", {"seat": seat, "found": sum(player.stores)})
    for harbour, kind in enumerate(s.figures.harbour_kind):
        if player.depots >> harbour & 1 and kind == MEDIUM:
            raise Problem("gwt_nz.position_depot", {"seat": seat, "harbour": names["harbour"][harbour]})
    for kind, count in enumerate(player.workers):
        if player.jokers >> kind * JOKER_BITS & (1 << JOKER_BITS) - 1 >= 1 << count + 1:
            raise Problem("gwt_nz.position_joker", {"seat": seat, "worker": names["worker"][kind]})
    for tile in player.bonuses:
        if s.figures.tile_kind[tile] != BONUS_TILE or is_joker(s, tile):
            raise Problem("gwt_nz.position_own_bonus", {"seat": seat, "tile": names["supply"][tile]})
    for card in player.gained:
        if player.gained.count(card) > player.discards.count(card):
            raise Problem("gwt_nz.position_gained", {"seat": seat, "card": names["card"][card]})
    earned = player.path >= s.figures.path_step_tile[s.seats] and not s.is_sarah(seat)
    if (player.step_tile != NO_STEP_TILE) != earned:
        raise Problem("gwt_nz.position_step_tile", {"seat": seat, "space": s.figures.path_step_tile[s.seats]})
