"""Find the figures that the sentence of a refusal needs."""

from collections.abc import Callable

from railherd.core import contract
from railherd.core.contract import Json, Names
from railherd.games.gwt.figures import reasons
from railherd.games.gwt.rules import shortfall
from railherd.games.gwt.rules.railway import Advance, UpgradeBehind
from railherd.games.gwt.rules.trade import Trade
from railherd.games.gwt.rules.workers import KINDS, Hire
from railherd.games.gwt.state import State
from railherd.kit.edge.refusal_args import action_of, disc_args
from railherd.kit.figures.reasons import ALREADY_UPGRADED, STATION_NO_DISC, STATION_TOO_DEAR, WORKERS_TOO_DEAR
from railherd.kit.figures.verbs import NO_ACTION, Action
from railherd.kit.rules.shortfall import cheapest_worker
from railherd.kit.rules.stations import Upgrade, upgrade_cost

CLOSED_STATION = (ALREADY_UPGRADED, STATION_TOO_DEAR, STATION_NO_DISC)


def refusal_args(s: State, names: Names, option: int, reason: int) -> Json:
    """Return what an option of this game alone would need."""
    asked = s.pending[-1]
    action = action_of(s, asked, option)
    if action != NO_ACTION:
        return _lacking(s, asked.seat, s.figures.actions[action], reason)
    return _price_args(s, names, asked, option, reason)


def _price_args(s: State, names: Names, asked: contract.Decision, option: int, reason: int) -> Json:
    """Return what a worker, a station or a tepee costs, and how far the engine goes."""
    if isinstance(asked, Hire):
        return {"cost": max(0, s.figures.job_cost[option // KINDS] + asked.surcharge)}
    if isinstance(asked, Advance) and reason == reasons.ENGINE_TOO_FAR:
        return {"spaces": asked.most}
    if isinstance(asked, UpgradeBehind):
        return {"cost": upgrade_cost(s, asked.seat, option)}
    if isinstance(asked, Trade):
        return {"cost": max(0, -s.figures.money[option])}
    if isinstance(asked, Upgrade):
        if reason in CLOSED_STATION:
            return {"cost": upgrade_cost(s, asked.seat, asked.station), "station": names["station"][asked.station]}
        return disc_args(s, option, reason, asked.budget(s))
    return {}


def _lacking(s: State, seat: int, act: Action, reason: int) -> Json:
    """Return what an action of this game needs that its player does not have, and how much of it there is."""
    tepees = s.players[seat].tepees
    figures: dict[int, Callable[[], Json]] = {
        WORKERS_TOO_DEAR: lambda: {"cost": cheapest_worker(s, seat, shortfall.offered_workers(s, act.surcharge))},
        reasons.TRADES_TOO_DEAR: lambda: {"cost": shortfall.cheapest_trade(s)},
        reasons.STATIONS_TOO_DEAR: lambda: {"cost": shortfall.cheapest_station(s, seat)},
        reasons.ENGINE_CANNOT_REVERSE: lambda: {"spaces": max(1, act.spaces)},
        reasons.NO_TEPEE_PAIR: lambda: {"green": tepees[0], "blue": tepees[1]},
        reasons.NOWHERE_TO_GO: lambda: {"steps": act.most},
    }
    return figures[reason]() if reason in figures else {}
