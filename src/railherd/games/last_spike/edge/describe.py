"""Options and refusals of Last Spike in words: typed text, catalogue keys, places on the table."""

from railherd.core import contract
from railherd.core.contract import Json, Names, Words
from railherd.games.last_spike.figures import reasons
from railherd.games.last_spike.figures.lookup import CARDS_A_CITY, NOWHERE, SPACES_A_ROUTE
from railherd.games.last_spike.rules.land import sellable_value, top_card
from railherd.games.last_spike.rules.track import laying_cost
from railherd.games.last_spike.rules.turn import DRAW, GO_BANKRUPT, NO_PURCHASE, PASS, Buy, Lay, Sell
from railherd.games.last_spike.state import State

_WITHOUT_TILE = {DRAW: "draw", PASS: "pass", GO_BANKRUPT: "bankrupt"}


def describe(s: State, names: Names, decision: contract.Decision, option: int) -> Words:
    """Return an option of a decision in words, legal or not."""
    if isinstance(decision, Lay):
        return _lay(names, option)
    if isinstance(decision, Sell):
        card = names["card"][option]
        return Words(f"sell {card}", "last_spike.sell.card", {"card": card}, f"cards/{card}")
    return _buy(s, names, option)


def _lay(names: Names, option: int) -> Words:
    if option in _WITHOUT_TILE:
        word = _WITHOUT_TILE[option]
        return Words(word, f"last_spike.lay.{word}", {}, None)
    tile = names["tile"][option]
    route = names["route"][option // SPACES_A_ROUTE]
    return Words(f"lay {tile}", "last_spike.lay.tile", {"tile": tile, "route": route}, f"map/{tile}")


def _buy(s: State, names: Names, option: int) -> Words:
    if option == NO_PURCHASE:
        return Words("done", "last_spike.buy.nothing", {}, None)
    city = names["city"][option]
    card = top_card(s, option)
    args: Json = {"city": city, "card": names["card"][card] if card != NOWHERE else None}
    return Words(f"buy {city}", "last_spike.buy.city", args, f"land/{city}")


def refusal_args(s: State, names: Names, option: int, reason: int) -> Json:
    """Return the figures that the sentence of a refusal needs."""
    asked = s.pending[-1]
    if reason == reasons.TOO_DEAR:
        sellable = sellable_value(s, asked.seat)
        return {"cost": laying_cost(s, option), "cash": s.cash[asked.seat], "sellable": sellable}
    if reason == reasons.TOO_DEAR_TO_BUY:
        return {"price": s.figures.price[top_card(s, option)], "cash": s.cash[asked.seat]}
    if isinstance(asked, Lay) and option < DRAW:
        return {"tile": names["tile"][option]}
    if isinstance(asked, Sell):
        return {"card": names["card"][option], "city": names["city"][option // CARDS_A_CITY]}
    if isinstance(asked, Buy):
        claimed = asked.claimed if reason == reasons.LAND_CLAIMED else option
        return {"city": names["city"][claimed]}
    return {}


def untimely(asked: contract.Decision, wanted: type[contract.Decision]) -> int:
    """Return why another part of the turn cannot come now."""
    if isinstance(asked, Sell):
        return reasons.SALE_FIRST
    if wanted is Sell:
        return reasons.SELL_ONLY_TO_LAY
    return reasons.LAY_FIRST if wanted is Buy else reasons.ONE_TILE_A_TURN
