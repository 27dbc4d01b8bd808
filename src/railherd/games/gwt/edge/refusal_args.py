"""The figures that a refusal's sentence needs, and why another decision cannot come now."""

from collections.abc import Mapping, Sequence

from railherd.core import contract
from railherd.core.contract import Json
from railherd.games.gwt.edge.describe import describe
from railherd.games.gwt.figures import reasons
from railherd.games.gwt.figures.lookup import BUILDINGS, CRAFTSMAN, EMPTY
from railherd.games.gwt.rules.buildings import Build, BuildAt, craftsmen_needed, fewest_craftsmen
from railherd.games.gwt.rules.certificates import limit
from railherd.games.gwt.rules.delivery import Deliver, transport
from railherd.games.gwt.rules.trail import step_limit
from railherd.games.gwt.rules.travel import Go
from railherd.games.gwt.rules.workers import KINDS, Hire
from railherd.games.gwt.state import State

Names = Mapping[str, Sequence[str]]

TRAVELLING = ("place", "travel", "fork")
KANSAS_CITY = ("enter", "foresight", "spend", "deliver", "deliver_disc", "depart")


def refusal_args(s: State, names: Names, option: int, reason: int) -> Json:
    """What the option is about, what it would need, and what is at hand."""
    asked = s.pending[-1]
    player = s.players[asked.seat]
    args: Json = dict(describe(s, names, asked, option).args)
    args["money"] = player.money
    if reason == reasons.TOO_FAR:
        args["steps"] = asked.most if isinstance(asked, Go) else step_limit(s, asked.seat)
    elif reason == reasons.OVER_CERTIFICATE_LIMIT:
        args["limit"] = limit(s, asked.seat)
    elif isinstance(asked, Hire):
        args["cost"] = max(0, s.figures.job_cost[option // KINDS] + asked.surcharge)
    elif isinstance(asked, Build):
        args["needed"] = fewest_craftsmen(s, asked.seat, option)
        args |= {"craftsmen": player.workers[CRAFTSMAN], "cost": args["needed"] * asked.price}
    elif isinstance(asked, BuildAt):
        empty = s.tile[option] == EMPTY
        args["needed"] = craftsmen_needed(s, asked.number, option) if empty or s.tile[option] < BUILDINGS else 0
        args |= {"craftsmen": player.workers[CRAFTSMAN], "cost": args["needed"] * asked.price}
    elif isinstance(asked, Deliver):
        cost = transport(s, asked.seat, option, asked.ordinary == 1)
        args |= {"value": asked.value, "needed": s.figures.city_value[option], "cost": cost}
    return args


def untimely(asked: contract.Decision, wanted: type[contract.Decision]) -> int:
    """Why another part of the turn cannot come now."""
    if asked.NAME in TRAVELLING:
        return reasons.TRAVEL_FIRST
    if asked.NAME in KANSAS_CITY:
        return reasons.KANSAS_CITY_ORDER
    if asked.NAME != "use":
        return reasons.FINISH_FIRST
    return reasons.ALREADY_TRAVELLED if wanted.NAME in TRAVELLING else reasons.CHOOSE_ACTION_FIRST
