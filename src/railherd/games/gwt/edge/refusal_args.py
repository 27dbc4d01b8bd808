"""Find the figures that the sentence of a refusal needs."""

from collections.abc import Callable, Mapping, Sequence

from railherd.core.contract import Json
from railherd.games.gwt.edge.describe import describe
from railherd.games.gwt.figures import reasons as own
from railherd.games.gwt.rules import shortfall
from railherd.games.gwt.rules.railway import Upgrade, UpgradeBehind, upgrade_cost
from railherd.games.gwt.rules.trade import Trade
from railherd.games.gwt.rules.workers import KINDS, Hire
from railherd.games.gwt.state import State
from railherd.kit.figures import reasons
from railherd.kit.figures.lookup import COWBOY, CRAFTSMAN
from railherd.kit.figures.verbs import NO_ACTION, Action
from railherd.kit.rules import market
from railherd.kit.rules import shortfall as lacking
from railherd.kit.rules.auxiliary import Auxiliary
from railherd.kit.rules.buildings import Build, BuildAt, craftsmen_needed, fewest_craftsmen
from railherd.kit.rules.certificates import limit
from railherd.kit.rules.delivery import Deliver, DeliverDisc, delivery_cost
from railherd.kit.rules.offers import FIRST, Offer
from railherd.kit.rules.place import SINGLE_AUXILIARY, Use
from railherd.kit.rules.trail import step_limit
from railherd.kit.rules.travel import Go
from railherd.kit.state import DecisionOn

Names = Mapping[str, Sequence[str]]

CLOSED_STATION = (own.ALREADY_UPGRADED, own.STATION_TOO_DEAR, own.STATION_NO_DISC)


def refusal_args(s: State, names: Names, option: int, reason: int) -> Json:
    """Return what the option is about, what it would need, and what the player has."""
    asked = s.pending[-1]
    args: Json = dict(describe(s, names, asked, option).args)
    args["money"] = s.players[asked.seat].money
    if reason == reasons.TOO_FAR:
        args["steps"] = asked.most if isinstance(asked, Go) else step_limit(s, asked.seat)
    elif reason == reasons.OVER_CERTIFICATE_LIMIT:
        args["limit"] = limit(s, asked.seat)
    elif isinstance(asked, Use | Offer | Auxiliary):
        action = action_of(s, asked, option)
        if action != NO_ACTION:
            args |= _shortfall_args(s, names, asked.seat, s.figures.actions[action], reason)
    elif isinstance(asked, Build | BuildAt):
        args |= _building_args(s, asked, option)
    elif isinstance(asked, Upgrade | DeliverDisc):
        args |= _disc_args(s, names, asked, option, reason)
    else:
        args |= _price_args(s, asked, option)
    return args


def action_of(s: State, asked: DecisionOn[State], option: int) -> int:
    """Return the action that an option of a place, an offer or the auxiliary actions is, NO_ACTION for all others."""
    if isinstance(asked, Offer):
        return asked.first if option == FIRST else asked.second
    if isinstance(asked, Auxiliary):
        return s.figures.auxiliary_actions[option]
    if isinstance(asked, Use):
        return s.figures.auxiliary_actions[0] if option == SINGLE_AUXILIARY else asked.action_of(s, option)
    return NO_ACTION


def _building_args(s: State, asked: Build | BuildAt, option: int) -> Json:
    """Return the craftsmen and dollars that a building needs, anywhere or on one space."""
    if isinstance(asked, Build):
        needed = fewest_craftsmen(s, asked.seat, option)
    else:
        needed = craftsmen_needed(s, asked.number, option) if s.tile[option] < s.figures.buildings else 0
    return {"needed": needed, "craftsmen": s.players[asked.seat].workers[CRAFTSMAN], "cost": needed * asked.price}


def _disc_args(s: State, names: Names, asked: Upgrade | DeliverDisc, option: int, reason: int) -> Json:
    """Return what a disc costs and what is left for it, or what the station costs that it was meant for."""
    if reason == reasons.DISC_TOO_DEAR and option < s.figures.discs:
        return {"cost": s.figures.disc_cost[option], "money": asked.budget(s)}
    if isinstance(asked, Upgrade) and reason in CLOSED_STATION:
        return {"cost": upgrade_cost(s, asked.seat, asked.station), "station": names["station"][asked.station]}
    return {}


def _price_args(s: State, asked: DecisionOn[State], option: int) -> Json:
    """Return what a worker, a city, a station, a purchase or a tepee costs and needs."""
    if isinstance(asked, Hire):
        return {"cost": max(0, s.figures.job_cost[option // KINDS] + asked.surcharge)}
    if isinstance(asked, Deliver):
        cost = delivery_cost(s, asked.seat, option, asked.ordinary == 1)
        return {"value": asked.value, "needed": s.figures.city_value[option], "cost": cost}
    if isinstance(asked, UpgradeBehind):
        return {"cost": upgrade_cost(s, asked.seat, option)}
    if isinstance(asked, market.Buy):
        way = option // s.figures.cattle
        needed = s.figures.purchase_cowboys[way] if option < market.to_add(s) else 1
        return {"needed": needed, "cowboys": asked.cowboys}
    if isinstance(asked, Trade):
        return {"cost": max(0, -s.figures.money[option])}
    return {}


def _shortfall_args(s: State, names: Names, seat: int, act: Action, reason: int) -> Json:
    """Return what an action needs that its player does not have, and how much of it there is."""
    player = s.players[seat]
    figures: dict[int, Callable[[], Json]] = {
        reasons.ACTION_TOO_DEAR: lambda: {"cost": act.pay},
        reasons.CARD_MISSING: lambda: {"card": names["card"][act.card]},
        reasons.WORKERS_TOO_DEAR: lambda: {"cost": shortfall.cheapest_worker(s, seat, act.surcharge, True)},
        reasons.BUILDINGS_TOO_DEAR: lambda: {"cost": lacking.fewest_craftsmen_of_all(s, seat) * act.price},
        reasons.TOO_FEW_CRAFTSMEN: lambda: {
            "needed": lacking.fewest_craftsmen_of_all(s, seat),
            "craftsmen": player.workers[CRAFTSMAN],
        },
        reasons.PURCHASES_TOO_DEAR: lambda: {"cost": lacking.cheapest_purchase(s, seat)},
        reasons.TOO_FEW_COWBOYS: lambda: {"needed": lacking.fewest_cowboys(s), "cowboys": player.workers[COWBOY]},
        own.TRADES_TOO_DEAR: lambda: {"cost": shortfall.cheapest_trade(s)},
        own.STATIONS_TOO_DEAR: lambda: {"cost": shortfall.cheapest_station(s, seat)},
        own.ENGINE_CANNOT_REVERSE: lambda: {"spaces": max(1, act.spaces)},
        own.NO_TEPEE_PAIR: lambda: {"green": player.tepees[0], "blue": player.tepees[1]},
        own.NOWHERE_TO_GO: lambda: {"steps": act.most},
    }
    return figures[reason]() if reason in figures else {}
