"""What a seat gains besides money and certificates: gold, exchange tokens, cards and spaces of the pathfinder track."""

from typing import Final

from railherd.games.gwt_nz.figures import reasons
from railherd.games.gwt_nz.figures.events import CARD_TAKEN, TOKENS_GAINED
from railherd.games.gwt_nz.figures.verbs import HAZARD_PAIRS, STOREHOUSES
from railherd.games.gwt_nz.rules.gold import gain_gold
from railherd.games.gwt_nz.rules.pathfinder import advance, offer_path
from railherd.games.gwt_nz.state import State
from railherd.kit.figures.reasons import OVER_CERTIFICATE_LIMIT
from railherd.kit.figures.verbs import NO_CARD, Action
from railherd.kit.rules.certificates import gain_certificates
from railherd.kit.rules.rewards import gain, gives_anything
from railherd.kit.rules.shortfall import refuse_count

WITHOUT_ANY: Final = {HAZARD_PAIRS: reasons.NO_HAZARD_PAIR, STOREHOUSES: reasons.NO_STOREHOUSE_PLACED}


def gain_tokens(s: State, seat: int, amount: int) -> None:
    """Give a seat exchange tokens."""
    if amount:
        s.players[seat].tokens += amount
        s.emit(TOKENS_GAINED, seat, amount)


def gain_card(s: State, seat: int, card: int) -> None:
    """Put a new card on a seat's discard pile."""
    s.players[seat].discards.append(card)
    note_gained(s, seat, card)
    s.emit(CARD_TAKEN, seat, card)


def note_gained(s: State, seat: int, card: int) -> None:
    """Note a card of the discard pile as one that came into the herd in this turn."""
    s.players[seat].gained.append(card)


def take_stock(s: State, seat: int, stack: int) -> None:
    """Give a seat a card of a stack of the stock, if it has any left."""
    if stack != NO_CARD and s.stock[stack]:
        s.stock[stack] -= 1
        gain_card(s, seat, s.stock_card(stack))


def give(s: State, seat: int, index: int) -> None:
    """Give what an action promises besides money and certificates; of several spaces of the track, the seat chooses."""
    action = s.figures.actions[index]
    gain_gold(s, seat, action.gold)
    gain_tokens(s, seat, action.tokens)
    take_stock(s, seat, action.take)
    spaces = action.path * s.scale(seat, action.per) if action.path else 0
    if spaces == 1 and not action.dollars:
        advance(s, seat, 1)  # whoever did not want it would not have begun
    elif spaces:
        offer_path(s, seat, spaces)


def gain_all(s: State, seat: int, index: int) -> None:
    """Give all that an action promises: nothing of it can be declined."""
    action = s.figures.actions[index]
    times = s.scale(seat, action.per)
    gain(s, seat, action.dollars * times)
    gain_gold(s, seat, action.gold)
    gain_tokens(s, seat, action.tokens)
    take_stock(s, seat, action.take)
    if action.certificates:
        gain_certificates(s, seat, action.certificates * times)
    if action.path:
        advance(s, seat, action.path * times)


def can_gain(s: State, seat: int, action: Action) -> bool:
    """Return whether a plain gain would change anything."""
    if action.tokens or gives_anything(s, seat, action):
        return True
    if action.path and s.scale(seat, action.per):
        return True
    if action.gold and s.players[seat].gold < s.figures.gold_limit:
        return True
    return action.take != NO_CARD and s.stock[action.take] > 0


def refuse_gain(s: State, seat: int, action: Action) -> int:
    """Return why a plain gain would change nothing."""
    if not s.scale(seat, action.per) and action.per in WITHOUT_ANY:
        return WITHOUT_ANY[action.per]
    if action.take != NO_CARD:
        return reasons.STOCK_EMPTY
    if action.gold:
        return reasons.GOLD_FULL
    return (
        OVER_CERTIFICATE_LIMIT if action.certificates and s.scale(seat, action.per) else refuse_count(s, seat, action)
    )
