"""Find the figures that the sentence of a refusal needs, where trail games share the reason."""

from collections.abc import Callable

from railherd.core import contract
from railherd.core.contract import Json, Names
from railherd.kit.figures import reasons
from railherd.kit.figures.lookup import COWBOY, CRAFTSMAN
from railherd.kit.figures.verbs import NO_ACTION, Action
from railherd.kit.rules import shortfall
from railherd.kit.rules.auxiliary import Auxiliary
from railherd.kit.rules.buildings import Build, BuildAt, craftsmen_needed, fewest_craftsmen
from railherd.kit.rules.certificates import limit
from railherd.kit.rules.delivery import Deliver, DeliverDisc, delivery_cost
from railherd.kit.rules.market import Buy, to_add
from railherd.kit.rules.offers import FIRST, Offer
from railherd.kit.rules.place import SINGLE_AUXILIARY, Use
from railherd.kit.rules.travel import Go
from railherd.kit.state import TrailState


def shared_args(s: TrailState, names: Names, asked: contract.Decision, option: int, reason: int) -> Json:
    """Return what an option of a shared decision would need, and what the player has."""
    if reason == reasons.TOO_FAR:
        return {"steps": asked.most if isinstance(asked, Go) else s.step_limit(asked.seat)}
    if reason == reasons.OVER_CERTIFICATE_LIMIT:
        return {"limit": limit(s, asked.seat)}
    if isinstance(asked, Use | Offer | Auxiliary):
        action = action_of(s, asked, option)
        return {} if action == NO_ACTION else _lacking(s, names, asked.seat, s.figures.actions[action], reason)
    if isinstance(asked, Build | BuildAt):
        return _building_args(s, asked, option)
    if isinstance(asked, DeliverDisc):
        return disc_args(s, option, reason, asked.budget(s))
    if isinstance(asked, Deliver):
        cost = delivery_cost(s, asked.seat, option, asked.ordinary == 1)
        return {"value": asked.value, "needed": s.figures.city_value[option], "cost": cost}
    if isinstance(asked, Buy):
        needed = s.figures.purchase_cowboys[option // s.figures.cattle] if option < to_add(s) else 1
        return {"needed": needed, "cowboys": asked.cowboys}
    return {}


def action_of(s: TrailState, asked: contract.Decision, option: int) -> int:
    """Return the action that an option of a place, an offer or the auxiliary actions is, NO_ACTION for all others."""
    if isinstance(asked, Offer):
        return asked.first if option == FIRST else asked.second
    if isinstance(asked, Auxiliary):
        return s.figures.auxiliary_actions[option]
    if isinstance(asked, Use):
        return s.figures.auxiliary_actions[0] if option == SINGLE_AUXILIARY else asked.action_of(s, option)
    return NO_ACTION


def disc_args(s: TrailState, source: int, reason: int, budget: int) -> Json:
    """Return what a disc costs and what is left for it."""
    too_dear = reason == reasons.DISC_TOO_DEAR and source < s.figures.discs
    return {"cost": s.figures.disc_cost[source], "money": budget} if too_dear else {}


def _building_args(s: TrailState, asked: Build | BuildAt, option: int) -> Json:
    """Return the craftsmen and dollars that a building needs, anywhere or on one space."""
    if isinstance(asked, Build):
        needed = fewest_craftsmen(s, asked.seat, option)
    else:
        needed = craftsmen_needed(s, asked.number, option) if s.tile[option] < s.figures.buildings else 0
    return {"needed": needed, "craftsmen": s.players[asked.seat].workers[CRAFTSMAN], "cost": needed * asked.price}


def _lacking(s: TrailState, names: Names, seat: int, act: Action, reason: int) -> Json:
    """Return what an action needs that its player does not have, and how much of it there is."""
    workers = s.players[seat].workers
    figures: dict[int, Callable[[], Json]] = {
        reasons.ACTION_TOO_DEAR: lambda: {"cost": act.pay},
        reasons.CARD_MISSING: lambda: {"card": names["card"][act.card]},
        reasons.BUILDINGS_TOO_DEAR: lambda: {"cost": shortfall.fewest_craftsmen_of_all(s, seat) * act.price},
        reasons.TOO_FEW_CRAFTSMEN: lambda: {
            "needed": shortfall.fewest_craftsmen_of_all(s, seat),
            "craftsmen": workers[CRAFTSMAN],
        },
        reasons.PURCHASES_TOO_DEAR: lambda: {"cost": shortfall.cheapest_purchase(s, seat)},
        reasons.TOO_FEW_COWBOYS: lambda: {"needed": shortfall.fewest_cowboys(s), "cowboys": workers[COWBOY]},
    }
    return figures[reason]() if reason in figures else {}
