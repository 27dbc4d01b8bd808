"""Check that what a waiting decision of a position remembers fits the table."""

from collections.abc import Mapping, Sequence

from railherd.core.problem import Problem
from railherd.games.gwt.figures.lookup import Figures
from railherd.games.gwt.figures.verbs import COPY, REVERSE
from railherd.games.gwt.rules.railway import Appoint, Collect, Reverse
from railherd.games.gwt.state import State
from railherd.kit.edge.position_forms import use_marks
from railherd.kit.figures.lookup import EMPTY, NOWHERE
from railherd.kit.figures.reasons import LEGAL
from railherd.kit.figures.verbs import DISCARD, MOVE, NO_ACTION
from railherd.kit.rules.buildings import BuildAt
from railherd.kit.rules.delivery import DeliverDisc, refuse_city
from railherd.kit.rules.discards import Draw, Pay, PaySecond
from railherd.kit.rules.hazards import Clear
from railherd.kit.rules.offers import Offer
from railherd.kit.rules.place import Use
from railherd.kit.state import DecisionOn

Names = Mapping[str, Sequence[str]]


def check_decision(s: State, names: Names, decision: DecisionOn[State]) -> None:
    """Refuse a decision that remembers something the table contradicts."""
    _check_action(s, names, decision)
    player = s.players[decision.seat]
    if isinstance(decision, Use):
        _check_use(s, decision)
    elif isinstance(decision, Clear) and decision.cost > player.money:
        raise Problem("gwt.position_cost", {"seat": decision.seat, "cost": decision.cost})
    elif isinstance(decision, BuildAt) and not player.unbuilt >> decision.number & 1:
        raise Problem("gwt.position_built", {"seat": decision.seat, "private": names["private"][decision.number]})
    elif isinstance(decision, DeliverDisc) and _refuses_disc(s, decision):
        raise Problem("gwt.position_delivery", {"seat": decision.seat, "city": names["city"][decision.city]})
    elif isinstance(decision, PaySecond) and decision.card >= s.figures.cattle:
        raise Problem("gwt.position_pair", {"card": names["card"][decision.card]})
    elif isinstance(decision, Draw) and decision.most > s.figures.most_drawn:
        raise Problem("core.data_number", {"where": "draw.most", "low": 0, "high": s.figures.most_drawn})
    elif isinstance(decision, Appoint) and (decision.station >= len(s.masters) or s.masters[decision.station] == EMPTY):
        raise Problem("gwt.position_appoint", {"seat": decision.seat})


def _check_action(s: State, names: Names, decision: DecisionOn[State]) -> None:
    """Refuse an action of a kind that the decision cannot be about."""
    for action in _actions(decision):
        if not _fits(s.figures, decision, action):
            raise Problem("gwt.position_action", {"decision": decision.NAME, "action": names["action"][action]})


def _actions(decision: DecisionOn[State]) -> list[int]:
    if isinstance(decision, Offer):
        return [decision.first] if decision.second == NO_ACTION else [decision.first, decision.second]
    return [decision.action] if isinstance(decision, Pay | PaySecond | Reverse | Collect) else []


def _fits(figures: Figures, decision: DecisionOn[State], action: int) -> bool:
    verb = figures.actions[action].verb
    if isinstance(decision, Offer):
        return verb not in (COPY, MOVE)
    return verb == (DISCARD if isinstance(decision, Pay | PaySecond) else REVERSE)


def _check_use(s: State, use: Use) -> None:
    """Refuse a copied building that is none or has no space, and used actions that the place does not have."""
    if (use.copied_space == NOWHERE) != (use.copied_tile == EMPTY) or use.copied_tile >= s.figures.buildings:
        raise Problem("gwt.position_copied")
    there = 0
    for mark in use_marks(s, use.tile, use.copied_tile).values():
        there |= mark
    if use.used & ~there:
        raise Problem("gwt.position_used", {"used": str(use.used)})


def _refuses_disc(s: State, disc: DeliverDisc) -> bool:
    """Return whether a city takes no disc from a seat, however valuable the herd."""
    return refuse_city(s, disc.seat, disc.city, s.figures.city_value[disc.city], disc.ordinary == 1) != LEGAL
