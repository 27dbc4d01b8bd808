"""Write a game of Last Spike as data that a person can edit, and read it back with checks."""

from railherd.core.chance import Chance
from railherd.core.components.checked import Checked
from railherd.core.contract import Json, Names, Setup
from railherd.core.problem import Problem
from railherd.games.last_spike.figures.lookup import CARDS_A_CITY, NOWHERE, Figures
from railherd.games.last_spike.rules.railway import is_railway_joined, survivors
from railherd.games.last_spike.rules.setup import empty_state
from railherd.games.last_spike.rules.track import can_pay, laying_cost
from railherd.games.last_spike.rules.turn import Buy, Sell
from railherd.games.last_spike.state import BANK, NOBODY, REMOVED, Decision, State

POOL_TOP = "pool_top"  # tiles known to lie on top of the pool, the uppermost last


def write(s: State, names: Names) -> Json:
    """Return everything but chance, set-up and pending decisions.

    Cards that are not named are in the bank, tiles in the pool.
    """
    tiles, cards = names["tile"], names["card"]
    top = {POOL_TOP: [tiles[tile] for tile in s.pool.known]} if s.pool.known else {}
    return {
        "turn": s.turn,
        "first": s.first,
        "last_spike": None if s.spiker == NOBODY else s.spiker,
        "laid": [tiles[tile] for tile in range(s.figures.tiles) if s.laid >> tile & 1],
        **top,
        "removed": [cards[card] for card in range(s.figures.cards) if s.owner[card] == REMOVED],
        "players": [
            {
                "cash": s.cash[seat],
                "hand": [tiles[tile] for tile in s.hands[seat]],
                "land": [cards[card] for card in range(s.figures.cards) if s.owner[card] == seat],
                "bankrupt": s.bankrupt[seat],
            }
            for seat in range(s.seats)
        ],
    }


def read(figures: Figures, names: Names, setup: Setup, data: Json, chance: Chance) -> State:
    """Return the state that such data describes; refuse one that cannot exist."""
    s = empty_state(figures, setup, chance)
    position = Checked(data, "position", names)
    s.turn = position.number("turn", 1, 10_000)
    s.first = position.number("first", 0, s.seats - 1)
    s.spiker = position.number("last_spike", 0, s.seats - 1, none=NOBODY)
    for tile in position.ids("laid", "tile"):
        _take(s, tile, names)
        s.laid |= 1 << tile
    for tile in position.ids(POOL_TOP, "tile") if POOL_TOP in position.data else []:
        _take(s, tile, names)
        s.pool.known.append(tile)
    for card in position.ids("removed", "card"):
        _give(s, card, REMOVED, names)
    players = position.objects("players", s.seats)
    position.close()
    for seat, player in enumerate(players):
        _read_player(s, seat, player, names)
    s.bank = -sum(s.cash)
    _check_free_land(s, names)
    return s


def _read_player(s: State, seat: int, player: Checked, names: Names) -> None:
    s.cash[seat] = player.number("cash", 0, 10_000_000, unit=s.figures.unit)
    s.bankrupt[seat] = player.flag("bankrupt")
    for tile in player.ids("hand", "tile"):
        _take(s, tile, names)
        s.hands[seat].append(tile)
    s.hands[seat].sort()
    for card in player.ids("land", "card"):
        _give(s, card, seat, names)
    player.close()
    if len(s.hands[seat]) > s.figures.hand:
        raise Problem("last_spike.position_hand", {"seat": seat, "tiles": len(s.hands[seat]), "most": s.figures.hand})
    if s.bankrupt[seat] and (s.cash[seat] or s.hands[seat] or seat in s.owner):
        raise Problem("last_spike.position_bankrupt", {"seat": seat})


def _take(s: State, tile: int, names: Names) -> None:
    if tile not in s.pool.bag:
        raise Problem("last_spike.position_tile_twice", {"tile": names["tile"][tile]})
    s.pool.bag.remove(tile)


def _give(s: State, card: int, owner: int, names: Names) -> None:
    if s.owner[card] != BANK:
        raise Problem("last_spike.position_card_twice", {"card": names["card"][card]})
    if owner == REMOVED and card % CARDS_A_CITY:
        raise Problem("last_spike.position_removed", {"card": names["card"][card]})
    s.owner[card] = owner


def _check_free_land(s: State, names: Names) -> None:
    """Refuse a city whose Land 0 is not claimed although a tile touches it, or land is held although none does."""
    for city in range(s.figures.cities):
        cards = range(city * CARDS_A_CITY, (city + 1) * CARDS_A_CITY)
        touched = any(s.laid >> tile & 1 for tile in range(s.figures.tiles) if s.figures.city_at[tile] == city)
        claimed = s.owner[cards[0]] != BANK
        if touched and not claimed:
            raise Problem("last_spike.position_unclaimed", {"city": names["city"][city]})
        if not touched and any(s.owner[card] != BANK for card in cards):
            raise Problem("last_spike.position_untouched", {"city": names["city"][city]})


def check_waiting(s: State, names: Names) -> None:
    """Refuse a stack or an end that play could not have led to."""
    playing = survivors(s)
    if not playing:
        raise Problem("last_spike.position_all_bankrupt")
    if len(playing) == s.seats and REMOVED in s.owner:
        raise Problem("last_spike.position_removed_early")
    if is_railway_joined(s) != (s.spiker in playing):
        raise Problem("last_spike.position_spike")
    if s.drawable() < 0:
        raise Problem("last_spike.position_pool", {"unseen": s.unseen})
    if len(s.pending) > 1:
        raise Problem("last_spike.position_pending")
    if s.pending:
        _check_asked(s, s.pending[0], names)


def _check_asked(s: State, asked: Decision, names: Names) -> None:
    if s.bankrupt[asked.seat]:
        raise Problem("last_spike.position_bankrupt_asked", {"seat": asked.seat})
    if isinstance(asked, Sell) and not _is_sale_needed(s, asked):
        raise Problem("last_spike.position_sale", {"tile": names["tile"][asked.tile]})
    if isinstance(asked, Buy):
        if not s.laid or len(s.hands[asked.seat]) >= s.figures.hand:
            raise Problem("last_spike.position_buy", {"seat": asked.seat})
        if asked.claimed != NOWHERE and s.owner[asked.claimed * CARDS_A_CITY] != asked.seat:
            raise Problem("last_spike.position_claimed", {"city": names["city"][asked.claimed], "seat": asked.seat})


def _is_sale_needed(s: State, sale: Sell) -> bool:
    if sale.tile not in s.hands[sale.seat]:
        return False
    return laying_cost(s, sale.tile) > s.cash[sale.seat] and can_pay(s, sale.seat, sale.tile)
