"""Find the figures that the sentence of a refusal needs."""

from collections.abc import Callable

from railherd.core import contract
from railherd.core.contract import Json, Names
from railherd.games.gwt_nz.figures import reasons
from railherd.games.gwt_nz.figures.lookup import WORKERS
from railherd.games.gwt_nz.rules.harbours import Store
from railherd.games.gwt_nz.rules.pathfinder import Pathfind
from railherd.games.gwt_nz.rules.replacing import Replace
from railherd.games.gwt_nz.rules.shearing import SendWool
from railherd.games.gwt_nz.rules.ship import Remote, Sail
from railherd.games.gwt_nz.rules.shortfall import cheapest_remote, cheapest_tile, offered_workers
from railherd.games.gwt_nz.rules.workers import Hire, hire_cost
from railherd.games.gwt_nz.state import State
from railherd.kit.edge.refusal_args import action_of, disc_args
from railherd.kit.figures.lookup import CRAFTSMAN
from railherd.kit.figures.reasons import WORKERS_TOO_DEAR
from railherd.kit.figures.verbs import NO_ACTION, Action
from railherd.kit.rules.buildings import BuildAt
from railherd.kit.rules.delivery import delivery_cost
from railherd.kit.rules.shortfall import cheapest_worker
from railherd.kit.rules.stations import Upgrade, upgrade_cost


def refusal_args(s: State, names: Names, option: int, reason: int) -> Json:
    """Return what an option of this game alone would need, and what the player has for it."""
    asked = s.pending[-1]
    args: Json = {"has": s.players[asked.seat].gold, "tokens": s.players[asked.seat].tokens}
    action = action_of(s, asked, option)
    if action != NO_ACTION:
        return args | _lacking(s, asked.seat, s.figures.actions[action], reason)
    return args | _price_args(s, names, asked, option, reason)


def _price_args(s: State, names: Names, asked: contract.Decision, option: int, reason: int) -> Json:
    """Return what a worker, a harbour, a disc or a space would need."""
    if isinstance(asked, Hire):
        return {"cost": hire_cost(s, option // len(WORKERS), asked.surcharge)}
    if isinstance(asked, Sail):
        return {"moves": asked.most} | _harbour_args(s, names, asked.seat, s.figures.harbour_at[option])
    if isinstance(asked, Remote):
        return {"moves": asked.most} | _harbour_args(s, names, asked.seat, option)
    if isinstance(asked, Store):
        return _harbour_args(s, names, asked.seat, asked.harbour)
    if isinstance(asked, Upgrade):
        return _harbour_args(s, names, asked.seat, asked.station) | disc_args(s, option, reason, asked.budget(s))
    if isinstance(asked, SendWool) and option < s.figures.cities:
        cost = delivery_cost(s, asked.seat, option, True)
        return {"needed": s.figures.city_value[option], "cost": cost}
    if isinstance(asked, Replace):
        return {"needed": asked.more, "craftsmen": s.players[asked.seat].workers[CRAFTSMAN]}
    if isinstance(asked, BuildAt):
        return {"path": s.figures.space_path[option]}
    return {"most": asked.most} if isinstance(asked, Pathfind) else {}


def _harbour_args(s: State, names: Names, seat: int, harbour: int) -> Json:
    """Return a harbour and what it costs, with its disc if it takes one."""
    if harbour < 0:
        return {}
    name = names["harbour"][harbour]
    is_station = harbour < s.figures.stations
    cost = upgrade_cost(s, seat, harbour) if is_station else s.figures.harbour_cost[harbour]
    return {"harbour": name, "station": name, "cost": cost}


def _lacking(s: State, seat: int, act: Action, reason: int) -> Json:
    """Return what an action of this game needs that its player does not have, and how much of it there is."""
    figures: dict[int, Callable[[], Json]] = {
        WORKERS_TOO_DEAR: lambda: {"cost": cheapest_worker(s, seat, offered_workers(s, act.surcharge))},
        reasons.BONUSES_TOO_DEAR: lambda: {"cost": cheapest_tile(s, act.surcharge)[0]},
        reasons.HARBOURS_TOO_DEAR: lambda: {"cost": cheapest_remote(s, seat, act.most)},
        reasons.NO_HARBOUR_IN_REACH: lambda: {"moves": act.most},
        reasons.NOT_ENOUGH_GOLD: lambda: {"gold": s.figures.bonus_gold[cheapest_tile(s, act.surcharge)[2]]},
    }
    return figures[reason]() if reason in figures else {}
