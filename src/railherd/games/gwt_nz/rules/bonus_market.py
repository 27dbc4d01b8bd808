"""The market of bonus tiles: all costs of a tile must be met, and all its gains are taken."""

from typing import ClassVar

from railherd.core.contract import Field
from railherd.games.gwt_nz.figures import reasons
from railherd.games.gwt_nz.figures.events import BONUS_TAKEN
from railherd.games.gwt_nz.figures.verbs import JOKER
from railherd.games.gwt_nz.rules.gains import gain_all
from railherd.games.gwt_nz.rules.gold import spend_gold
from railherd.games.gwt_nz.rules.workers import has_room
from railherd.games.gwt_nz.state import Decision, State
from railherd.kit.decision import Surcharged
from railherd.kit.figures.lookup import EMPTY
from railherd.kit.figures.reasons import CARD_NOT_IN_HAND, LEGAL, NO_HAZARD_ANYWHERE, NO_ROOM_FOR_WORKERS
from railherd.kit.figures.verbs import CLEAR, GAIN, NO_ACTION
from railherd.kit.rules.hazards import is_any_hazard
from railherd.kit.rules.herd import different, remove_card
from railherd.kit.rules.row_market import COLUMNS, find_content
from railherd.kit.rules.starting import start_action


class Invest(Surcharged[State]):
    """Invest in a bonus tile: option = row × kinds of supply tiles + tile. Equal tiles of a row are one option."""

    NAME: ClassVar[str] = "invest"

    def span(self, s: State) -> int:
        """Return one option for each kind of tile in each row."""
        return s.figures.job_rows * s.figures.supply_kinds

    def options(self, s: State) -> list[int]:
        """Offer the tiles of open rows whose costs the seat can meet and whose gains are possible."""
        return sorted(investments(s, self.seat, self.surcharge))

    def refusal(self, s: State, option: int) -> int:
        """Refuse a closed row, a tile that is not there, a cost that cannot be met and a gain that is impossible."""
        kinds = s.figures.supply_kinds
        return refuse_investment(s, self.seat, option // kinds, option % kinds, self.surcharge)

    def apply(self, s: State, option: int) -> None:
        """Pay for the tile and take it; then a sheep leaves the game for it, or its gains follow at once."""
        row, tile = option // s.figures.supply_kinds, option % s.figures.supply_kinds
        player = s.players[self.seat]
        cost = investment_cost(s, row, tile, self.surcharge)
        s.jobs[find_content(s, row, tile)] = EMPTY
        s.pay(self.seat, cost)
        s.emit(BONUS_TAKEN, self.seat, tile, row + 1, cost)
        spend_gold(s, self.seat, s.figures.bonus_gold[tile])
        if not is_joker(s, tile):
            player.bonuses.append(tile)
        if s.figures.bonus_remove[tile]:
            s.pending.append(Swap(self.seat, tile))
        else:
            take_gains(s, self.seat, tile)


class Swap(Decision):
    """Take a starting sheep out of the game, as a bonus tile asks."""

    NAME: ClassVar[str] = "swap"
    FIELDS: ClassVar[tuple[Field, ...]] = (Field("tile", "supply"),)

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile = tile

    def span(self, s: State) -> int:
        """Return one option for each kind of sheep."""
        return s.figures.cattle

    def refusal(self, s: State, option: int) -> int:
        """Refuse a card that is not in the hand, and sheep of another kind."""
        if option not in s.players[self.seat].hand:
            return CARD_NOT_IN_HAND
        return LEGAL if fits(s, option, self.tile) else reasons.NOT_STARTING_SHEEP

    def apply(self, s: State, option: int) -> None:
        """Remove the sheep and take the gains of the tile."""
        remove_card(s, self.seat, option)
        take_gains(s, self.seat, self.tile)


def investments(s: State, seat: int, surcharge: int) -> set[int]:
    """Return the options of `Invest` that are possible."""
    found: set[int] = set()
    for row in range(s.marker_row()):
        for tile in s.jobs[row * COLUMNS : row * COLUMNS + s.seats]:
            if tile != EMPTY and refuse_investment(s, seat, row, tile, surcharge) == LEGAL:
                found.add(row * s.figures.supply_kinds + tile)
    return found


def can_invest(s: State, seat: int, surcharge: int) -> bool:
    """Return whether a seat can invest in any tile."""
    return len(investments(s, seat, surcharge)) > 0


def investment_cost(s: State, row: int, tile: int, surcharge: int) -> int:
    """Return the pounds that a tile costs: those of its row with the surcharge of an action, and its own."""
    return max(0, s.figures.job_cost[row] + surcharge) + s.figures.bonus_pay[tile]


def refuse_investment(s: State, seat: int, row: int, tile: int, surcharge: int) -> int:
    """Return why a seat may not invest in a tile of a row, 0 if it may."""
    if row >= s.marker_row():
        return reasons.BONUS_ROW_CLOSED
    if find_content(s, row, tile) == EMPTY:
        return reasons.NO_BONUS_THERE
    if investment_cost(s, row, tile, surcharge) > s.players[seat].money:
        return reasons.BONUS_TOO_DEAR
    return refuse_tile(s, seat, tile)


def refuse_tile(s: State, seat: int, tile: int) -> int:
    """Return which cost of a tile, besides pounds, a seat cannot meet, or which gain is impossible; 0 for none."""
    if s.figures.bonus_gold[tile] > s.players[seat].gold:
        return reasons.NOT_ENOUGH_GOLD
    if s.figures.bonus_remove[tile] and not swappable(s, seat, tile):
        return reasons.NO_SHEEP_TO_REMOVE
    action = s.figures.bonus_gain[tile]
    if action == NO_ACTION:
        return LEGAL
    verb = s.figures.actions[action].verb
    if verb == CLEAR and not is_any_hazard(s):
        return NO_HAZARD_ANYWHERE
    return NO_ROOM_FOR_WORKERS if verb == JOKER and not has_room(s, seat) else LEGAL


def is_joker(s: State, tile: int) -> bool:
    """Return whether a tile is a worker, who goes into a row instead of lying in front of their player."""
    action = s.figures.bonus_gain[tile]
    return action != NO_ACTION and s.figures.actions[action].verb == JOKER


def swappable(s: State, seat: int, tile: int) -> list[int]:
    """Return the different cards of a hand that may leave the game for a tile, ascending."""
    return [card for card in different(s.players[seat].hand) if fits(s, card, tile)]


def fits(s: State, card: int, tile: int) -> bool:
    """Return whether a card is a starting sheep with the breeding value that a tile asks for."""
    figures = s.figures
    return card < figures.cattle and figures.value[card] == figures.bonus_remove[tile] and card in figures.herd


def take_gains(s: State, seat: int, tile: int) -> None:
    """Give all that a tile brings; only a card of an empty stack is left out."""
    action = s.figures.bonus_gain[tile]
    if action == NO_ACTION:
        return
    if s.figures.actions[action].verb == GAIN:
        gain_all(s, seat, action)
    else:
        start_action(s, seat, action)
